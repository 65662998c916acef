import type { RemarkReason } from '#db/model/feeds/field-remark.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { placeOf } from '../../listings/listing-card.present.ts'
import { titleOf } from '../../listings/listing-title.present.ts'
import { href } from '../../routes.ts'
import { formatNumber } from '../../site/number.present.ts'

interface RemarkRow {
  readonly kind: 'listing' | 'project'
  readonly recordId: number | null
  readonly externalId: string | null
  readonly position: number | null
  readonly field: string
  readonly value: string
  readonly reason: RemarkReason
  readonly card: ListingCard | null
  readonly name: LocalizedText | null
}

/** A remark of the list in words. */
export interface RemarkView {
  readonly key: string
  readonly field: string
  /** As it came; empty where it is not kept. */
  readonly value: string
  readonly reason: string
  /** The record it is about, and its page at the desk; null for a project and for a record that the stock does not have. */
  readonly record: string
  readonly path: string | null
}

/** Remarks as lines of a list. */
export function presentRemarks(rows: readonly RemarkRow[], locale: Locale): readonly RemarkView[] {
  return rows.map((row, index) => ({
    key: String(index),
    field: row.field,
    value: row.value,
    reason: translator(locale)(`desk.remark.${row.reason}`),
    record: recordText(row, locale),
    path: row.card === null || row.recordId === null ? null : href('deskHome', locale, { id: String(row.recordId) }),
  }))
}

function recordText({ card, name, position, externalId }: RemarkRow, locale: Locale): string {
  const t = translator(locale)
  const title = card === null ? (name === null ? null : textIn(name, locale)) : `${titleOf(card, locale)}, ${placeOf(card, locale)}`
  const place = placeText(position, externalId, locale)
  return [title ?? (place === null ? t('desk.import.project') : null), place].filter((part) => part !== null && part !== '').join(', ')
}

function placeText(position: number | null, id: string | null, locale: Locale): string | null {
  const t = translator(locale)
  if (position === null) return id
  const shown = formatNumber(position, locale)
  return id === null ? t('desk.import.position', { position: shown }) : t('desk.import.positionId', { position: shown, id })
}
