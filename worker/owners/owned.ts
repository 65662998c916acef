import type { Home } from '#db/model/listings/home.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { OwnedStock } from '#db/model/owners/owned-home.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

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
