import { listCards } from '#db/listings/listings.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { fittingHomes } from '#db/search/fitting-homes.ts'
import { type FittingLine, presentFitting } from '#ui/alerts/desk/seekers.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

const maxAlerts = 3
const maxHomes = 4

interface SubscribedAlert {
  readonly id: string
  readonly state: string
  readonly goal: Goal | null
  readonly search: string | null
}

/** The homes that fit a person's newest active alerts, by the alert's id: exact matches first, then near misses. */
export async function contactHomes({ store, locale }: DeskContext, alerts: readonly SubscribedAlert[]): Promise<ReadonlyMap<string, readonly FittingLine[]>> {
  const active = alerts.flatMap(({ id, state, goal, search }) => (state === 'active' && goal !== null && search !== null ? [{ id, goal, search }] : []))
  const found = await Promise.all(
    active
      .slice(0, maxAlerts)
      .map(async ({ id, goal, search }) => ({ id, homes: await fittingHomes(store, goal, readSearch(new URLSearchParams(search)), maxHomes) })),
  )
  const shown = found.flatMap(({ homes }) => homes.shown.map((home) => home.id))
  const cards = shown.length === 0 ? [] : await listCards(store.primary, shown)
  return new Map(
    found.map(({ id, homes }) => [
      id,
      homes.shown.flatMap((home) => {
        const card = cards.find((each) => each.id === home.id)
        return card ? [presentFitting(card, home.shortfall, { toldAt: null, actor: null, teller: null }, locale)] : []
      }),
    ]),
  )
}
