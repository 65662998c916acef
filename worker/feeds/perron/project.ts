import { unknownTime } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import type { Project } from '#db/model/projects/project.ts'
import { clearlySay, flagsAt } from '../hidden/hide-flags.ts'
import { textReaders } from '../hidden/hide-texts.ts'

import { unlessCut } from '../hidden/street/hide-street.ts'
import type { ProjectReading, ReadOptions, Refusal } from '../reader.ts'
import { readInstant } from '../values/date.ts'
import { readAmount } from '../values/money.ts'
import { isWebAddress } from '../values/web-address.ts'
import { readDocuments, readPictures } from './files.ts'
import { lineOf, readContact, readState, unpublishedFields } from './listing.ts'
import type { OpenRecord } from './open-record.ts'
import { readNeutralPlace } from './place.ts'

/** One project of the neutral format. Its units are separate listings, gathered once all have arrived. */
export function readNeutralProject(record: OpenRecord, id: number, { salt, known }: ReadOptions): ProjectReading | Refusal {
  const placed = readNeutralPlace(record, salt)
  if (placed === null) return { ok: false, reason: 'no city and no postal code' }
  const state = readState(record, null)
  if (typeof state === 'object') return state

  const { place, secret, cut } = placed
  const { text, shortText } = textReaders(cut)
  const showsPrice = clearlySay(false, flagsAt(record.raw, 'price.hidden', record.remarks))
  const number = unlessCut(lineOf(record.get('reference')), cut, 60)
  const externalUrl = record.read('external_url', (value) => (isWebAddress(value) ? value : null))
  const startPrice = record.read('price.start_amount', readAmount) ?? record.read('price.amount', readAmount)
  const project: Project = {
    id,
    number,
    name: shortText(record.get('description_title')) ?? (number === null ? place.city : { any: number }),
    place,
    summary: text(record.get('description')),
    situation: text(record.get('situation')),
    technical: text(record.get('technical')),
    delivery: shortText(record.get('delivery')),
    startPrice: showsPrice ? startPrice : null,
    constructions: [],
    documents: readDocuments(record, shortText, cut),
    photos: readPictures(record, shortText, cut),
    externalUrl: unlessCut(externalUrl, cut),
    sold: state === 'sold',
    createdAt: record.read('created_at', readInstant) ?? known?.(id)?.createdAt ?? record.read('updated_at', readInstant) ?? unknownTime,
    contact: readContact(record, cut),
  }
  return {
    ok: true,
    id,
    project,
    listed: isListed(state) || state === 'sold',
    secret,
    extraFields: unpublishedFields(record, cut),
    remarks: record.remarks.all(),
  }
}
