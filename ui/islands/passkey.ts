import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { IslandProps } from './html-hooks.ts'

/** A button that logs in by passkey or adds one to the account; where the browser can, the e-mail field offers passkeys as well. */
export async function mountPasskey(element: HTMLElement, { does, next, failed }: IslandProps['passkey']): Promise<void> {
  const button = element.querySelector('button')
  const status = element.querySelector('[role=status]')
  if (button === null || status === null) return
  const say = (text: string) => {
    status.textContent = text
  }
  element.hidden = false
  button.addEventListener('click', async () => {
    say('')
    const isDone = await (does === 'add' ? add() : signIn(false)).catch(() => false)
    if (isDone) location.assign(next)
    else say(failed)
  })
  if (does === 'signIn' && (await browserSupportsWebAuthnAutofill())) {
    const isDone = await signIn(true).catch(() => false)
    if (isDone) location.assign(next)
  }
}

async function signIn(useBrowserAutofill: boolean): Promise<boolean> {
  const optionsJSON = await post('/passkeys/sign-in/options')
  return send('/passkeys/sign-in', await startAuthentication({ optionsJSON, useBrowserAutofill }))
}

async function add(): Promise<boolean> {
  const optionsJSON = await post('/passkeys/options')
  return send('/passkeys', await startRegistration({ optionsJSON }))
}

async function post(path: string) {
  const answer = await fetch(path, { method: 'POST' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

async function send(path: string, body: object): Promise<boolean> {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
  return answer.ok
}
