import { languages } from '#messages/languages.ts'
import { translator } from '#messages/translate.ts'
import { presentPhone } from '../agency/phone.present.ts'
import { type LeadRow, leadName } from '../forms/lead-rows.present.ts'
import type { LeadMailView } from './lead-mail.mail.ts'

/** The fields with the name and contact details. */
export const contactNames = ['name', 'firstName', 'lastName', 'email', 'phone']

const newsletterWords = { no: 'fact.no', asked: 'mail.notice.newsletterAsked', confirmed: 'mail.notice.newsletterConfirmed' } as const

/** Name, contact details and language of the visitor, for the office. */
export function contactRows({ locale, fields, spoken, newsletter }: Pick<LeadMailView, 'locale' | 'fields' | 'spoken' | 'newsletter'>): readonly LeadRow[] {
  const t = translator(locale)
  return [
    { name: 'name', label: t('mail.notice.name'), value: leadName(fields) },
    { name: 'email', label: t('mail.notice.email'), value: text(fields.email) },
    { name: 'phone', label: t('mail.notice.phone'), value: presentPhone(text(fields.phone)).text },
    { name: 'language', label: t('mail.notice.language'), value: languages[spoken].name },
    { name: 'newsletter', label: t('mail.notice.newsletter'), value: t(newsletterWords[newsletter]) },
  ].filter((row) => row.value !== '')
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
