import {
  changeRhythm,
  confirmSubscription,
  endSubscription,
  findSubscription,
  formOf,
  pauseSubscription,
  resumeSubscription,
  setTailored,
} from '#db/alerts/subscriptions.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { officeLocale } from '#db/model/agency/office.ts'
import { rhythms, type Subscription, type SubscriptionKind } from '#db/model/alerts/subscription.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { LeadValue } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import { SubscriptionPage, type SubscriptionPageProps } from '#ui/alerts/subscription.page.tsx'
import { tailoredWords } from '#ui/forms/consent.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { replacingQuery, subscriptionLinks } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'

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
  async act({ store: { db }, now, locale }, id, sent) {
    const [act, chosen] = [sent.get('wish'), sent.get('rhythm')]
    const rhythm = rhythms.find((each) => each === chosen)
    if (act === 'pause') await pauseSubscription(db, id)
    else if (act === 'resume') await resumeSubscription(db, id, now)
    else if (act === 'tailor') await setTailored(db, id, sent.get('tailored') === '1' ? tailoredWords(locale) : null, now)
    else if (rhythm) await changeRhythm(db, id, rhythm, now)
  },
})

function screen(name: Screen, { stage, act }: SubscriptionScreen) {
  return definePage(name, {
    view: SubscriptionPage,
    cache: noStore,
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
          isTailored: found?.isTailored ?? false,
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

/** The subscription of a valid link; null if it has been erased. */
interface OpenedSubscription {
  readonly id: string
  readonly kind: SubscriptionKind
  readonly subscription: Subscription | null
}

/** Verifies a subscription link; null if invalid. */
async function openSubscription({ parameters, url, settings, store, now }: PageContext): Promise<OpenedSubscription | null> {
  const id = parameters.id ?? ''
  const kind = (['alert', 'newsletter'] as const).find((each) => id.startsWith(`${each}-`))
  const [until, seal] = ['until', 'seal'].map((name) => url.searchParams.get(name) ?? undefined)
  if (!kind || !(await isSealedLink(settings.signing, kind, id, { until, seal }, now))) return null
  return { id, kind, subscription: await findSubscription(store.db, id) }
}

/**
 * The notice to the agency that an address has confirmed the newsletter, or a search saved with an email address only: before that it is unverified.
 * @param form that signed up
 * @returns null for any other form: the agency was notified when it was sent
 */
function subscriptionNotice({ kind, email, name, alert, locale }: Subscription, form: FormName | null, agency: Agency): OutgoingMail | null {
  if (kind === 'newsletter') return notice('newsletter', { ...(name === null ? {} : { name }), email })
  return form === 'alert' && alert ? notice('alert', { email, goal: alert.goal, search: alert.search }) : null

  function notice(about: FormName, fields: Readonly<Record<string, LeadValue>>): OutgoingMail {
    return {
      template: 'leadNotice',
      locale: officeLocale(agency, agency.email),
      to: agency.email,
      replyTo: email,
      data: { form: about, fields, listingId: null, projectId: null, spoken: locale, newsletter: kind === 'newsletter', file: null, review: null },
    }
  }
}
