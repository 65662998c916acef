import type { Suggestion } from '#db/model/zones.ts'
import type { PlaceWords } from './place-words.ts'

export interface PlaceOptions {
  readonly isOpen: boolean
  /** The option the arrow keys have reached. */
  readonly active: Suggestion | null
  show(places: readonly Suggestion[]): void
  close(): void
  /** To the next option, the previous one, or back into the text. */
  move(step: 1 | -1 | 0): void
}

/** The list under the field. Focus stays in the field; `aria-activedescendant` says which option the keys have reached. */
export function makeOptions(input: HTMLInputElement, words: PlaceWords, onChoose: (place: Suggestion) => void): PlaceOptions {
  let places: readonly Suggestion[] = []
  let index = -1
  const list = document.createElement('ul')
  list.className = 'place-options'
  list.id = `${input.id}-options`
  list.role = 'listbox'
  list.ariaLabel = input.labels?.[0]?.textContent ?? ''
  list.hidden = true
  input.after(list)
  input.setAttribute('aria-controls', list.id)
  // Focus stays where it is while an option is pressed, and while the list is scrolled.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('li') : null
    const place = option ? places[[...list.children].indexOf(option)] : undefined
    if (place) onChoose(place)
  })

  const point = (to: number) => {
    index = to
    for (const [at, option] of [...list.children].entries()) {
      option.ariaSelected = String(at === to)
      if (at === to) option.scrollIntoView({ block: 'nearest' })
    }
    if (to < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${to}`)
  }
  const show = (found: readonly Suggestion[]) => {
    places = found
    list.replaceChildren(...found.map((place, at) => optionOf(place, `${list.id}-${at}`, words)))
    list.hidden = found.length === 0
    list.scrollTop = 0
    input.ariaExpanded = String(found.length > 0)
    point(-1)
  }
  return {
    get isOpen() {
      return !list.hidden
    },
    get active() {
      return places[index] ?? null
    },
    show,
    close: () => show([]),
    move(step) {
      const count = places.length
      if (step === 0 || count === 0) point(-1)
      // One stop more than there are options: between the last and the first the text itself is reached.
      else point(((index + 1 + step + count + 1) % (count + 1)) - 1)
    },
  }
}

function optionOf(place: Suggestion, id: string, words: PlaceWords): HTMLElement {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  const within = document.createElement('small')
  const zip = place.kind === 'locality' && place.zip !== null ? `${place.zip} ` : ''
  within.textContent = [words.kinds[place.kind], place.within === null ? '' : zip + place.within].filter(Boolean).join(', ')
  option.append(place.label, ' ', within)
  return option
}
