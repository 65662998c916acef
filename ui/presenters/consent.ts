import type { FormName } from '#db/model/lead.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Text of the newsletter consent, the same on all forms. */
export function newsletterWords(form: FormName, locale: Locale): string {
  return translator(locale)(form === 'newsletter' ? 'form.newsletter.consent' : 'form.newsletter')
}

/**
 * The consent text of a form in the page's language, stored with the lead (GDPR, article 7).
 * @param months until the lead is erased
 */
export function consentWords(form: FormName, months: number, locale: Locale): string {
  const t = translator(locale)
  if (form === 'newsletter') return t('form.newsletter.consent')
  if (form === 'sendToFriend') return t('form.sendToFriend.consent')
  if (form === 'demandRegister') return t('form.demandRegister.consent', { months })
  return form === 'testimonial' ? t('form.testimonial.consent', { months }) : t('form.consent', { months })
}
