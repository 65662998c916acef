import type { DialledPhone } from '../agency/phone.present.ts'
import type { Promises } from '../listings/property/promised-words.present.ts'
import type { MailPalette } from './mail-styles.mail.ts'

/** What a mail says about the agency that sends it, in the language of the mail. */
export interface MailAgency {
  readonly name: string
  readonly email: string
  /** The number of the whole agency; null if none can be dialled. */
  readonly phone: DialledPhone | null
  /** The path of its mark as PNG: mail programs do not show SVG. Null if it has none. */
  readonly mark: string | null
  /** Its mark for mail programs that show the mail in dark colours; null if there is none. */
  readonly markDark: string | null
  /** The names of its offices. */
  readonly offices: readonly string[]
  /** Its legal identity in sentences; '' without a record. */
  readonly identity: string
  readonly promises: Promises
}

/** Whose name and colours a mail carries. */
export interface MailLook {
  readonly agency: MailAgency
  readonly palette: MailPalette
}
