import type { Db } from '#db/client.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import { isRepeated, stageRecords } from '../import/stage-records.ts'
import type { KindedRecord } from './crm-service.ts'

/** Stages records of both kinds. @returns how many were rejected, and how many of those because the import had them already */
export async function stageKinds(db: Db, current: Import, all: readonly KindedRecord[], position: number, salt: string) {
  let [rejected, twice] = [0, 0]
  for (const kind of ['listing', 'project'] as const) {
    const records = all.flatMap((each) => (each.kind === kind ? [each.record] : []))
    const staged = records.length === 0 ? null : await stageRecords(db, current, { kind, position, records }, salt)
    rejected += staged?.rejected.length ?? 0
    twice += staged?.rejected.filter(isRepeated).length ?? 0
  }
  return { rejected, twice }
}
