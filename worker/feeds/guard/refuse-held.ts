import type { Db } from '#db/client.ts'
import { judgeStaged } from '#db/feeds/guard/judge-staged.ts'
import { refuseRecords } from '#db/feeds/guard/refused-records.ts'
import type { Import } from '#db/model/feeds/import-run.ts'

/** Remembers what a person refuses of a held import: the records that it is held for, so that the same is neither asked about again nor published. */
export async function refuseHeld(db: Db, run: Import, now: Date): Promise<void> {
  const { affected: changed } = await judgeStaged(db, run, run.mode)
  const affected = new Set([...changed, ...(run.held?.examples ?? []).flatMap(({ harm, id }) => (harm === 'page' ? [id] : []))])
  const missing = run.refusal?.why === 'withdraws' && run.held !== null ? run.held.kinds : []
  await refuseRecords(db, run, affected, missing, now.toISOString())
}
