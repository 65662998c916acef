import { recordAct } from '#db/desk/audit-log.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { readOwnedHome, readOwnedStock } from '#db/owners/owned-home.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskOwnerHomePage, DeskOwnerViewPage } from '#ui/owners/desk/owner-view.page.tsx'
import { presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import type { OwnerHomeProps } from '#ui/owners/owner-home.part.tsx'
import { presentOwnerHome } from '#ui/owners/owner-home.present.ts'
import { listsOf, type OwnerListName, presentOwnerList } from '#ui/owners/owner-lists.present.ts'
import { href } from '#ui/routes.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { servedOwner, servesHome, servesPlace } from '#worker/owners/desk/served-homes.ts'
import { latestWeek, lettersOf, readLetter } from '#worker/owners/letters.ts'
import { isAbout, openQuestionsOf } from '#worker/owners/open-questions.ts'
import { homeAt, ownedCards, owns, presentOwnedCard } from '#worker/owners/owned-cards.ts'
import { callId } from '#worker/owners/send-to-office.ts'
import { listNamed, readCursor, readListPage } from '#worker/owners/whole-list.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** An owner's homes as the owner sees them, without those of other offices; read-only and without the owner's session. Each view is logged. */
export const deskOwnerView = defineDeskPage('deskOwnerView', {
  needs: 'owners',
  view: DeskOwnerViewPage,
  async load(context) {
    const { locale, parameters, store, now, session } = context
    const { owner, homes } = await servedOwner(context, parameters.id ?? '')
    const [cards] = await Promise.all([
      ownedCards(context, owner.id),
      store.primary.batch([recordAct(store.primary, session.member, { action: 'view', object: 'owner', objectId: owner.id }, now)]),
    ])
    const shown = cards
      .filter(({ stock }) => servesHome(context, stock, homes))
      .map((card) => ({
        ...presentOwnedCard(card, context),
        path: href('deskOwnerHome', locale, { id: owner.id, kind: card.stock.kind, home: card.stock.id }),
      }))
    const title = owner.name ?? owner.recipient
    const t = translator(locale)
    return {
      title: t('desk.owners.watchTitle', { name: title }),
      props: {
        owner: { name: owner.name, email: owner.recipient },
        portal: {
          screen: { title: t('route.ownerPortal'), crumbs: crumbsBelow('deskOwners', locale, { text: title, href: null }), state: freshForm, notice: null },
          homes: shown.filter(({ stock }) => !stock.isFormer),
          former: shown.filter(({ stock }) => stock.isFormer),
          offersPasskey: false,
        },
      },
    }
  },
  acts: {},
})

/** An owner's home as the owner sees it, read-only and without the owner's session. Each view is logged. */
export const deskOwnerHome = defineDeskPage('deskOwnerHome', {
  needs: 'owners',
  view: DeskOwnerHomePage,
  async load(context) {
    const { locale, parameters, store, now, session } = context
    const db = store.primary
    const { owner } = await servedOwner(context, parameters.id ?? '')
    const home = homeAt({ kind: parameters.kind, id: parameters.home })
    const stock = home && (await readOwnedStock(db, home))
    if (home === null || stock === null || !owns(owner, stock)) throw new NoPage()
    if (!servesPlace(context, stock.kind === 'listing' ? stock.listing.place : stock.project.place)) throw new NoPage()
    const seen = { action: 'view', object: 'owner', objectId: owner.id, fields: [`${home.kind} ${home.id}`] } as const
    const list = listNamed(context.requested.searchParams.get('show'))
    const week = context.requested.searchParams.get('week')
    const [shown] = await Promise.all([
      list !== null ? wholeList(context, home, list) : week !== null ? earlierLetter(context, home, week) : wholeHome(context, home, owner.id),
      db.batch([recordAct(db, session.member, seen, now)]),
    ])
    const { title } = presentOwnedStock(stock, locale)
    const name = owner.name ?? owner.recipient
    const watched = href('deskOwnerView', locale, { id: owner.id })
    return {
      hasChart: true,
      title: translator(locale)('desk.owners.watchTitle', { name }),
      props: {
        owner: { name: owner.name, email: owner.recipient },
        home: {
          screen: {
            title,
            crumbs: crumbsBelow('deskOwners', locale, { text: name, href: watched }, { text: title, href: null }),
            state: freshForm,
            notice: null,
          },
          path: href('deskOwnerHome', locale, { id: owner.id, kind: home.kind, home: home.id }),
          watchedUnit: (id: number) => href('deskOwnerHome', locale, { id: owner.id, kind: 'listing', home: id }),
          shown,
        },
      },
    }
  },
  acts: {},
})

async function wholeHome(context: DeskContext, home: Home, ownerId: string): Promise<OwnerHomeProps['shown']> {
  const { store, agency, locale, now, settings } = context
  const db = store.primary
  const [records, last, questions] = await Promise.all([
    readOwnedHome(db, home, now),
    latestWeek(db, home, now),
    openQuestionsOf({ db, now, locale, signing: settings.signing }, ownerId, true),
  ])
  if (records === null) throw new NoPage()
  const called = callId(ownerId, home, now)
  return {
    ...{ home: presentOwnerHome(records, last, { agency, locale, now }), isReport: false, questions: questions.filter(isAbout(home)) },
    ...{ isCalled: records.communications.some(({ id }) => id === called), letters: last === null ? [] : lettersOf(last.week, context) },
  }
}

async function wholeList({ store, locale, now, requested }: DeskContext, home: Home, name: OwnerListName): Promise<OwnerHomeProps['shown']> {
  const { records, next } = await readListPage(store.primary, home, name, readCursor(requested.searchParams.get('before')), now)
  return { list: presentOwnerList(name, records, locale, now), lists: listsOf(home), older: next && `${next.at}~${next.id}` }
}

async function earlierLetter(context: DeskContext, home: Home, week: string): Promise<OwnerHomeProps['shown']> {
  const earlier = await readLetter(context, home, week)
  if (earlier === null) throw new NoPage()
  return { earlier }
}
