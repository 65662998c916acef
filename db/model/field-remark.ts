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
