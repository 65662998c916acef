import { crms } from '#db/model/feeds/crm-catalogue.ts'
import { translator } from '#messages/translate.ts'
import type { SyncView } from '#ui/feeds/desk/sync-status.part.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'
import type { Standing } from '#worker/feeds/sync/standings.ts'

/** The state of the synchronisation with each CRM from which the stock is read, in words. */
export function syncViews({ locale, now }: DeskContext, standings: readonly Standing[]): readonly SyncView[] {
  return standings
    .filter(({ isRead }) => isRead)
    .map(({ crm, runs: [latest], done, refused }) => ({
      crm,
      title: crms[crm].title,
      hasLists: crmServices[crm].hasLists,
      isRunning: latest?.state === 'running',
      lastDone: done?.endedAt ? agoText(done.endedAt, locale, now) : null,
      fault: latest?.state === 'failed' && latest.error ? translator(locale)(`mail.syncFailed.fault.${latest.error.fault}`) : null,
      refused: refused ? { count: refused.count, ago: agoText(refused.lastAt, locale, now) } : null,
      page: href('deskImports', locale),
    }))
}
