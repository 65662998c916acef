import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { IslandProps } from '../islands/island-props.ts'

/** A button that logs in by passkey or adds one to the account; where the browser can, the e-mail field offers passkeys as well. */
export async function mountPasskey(element: HTMLElement, { does, of, next, failed }: IslandProps['passkey']): Promise<void> {
  const button = element.querySelector('button')
  const status = element.querySelector('[role=status]')
  if (button === null || status === null) return
  const say = (text: string) => {
    status.textContent = text
  }
  element.hidden = false
  button.addEventListener('click', async () => {
    say('')
    const isDone = await (does === 'add' ? add(paths[of]) : signIn(paths[of], false)).catch(() => false)
    if (isDone) location.assign(next)
    else say(failed)
  })
  if (does === 'signIn' && (await browserSupportsWebAuthnAutofill())) {
    const isDone = await signIn(paths[of], true).catch(() => false)
    if (isDone) location.assign(next)
  }
}

const paths = { owner: '/passkeys', staff: '/passkeys/desk' } as const

async function signIn(path: string, useBrowserAutofill: boolean): Promise<boolean> {
  const optionsJSON = await post(`${path}/sign-in/options`)
  return send(`${path}/sign-in`, await startAuthentication({ optionsJSON, useBrowserAutofill }))
}

async function add(path: string): Promise<boolean> {
  const optionsJSON = await post(`${path}/options`)
  return send(path, await startRegistration({ optionsJSON }))
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
