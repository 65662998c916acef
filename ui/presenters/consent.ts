import type { FormName } from '#db/model/lead.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Text of the newsletter consent, the same on all forms. */
export function newsletterWords(form: FormName, agency: string, locale: Locale): string {
  const t = translator(locale)
  return form === 'newsletter' ? t('form.newsletter.consent', { agency }) : t('form.newsletter')
}

/**
 * The consent text of a form in the page's language, stored with the lead (GDPR, article 7).
 * @param agency its name
 * @param months until the lead is erased
 */
export function consentWords(form: FormName, agency: string, months: number, locale: Locale): string {
  const t = translator(locale)
  if (form === 'newsletter') return t('form.newsletter.consent', { agency })
  if (form === 'alert') return t('form.alert.consent', { agency })
  if (form === 'sendToFriend') return t('form.sendToFriend.consent', { agency })
  if (form === 'demandRegister') return t('form.demandRegister.consent', { agency, months })
  return form === 'testimonial' ? t('form.testimonial.consent', { agency, months }) : t('form.consent', { agency, months })
}
