import type { Locale } from '#messages/locales.ts'
import type { MailPalette } from './mail-palette.ts'

/** What mails say of the agency that sends them. */
export interface MailAgency {
  readonly name: string
  readonly email: string
  readonly offices: readonly { readonly name: Readonly<Record<Locale, string>> }[]
}

/** Whose name and colours a mail carries. */
export interface MailLook {
  readonly agency: MailAgency
  readonly palette: MailPalette
}
