import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { findVersion } from '#db/desk/record-versions.ts'
import { saveEntry } from '#db/feeds/entries.ts'
import type { EntryRecord } from '#db/model/feeds/entry.ts'
import { returnedEntry } from '#db/model/feeds/returned-entry.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { changedFields, findOwnEntry, isLate } from './own-entry.ts'

/** Returns the form of an entry to an earlier version, as a draft: the site shows it once it is published. @returns whether it was not too late */
export async function returnEntry(context: DeskContext, sent: FormData): Promise<boolean> {
  const { store, session, now } = context
  const db = store.primary
  const entry = await findOwnEntry(context)
  const value = isLate(sent, entry) ? null : await findVersion(db, 'entry', entry.id, Number(textOf(sent, 'earlier')))
  if (value === null) return false
  const earlier: EntryRecord = JSON.parse(value)
  const record = returnedEntry(earlier, entry.record)
  const fields = changedFields(entry.record, record)
  if (fields.length === 0) return true
  const [saved] = await db.batch([
    saveEntry(db, entry, { record, office: entry.office }, session.member.id, now),
    recordAct(db, session.member, { action: 'return', object: 'entry', objectId: entry.id, fields: fields.slice(0, 50) }, now, didChange),
  ])
  return saved.length > 0
}
