import { type } from 'arktype'
import { readSearch, writeSearch } from '#db/model/search-query.ts'
import type { Alert } from '#db/model/subscription.ts'
import { findNewsletterIssue } from '#db/newsletters.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { findSubscription } from '#db/subscriptions.ts'
import { locales } from '#messages/locales.ts'
import type { NewsletterIssueView } from '#ui/mail/newsletter-issue.tsx'
import type { OptInView } from '#ui/mail/opt-in.tsx'
import { presentAlert } from '#ui/presenters/alert.ts'
import { confirmLink, subscriptionLinks } from '#worker/forms/subscription-links.ts'
import type { MailDeps } from './mail-deps.ts'
import { RefusedMail } from './transport.ts'

const Asked = type({ subscription: 'string', 'issue?': 'string', origin: 'string.url' })

/** What asks an address to confirm a wish; or, when it has, tells that there is nothing left to do. */
export async function readOptIn(mail: LeasedMail, desk: MailDeps): Promise<OptInView> {
  const { origin, subscription } = await readAsked(mail, desk)
  if (subscription.state === 'ended') throw new RefusedMail('the subscription has ended')
  const { locale } = mail
  const { kind, name, state, alert } = subscription
  const secret = desk.settings.captchaSecret
  const { manage } = await subscriptionLinks(secret, origin, { ...subscription, locale })
  const confirm = state === 'pending' ? await confirmLink(secret, origin, { ...subscription, locale }, new Date(mail.createdAt)) : null
  const shown = alert && (state === 'pending' ? withoutText(alert) : alert)
  return { locale, origin, kind, name, alert: shown && presentAlert(shown, locale), confirm, manage }
}

/** An address that has confirmed nothing may be somebody else's, and is told no words of whoever entered it. */
function withoutText(alert: Alert): Alert {
  return { ...alert, search: writeSearch({ ...readSearch(new URLSearchParams(alert.search)), q: null }) }
}

/** The newsletter for one of those who get it; in the site's own language where it is not written in theirs. */
export async function readNewsletterIssue(mail: LeasedMail, desk: MailDeps): Promise<NewsletterIssueView> {
  const { origin, subscription, issue: id = '' } = await readAsked(mail, desk)
  if (subscription.state !== 'active') throw new RefusedMail('the subscription has ended')
  const issue = await findNewsletterIssue(desk.db, id)
  const { locale } = mail
  const written = [locale, desk.settings.fallback, ...locales].find((each) => issue?.texts[each] !== undefined)
  const [subject, text] = written ? [issue?.subjects[written], issue?.texts[written]] : []
  if (written === undefined || subject === undefined || text === undefined) throw new Error(`the issue ${id} has no words`)
  const { end } = await subscriptionLinks(desk.settings.captchaSecret, origin, { ...subscription, locale })
  return { locale, origin, written, name: subscription.name, subject, text, end }
}

async function readAsked({ data }: LeasedMail, { db, settings }: MailDeps) {
  const asked = Asked(data)
  if (asked instanceof type.errors) throw new Error(`the data of the mail make no sense: ${asked.summary}`)
  const subscription = await findSubscription(db, asked.subscription)
  if (!subscription) throw new RefusedMail('the subscription is gone')
  return { ...asked, subscription, origin: settings.origin ?? new URL(asked.origin).origin }
}
