import { beginning } from '#db/model/content/excerpt.ts'
import type { FieldRemark, RemarkReason } from '#db/model/feeds/field-remark.ts'
import { plainKey } from './values/plain-key.ts'

/** Notes why the value being read was not taken as it is. */
export type Note = (reason: RemarkReason) => void

/** Reads one value: undefined if it says that there is none, null if it is not understood. */
export type Read<Value> = (value: unknown, note: Note) => Value | null | undefined

/** A value of the record, for readers that look at several at once. */
export interface Given {
  /** Undefined if it is absent or empty. */
  readonly value: unknown
  readonly note: Note
}

/** Collects the remarks on one record. */
export interface Remarks {
  note(field: string, value: unknown, reason: RemarkReason): void
  /** Reads a field's value; one that is not understood is noted, unless `read` has noted a more exact reason. */
  read<Value>(field: string, value: unknown, read: Read<Value>): Value | null
  /** Whether the meaning of one of these fields is in doubt. */
  isUnclear(fields: readonly string[]): boolean
  /** One for each field and reason, in the order they were noted. */
  all(): readonly FieldRemark[]
}

const maxRemarks = 200
const maxValueLength = 200
const doubts: ReadonlySet<RemarkReason> = new Set<RemarkReason>(['notUnderstood', 'implausible', 'contradiction'])

export function collectRemarks(): Remarks {
  const remarks = new Map<string, FieldRemark>()
  const unclear = new Set<string>()
  const note: Remarks['note'] = (field, value, reason) => {
    if (doubts.has(reason)) unclear.add(plainKey(field))
    const key = `${reason} ${field}`
    if (remarks.size < maxRemarks && !remarks.has(key)) remarks.set(key, { field: beginning(field, maxValueLength), value: valueText(value), reason })
  }
  return {
    note,
    read(field, value, read) {
      let isNoted = false
      const result = read(value, (reason) => {
        isNoted = true
        note(field, value, reason)
      })
      if (result === null && !isNoted) note(field, value, 'notUnderstood')
      return result ?? null
    },
    isUnclear: (fields) => fields.some((field) => unclear.has(plainKey(field))),
    all: () => [...remarks.values()],
  }
}

/** For readers that are tried on values which need not be understood. */
export const noRemark: Note = () => {}

/** A value may be nested deeper than can be written. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return '…'
  }
}

/** A value of a record as text, cut. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (jsonOf(value) ?? String(value))
  return beginning(text.toWellFormed(), maxValueLength)
}
