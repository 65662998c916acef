import { textIn } from '#db/model/site/localized.ts'
import { cloneTemplate, findRecordPart } from './frame/frame-hooks.island.ts'
import type { FrameSettings } from './frame/settings.island.ts'
import type { MapRecord } from './host-record.island.ts'
import { addressLines, priceText, ribbonOf } from './record-text.island.ts'

/** The card of a host's record that the site does not know. Its texts are set as text, never as markup; its name is a button that calls `open`. */
export function recordCard(record: MapRecord, settings: FrameSettings, marqueeIgnore: boolean, open: () => void): HTMLElement {
  const { locale } = settings
  const card = cloneTemplate('record-card')
  const name = findRecordPart(card, 'open')
  name.textContent = textIn(record.place.city, locale) || (record.place.zip ?? '')
  name.addEventListener('click', open)
  const price = findRecordPart(card, 'price')
  price.textContent = priceText(record, settings)
  price.classList.toggle('is-word', record.price.amount === null)
  showLines(card, addressLines(record, settings))
  showEnergy(card, record)
  const ribbon = marqueeIgnore ? null : ribbonOf(record, settings)
  const badge = findRecordPart(card, 'badge')
  if (ribbon === null) badge.remove()
  else badge.textContent = ribbon
  if (record.place.point.exact) findRecordPart(card, 'area').remove()
  return card
}

function showLines(card: HTMLElement, lines: readonly string[]): void {
  findRecordPart(card, 'facts').prepend(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}

function showEnergy(card: HTMLElement, { energy }: MapRecord): void {
  const label = findRecordPart(card, 'energy')
  if (!energy) {
    label.closest('li')?.remove()
    return
  }
  label.textContent = energy.text
  label.dataset.scheme = energy.scheme ?? 'none'
  label.dataset.band = String(energy.band)
}
