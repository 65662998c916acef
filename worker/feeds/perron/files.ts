import type { Photo } from '#db/model/listings/listing.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import { byLocale } from '#messages/locales.ts'
import { documentName } from '../hidden/document-name.ts'
import { clearlySay, valuesAt } from '../hidden/hide-flags.ts'
import { type Cut, unlessCut } from '../hidden/street/hide-street.ts'
import { addressIn, distinctPhotos, isPlaceholder, type PhotoCandidate, photoAddressOf, pictureItems, pixels, readRooms } from '../photos.ts'
import { type ReadText, readPlainText } from '../values/text.ts'
import type { OpenRecord } from './open-record.ts'
import { readExternalId } from './values.ts'

const maxItems = 400

/** The default name of a plan. */
const planName: LocalizedText = byLocale((locale) => languages[locale].floorPlan)

/** The photographs in their order, the plans behind them. */
export function readPictures(record: OpenRecord, text: ReadText, cut: Cut): readonly Photo[] {
  const images = pictures(record.get('images')).flatMap((item) => candidate(item, '', null, text))
  const plans = pictures(record.get('plans')).flatMap((item) => candidate(item, 'plan-', planName, text))
  return distinctPhotos([...images, ...plans], cut)
}

function candidate(item: unknown, prefix: string, defaultName: LocalizedText | null, text: ReadText): PhotoCandidate[] {
  const file = typeof item === 'string' ? { url: item } : item
  const url = photoAddressOf(addressIn(file))
  if (!isJsonObject(file) || url === null) return []
  const id = readExternalId(file.id)
  return [
    {
      id: id === null ? null : prefix + id,
      url,
      width: pixels(file.width),
      height: pixels(file.height),
      name: text(file.name) ?? defaultName,
      placeholder: isPlaceholder(file.placeholder) ? file.placeholder : null,
      rooms: readRooms(file.rooms, text),
    },
  ]
}

/** The documents a project's page names: those that are public and have a name. */
export function readDocuments(record: OpenRecord, text: ReadText, cut: Cut): readonly { readonly id: string; readonly name: LocalizedText }[] {
  return items(record.get('documents')).flatMap((item, index) => {
    if (!isJsonObject(item) || !clearlySay(true, valuesAt(item, 'public'))) return []
    const name = text(item.name) ?? text(item.kind) ?? (readPlainText(item.name) && documentName)
    return name === null ? [] : [{ id: unlessCut(readExternalId(item.id), cut) ?? String(index + 1), name }]
  })
}

function pictures(value: unknown): readonly unknown[] {
  return value === undefined ? [] : pictureItems(value).slice(0, maxItems)
}

function items(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, maxItems) : []
}
