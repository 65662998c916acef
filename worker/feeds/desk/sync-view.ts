import type { SyncRun } from '#db/model/feeds/sync-run.ts'
import { translator } from '#messages/translate.ts'
import type { SyncView } from '#ui/feeds/desk/sync-status.part.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'

/** The state of the synchronisation in words. @param isSet whether a CRM is set */
export function syncView({ locale, now }: DeskContext, isSet: boolean, latest: SyncRun | undefined, done: SyncRun | undefined): SyncView {
  return {
    isSet,
    isRunning: latest?.state === 'running',
    lastDone: done?.endedAt ? agoText(done.endedAt, locale, now) : null,
    fault: latest?.state === 'failed' && latest.error ? translator(locale)(`mail.syncFailed.fault.${latest.error.fault}`) : null,
    page: href('deskImports', locale),
  }
}
