import { textIn } from '#db/model/localized.ts'
import type { MapRecord } from './record.ts'
import { priceWords, ribbonOf, whereWords } from './record-words.ts'
import type { FrameSettings } from './settings.ts'

/** The card of a home that only the host knows: its words as text, never as markup. Its name is a button that tells the host to open it. */
export function recordCard(record: MapRecord, settings: FrameSettings, marqueeIgnore: boolean, open: () => void): HTMLElement {
  const { locale, words } = settings
  const name = element('button', '', textIn(record.place.city, locale) || (record.place.zip ?? ''))
  name.type = 'button'
  name.addEventListener('click', open)
  const title = element('h2', 'card-place')
  title.append(name)
  const body = element('div', 'card-body')
  body.append(title, element('p', record.price.amount === null ? 'price is-word' : 'price', priceWords(record, settings)))
  const facts = element('ul', 'card-facts')
  for (const line of whereWords(record, settings)) facts.append(element('li', '', line))
  if (record.energy) {
    const label = element('span', 'epc', record.energy.text)
    label.dataset.scheme = record.energy.scheme ?? 'none'
    label.dataset.band = String(record.energy.band)
    const item = element('li', '')
    item.append(label)
    facts.append(item)
  }
  body.append(facts)
  const card = element('article', 'card')
  const ribbon = marqueeIgnore ? null : ribbonOf(record, settings)
  if (ribbon !== null) card.append(element('span', 'badge', ribbon))
  card.append(body)
  if (!record.place.point.exact) card.append(element('p', 'hint map-around', words.around))
  return card
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
