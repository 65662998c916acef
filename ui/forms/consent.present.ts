import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Text of the newsletter consent, the same on all forms. */
export function newsletterWords(form: FormName, agency: string, locale: Locale): string {
  const t = translator(locale)
  return form === 'newsletter' ? t('form.newsletter.consent', { agency }) : t('form.newsletter')
}

/** Text of the consent that the newsletter follows the subscriber's search alerts (GDPR, article 5.1.b: the alerts were given for another purpose). */
export function tailoredWords(locale: Locale): string {
  return translator(locale)('form.newsletter.tailored')
}

/** That the CRMs of the agency receive the data of a form. @param crms their names */
export function crmWords(crms: string, locale: Locale): string {
  return translator(locale)('form.notice.crm', { crms })
}

/**
 * Forms that prepare a contract at the visitor's request (GDPR, article 6.1.b): they say who receives the data, and ask no consent.
 * @source decisions, "Privacy tick"
 */
const informingForms = ['viewing', 'openDay', 'construction', 'documentRequest', 'valuation', 'purchaseOffer', 'rentProfile', 'jobApplication'] as const
/** Version of the texts since which these forms ask no consent. */
export const informedSince = '2026-11-26'
export type InformingForm = (typeof informingForms)[number]

export function isInforming(form: FormName): form is InformingForm {
  return informingForms.some((each) => each === form)
}

/** What a form that asks no consent says about the data: its purpose, who receives them, and until when. @param agency its name */
export function noticeWords(form: InformingForm, agency: string, months: number, locale: Locale): string {
  const key = form === 'construction' || form === 'documentRequest' || form === 'valuation' ? 'form.notice.office' : (`form.${form}.notice` as const)
  return translator(locale)(key, { agency, months })
}

/**
 * The consent text or the notice of a form in the page's language, stored with the lead (GDPR, articles 7 and 13).
 * @param agency its name
 * @param months until the lead is erased
 */
export function consentWords(form: FormName, agency: string, months: number, locale: Locale): string {
  const t = translator(locale)
  if (isInforming(form)) return noticeWords(form, agency, months, locale)
  if (form === 'newsletter') return t('form.newsletter.consent', { agency })
  if (form === 'alert') return t('form.alert.consent', { agency })
  if (form === 'sendToFriend') return t('form.sendToFriend.consent', { agency })
  if (form === 'demandRegister') return t('form.demandRegister.consent', { agency, months })
  return form === 'testimonial' ? t('form.testimonial.consent', { agency, months }) : t('form.consent', { agency, months })
}
