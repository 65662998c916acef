import type { LocalizedText } from '../site/localized.ts'

/** A postal address. Streets and towns of Brussels have a name in each language. */
export interface PostalAddress {
  readonly street: LocalizedText
  readonly zip: string
  readonly city: LocalizedText
  readonly country: 'BE' | 'LU'
}
