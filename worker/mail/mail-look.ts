import type { Locale } from '#messages/locales.ts'
import { agency } from '#ui/agency.ts'
import type { MailLook } from '#ui/mail/mail-look.ts'
import { mailPalette } from '#ui/mail/mail-palette.ts'

/** The agency's name, address and colours for mails in a language. */
export function mailLook(locale: Locale): MailLook {
  return { agency: { name: agency.name, email: agency.email, offices: agency.offices.map((office) => office.name[locale]) }, palette: mailPalette }
}
