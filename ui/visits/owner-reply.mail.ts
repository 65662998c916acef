import type { OwnerQuestion } from '#db/model/visits/owner-question.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { whenText } from './appointment.present.ts'

export interface OwnerReplyView extends Pick<OwnerQuestion, 'starts' | 'remark'> {
  readonly locale: Locale
  readonly origin: string
  /** The agent's name; null for the office. */
  readonly name: string | null
  readonly startsAt: string
  readonly home: string
  readonly fits: boolean
  /** The visit at the desk. */
  readonly href: string
}

/** To the agent of a visit, or the office: what the owner answered. */
export function ownerReply({ locale, origin, name, startsAt, home, fits, starts, remark, href }: OwnerReplyView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const when = whenText(startsAt, locale)
  const text = t(fits ? 'mail.ownerReply.fits' : 'mail.ownerReply.other', { when, home })
  const rows = [
    { name: 'proposals', label: t('mail.ownerReply.proposals'), value: starts.map((each) => whenText(each, locale)).join('\n') },
    { name: 'remark', label: t('mail.ownerReply.remark'), value: remark ?? '' },
  ].filter(({ value }) => value !== '')
  return personalMail({ locale, origin, name, subject: t(fits ? 'mail.ownerReply.subjectFits' : 'mail.ownerReply.subjectOther', { when, home }) }, agency, {
    preview: text,
    sections: [
      { kind: 'paragraph', text },
      { kind: 'rows', rows },
      { kind: 'button', text: t('mail.visitAssigned.open'), href },
    ],
    why: t('mail.ownerReply.why', { site: new URL(origin).host }),
  })
}
