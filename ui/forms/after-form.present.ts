import type { FormName } from '#db/model/leads/lead.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContactView } from '../agency/contact.present.ts'
import { type Promises, promisedWords } from '../listings/property/promised-words.present.ts'
import type { LeadRow } from './lead-rows.present.ts'

interface AfterForm {
  /** What happens next: messages `form.{form}.{step}`. */
  readonly what: readonly ('step1' | 'step2' | 'step3')[]
  /** Message `thanks.when.{when}`; null if the page names day and time. */
  readonly when: 'answer' | 'minutes' | 'match' | 'month' | 'read' | null
  /** The contact person of the listing or project, else the office; `mail` where no person is involved. */
  readonly by: 'person' | 'office' | 'mail'
  /** The next step to offer: back to what the form was about, else the homes for sale; or another page. */
  readonly next: 'about' | 'viewing' | 'costs' | 'testimonials' | 'team'
}

const all = ['step1', 'step2', 'step3'] as const

/** The answer to every form: what happens next, when, by whom, and the next step to offer. */
export const afterForm: Readonly<Record<FormName, AfterForm>> = {
  contact: { what: all, when: 'answer', by: 'office', next: 'about' },
  enquiry: { what: ['step1', 'step2'], when: 'answer', by: 'person', next: 'viewing' },
  viewing: { what: all, when: null, by: 'person', next: 'about' },
  construction: { what: all, when: 'answer', by: 'person', next: 'about' },
  demandRegister: { what: all, when: 'match', by: 'office', next: 'about' },
  alert: { what: all, when: 'match', by: 'mail', next: 'about' },
  valuation: { what: all, when: 'answer', by: 'office', next: 'testimonials' },
  sendToFriend: { what: all, when: 'minutes', by: 'mail', next: 'about' },
  documentRequest: { what: all, when: 'minutes', by: 'mail', next: 'viewing' },
  testimonial: { what: all, when: 'read', by: 'office', next: 'testimonials' },
  purchaseOffer: { what: all, when: 'answer', by: 'person', next: 'costs' },
  rentProfile: { what: all, when: 'answer', by: 'person', next: 'about' },
  jobApplication: { what: all, when: 'read', by: 'office', next: 'team' },
  newsletter: { what: ['step1', 'step2'], when: 'month', by: 'mail', next: 'about' },
}

/** When it happens and who does it. @param contact of the listing or project; null for any other form */
export function presentWhenAndWho(form: FormName, contact: ContactView | null, agency: string, promises: Promises, locale: Locale): readonly LeadRow[] {
  const t = translator(locale)
  const { when, by } = afterForm[form]
  const who = by === 'mail' ? t('thanks.by.mail') : by === 'person' ? namesOf(contact, agency) : agency
  return [
    { name: 'when', label: t('thanks.when'), value: when === null ? '' : (promisedWords(`thanks.when.${when}`, promises, locale) ?? '') },
    { name: 'by', label: t('thanks.by'), value: who },
  ].filter(({ value }) => value !== '')
}

/** What happens next, step by step. */
export function presentSteps(form: FormName, promises: Promises, locale: Locale): readonly string[] {
  return afterForm[form].what.map((step) => promisedWords(`form.${form}.${step}`, promises, locale)).filter((step) => step !== null)
}

function namesOf(contact: ContactView | null, agency: string): string {
  const names = [contact?.person?.name, contact?.office].filter((name) => typeof name === 'string')
  return names.length === 0 ? agency : names.join(', ')
}
