import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { type Harm, harms } from '../../model/feeds/guard/differences.ts'
import type { JudgedBefore, SourceHistory } from '../../model/feeds/guard/judge.ts'
import type { Import, ImportMode } from '../../model/feeds/import-run.ts'
import { day } from '../../model/site/durations.ts'
import { imports } from '../../schema.ts'

/** Imports that say what a source usually changes. */
const remembered = 20
/** Parts of a day that are added up: a synchronisation begins every five minutes. */
const mostParts = 300
const newFor = 7 * day

/** What the source of an import has changed before, as it was judged. */
export async function historyOf(db: Db, { source, startedAt }: Pick<Import, 'source' | 'startedAt'>, mode: ImportMode): Promise<SourceHistory> {
  const rows = await db
    .select({ judged: imports.judged, mode: imports.mode, startedAt: imports.startedAt })
    .from(imports)
    .where(and(eq(imports.source, source), isNotNull(imports.judged), eq(imports.state, 'done')))
    .orderBy(desc(imports.startedAt))
    .limit(mostParts)
  const at = Date.parse(startedAt)
  const aWeekAgo = new Date(at - newFor).toISOString()
  const first = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, source), isNotNull(imports.judged), gt(imports.startedAt, aWeekAgo), sql`${imports.judged} ->> '$.stock' = 0`))
    .limit(1)
  const judged = rows.flatMap((row) => (row.judged === null ? [] : [{ ...row, judged: row.judged }]))
  const parts = mode === 'partial' ? judged.filter((row) => row.mode === 'partial' && at - Date.parse(row.startedAt) < day) : []
  return {
    judged: judged.slice(0, remembered).flatMap((row) => (row.judged.stock > 0 ? [row.judged] : [])),
    today: sumOf(parts.map((row) => row.judged)),
    isNew: first.length > 0,
  }
}

function sumOf(parts: readonly JudgedBefore[]): SourceHistory['today'] {
  const sums: Partial<Record<Harm, number>> = {}
  for (const harm of harms) sums[harm] = parts.reduce((sum, { counts }) => sum + (counts[harm] ?? 0), 0)
  return sums
}

/** Notes what an import changes, as it was judged. */
export async function noteJudgement(db: Db, importId: string, judged: JudgedBefore): Promise<void> {
  await db.update(imports).set({ judged }).where(eq(imports.id, importId))
}
