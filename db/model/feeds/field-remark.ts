/** Why a value of an accepted record earned a remark. */
export const remarkReasons = [
  // The value is there and its meaning is unknown: it is left out.
  'notUnderstood',
  // The value was read, and is impossible: a point outside the country, a year in the future.
  'implausible',
  // Two fields of the record disagree; the more careful reading was taken.
  'contradiction',
  // The value was read after a correction: swapped coordinates, a postcode taken out of a town's field.
  'corrected',
  // The value was longer than its place and was cut.
  'shortened',
  // The address of a picture or document cannot be fetched.
  'notFetched',
  // The format has no such field.
  'unknownField',
] as const
export type RemarkReason = (typeof remarkReasons)[number]

/** A warning about one value of an accepted record: nothing that was given is dropped or changed silently. */
export interface FieldRemark {
  /** The record's own key as it was sent: `Price`, `location.zip`. */
  readonly field: string
  /** The value as it came, as text of at most 200 characters. */
  readonly value: string
  readonly reason: RemarkReason
}

/** Remarks kept of one record. */
const maxRemarks = 100
const maxField = 200
const maxValue = 200

/** The remarks of a record as they are kept: at most 100, with their texts cut. */
export function boundedRemarks(remarks: readonly FieldRemark[]): readonly FieldRemark[] {
  return remarks.slice(0, maxRemarks).map(({ field, value, reason }) => ({ field: cut(field, maxField), value: cut(value, maxValue), reason }))
}

/** Remarks as they are stored: what stands in a field that the format does not have may be about a person, and is not kept. */
export function storedRemarks(remarks: readonly FieldRemark[]): readonly FieldRemark[] {
  return boundedRemarks(remarks).map((remark) => (remark.reason === 'unknownField' ? { ...remark, value: '' } : remark))
}

function cut(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).toWellFormed() : text.toWellFormed()
}

/** A remark about a record of an import. */
export interface RecordRemark extends FieldRemark {
  /** The place of the record in its list, from 1. */
  readonly position: number
  /** The id at the source; null if it has none. */
  readonly id: string | null
}

/** What a reason means, as a sentence for the sender of a command. */
export const remarkSentences: Readonly<Record<RemarkReason, string>> = {
  notUnderstood: 'The value was not understood and was left out.',
  implausible: 'The value cannot be right and was left out.',
  contradiction: 'The value contradicts another field; the more careful one was used.',
  corrected: 'The value was read after a correction.',
  shortened: 'The value was too long and was cut.',
  notFetched: 'The address cannot be fetched.',
  unknownField: 'The format has no such field.',
}
