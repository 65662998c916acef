import type { FailedCall } from '#worker/feeds/sync/call-service.ts'
import type { CrmPerson, Written } from './crm-writer.ts'

const kinds = { none: 'later', rejected: 'refused' } as const

/** The outcome of a write that did not succeed. @param fields the names of the fields that were refused */
export function failedWrite({ effect, error }: FailedCall, person: CrmPerson, fields = ''): Written {
  return { kind: effect ? kinds[effect] : 'lost', reason: withoutPerson(fields === '' ? error.detail : `${error.detail}: ${fields}`, person) }
}

const maxWords = 200

/** What a CRM says, without what identifies the person of a lead, which it may quote in its own spelling. Shortened last, so that no part of it is left. */
export function withoutPerson(text: string, { firstName, lastName, email, phone, address }: CrmPerson): string {
  const given = [firstName, lastName, email, phone, ...Object.values(address ?? {})]
  // The longest first: an e-mail address may hold a name.
  const values = given.flatMap((value) => (value !== null && value.length > 1 ? [value] : [])).sort((one, other) => other.length - one.length)
  const words = text.replace(/\s+/g, ' ').trim()
  return values.reduce((rest, value) => rest.replace(new RegExp(patternOf(value), 'giu'), '…'), words).slice(0, maxWords)
}

/** A short value counts as a word only, so that other words stay readable. */
function patternOf(value: string): string {
  const escaped = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return value.length > 3 ? escaped : `(?<!\\p{L})${escaped}(?!\\p{L})`
}
