import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { href } from '../routes.ts'

export interface TestimonialMailView {
  readonly locale: Locale
  readonly origin: string
  /** The author's name; null for a text that is not a name. */
  readonly name: string | null
}

/** To the author of a testimonial: it is on the site, and how to have it changed or removed. */
export function testimonialPublished({ locale, origin, name }: TestimonialMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const site = new URL(origin).host
  const subject = t('mail.testimonialPublished.subject')
  const story = t('mail.testimonialPublished.text', { site })
  return personalMail({ locale, origin, subject, name }, agency, {
    preview: story,
    sections: [
      { kind: 'paragraph', text: story },
      { kind: 'link', text: t('mail.testimonialPublished.link'), href: origin + href('testimonials', locale) },
      { kind: 'paragraph', text: t('mail.testimonialPublished.change') },
    ],
    why: t('mail.testimonialPublished.why', { site }),
  })
}
