import type { Db } from '#db/client.ts'
import { type IncomingRow, knownRows, stageDeleted, stageRows } from '#db/feeds/import-staging.ts'
import { listReturningHomes, listReturningProjects, nextStaged, type ReturningHome, type ReturningProject } from '#db/feeds/returns/returning-rows.ts'
import { saveListingNames } from '#db/listings/listing-names.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { projectColumns } from '../database-row.ts'
import { homeColumns } from '../guard/home-columns.ts'
import { returnedHome, returnedProject } from './returned-record.ts'

/**
 * Stages the next slice of a return: homes and projects as they stood before the import, without what is hidden since. Those that have changed since
 * are staged as kept, and those that the import added as deleted. Idempotent.
 * @returns whether everything is staged
 */
export async function stageReturn(db: Db, current: Import): Promise<boolean> {
  const homes = await listReturningHomes(db, current)
  if (homes.length > 0) {
    await stageHomes(db, current, homes)
    return false
  }
  const projects = await listReturningProjects(db, current)
  if (projects.length > 0) await stageSlice(db, current, 'project', projects, (project) => projectRow(project, current))
  return projects.length === 0
}

async function stageHomes(db: Db, current: Import, homes: readonly ReturningHome[]): Promise<void> {
  const rows = new Map(
    homes.flatMap(({ id, home }) => {
      if (home === null) return []
      const { listing, isWhole } = returnedHome(home)
      return [[id, homeColumns(home, listing, current.source, isWhole ? home.recordHash : '')] as const]
    }),
  )
  await saveListingNames(
    db,
    [...rows.values()].map(({ names }) => names),
  )
  await stageSlice(db, current, 'listing', homes, ({ id }) => rows.get(id) ?? null)
}

function projectRow({ externalId, before, now }: ReturningProject, { source }: Import): IncomingRow['columns'] {
  const project = before === null ? null : returnedProject(before, now)
  if (before === null || project === null) return null
  const { listed, extraFields, remarks, recordHash } = before
  const secret = before.secret ?? { street: null, houseNumber: null, box: null, lat: null, lng: null }
  const reading = { ok: true, id: project.id, project, listed, secret, extraFields, remarks } as const
  return projectColumns(reading, { source, externalId, recordHash: project === before.project ? recordHash : '' })
}

interface Returned {
  readonly id: number
  readonly externalId: string
  readonly what: ReturningHome['what']
}

/** A record without columns, or whose columns are those of the stock, is left as it is. */
async function stageSlice<Each extends Returned>(
  db: Db,
  current: Import,
  kind: RecordKind,
  records: readonly Each[],
  columnsOf: (record: Each) => IncomingRow['columns'],
): Promise<void> {
  const added = records.filter(({ what }) => what === 'added').map(({ id }) => id)
  const others = records.filter(({ what }) => what !== 'added')
  const position = await nextStaged(db, current.id, kind)
  const known = await knownRows(
    db,
    current.id,
    kind,
    others.map(({ id }) => id),
  )
  const rows = others.map((record, index): IncomingRow => {
    const { id, externalId, what } = record
    const columns = what === 'back' ? columnsOf(record) : null
    const isSame = columns !== null && columns !== 'same' && columns.fingerprint === known.get(id)?.fingerprint
    return { id, externalId, position: position + index, columns: isSame ? null : columns }
  })
  await stageRows(db, current.id, { kind, position, rows }, known)
  if (added.length > 0) await stageDeleted(db, current.id, kind, added)
}
