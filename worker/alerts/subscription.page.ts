import {
  changeRhythm,
  confirmSubscription,
  endSubscription,
  findSubscription,
  formOf,
  pauseSubscription,
  resumeSubscription,
} from '#db/alerts/subscriptions.ts'
import { rhythms, type Subscription } from '#db/model/alerts/subscription.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import { SubscriptionPage, type SubscriptionPageProps } from '#ui/alerts/subscription.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { subscriptionNotice } from '#worker/alerts/subscription-notice.ts'
import { replacingQuery, subscriptionLinks } from '#worker/signing/subscription-links.ts'
import { neverKept } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'
import { type OpenedSubscription, openSubscription } from './subscription-access.ts'

type Screen = 'subscription' | 'subscriptionConfirm' | 'subscriptionEnd'
type Stage = SubscriptionPageProps['stage']

/** Pages behind a sealed link. GET changes nothing: mail clients and scanners follow links. */
interface SubscriptionScreen {
  /** Body for an existing subscription. */
  stage(subscription: Subscription): Stage
  act(context: PageContext, id: string, sent: FormData): Promise<void>
}

export const subscriptionConfirm = screen('subscriptionConfirm', {
  stage: ({ state }) => (state === 'pending' ? 'confirm' : 'confirmed'),
  async act({ store: { db }, agency, now, relay }, id) {
    const subscription = await findSubscription(db, id)
    const notice = subscription && subscriptionNotice(subscription, await formOf(db, id), agency)
    const mail = await confirmSubscription(db, id, now, notice)
    if (notice) relay([mail])
  },
})

export const subscriptionEnd = screen('subscriptionEnd', {
  stage: () => 'end',
  act: ({ store, now }, id) => endSubscription(store.db, id, now),
})

export const subscription = screen('subscription', {
  stage: ({ state }) => (state === 'pending' ? 'dead' : 'manage'),
  async act({ store: { db }, now }, id, sent) {
    const [wish, chosen] = [sent.get('wish'), sent.get('rhythm')]
    const rhythm = rhythms.find((each) => each === chosen)
    if (wish === 'pause') await pauseSubscription(db, id)
    else if (wish === 'resume') await resumeSubscription(db, id, now)
    else if (rhythm) await changeRhythm(db, id, rhythm, now)
  },
})

function screen(name: Screen, { stage, act }: SubscriptionScreen) {
  return definePage(name, {
    view: SubscriptionPage,
    cache: neverKept,
    async load(context) {
      const { locale, parameters, url, sent } = context
      const opened = await openSubscription(context)
      const found = opened?.subscription ?? null
      const shown = opened === null ? 'dead' : found === null || found.state === 'ended' ? 'ended' : stage(found)
      const title = translator(locale)(`route.${name}`)
      return {
        status: shown === 'dead' ? 404 : 200,
        head: { title, description: title, alternates: byLocale((each) => href(name, each, { id: parameters.id ?? '-' })), index: false },
        props: {
          crumbs: crumbsBelow('home', locale, { text: title, href: null }),
          state: sent ?? freshForm,
          stage: shown,
          kind: opened?.kind ?? 'alert',
          alert: found?.alert ? presentAlert(found.alert, locale) : null,
          rhythm: found?.alert?.rhythm ?? null,
          isPaused: found?.state === 'paused',
          isSaved: sent === null && url.searchParams.has('saved'),
          links: opened && (await linksOf(context, opened, locale)),
        },
      }
    },
    async act(context, sent) {
      const opened = await openSubscription(context)
      if (opened === null) return freshForm
      await act(context, opened.id, sent)
      // One-click unsubscribe from a mail client must not redirect (RFC 8058).
      if (sent.get('List-Unsubscribe') === 'One-Click') return freshForm
      const query = new URLSearchParams(context.url.search)
      if (name === 'subscription') query.set('saved', '1')
      throw redirection(303, `${context.url.pathname}?${query}`)
    },
  })
}

async function linksOf({ settings: { signing } }: PageContext, { id, kind, subscription: found }: OpenedSubscription, locale: Locale) {
  const { manage, end } = await subscriptionLinks(signing, '', { id, kind, locale })
  const edit = found?.alert ? `${presentAlert(found.alert, locale).form}&${await replacingQuery(signing, id)}` : null
  return { manage, end, edit }
}
