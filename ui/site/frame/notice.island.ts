import { cloneTemplate } from '../../islands/lookup.ts'
import { announce } from '../../islands/page-events.ts'
import { type IslandWords, loadTranslations } from '../../islands/translations.ts'

type IslandWord = keyof IslandWords

interface NoticeAction {
  readonly word: IslandWord
  /** Runs on a click, after the notice has gone; has to place the focus. */
  run(): void
}

const words = loadTranslations(document.documentElement.lang).catch((): IslandWords => ({}))
const notice = cloneTemplate(document, 'notice')
const [text, actionButton, closeButton] = notice?.querySelectorAll<HTMLElement>(':scope > *') ?? []
// A live region announces changes only, so it must be in the page before its first message.
notice?.replaceChildren()
if (notice) document.body.append(notice)
announce('content')

/** How long a message stays that asks nothing, in milliseconds. */
const stay = 8000
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a message at the foot of the window, with an optional action that takes the focus. It stays until the next one or until it is closed; one
 * without action, which may lie on a button of a small page, leaves by itself unless it is pointed at or focused.
 */
export async function showNotice(word: IslandWord, action?: NoticeAction, onClose: () => void = () => undefined): Promise<void> {
  const spoken = await words
  const spokenText = spoken[word]
  if (!notice || !text || !actionButton || !closeButton || spokenText === undefined) return
  text.textContent = spokenText
  actionButton.textContent = action ? (spoken[action.word] ?? '') : ''
  const handle = (button: HTMLElement, run: () => void) => {
    button.onclick = () => {
      notice.replaceChildren()
      run()
    }
  }
  if (action) handle(actionButton, () => action.run())
  handle(closeButton, onClose)
  notice.replaceChildren(text, ...(action ? [actionButton] : []), closeButton)
  clearTimeout(leaving)
  if (action) actionButton.focus({ preventScroll: true })
  else leaving = setTimeout(leave, stay)
}

function leave(): void {
  if (notice?.matches(':hover, :focus-within')) leaving = setTimeout(leave, stay)
  else notice?.replaceChildren()
}
