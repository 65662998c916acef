import { isBlank } from '#db/model/site/visible-text.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentPhone } from '../agency/phone.present.ts'
import { type LeadRow, leadName, leadSubject, presentLeadRows } from '../forms/lead-rows.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import type { GroupSection } from '../mail/mail-section.mail.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { officeAboutSection, replyText, withReference } from '../mail/shared-sections.mail.ts'
import type { LeadMailView, OfficeLink } from './lead.mail.ts'

/** To the office: who wants what, in their words, how to reach them, and the home it is about. */
export function leadNotice(lead: LeadMailView): MailContent {
  const { locale, origin, form, fields, about, file, review } = lead
  const t = translator(locale)
  const who = leadName(fields) || text(fields.email)
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
      { kind: 'quote', text: linesOf(rows, locale) },
      contactSection(lead, who),
      linkSection(t('mail.notice.review'), t('mail.notice.reviewLink'), review, (days) => t('mail.notice.reviewNote', { days })),
      linkSection(t('mail.notice.file'), t('mail.notice.fileLink'), file, (days) => t('mail.notice.fileNote', { days })),
      officeAboutSection(about, locale),
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

/** The fields that say who the visitor is and how they want to be reached. */
export const contactNames = ['name', 'firstName', 'lastName', 'title', 'email', 'phone', 'device', 'slot']

const newsletterWords = { no: null, asked: 'mail.notice.newsletterAsked', confirmed: 'mail.notice.newsletterConfirmed' } as const

type Sender = Pick<LeadMailView, 'locale' | 'fields' | 'spoken' | 'newsletter'>

/** How to reach the visitor, for the office: contact details, name, wishes, language, and the newsletter if it was asked for. */
export function contactRows({ locale, fields, spoken, newsletter }: Sender): readonly LeadRow[] {
  const t = translator(locale)
  const news = newsletterWords[newsletter]
  return [
    { name: 'phone', label: t('mail.notice.phone'), value: presentPhone(text(fields.phone)).text },
    { name: 'email', label: t('mail.notice.email'), value: text(fields.email) },
    { name: 'name', label: t('mail.notice.name'), value: leadName(fields) },
    ...presentLeadRows(fields, locale).filter(({ name }) => ['title', 'device', 'slot'].includes(name)),
    { name: 'language', label: t('mail.notice.language'), value: languages[spoken].name },
    { name: 'newsletter', label: t('mail.notice.newsletter'), value: news === null ? '' : t(news) },
  ].filter(({ value }) => value !== '')
}

/** The same as a section: phone and e-mail each reached by one tap, the rest small. */
export function contactSection(sender: Sender, who: string): GroupSection {
  const { locale, fields } = sender
  const rows = contactRows(sender)
  const reach = rows.filter(({ name }) => name === 'phone' || name === 'email')
  const rest = linesOf(
    rows.filter((row) => !reach.includes(row)),
    locale,
  )
  return {
    kind: 'group',
    title: translator(locale)('mail.notice.contact'),
    sections: [
      { kind: 'rows', rows: reach },
      { kind: 'quote', text: isBlank(fields.email) ? rest : `${rest}\n${replyText(who, locale)}`, isQuiet: true },
    ],
  }
}

/** Rows that need no tap, a line each. */
function linesOf(rows: readonly LeadRow[], locale: Locale): string {
  return sectionsText([{ kind: 'rows', rows }], locale)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
