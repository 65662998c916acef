import type { FieldRemark, RemarkReason } from '#db/model/feeds/field-remark.ts'
import type { RecordKind } from '#db/schema.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import type { Reading, ReadOptions, Refusal } from '../reader.ts'
import { collectRemarks } from '../remarks.ts'
import { readNeutral } from './reader.ts'

interface Nested {
  [name: string]: unknown
}

/** A record of the neutral format that is written from another CRM's: the rules for its values are then those of that format. */
export interface Translation {
  /** Writes a value, unless it is empty or the path has one. @param from the field it stands in, which remarks name */
  set(path: string, value: unknown, from: string): void
  /** Stores a value that is not shown. */
  keep(from: string, value: unknown): void
  note(from: string, value: unknown, reason: RemarkReason): void
  /** Whether a value is set for a path. */
  has(path: string): boolean
  read(kind: RecordKind, options: ReadOptions): Reading | Refusal
}

/** Begins a record. */
export function openTranslation(): Translation {
  const record: Nested = {}
  const fields = new Map<string, string>()
  const kept: [string, unknown][] = []
  const remarks = collectRemarks()
  return {
    set(path, value, from) {
      if (value === undefined || value === null || value === '' || fields.has(path)) return
      fields.set(path, from)
      const names = path.split('.')
      const last = names.pop() ?? path
      names.reduce(below, record)[last] = value
    },
    keep: (from, value) => void kept.push([from, value]),
    note: remarks.note,
    has: (path) => fields.has(path),
    read(kind, options) {
      const reading = readNeutral(kind, record, options, kept)
      if (!reading.ok) return reading
      // A field that the format does not have was written so that its words are hidden too.
      const noted = reading.remarks.filter(({ field, reason }) => reason !== 'unknownField' || !fields.has(field))
      const renamed = noted.map((remark): FieldRemark => ({ ...remark, field: fields.get(remark.field) ?? remark.field }))
      return withoutPage({ ...reading, remarks: [...renamed, ...remarks.all()] }, options)
    },
  }
}

/** What is hidden is said by a flag that exists only when it is true, or the other way round: any other answer hides. */
export function hidesUnless(flag: unknown, shown: boolean, onUnclear: () => void): boolean {
  const isGiven = flag !== undefined && flag !== null && flag !== ''
  const answer = isGiven ? strictFlag(flag) : null
  if (isGiven && answer === null) onUnclear()
  return answer !== shown
}

/** A record that is not for the internet has no page, or one that says it is gone if visitors may have seen it. */
function withoutPage(reading: Reading, { known }: ReadOptions): Reading {
  const hadPage = known?.(reading.id)?.hadPage === true
  if ('listing' in reading) {
    const isGone = reading.listing.state === 'prospective' && hadPage
    return isGone ? { ...reading, listing: { ...reading.listing, state: 'withdrawn' } } : reading
  }
  return reading.listed || hadPage ? reading : { ...reading, project: { ...reading.project, unpublished: true } }
}

function below(object: Nested, name: string): Nested {
  const known = object[name]
  if (isNested(known)) return known
  const created: Nested = {}
  object[name] = created
  return created
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
