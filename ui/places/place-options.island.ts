import type { Suggestion } from '#db/model/places/zones.ts'
import type { PlaceWords } from '../islands/island-props.ts'
import { cloneTemplate } from '../islands/lookup.ts'

export interface PlaceOptions {
  readonly isOpen: boolean
  /** The option that the arrow keys have reached. */
  readonly active: Suggestion | null
  /** Replaces the list. An option that the keys have reached stays active if it is in the new list, which may come late. */
  show(places: readonly Suggestion[]): void
  close(): void
  /** To the next option, the previous one, or back into the text. */
  move(step: 1 | -1 | 0): void
}

/** The list under the field. The focus stays in the field; `aria-activedescendant` names the option that the keys have reached. */
export function mountOptions(
  field: HTMLElement,
  input: HTMLInputElement,
  list: HTMLElement,
  words: PlaceWords,
  onChoose: (place: Suggestion) => void,
): PlaceOptions {
  let places: readonly Suggestion[] = []
  let index = -1
  list.role = 'listbox'
  input.setAttribute('aria-controls', list.id)
  // Keep the focus in the field while an option is pressed or the list is scrolled.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('li') : null
    const place = option ? places[[...list.children].indexOf(option)] : undefined
    if (place) onChoose(place)
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
  const show = (found: readonly Suggestion[]) => {
    const active = places[index]
    places = found
    list.replaceChildren(...found.map((place, at) => optionOf(field, place, `${list.id}-${at}`, words)))
    list.hidden = found.length === 0
    list.scrollTop = 0
    input.ariaExpanded = String(found.length > 0)
    activate(active === undefined ? -1 : found.findIndex(({ key, value }) => key === active.key && value === active.value))
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
      if (step === 0 || count === 0) activate(-1)
      // The text itself is one more stop, between the last option and the first.
      else activate(((index + 1 + step + count + 1) % (count + 1)) - 1)
    },
  }
}

function optionOf(field: HTMLElement, place: Suggestion, id: string, words: PlaceWords): Element | string {
  const option = cloneTemplate(field, 'option')
  const [label, within] = option?.children ?? []
  if (!option || !label || !within) return ''
  const zip = place.kind === 'locality' && place.zip !== null ? `${place.zip} ` : ''
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  label.textContent = place.label
  within.textContent = [words.kinds[place.kind], place.within === null ? '' : zip + place.within].filter(Boolean).join(', ')
  return option
}
