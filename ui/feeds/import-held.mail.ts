import type { Finding } from '#db/model/feeds/guard/judge.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { href } from '../routes.ts'
import { presentFindings } from './guard/findings.present.ts'

export interface ImportHeldView {
  readonly locale: Locale
  readonly origin: string
  /** The import, and the name of its source. */
  readonly id: string
  readonly source: string
  readonly findings: readonly Finding[]
  /** Why it is held beside the findings: how many homes it would withdraw; null if it would not withdraw too many. */
  readonly withdraws: string | null
}

/** To the agency: an import waits for a decision, with what it would change at once. */
export function importHeld({ locale, origin, id, source, findings, withdraws }: ImportHeldView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const text = t('mail.importHeld.text', { source })
  const rows = presentFindings(findings, [], [], locale).findings.map(({ key, label, count }) => ({ name: key, label, value: count }))
  return headedMail(
    { locale, origin, subject: t('mail.importHeld.subject'), toName: agency.name, replyName: agency.name },
    {
      preview: text,
      sections: [
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: withdraws ?? '' },
        { kind: 'rows', rows },
        { kind: 'button', text: t('mail.importHeld.button'), href: origin + href('deskImportPreview', locale, { id }) },
      ],
      why: t('mail.importHeld.why', { site: new URL(origin).host }),
    },
  )
}
