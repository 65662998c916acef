import { openStore } from '#db/client.ts'
import { publishPlanned } from '#db/content/content-changes.ts'
import { duePlanned } from '#db/content/content-versions.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { readWrittenId } from '#db/model/content/written.ts'
import { raisingContent } from '#db/site/versions.ts'
import { readDeskText } from '#worker/content/desk/desk-text.ts'
import { rowAfter } from '#worker/content/desk/live-row.ts'
import type { Env } from '#worker/env.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

const maxAtOnce = 50

/** Every minute: publishes texts whose scheduled time has come. One that is being edited concurrently waits for the next run. */
export async function publishDueTexts(env: Env, now: Date): Promise<void> {
  const db = openStore(env.DB, env.LISTINGS).primary
  const due = await duePlanned(db, now, maxAtOnce)
  let isPublished = false
  for (const { object, locale, version } of due) {
    const key = readWrittenId(object)
    const text = key && (await readDeskText(db, key))
    if (text === null || locale === 'all') continue
    const row = rowAfter(text, new Map([[locale, text.newest[locale]]]), now)
    const change = { key: text.key, rowChangedAt: text.rowChangedAt, row, locale, version }
    const isDone = await publishPlanned(db, change, now, (isSaved) => [
      recordAct(db, 'command', { action: 'publish', object: 'content', objectId: object, fields: [locale] }, now, isSaved),
      raisingContent(db),
    ])
    isPublished ||= isDone
  }
  if (isPublished) await announceChanges(env)
}
