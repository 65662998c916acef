/**
 * The CRMs that the site synchronises with, and what a connection with each needs. The desk's form, the check of the environment and the settings
 * in force are derived from it.
 */

/** A value of a connection. `variable` is its setting in the environment, which wins over the desk's. */
export interface CrmField {
  readonly name: string
  /**
   * An address is https and says where the secrets go; a secret is stored encrypted and never shown; a generated one is made by the site when the
   * connection is first saved, and is part of the address that the CRM calls.
   */
  readonly kind: 'address' | 'line' | 'secret' | 'generated'
  readonly variable: string
  readonly isOptional?: true
  /** The address of the maker's own service, which most agencies have. */
  readonly initial?: string
}

interface Crm {
  /** As its maker writes it. */
  readonly title: string
  /** Whether it can be told what became of its records. */
  readonly takesReceipts: boolean
  readonly fields: readonly CrmField[]
}

export const crms: Readonly<Record<'omnicasa' | 'whise' | 'sweepbright', Crm>> = {
  omnicasa: {
    title: 'Omnicasa',
    takesReceipts: false,
    fields: [
      { name: 'base', kind: 'address', variable: 'OMNICASA_BASE' },
      { name: 'name', kind: 'line', variable: 'OMNICASA_NAME' },
      { name: 'password', kind: 'secret', variable: 'OMNICASA_PASSWORD' },
    ],
  },
  whise: {
    title: 'Whise',
    takesReceipts: true,
    fields: [
      { name: 'base', kind: 'address', variable: 'WHISE_BASE', initial: 'https://api.whise.eu/' },
      { name: 'user', kind: 'line', variable: 'WHISE_USER' },
      { name: 'password', kind: 'secret', variable: 'WHISE_PASSWORD' },
      { name: 'client', kind: 'line', variable: 'WHISE_CLIENT' },
      { name: 'office', kind: 'line', variable: 'WHISE_OFFICE', isOptional: true },
      { name: 'webhook', kind: 'generated', variable: 'WHISE_WEBHOOK_SECRET', isOptional: true },
    ],
  },
  sweepbright: {
    title: 'SweepBright',
    takesReceipts: true,
    fields: [
      { name: 'base', kind: 'address', variable: 'SWEEPBRIGHT_BASE', initial: 'https://website.sweepbright.com/api/' },
      { name: 'id', kind: 'line', variable: 'SWEEPBRIGHT_ID' },
      { name: 'secret', kind: 'secret', variable: 'SWEEPBRIGHT_SECRET' },
    ],
  },
}

export type CrmName = keyof typeof crms

export const crmNames: readonly CrmName[] = ['omnicasa', 'whise', 'sweepbright']

/** Whether a word names a CRM of the catalogue. */
export function isCrmName(word: string): word is CrmName {
  return Object.hasOwn(crms, word)
}

/** The name of a source of records: a CRM's as its maker writes it, else its own. */
export function sourceTitle(source: string): string {
  return isCrmName(source) ? crms[source].title : source
}

/** A connection that was set at the desk. */
export interface CrmConnection {
  readonly values: Readonly<Record<string, string>>
  /** Encrypted; null: none stored. */
  readonly secrets: string | null
  /** Raised by every change; 0 before the first. */
  readonly version: number
  /** Whether the stock is read from it: one that was set at the desk is tried first, and then switched on. */
  readonly isRead: boolean
}

/** What there is before one was set. */
export const noConnection: CrmConnection = { values: {}, secrets: null, version: 0, isRead: true }
