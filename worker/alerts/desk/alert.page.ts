import { fittingHomes, noFittingHomes } from '#db/alerts/fitting-homes.ts'
import { findSubscription } from '#db/alerts/subscriptions.ts'
import { languages } from '#messages/languages.ts'
import { translator } from '#messages/translate.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import { DeskAlertPage } from '#ui/alerts/desk/desk-alert.page.tsx'
import { presentFitting } from '#ui/alerts/desk/seekers.present.ts'
import { href } from '#ui/routes.ts'
import { formatDay } from '#ui/site/number.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

const maxShown = 24
/** Homes with the words of the alert that are looked at. */
const maxHits = 60

/** A search alert: its subscriber, and the homes that fit it or narrowly miss it. */
export const deskAlert = defineDeskPage('deskAlert', {
  needs: 'leads',
  view: DeskAlertPage,
  async load(context) {
    const { store, locale, parameters } = context
    const subscription = await findSubscription(store.primary, parameters.id ?? '')
    const alert = subscription?.alert
    if (!subscription || !alert) throw new NoPage()
    const [homes = noFittingHomes] = await fittingHomes(store, [{ ...alert, id: subscription.id }], maxShown, maxHits)
    const lines = homes.shown.map((home) => presentFitting(home.card, home.shortfall, home, locale))
    const t = translator(locale)
    const who = subscription.name ?? subscription.email
    const { words, list } = presentAlert(alert, locale)
    return {
      title: who,
      props: {
        view: deskView(context, who),
        alert: {
          facts: [
            { label: t('desk.alert.search'), value: words },
            { label: t('form.field.email'), value: subscription.email },
            { label: t('desk.alert.language'), value: languages[subscription.locale].name },
            { label: t('mail.notice.field.rhythm'), value: t(`form.choice.rhythm.${alert.rhythm}`) },
            {
              label: t('desk.alert.state'),
              value: t(`desk.alert.state.${subscription.state}`, { day: formatDay(subscription.confirmedAt ?? subscription.createdAt, locale) }),
            },
          ],
          leads: `${href('deskLeads', locale)}?${new URLSearchParams({ q: subscription.email, state: 'all' })}`,
          list,
          counts: { exact: homes.exact, near: homes.near },
          lookedAt: homes.isPartial ? maxHits : null,
          exact: lines.filter(({ shortfall }) => shortfall === null),
          near: lines.filter(({ shortfall }) => shortfall !== null),
        },
      },
    }
  },
  acts: {},
})
