import type { Home } from '#db/model/listings/listing.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { OwnedStock } from '#db/model/owners/owned-home.ts'
import { instantAt, mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { listOwnedCards, type OwnedCard } from '#db/owners/owned-home.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import { translator } from '#messages/translate.ts'
import { ownedContact, presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import type { OwnerCardView } from '#ui/owners/owner-portal.part.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** An owner's homes with this week's activity. */
export function ownedCards({ store, now }: Pick<PageContext, 'store' | 'now'>, ownerId: string): Promise<readonly OwnedCard[]> {
  const today = wallTimeOf(now).day
  const monday = mondayOf(today)
  const began = instantAt({ day: monday, time: '00:00' }).toISOString()
  return listOwnedCards(store.primary, ownerId, { monday, today, began, now: now.toISOString() })
}

/** A home as its owner's card. */
export function presentOwnedCard(
  { stock, next, views, viewings, questions }: OwnedCard,
  { agency, locale }: Pick<PageContext, 'agency' | 'locale'>,
): OwnerCardView {
  const t = translator(locale)
  return {
    id: `${stock.kind}-${stock.id}`,
    path: href('ownerHome', locale, { kind: stock.kind, id: stock.id }),
    stock: presentOwnedStock(stock, locale),
    next: next === null ? t('owner.next.none') : whenText(next, locale),
    figures: [t('owner.count.viewings', { count: viewings }), t('owner.count.questions', { count: questions }), t('owner.count.views', { count: views })],
    contact: ownedContact(stock, agency, locale),
  }
}

/** The home in a path's parameters; null if invalid. */
export function homeAt({ kind, id }: PageContext['parameters']): Home | null {
  const number = /^[1-9]\d*$/.test(id ?? '') ? readPublicId(id) : null
  return number !== null && (kind === 'listing' || kind === 'project') ? { kind, id: number } : null
}

/** Whether a home is an owner's: their own, or a unit of their project. */
export function owns({ homes }: Pick<OwnerAccount, 'homes'>, stock: OwnedStock): boolean {
  const has = (kind: Home['kind'], id: number) => homes.some((home) => home.kind === kind && home.id === id)
  return has(stock.kind, stock.id) || (stock.kind === 'listing' && stock.projectId !== null && has('project', stock.projectId))
}
