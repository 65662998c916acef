import { openAlertIndex } from '#db/alerts/alert-index.ts'
import { readHomeWithSeekers, type Seekers, seekersOf } from '#db/alerts/seekers.ts'
import { maxToldCounted, readSeekers, tellSeekers, untellSeekers } from '#db/alerts/told-alerts.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { heldUntil } from '#db/model/desk/undo-time.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { translator } from '#messages/translate.ts'
import { DeskHomeSeekersPage } from '#ui/alerts/desk/home-seekers.page.tsx'
import { presentSeeker } from '#ui/alerts/desk/seekers.present.ts'
import { homeName } from '#ui/listings/desk/home-name.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { homeOf, servedHome } from '#worker/listings/desk/home-query.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  told: { text: 'desk.seekers.done.told', undo: 'untell', fields: { at: 'at' } },
  toldNobody: 'desk.seekers.done.toldNobody',
  untold: 'desk.seekers.done.untold',
  sent: 'desk.seekers.done.sent',
})

const perPage = 24

/** Who seeks a home: matching alerts and near misses, who was told already, and the mail that tells the others. */
export const deskHomeSeekers = defineDeskPage('deskHomeSeekers', {
  needs: 'leads',
  view: DeskHomeSeekersPage,
  async load(context) {
    const { store, locale, requested } = context
    const { home: found, seekers } = await readHomeWithSeekers(store, readPublicId(context.parameters.id ?? '') ?? 0)
    const home = servedHome(context, found)
    const { id } = home.listing
    const page = Math.max(1, Math.floor(Number(requested.searchParams.get('page'))) || 1)
    const all = seekers === null ? [] : [...seekers.exact, ...seekers.near]
    const shown = all.slice((page - 1) * perPage, page * perPage)
    const { alerts, told } = await readSeekers(
      store.primary,
      id,
      shown.map(({ alert }) => alert),
    )
    const lines = alerts.map((alert) => presentSeeker(alert, shown.find((seeker) => seeker.alert === alert.id)?.shortfall ?? null, locale))
    const t = translator(locale)
    const title = t('desk.seekers.title', { home: homeName(home.listing, locale) })
    const pathTo = (to: number) => `${requested.pathname}?page=${to}`
    return {
      title,
      props: {
        view: withCount(context, notices.view(context, title)),
        seekers: {
          home: href('deskHome', locale, { id }),
          counts: seekers && { exact: seekers.exact.length, near: seekers.near.length, told: toldText(context, told) },
          exact: lines.filter(({ shortfall }) => shortfall === null),
          near: lines.filter(({ shortfall }) => shortfall !== null),
          previous: page > 1 ? pathTo(page - 1) : null,
          next: all.length > page * perPage ? pathTo(page + 1) : null,
        },
      },
    }
  },
  acts: {
    async tell(context) {
      const { store, session, now, agency, relay } = context
      const { listing } = await homeOf(context)
      const seekers: Seekers = (await seekersOf(store, listing.id, await openAlertIndex(store))) ?? { exact: [], near: [] }
      const replyTo = servingOffice(agency, listing.place)?.email ?? agency.email
      const telling = { listingId: listing.id, replyTo, alerts: seekers.exact.map(({ alert }) => alert) }
      const mails = await tellSeekers(store.primary, session.member, telling, now)
      if (mails.length === 0) throw notices.done(context, 'toldNobody')
      relay(mails, heldUntil(now))
      throw notices.done(context, 'told', { at: now.toISOString(), count: String(mails.length) })
    },
    async untell(context, sent) {
      const { store, session, now } = context
      const { listing } = await homeOf(context)
      const count = await untellSeekers(store.primary, session.member, listing.id, textOf(sent, 'at'), now)
      throw notices.done(context, count === 0 ? 'sent' : 'untold')
    },
  },
})

function toldText({ locale }: DeskContext, told: number): string {
  const t = translator(locale)
  return told > maxToldCounted ? t('desk.seekers.manyKnow', { count: maxToldCounted }) : t('desk.seekers.know', { count: told })
}

/** The notice after the mails, with their number. */
function withCount<View extends { readonly notice: string | null }>({ requested, locale }: DeskContext, view: View): View {
  const count = Number(requested.searchParams.get('count'))
  const isTold = requested.searchParams.get('done') === 'told' && view.notice !== null && Number.isSafeInteger(count) && count > 0
  return isTold ? { ...view, notice: translator(locale)('desk.seekers.done.toldCount', { count }) } : view
}
