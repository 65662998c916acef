import { monthsAfter } from '../site/months.ts'

/** What becomes of an accepted form. Its fields and mails are in `worker/forms/{form}/`, its view in `ui/forms/{form}/`. */
export interface FormDeclaration {
  /** Months the lead is kept. Consent texts, the nightly erasure and the privacy statement take them from here. */
  readonly months: number
  /** What happens next: messages `form.{form}.{step}`. */
  readonly steps: readonly ('step1' | 'step2' | 'step3')[]
  /** Message `thanks.when.{when}`; null if the page names day and time. */
  readonly when: 'answer' | 'minutes' | 'match' | 'month' | 'read' | null
  /** The contact person of the listing or project, else the office; `mail` where no person is involved. */
  readonly by: 'person' | 'office' | 'mail'
  /** Whether the agency has to answer. If false, the lead is stored as done, as for a booked visit or a sign-up. */
  readonly needsAnswer: boolean
  /** The next step to offer: back to what the form was about, else the homes for sale; or another page. */
  readonly next: 'about' | 'viewing' | 'costs' | 'testimonials' | 'team'
}

const steps = ['step1', 'step2', 'step3'] as const

/**
 * Every form a visitor can send. Its thank-you page is the route `thankYou{Form}`; retention, thank-you pages, the privacy statement and the filter of the
 * inbox follow from this table.
 * @source decisions, "Retention"
 */
const declarations = {
  contact: { months: 24, steps, when: 'answer', by: 'office', next: 'about', needsAnswer: true },
  enquiry: { months: 24, steps: ['step1', 'step2'], when: 'answer', by: 'person', next: 'viewing', needsAnswer: true },
  viewing: { months: 24, steps, when: null, by: 'person', next: 'about', needsAnswer: false },
  openDay: { months: 24, steps: ['step1', 'step2'], when: null, by: 'person', next: 'about', needsAnswer: false },
  construction: { months: 24, steps, when: 'answer', by: 'person', next: 'about', needsAnswer: true },
  demandRegister: { months: 24, steps, when: 'match', by: 'office', next: 'about', needsAnswer: true },
  alert: { months: 1, steps, when: 'match', by: 'mail', next: 'about', needsAnswer: false },
  valuation: { months: 24, steps, when: 'answer', by: 'office', next: 'testimonials', needsAnswer: true },
  sendToFriend: { months: 1, steps, when: 'minutes', by: 'mail', next: 'about', needsAnswer: false },
  documentRequest: { months: 24, steps, when: 'minutes', by: 'mail', next: 'viewing', needsAnswer: true },
  testimonial: { months: 24, steps, when: 'read', by: 'office', next: 'testimonials', needsAnswer: true },
  purchaseOffer: { months: 24, steps, when: 'answer', by: 'person', next: 'costs', needsAnswer: true },
  rentProfile: { months: 3, steps, when: 'answer', by: 'person', next: 'about', needsAnswer: true },
  jobApplication: { months: 12, steps, when: 'read', by: 'office', next: 'team', needsAnswer: true },
  newsletter: { months: 1, steps: ['step1', 'step2'], when: 'month', by: 'mail', next: 'about', needsAnswer: false },
} as const satisfies Readonly<Record<string, FormDeclaration>>

export type FormName = keyof typeof declarations

export const formCatalogue: Readonly<Record<FormName, FormDeclaration>> = declarations

/** The names of all forms, in the order of the filters that list them. */
export const formNames: readonly FormName[] = Object.keys(declarations).filter(isFormName)

/** Whether a text names a form. */
function isFormName(name: string): name is FormName {
  return Object.hasOwn(declarations, name)
}

/** Months until a rejected or unpublished testimonial is erased. */
export const refusedMonths = 3

/** Retention in months of owners' messages and documents, and the answers to them. */
export const ownerMessageMonths = 24

/** The end of a retention period in months. */
export function erasureDate(from: Date, months: number): Date {
  return monthsAfter(from, months)
}
