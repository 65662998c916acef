/** The list of a combobox: its options, and the one that the arrow keys have reached. */
export interface Options<Choice> {
  readonly isOpen: boolean
  /** The option that the arrow keys have reached. */
  readonly active: Choice | null
  /** Replaces the list. An option that the keys have reached stays active if it is in the new list, which may come late. */
  show(choices: readonly Choice[]): void
  close(): void
  /** To the next option, the previous one, or back into the text. */
  move(step: 1 | -1 | 0): void
}

/** The list under the field. The focus stays in the field; `aria-activedescendant` names the option that the keys have reached. */
export function mountOptions<Choice>(
  input: HTMLInputElement,
  list: HTMLElement,
  draw: (choice: Choice) => HTMLElement | null,
  isSame: (one: Choice, other: Choice) => boolean,
  onChoose: (choice: Choice) => void,
): Options<Choice> {
  let choices: readonly Choice[] = []
  let index = -1
  list.role = 'listbox'
  input.setAttribute('aria-controls', list.id)
  // Keep the focus in the field while an option is pressed or the list is scrolled.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('li') : null
    const choice = option ? choices[[...list.children].indexOf(option)] : undefined
    if (choice) onChoose(choice)
  })

  const activate = (next: number) => {
    index = next
    for (const [at, option] of [...list.children].entries()) {
      option.ariaSelected = String(at === next)
      if (at === next) option.scrollIntoView({ block: 'nearest' })
    }
    if (next < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${next}`)
  }
  const show = (found: readonly Choice[]) => {
    const active = choices[index]
    choices = found
    list.replaceChildren(...found.map((choice, at) => optionOf(draw(choice), `${list.id}-${at}`)))
    list.hidden = found.length === 0
    list.scrollTop = 0
    input.ariaExpanded = String(found.length > 0)
    activate(active === undefined ? -1 : found.findIndex((choice) => isSame(choice, active)))
  }
  return {
    get isOpen() {
      return !list.hidden
    },
    get active() {
      return choices[index] ?? null
    },
    show,
    close: () => show([]),
    move(step) {
      const count = choices.length
      if (step === 0 || count === 0) activate(-1)
      // The text itself is one more stop, between the last option and the first.
      else activate(((index + 1 + step + count + 1) % (count + 1)) - 1)
    },
  }
}

function optionOf(option: HTMLElement | null, id: string): Element | string {
  if (option === null) return ''
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  return option
}
