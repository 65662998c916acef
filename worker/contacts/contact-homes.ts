import { fittingHomes } from '#db/alerts/fitting-homes.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { type FittingLine, presentFitting } from '#ui/alerts/desk/seekers.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

const maxAlerts = 3
const maxHomes = 4
/** Homes with the words of an alert that are looked at. */
const maxHits = 20

interface SubscribedAlert {
  readonly id: string
  readonly state: string
  readonly goal: Goal | null
  readonly search: string | null
}

/** The homes that fit a person's newest active alerts, by the alert's id: exact matches first, then near misses. One round trip. */
export async function contactHomes({ store, locale }: DeskContext, alerts: readonly SubscribedAlert[]): Promise<ReadonlyMap<string, readonly FittingLine[]>> {
  const active = alerts
    .flatMap(({ id, state, goal, search }) => (state === 'active' && goal !== null && search !== null ? [{ id, goal, search }] : []))
    .slice(0, maxAlerts)
  const found = await fittingHomes(store, active, maxHomes, maxHits)
  return new Map(active.map(({ id }, at) => [id, (found[at]?.shown ?? []).map((home) => presentFitting(home.card, home.shortfall, home, locale))]))
}
