/**
 * The CRMs that the site synchronises with, and what a connection with each needs. The desk's form, the check of the environment and the settings
 * in force are derived from it.
 */

/** A value of a connection. `variable` is its setting in the environment, which wins over the desk's. */
export interface CrmField {
  readonly name: string
  /** An address is https and says where the secrets go; a secret is stored encrypted and never shown. */
  readonly kind: 'address' | 'line' | 'secret'
  readonly variable: string
}

interface Crm {
  /** As its maker writes it. */
  readonly title: string
  readonly fields: readonly CrmField[]
}

export const crms = {
  omnicasa: {
    title: 'Omnicasa',
    fields: [
      { name: 'base', kind: 'address', variable: 'OMNICASA_BASE' },
      { name: 'name', kind: 'line', variable: 'OMNICASA_NAME' },
      { name: 'password', kind: 'secret', variable: 'OMNICASA_PASSWORD' },
    ],
  },
} as const satisfies Readonly<Record<string, Crm>>

export type CrmName = keyof typeof crms

/** Whether a word names a CRM of the catalogue. */
export function isCrmName(word: string): word is CrmName {
  return Object.hasOwn(crms, word)
}

/** A connection that was set at the desk. */
export interface CrmConnection {
  readonly values: Readonly<Record<string, string>>
  /** Encrypted; null: none stored. */
  readonly secrets: string | null
  /** Raised by every change; 0 before the first. */
  readonly version: number
}

/** What there is before one was set. */
export const noConnection: CrmConnection = { values: {}, secrets: null, version: 0 }
