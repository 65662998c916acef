import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { IslandProps } from '../islands/island-props.ts'

/** A button that logs in by passkey or adds one to the account; where the browser can, the e-mail field offers passkeys as well. */
export async function mountPasskey(element: HTMLElement, { does, of, next, again, failed }: IslandProps['passkey']): Promise<void> {
  const button = element.querySelector('button')
  const status = element.querySelector('[role=status]')
  if (button === null || status === null) return
  const say = (text: string) => {
    status.textContent = text
  }
  element.hidden = false
  button.addEventListener('click', async () => {
    say('')
    const done = await (does === 'add' ? add(paths[of]) : signIn(paths[of], false)).catch(() => false)
    if (done === false) say(failed)
    else location.assign(done === 'tooOld' ? again : next)
  })
  if (does === 'signIn' && (await browserSupportsWebAuthnAutofill())) {
    const isDone = await signIn(paths[of], true).catch(() => false)
    if (isDone) location.assign(next)
  }
}

const paths = { owner: '/passkeys', staff: '/passkeys/desk' } as const

async function signIn(path: string, useBrowserAutofill: boolean): Promise<boolean> {
  const answer = await fetch(`${path}/sign-in/options`, { method: 'POST' })
  const optionsJSON = await answer.json()
  return send(`${path}/sign-in`, await startAuthentication({ optionsJSON, useBrowserAutofill }))
}

/** @returns `tooOld` if the log-in was too long ago */
async function add(path: string): Promise<boolean | 'tooOld'> {
  const answer = await fetch(`${path}/options`, { method: 'POST' })
  if (answer.status === 401) return 'tooOld'
  return send(path, await startRegistration({ optionsJSON: await answer.json() }))
}

async function send(path: string, body: object): Promise<boolean> {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
  return answer.ok
}
