import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { href } from '../routes.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailLink, MailText, MailTitle } from './mail-parts.tsx'
import { mailText } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

export interface TestimonialMailView {
  readonly locale: Locale
  readonly origin: string
  /** Of the author. */
  readonly name: string
}

/** To the author of a testimonial: it is on the site, and how it comes off again. */
export function testimonialPublished({ locale, origin, name }: TestimonialMailView): WrittenMail {
  const t = translator(locale)
  const subject = t('mail.testimonialPublished.subject')
  const greeting = t('mail.greeting', { name })
  const story = t('mail.testimonialPublished.text', { site: new URL(origin).host })
  const address = origin + href('testimonials', locale)
  const change = t('mail.testimonialPublished.change')
  const why = t('mail.testimonialPublished.why', { site: new URL(origin).host })
  return {
    subject,
    toName: name,
    replyName: agency.name,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={story} why={why}>
        <MailTitle>{subject}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{story}</MailText>
        <MailText>
          <MailLink href={address}>{t('mail.testimonialPublished.link')}</MailLink>
        </MailText>
        <MailText>{change}</MailText>
      </MailLayout>
    ),
    text: mailText([greeting, story, address, change], why),
  }
}
