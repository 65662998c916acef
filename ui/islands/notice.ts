import { type IslandWords, loadTranslations } from './translations.ts'

export type IslandWord = keyof IslandWords

interface NoticeAction {
  readonly word: IslandWord
  /** Takes focus where it belongs after it. */
  run(): void
}

const words = loadTranslations(document.documentElement.lang).catch((): IslandWords => ({}))
const foot = document.createElement('div')
foot.className = 'foot-notice'
foot.setAttribute('role', 'status')
document.body.append(foot)

/** Says at the foot of the window what has happened, with a way to undo it that takes focus. It stays until the next one or until it is closed. */
export async function showNotice(word: IslandWord, action?: NoticeAction, close: () => void = () => undefined): Promise<void> {
  const spoken = await words
  const text = document.createElement('p')
  text.textContent = spoken[word] ?? ''
  const buttons = [...(action ? [button(spoken[action.word] ?? '', action.run)] : []), button(spoken['frame.close'] ?? '', close)]
  foot.replaceChildren(text, ...buttons)
  if (action) buttons[0]?.focus({ preventScroll: true })
}

function button(text: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'text-button'
  made.textContent = text
  made.addEventListener('click', () => {
    foot.replaceChildren()
    run()
  })
  return made
}
