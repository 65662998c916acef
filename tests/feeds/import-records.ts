import type { Db } from '#db/client.ts'
import { findImport, openImport } from '#db/feeds/imports.ts'
import type { FeedFormat, Import, ImportMode, ImportVia, ShortList } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import type { TryPages } from '#worker/feeds/guard/judge-import.ts'
import { type FinishStep, finishStep } from '#worker/feeds/import/finish-step.ts'
import { stageRecords } from '#worker/feeds/import/stage-records.ts'

const importedAt = '2026-11-26T08:00:00.000Z'
export const salt = 'sixteen characters'
/** Rules of publication that hold nothing back. */
const rules = { holdsBack: null, review: { offices: [], today: '2026-11-26' } }

interface Feed {
  /** Of the import; a number that rises, unless it is named. */
  readonly id?: string
  readonly source?: string
  readonly format?: FeedFormat
  readonly via?: ImportVia
  readonly mode?: ImportMode
  /** The moment at which it begins, UTC in ISO 8601. */
  readonly at?: string
  readonly listings?: readonly unknown[]
  readonly projects?: readonly unknown[]
  /** The kinds it has lists of; both, unless they are named. */
  readonly kinds?: readonly RecordKind[]
  readonly force?: boolean
  readonly short?: readonly ShortList[]
}

let imports = 0

/** An import that has begun. */
export async function anImport(
  db: Db,
  { id: named, source = 'omnicasa', format = 'omnicasa', via = 'token', mode = 'full', at = importedAt }: Feed = {},
): Promise<Import> {
  imports += 1
  const id = named ?? `import-${imports}`
  await openImport(db, id, mode, { source, format, sender: { via, by: null } }, at)
  return currentImport(db, id)
}

export async function currentImport(db: Db, id: string): Promise<Import> {
  const found = await findImport(db, id)
  if (found === null) throw new Error(`There is no import ${id}`)
  return found
}

/** Takes the remaining steps of an import, without the cursor that they return. @returns the last */
export async function finishImported(
  db: Db,
  id: string,
  { kinds = ['listing', 'project'], force = false, short = [] }: Feed = {},
  tryPages?: TryPages,
): Promise<FinishStep> {
  for (let step = 0; step < 20; step += 1) {
    const current = await currentImport(db, id)
    const taken = await finishStep(
      db,
      current,
      { kinds, mode: null, force, short, resume: null },
      { ...rules, ...(tryPages && { tryPages }) },
      current.startedAt,
    )
    if ('refused' in taken || taken.done) return taken
  }
  throw new Error(`The import ${id} does not end`)
}

/** Imports a feed in this process, in the steps of an import. @returns its last step */
export async function importRecords(db: Db, feed: Feed): Promise<FinishStep> {
  const current = await anImport(db, feed)
  await stageRecords(db, current, { kind: 'listing', position: 1, records: feed.listings ?? [] }, salt)
  await stageRecords(db, current, { kind: 'project', position: 1, records: feed.projects ?? [] }, salt)
  return finishImported(db, current.id, feed)
}
