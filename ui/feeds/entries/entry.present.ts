import type { Entry, EntryPicture, EntryRecord, EntryState } from '#db/model/feeds/entry.ts'
import type { Gap } from '#db/model/law/compliance/compliance.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath } from '../../listings/listing-address.present.ts'
import { href } from '../../routes.ts'
import { agoText } from '../../site/number.present.ts'
import { presentReason } from '../desk/remark.present.ts'
import { choiceText } from './entry-sections.present.ts'

/** An entry in the list. */
export interface EntryLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly place: string
  readonly state: EntryState
  readonly status: string | null
  /** Whether the site shows something older than the form holds. */
  readonly hasChanges: boolean
  readonly changed: string
}

type EntryRow = Pick<Entry, 'id' | 'state' | 'record' | 'isChanged' | 'changedAt'>

/** An entry as a line of the list. */
export function presentEntryLine({ id, state, record, isChanged, changedAt }: EntryRow, locale: Locale, now: Date): EntryLine {
  return {
    id,
    href: href('deskEntry', locale, { id }),
    title: entryTitle(record, locale),
    place: [record['location.postal_code'], record['location.city']].filter(Boolean).join(' '),
    state,
    status: state === 'published' ? choiceText('status', record.status ?? '', locale) : null,
    hasChanges: state === 'published' && isChanged,
    changed: agoText(changedAt, locale, now),
  }
}

/** The name of an entry: its headline, else its street and town. */
export function entryTitle(record: EntryRecord, locale: Locale): string {
  const headline = [locale, ...locales].map((each) => record[`description_title.${each}`]).find((text) => text !== undefined && text !== '')
  const street = [record['location.street'], record['location.number']].filter(Boolean).join(' ')
  const where = [street, record['location.city']].filter(Boolean).join(', ')
  return (headline ?? where) || translator(locale)('desk.entry.untitled')
}

export interface EntryPictureView {
  readonly id: string
  readonly kind: EntryPicture['kind']
  readonly src: string
  readonly width: number
  readonly height: number
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** An entry on its page, without the fields of its form. */
export interface EntryView {
  readonly version: number
  readonly state: EntryState
  readonly office: string
  readonly hasChanges: boolean
  /** Its public page; null while it is not on the site. */
  readonly path: string | null
  /** Its page at the desk, with its leads and documents; null before it was ever on the site, and if another office serves its place. */
  readonly homePath: string | null
  readonly pictures: readonly EntryPictureView[]
  /** Why it cannot be published; null if it can. */
  readonly obstacle: string | null
  /** What the law requires before it may be advertised, and what may follow later. */
  readonly unlawful: readonly string[]
  readonly open: readonly string[]
  readonly isHeld: boolean
  readonly status: 'onOffer' | 'closed'
  readonly closing: 'sold' | 'rented'
}

interface EntryFacts {
  readonly entry: Entry
  readonly number: number
  readonly pictures: readonly EntryPicture[]
  /** Whether the reader may open its page. */
  readonly opensHome: boolean
  readonly read:
    | { readonly ok: true; readonly listing: Listing; readonly gaps: readonly Gap[]; readonly isHeld: boolean }
    | { readonly ok: false; readonly reason: string }
}

/** An entry as its page shows it. */
export function presentEntry({ entry, number, pictures, opensHome, read }: EntryFacts, locale: Locale): EntryView {
  const { published } = entry
  const gaps = read.ok ? read.gaps : []
  const named = (without: 'unlawful' | 'allowed') =>
    gaps.filter(({ row }) => row.without === without).map(({ rule }) => translator(locale)(`desk.rule.${rule}`))
  const isClosed = published?.status === 'sold' || published?.status === 'rented'
  return {
    version: entry.version,
    state: entry.state,
    office: entry.office ?? '',
    hasChanges: entry.state === 'published' && entry.isChanged,
    path: entry.state === 'published' && read.ok ? listingPath(read.listing, locale) : null,
    homePath: entry.state === 'draft' || !opensHome ? null : href('deskHome', locale, { id: number }),
    pictures: presentPictures(pictures, number),
    obstacle: read.ok ? null : presentReason(read.reason, locale).text,
    unlawful: named('unlawful'),
    open: named('allowed'),
    isHeld: read.ok && read.isHeld,
    status: isClosed ? 'closed' : 'onOffer',
    closing: published?.negotiation === 'let' ? 'rented' : 'sold',
  }
}

function presentPictures(pictures: readonly EntryPicture[], number: number): readonly EntryPictureView[] {
  return (['photo', 'plan'] as const).flatMap((kind) => {
    const own = pictures.filter((picture) => picture.kind === kind)
    return own.map(({ id, width, height }, index) => ({
      ...{ id, kind, width, height },
      src: `/photos/${number}/${id}/480.jpg`,
      number: index + 1,
      isFirst: index === 0,
      isLast: index === own.length - 1,
    }))
  })
}
