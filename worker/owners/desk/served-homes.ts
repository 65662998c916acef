import { listCards } from '#db/listings/listings.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import type { Home, ListingCard } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import type { DeskMessage } from '#db/owners/owner-work.ts'
import { findOwner, type OwnerAccount } from '#db/owners/owners.ts'
import { listProjectsById } from '#db/projects/projects.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** Homes in the stock, by kind. */
export interface KnownHomes {
  readonly cards: ReadonlyMap<number, ListingCard>
  readonly projects: ReadonlyMap<number, Project>
}

type Reader = Pick<DeskContext, 'agency' | 'session'>

/** Reads the given homes from the stock. */
export async function readHomes({ store }: Pick<DeskContext, 'store'>, homes: readonly Home[]): Promise<KnownHomes> {
  const idsOf = (kind: Home['kind']) => [...new Set(homes.filter((home) => home.kind === kind).map(({ id }) => id))]
  const [listings, inProjects] = [idsOf('listing'), idsOf('project')]
  const [cards, projects] = await Promise.all([
    listings.length === 0 ? [] : listCards(store.primary, listings),
    inProjects.length === 0 ? [] : listProjectsById(store.primary, inProjects),
  ])
  return { cards: new Map(cards.map((card) => [card.id, card])), projects: new Map(projects.map((project) => [project.id, project])) }
}

/** Whether a member's offices serve a place; a home no longer in the stock has none and is visible to all. */
export function servesPlace({ agency, session }: Reader, place: ListingCard['place'] | Project['place'] | undefined): boolean {
  const office = place === undefined ? null : servingOffice(agency, place)
  return worksFor(session.member, office?.key ?? null)
}

/** Whether a member's offices serve a home. */
export function servesHome(reader: Reader, { kind, id }: Home, { cards, projects }: KnownHomes): boolean {
  return servesPlace(reader, kind === 'listing' ? cards.get(id)?.place : projects.get(id)?.place)
}

/** Whether a member may see an owner: one without homes, or with a home that the member's offices serve. */
export function servesOwner(reader: Reader, { homes: owned }: Pick<OwnerAccount, 'homes'>, homes: KnownHomes): boolean {
  return owned.length === 0 || owned.some((home) => servesHome(reader, home, homes))
}

/** An owner's account, if the member may see it; 404 otherwise. */
export async function servedOwner(context: DeskContext, id: string): Promise<{ readonly owner: OwnerAccount; readonly homes: KnownHomes }> {
  const owner = await findOwner(context.store.primary, id)
  if (owner === null) throw new NoPage()
  const homes = await readHomes(context, owner.homes)
  if (!servesOwner(context, owner, homes)) throw new NoPage()
  return { owner, homes }
}

/** Whether a member may see a message: its home must be served by the member's offices. */
export function servesMessage(reader: Reader, { kind, card, project }: Pick<DeskMessage, 'kind' | 'card' | 'project'>): boolean {
  return servesPlace(reader, kind === 'listing' ? card?.place : project?.place)
}
