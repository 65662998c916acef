import type { FormalName } from '#db/model/forms/person-name.ts'
import type { Locale } from '#messages/locales.ts'
import type { MailContent } from './mail-content.mail.ts'
import type { MailAgency } from './mail-look.mail.ts'
import { greeting } from './shared-sections.mail.ts'

interface MailHead {
  readonly locale: Locale
  readonly origin: string
  readonly subject: string
  /** The heading in the mail, if it differs from the subject. */
  readonly title?: string
}

interface PersonHead extends MailHead {
  /** The name in the greeting and the recipient; null if unknown, or not a name. */
  readonly name: string | null
  /** Title and last name, if they gave a title. */
  readonly formal?: FormalName | null
}

interface Correspondents {
  readonly toName: string | null
  readonly replyName: string | null
}

type MailBody = Omit<MailContent, keyof MailHead | keyof Correspondents>

/** A mail to a person: its heading, a greeting, then the sections of `body`. Replies go to the agency. */
export function personalMail({ name, formal = null, ...head }: PersonHead, agency: MailAgency, body: MailBody): MailContent {
  const sections = [greeting(name, head.locale, formal), ...body.sections]
  return headedMail({ ...head, toName: name, replyName: agency.name }, { ...body, sections })
}

/** A mail without a greeting: its heading, then the sections of `body`. The plain text has no heading: the subject says the same. */
export function headedMail({ title, ...head }: MailHead & Correspondents, body: MailBody): MailContent {
  return { ...head, ...body, sections: [{ kind: 'title', text: title ?? head.subject, inText: false }, ...body.sections] }
}
