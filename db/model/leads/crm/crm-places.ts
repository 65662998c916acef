import type { CrmName } from '../../feeds/crm-catalogue.ts'
import { type FormName, formNames } from '../../forms/form-catalogue.ts'

/** The place of a form in a CRM. */
export interface CrmPlace {
  /**
   * `contact`: a message about the home or the project it names, else a general one. `demand`: a search demand. `valuation`: an owner. `agreement`: a person
   * who wants the newsletter.
   */
  readonly as: 'contact' | 'demand' | 'valuation' | 'agreement'
  /** Fields that stay at the desk (least data). */
  readonly without?: readonly string[]
  /** The subscription that must be confirmed before it is sent, since its address may be another person's. */
  readonly awaits?: 'alert' | 'newsletter'
}

const household = ['adults', 'children', 'childrenAges', 'persons', 'pets', 'movingReason', 'income1', 'income2']
const financing = ['financing', 'loanAmount', 'secondTitle', 'secondFirstName', 'secondLastName', 'signedAt', 'signedOn']

/**
 * The place of each form in the CRMs. Not sent: `sendToFriend`, which names another person; `testimonial`, which is no lead; `jobApplication`, whose sender is
 * no contact of the agency's trade; and a form that is not named here.
 * @see worker/leads/crm/README.md
 */
const places: Readonly<Partial<Record<FormName, CrmPlace>>> = {
  contact: { as: 'contact' },
  enquiry: { as: 'contact' },
  viewing: { as: 'contact' },
  openDay: { as: 'contact' },
  construction: { as: 'contact' },
  demandRegister: { as: 'demand' },
  alert: { as: 'demand', awaits: 'alert' },
  valuation: { as: 'valuation' },
  documentRequest: { as: 'contact' },
  purchaseOffer: { as: 'contact', without: financing },
  rentProfile: { as: 'contact', without: household },
  newsletter: { as: 'agreement', awaits: 'newsletter' },
}

/** The place of a form in a CRM; null if it has none. */
export function crmPlace(crm: CrmName, form: FormName): CrmPlace | null {
  const place = places[form] ?? null
  return place?.as === 'agreement' && withoutAgreement.includes(crm) ? null : place
}

/** CRMs whose contacts say nothing of newsletters. */
const withoutAgreement: readonly string[] = ['sweepbright']

/** The forms that a CRM takes. */
export function formsOf(crm: CrmName): readonly FormName[] {
  return formNames.filter((form) => crmPlace(crm, form) !== null)
}

/** Whether a form's subscription must be confirmed before it is sent to a CRM. */
export function awaitsConfirmation(form: FormName): boolean {
  return places[form]?.awaits !== undefined
}
