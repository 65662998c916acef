import type { RemarkReason } from '#db/model/feeds/field-remark.ts'
import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { titleOf } from '../../listings/listing-address.present.ts'
import { placeOf } from '../../listings/listing-card.present.ts'
import { href } from '../../routes.ts'
import { formatNumber } from '../../site/number.present.ts'
import { pathLabel } from '../sheets/sheet.present.ts'

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
  /** Its name for people, or the record's own key. */
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
    field: pathLabel(homeSheet, row.field, locale),
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

/** Why a record was rejected; `isEnglish` if there is only the feed reader's own text. */
export interface ReasonView {
  readonly text: string
  readonly isEnglish: boolean
  /** Of the reason; null for one that is not known. */
  readonly name: string | null
}

const reasons = [
  ['place', /^no city and no (?:postal code|zip)$/],
  ['id', /^(?:no id|ID is missing)$/i],
  ['badId', /^(?:id is not text|id cannot be used|ID (?:is|must|cannot))/i],
  ['status', /^status (?:is missing|must be)/i],
  ['negotiation', /^(?:negotiation|goal) (?:is missing|must be)/i],
  ['record', /^not a record$/],
  ['size', /^the record is (?:too large|over|nested)/],
  ['quote', /^a quotation mark opens/],
  ['columns', /^\d+ columns where the header has/],
  ['twice', /^ID .* appears twice/],
] as const

/** Reasons that quote the value they are about. */
const quoting = [
  ['statusValue', /^status must be .*, not "(.+)"$/s],
  ['negotiationValue', /^negotiation must be .*, not "(.+)"$/s],
] as const

/** A feed reader's reason in the language of the page, if it is a known one. */
export function presentReason(reason: string, locale: Locale): ReasonView {
  for (const [name, pattern] of quoting) {
    const value = pattern.exec(reason)?.[1]
    if (value !== undefined) return { text: translator(locale)(`desk.reject.${name}`, { value }), isEnglish: false, name }
  }
  const known = reasons.find(([, pattern]) => pattern.test(reason))
  return known
    ? { text: translator(locale)(`desk.reject.${known[0]}`), isEnglish: false, name: known[0] }
    : { text: reason, isEnglish: locale !== 'en', name: null }
}
