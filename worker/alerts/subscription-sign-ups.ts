import { createHash } from 'node:crypto'
import { changeStatements, countPendingAlerts, isConfirmed, upsertSignUp } from '#db/alerts/subscriptions.ts'
import type { Db, Statement } from '#db/client.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { type Alert, confirmationEvery, maxToConfirm, rhythms, type SignUp, type SubscriptionKind } from '#db/model/alerts/subscription.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { hour } from '#db/model/site/durations.ts'
import { newsletterWords, tailoredWords } from '#ui/forms/consent.present.ts'
import { formalName, greetedName } from '#ui/forms/lead-rows.present.ts'

/** A sign-up for a subscription, and its confirmation mail (double opt-in). */
export interface RequestedSignUp {
  readonly signUp: SignUp
  /** The id of the alert whose link led to the form. */
  readonly changed: string | null
  readonly mailId: string
  readonly mail: OutgoingMail
}

/**
 * The subscriptions a lead signs up for: an alert, and the newsletter (its own form, or the tick box of any other, unless the address has
 * confirmed it already).
 */
export async function signUpsOf(db: Db, lead: Lead, agency: Pick<Agency, 'name'>): Promise<readonly RequestedSignUp[]> {
  const { email } = lead
  if (email === null) return []
  const requested = alertOf(lead)
  const since = new Date(Date.parse(lead.createdAt) - hour)
  const alert = requested && (await countPendingAlerts(db, email, since)) < maxToConfirm ? requested : null
  const newsletter = subscriptionId('newsletter', email, null)
  const wantsNews = lead.form === 'newsletter' || (lead.consent.newsletter && !(await isConfirmed(db, 'newsletter', newsletter)))
  return [
    ...(alert ? [ask('alert', subscriptionId('alert', email, alert), lead, email, alert, agency)] : []),
    ...(wantsNews ? [ask('newsletter', newsletter, lead, email, null, agency)] : []),
  ]
}

/** The statements that store a sign-up and its mail, for the batch of its lead. */
export function signUpStatements(db: Db, { signUp, changed, mailId, mail }: RequestedSignUp, lead: Lead): readonly Statement[] {
  return [
    upsertSignUp(db, signUp),
    ...(changed && signUp.alert ? changeStatements(db, signUp, signUp.alert, changed) : []),
    insertMail(db, mailId, mail, lead.createdAt, lead.id),
  ]
}

function ask(kind: SubscriptionKind, id: string, lead: Lead, email: string, alert: Alert | null, agency: Pick<Agency, 'name'>): RequestedSignUp {
  const { locale, createdAt } = lead
  const { replaces } = lead.fields
  const changed = kind === 'alert' && typeof replaces === 'string' ? replaces : null
  return {
    signUp: {
      ...{ id, kind, email, locale, alert, createdAt },
      replaces: changed === id ? null : changed,
      name: greetedName(lead.fields),
      formal: formalName(lead.fields),
      consent: {
        ...(kind === 'newsletter' ? lead.consent : withoutTailored(lead.consent)),
        ...(kind === 'newsletter' && { text: newsletterConsent(lead, agencyName(agency, locale)) }),
        newsletter: kind === 'newsletter',
      },
    },
    changed,
    mailId: `${id}.${Math.floor(Date.parse(createdAt) / confirmationEvery)}`,
    mail: { template: 'optIn', locale, to: email, replyTo: null, data: { subscription: id } },
  }
}

/** What the subscriber of a newsletter has agreed to, in words. */
function newsletterConsent({ form, locale, consent }: Lead, agency: string): string {
  return [newsletterWords(form, agency, locale), ...(consent.tailored ? [tailoredWords(locale)] : [])].join(' ')
}

/** That alerts decide which newsletters are sent is agreed to with the newsletter. */
function withoutTailored({ tailored: _, ...consent }: Lead['consent']): Lead['consent'] {
  return consent
}

function alertOf({ form, fields: { goal, search, rhythm } }: Lead): Alert | null {
  const often = rhythms.find((each) => each === rhythm) ?? 'daily'
  if ((form !== 'demandRegister' && form !== 'alert') || typeof search !== 'string' || (goal !== 'sale' && goal !== 'rent')) return null
  return { goal, search, rhythm: often }
}

/** The deterministic id of a sign-up. It begins with its kind, which is the purpose of its sealed links. */
export function subscriptionId(kind: SubscriptionKind, email: string, alert: Alert | null): string {
  const identity = JSON.stringify([kind, email.toLowerCase(), alert?.goal, alert?.search])
  return `${kind}-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`
}
