import { recordAct } from '#db/desk/audit-log.ts'
import type { Home } from '#db/model/listings/home.ts'
import { readOwnedHome, readOwnedStock } from '#db/owners/owned-home.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskOwnerHomePage } from '#ui/owners/desk/owner-view.page.tsx'
import { presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import type { OwnerHomeProps } from '#ui/owners/owner-home.part.tsx'
import { presentOwnerHome } from '#ui/owners/owner-home.present.ts'
import { type OwnerListName, presentOwnerList } from '#ui/owners/owner-lists.present.ts'
import { href } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { servedOwner, servesPlace } from '#worker/owners/desk/served-homes.ts'
import { homeAt, owns } from '#worker/owners/owned.ts'
import { listNamed, readCursor, readListPage } from '#worker/owners/whole-list.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'

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
    const [shown] = await Promise.all([
      list === null ? wholeHome(context, home) : wholeList(context, home, list),
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

async function wholeHome({ store, agency, locale, now }: DeskContext, home: Home): Promise<OwnerHomeProps['shown']> {
  const records = await readOwnedHome(store.primary, home, now)
  if (records === null) throw new NoPage()
  return { home: presentOwnerHome(records, agency, locale, now), isReport: false }
}

async function wholeList({ store, locale, now, requested }: DeskContext, home: Home, name: OwnerListName): Promise<OwnerHomeProps['shown']> {
  const { records, next } = await readListPage(store.primary, home, name, readCursor(requested.searchParams.get('before')), now)
  return { list: presentOwnerList(name, records, locale, now), older: next && `${next.at}~${next.id}` }
}
