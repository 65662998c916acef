import { isBlank } from '#db/model/site/visible-text.ts'
import { languages } from '#messages/languages.ts'
import { translator } from '#messages/translate.ts'
import { presentPhone } from '../agency/phone.present.ts'
import { type LeadRow, leadName, leadSubject, presentLeadRows } from '../forms/lead-rows.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import type { GroupSection } from '../mail/mail-section.mail.ts'
import { aboutSection, replySection, withReference } from '../mail/shared-sections.mail.ts'
import type { LeadMailView, OfficeLink } from './lead.mail.ts'

/** To the office: who wants what, in their words, how to reach them, what else they sent, and the listing it is about. */
export function leadNotice(lead: LeadMailView): MailContent {
  const { locale, origin, form, fields, about, file, review } = lead
  const t = translator(locale)
  const who = leadName(fields) || (typeof fields.email === 'string' ? fields.email.trim() : '')
  const kind = leadSubject(form, 'notice', locale)
  const subject = withReference(who === '' ? kind : t('mail.notice.line', { subject: kind, who }), about, locale)
  const answers = presentLeadRows(fields, locale, [...contactNames, 'replaces'])
  const words = answers.filter(({ name }) => name === 'remark')
  const rows = answers.filter((row) => !words.includes(row))
  return {
    locale,
    origin,
    subject,
    toName: null,
    replyName: leadName(fields) || null,
    preview: about?.title ?? [...words, ...rows][0]?.value ?? kind,
    sections: [
      { kind: 'title', text: subject, inText: true },
      { kind: 'rows', rows: words },
      ...(isBlank(fields.email) ? [] : [replySection(who, locale)]),
      { kind: 'group', title: t('mail.notice.contact'), sections: [{ kind: 'rows', rows: contactRows(lead) }] },
      { kind: 'group', title: t('mail.notice.sent'), sections: [{ kind: 'rows', rows }] },
      linkSection(t('mail.notice.review'), t('mail.notice.reviewLink'), review, (days) => t('mail.notice.reviewNote', { days })),
      linkSection(t('mail.notice.file'), t('mail.notice.fileLink'), file, (days) => t('mail.notice.fileNote', { days })),
      aboutSection(about, locale, false),
    ],
    why: t('mail.notice.why', { site: new URL(origin).host }),
  }
}

/** A link for the office and how long it works; empty without a link. */
function linkSection(title: string, text: string, link: OfficeLink | null, note: (days: number) => string): GroupSection {
  if (link === null) return { kind: 'group', title, sections: [] }
  return {
    kind: 'group',
    title,
    sections: [
      { kind: 'link', text, href: link.href },
      { kind: 'paragraph', text: note(link.days) },
    ],
  }
}

/** The fields with the name and contact details. */
export const contactNames = ['name', 'firstName', 'lastName', 'email', 'phone']

const newsletterWords = { no: null, asked: 'mail.notice.newsletterAsked', confirmed: 'mail.notice.newsletterConfirmed' } as const

/** Name, contact details and language of the visitor, for the office; the newsletter only if asked for. */
export function contactRows({ locale, fields, spoken, newsletter }: Pick<LeadMailView, 'locale' | 'fields' | 'spoken' | 'newsletter'>): readonly LeadRow[] {
  const t = translator(locale)
  const news = newsletterWords[newsletter]
  return [
    { name: 'name', label: t('mail.notice.name'), value: leadName(fields) },
    { name: 'email', label: t('mail.notice.email'), value: text(fields.email) },
    { name: 'phone', label: t('mail.notice.phone'), value: presentPhone(text(fields.phone)).text },
    { name: 'language', label: t('mail.notice.language'), value: languages[spoken].name },
    { name: 'newsletter', label: t('mail.notice.newsletter'), value: news === null ? '' : t(news) },
  ].filter((row) => row.value !== '')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
