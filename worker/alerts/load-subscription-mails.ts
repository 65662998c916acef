import { type } from 'arktype'
import { findSubscription } from '#db/alerts/subscriptions.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { Alert } from '#db/model/alerts/subscription.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import type { OptInView } from '#ui/alerts/opt-in.mail.ts'
import { confirmLink, subscriptionLinks } from '#worker/signing/subscription-links.ts'
import { checkMailData } from '../mail/check-mail-data.ts'
import type { RenderDeps } from '../mail/mail-deps.ts'
import { RefusedMail } from '../mail/transport.ts'

const Data = type({ subscription: 'string' })

type Deps = Pick<RenderDeps, 'agency' | 'db' | 'settings'>

/** Loads the opt-in mail of a subscription, or the notice that it is already confirmed. */
export async function loadOptIn(mail: LeasedMail, deps: Deps): Promise<OptInView> {
  const { origin, subscription } = await loadSubscription(mail, deps)
  if (subscription.state === 'ended') throw new RefusedMail('the subscription has ended')
  const { locale } = mail
  const { kind, name, formal, state, alert } = subscription
  const { signing } = deps.settings
  const { manage } = await subscriptionLinks(signing, origin, { ...subscription, locale })
  const confirm = state === 'pending' ? await confirmLink(signing, origin, { ...subscription, locale }, new Date(mail.createdAt)) : null
  const shown = alert && (state === 'pending' ? withoutText(alert) : alert)
  return { locale, origin, kind, name, formal, alert: shown && presentAlert(shown, locale), confirm, manage, sentAt: mail.createdAt }
}

/** Drops the visitor's free text: an unconfirmed address may belong to someone else. */
function withoutText(alert: Alert): Alert {
  return { ...alert, search: writeSearch({ ...readSearch(new URLSearchParams(alert.search)), q: null }) }
}

async function loadSubscription(mail: LeasedMail, { db, settings }: Deps) {
  const data = checkMailData(Data, mail)
  const subscription = await findSubscription(db, data.subscription)
  if (!subscription) throw new RefusedMail('the subscription no longer exists')
  return { ...data, subscription, origin: settings.origin }
}
