import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { findImport, openImport, supersedeOthers } from '#db/feeds/imports.ts'
import { advanceSheet, decideSheet, nextSheetPart, type Sheet } from '#db/feeds/sheets.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { tableChunks } from '#db/model/feeds/feed-lists.ts'
import { tableRow } from '#db/model/feeds/feed-table.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { holdForPreview } from '#worker/feeds/import/finish-step.ts'
import { stageRecords } from '#worker/feeds/import/stage-records.ts'

/** Rows staged per request: about a third of a request's queries to D1 and seconds of its time. */
const maxRows = 2_500

export interface Staging {
  readonly db: Db
  readonly salt: string
  readonly member: StaffMember
  readonly announce: () => Promise<unknown>
  readonly now: Date
}

/** Opens an import for a file and stages its first rows. @returns the id of the import; null if another request has opened one */
export async function openPreview(staging: Staging, sheet: Sheet, choices: SheetChoices): Promise<string | null> {
  const { db, member, announce, now } = staging
  const at = now.toISOString()
  const id = createId()
  if (!(await decideSheet(db, sheet, choices, id, now))) return null
  if ((await supersedeOthers(db, sheet.source, at)) !== null) await announce()
  await openImport(db, id, 'full', { source: sheet.source, format: 'perron', sender: { via: 'upload', by: member.id } }, at)
  await recordAct(db, member, { action: 'upload', object: 'import', objectId: id }, now)
  await continuePreview(staging, { ...sheet, choices, importId: id, staged: 0 })
  return id
}

/** Stages the next rows of a file, and holds the import for the member's decision after the last. Idempotent. */
export async function continuePreview({ db, salt, now }: Pick<Staging, 'db' | 'salt' | 'now'>, sheet: Sheet): Promise<void> {
  const { choices, importId } = sheet
  if (choices === null || importId === null) return
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return
  let { staged } = sheet
  for (const last = staged + maxRows; staged < sheet.rowCount && staged < last; ) {
    const part = await nextSheetPart(db, sheet.id, staged)
    if (part === null) return
    const rows = part.rows.map(([isOpen, ...cells]) => tableRow(choices, { cells, isOpen: isOpen === 1 }))
    for (const chunk of tableChunks(rows, part.position)) await stageRecords(db, current, chunk, salt)
    const next = part.position + part.rows.length - 1
    await advanceSheet(db, { ...sheet, staged }, next)
    staged = next
  }
  if (staged === sheet.rowCount) await holdForPreview(db, current, { kinds: ['listing', 'project'], mode: 'full' }, now.toISOString())
}
