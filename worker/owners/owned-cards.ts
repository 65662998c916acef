import { instantAt, mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { listOwnedCards, type OwnedCard } from '#db/owners/owned-cards.ts'
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
