import type { Db } from '#db/client.ts'
import { type HidingHome, hasStaged, lastStaged, listHidingHomes, takeOverWithdrawals } from '#db/feeds/guard/hiding-rows.ts'
import { knownRows, stageRows } from '#db/feeds/import-staging.ts'
import { findImport, openImport, removeEmptyImport } from '#db/feeds/imports.ts'
import { saveListingNames } from '#db/listings/listing-names.ts'
import { hidesIdOf } from '#db/model/feeds/import-return.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { hiddenOnly } from './hidden-only.ts'
import { homeColumns } from './home-columns.ts'

interface HideOrder {
  /** The kinds of which what is missing is withdrawn; none if that is what the import is held for. */
  readonly missing: readonly RecordKind[]
  /** False if the import is held for the number of its sales. */
  readonly takesSales: boolean
  /** Takes one step of applying an import. @returns whether it was the last */
  readonly step: (current: Import) => Promise<boolean>
  readonly now: string
}

/**
 * Applies at once what of a held import hides, by an import of its own. Idempotent, a slice in each call.
 * @returns whether nothing is left to do
 */
export async function applyHides(db: Db, held: Import, order: HideOrder): Promise<boolean> {
  const id = hidesIdOf(held.id)
  const current = await findImport(db, id)
  if (current === null) {
    const { source, format, via, sentBy } = held
    await openImport(db, id, 'partial', { source, format, sender: { via, by: sentBy } }, order.now)
    return applyHides(db, held, order)
  }
  if (current.state === 'applying') return order.step(current)
  if (current.state !== 'receiving') return true
  const homes = await listHidingHomes(db, held.id, await lastStaged(db, id))
  if (homes.length > 0) {
    await stageHidden(db, current, homes, order)
    return false
  }
  await takeOverWithdrawals(db, held, id, order.missing)
  if (await hasStaged(db, id)) return order.step(current)
  await removeEmptyImport(db, id)
  return true
}

async function stageHidden(db: Db, current: Import, homes: readonly HidingHome[], { takesSales }: HideOrder): Promise<void> {
  const hidden = homes.map((home) => {
    const columns = homeColumns(home, hiddenOnly(home, { takesSales }), current.source, '')
    return { names: columns.names, row: { id: home.id, externalId: home.externalId, position: home.position, columns } }
  })
  const ids = hidden.map(({ row }) => row.id)
  await saveListingNames(
    db,
    hidden.map(({ names }) => names),
  )
  const position = hidden[0]?.row.position ?? 1
  await stageRows(db, current.id, { kind: 'listing', position, rows: hidden.map(({ row }) => row) }, await knownRows(db, current.id, 'listing', ids))
}
