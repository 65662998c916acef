import { daysKept, daysToConfirm, type SubscriptionKind } from '#db/model/subscription.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import type { AlertView } from '../presenters/alert.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAction, MailQuote, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

export interface OptInView {
  readonly locale: Locale
  readonly origin: string
  readonly kind: SubscriptionKind
  readonly name: string | null
  readonly alert: AlertView | null
  /** Where it is confirmed; null when that is done. */
  readonly confirm: string | null
  readonly manage: string
}

/** To whoever is said to want mails that keep coming: what that is, and the one button without which none will come. */
export function optIn({ locale, origin, kind, name, alert, confirm, manage }: OptInView): WrittenMail {
  const t = translator(locale)
  const stage = confirm === null ? 'known' : 'ask'
  const subject = t(`mail.optIn.${kind}.${stage}.subject`)
  const story = t(`mail.optIn.${kind}.${stage}`)
  const greeting = name === null ? t('mail.greetingNobody') : t('mail.greeting', { name })
  const action = { text: t(`mail.optIn.${stage}.action`), href: confirm ?? manage }
  const terms = confirm === null ? t('mail.optIn.known.terms') : t('mail.optIn.ask.terms', { days: daysToConfirm, kept: daysKept })
  const why = t('mail.optIn.why', { site: new URL(origin).host })
  return {
    subject,
    toName: name,
    replyName: agency.name,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={story} why={why}>
        <MailTitle>{subject}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{story}</MailText>
        {alert && (
          <MailSection title={t('mail.optIn.search')}>
            <MailQuote>{alert.words}</MailQuote>
          </MailSection>
        )}
        <MailAction {...action} />
        <MailText>{terms}</MailText>
      </MailLayout>
    ),
    text: mailText([greeting, story, textSection(t('mail.optIn.search'), alert?.words ?? ''), `${action.text}\n${action.href}`, terms], why),
  }
}
