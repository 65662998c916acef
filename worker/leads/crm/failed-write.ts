import type { FailedCall } from '#worker/feeds/sync/call-service.ts'
import type { CrmPerson, Written } from './crm-writer.ts'

const kinds = { none: 'later', rejected: 'refused' } as const

/** The outcome of a write that did not succeed. @param fields the names of the fields that were refused */
export function failedWrite({ effect, error }: FailedCall, person: CrmPerson, fields = ''): Written {
  return { kind: effect ? kinds[effect] : 'lost', reason: withoutPerson(fields === '' ? error.detail : `${error.detail}: ${fields}`, person) }
}

/** What a CRM says, without what identifies the person of a lead, which it may quote. */
export function withoutPerson(text: string, { firstName, lastName, email, phone, address }: CrmPerson): string {
  const values = [firstName, lastName, email, phone, ...Object.values(address ?? {})].filter((value) => value !== null && value.length > 1)
  const words = text.replace(/\s+/g, ' ').trim().slice(0, 200)
  return values.reduce<string>((rest, value) => rest.replaceAll(value ?? '', '…'), words)
}
