import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { openJudge, type Verdict } from '../../model/feeds/guard/judge.ts'
import type { Import, ImportMode } from '../../model/feeds/import-run.ts'
import { fingerprint } from '../../model/site/fingerprint.ts'
import { listings } from '../../schema.ts'
import { changedHomes } from './changed-homes.ts'
import { historyOf } from './source-history.ts'

/** A verdict on a staged import; `digest` is a hash of the records that it is about. */
export type StagedVerdict = Verdict & { readonly stock: number; readonly digest: string }

/** Compares the staged homes with the stock of their source, in one pass. */
export async function judgeStaged(db: Db, current: Import, mode: ImportMode): Promise<StagedVerdict> {
  const judge = openJudge()
  const changed: [id: number, fingerprint: string][] = []
  for await (const home of changedHomes(db, current.id)) {
    judge.add(home)
    changed.push([home.id, home.fingerprint])
  }
  const stock = await stockOf(db, current.source)
  const verdict = judge.end(stock, await historyOf(db, current, mode))
  const about = changed.filter(([id]) => verdict.affected.has(id)).map((each) => each.join(' '))
  return { ...verdict, stock, digest: fingerprint(about.sort().join('\n')) }
}

/** How many listings a source has. */
export async function stockOf(db: Db, source: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM ${listings} WHERE withdrawn_at IS NULL AND source = ${source}`)
  return row?.count ?? 0
}
