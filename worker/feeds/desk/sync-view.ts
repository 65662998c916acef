import { listCrmConnections } from '#db/feeds/crm-connections.ts'
import { selectRefused } from '#db/feeds/crm-events.ts'
import { lastRuns, selectLastDone } from '#db/feeds/sync-runs.ts'
import { type CrmConnection, type CrmName, crmNames, crms } from '#db/model/feeds/crm-catalogue.ts'
import { listModes, type SyncRun } from '#db/model/feeds/sync-run.ts'
import { translator } from '#messages/translate.ts'
import type { SyncView } from '#ui/feeds/desk/sync-status.part.tsx'
import { href } from '#ui/routes.ts'
import { agoText } from '#ui/site/number.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { connectionValues } from '#worker/feeds/crm-connection.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'

/** The connections with all CRMs, and the state of the synchronisation with each that is set, in words. */
export async function loadSyncs(
  context: DeskContext,
): Promise<{ readonly connections: Readonly<Record<CrmName, CrmConnection>>; readonly syncs: readonly SyncView[] }> {
  const { store, settings } = context
  const db = store.primary
  const [connections, [refused, ...runs]] = await Promise.all([
    listCrmConnections(db),
    db.batch([
      selectRefused(db),
      ...crmNames.flatMap((crm) => [lastRuns(db, crm, 1), selectLastDone(db, crm, crmServices[crm].hasLists ? listModes : ['events'])]),
    ]),
  ])
  const set = await Promise.all(crmNames.map((crm) => connectionValues(settings, crm, connections[crm])))
  const syncs = crmNames.flatMap((crm, index) => {
    const calls = refused.find(({ source }) => source === crm)
    return set[index] === null ? [] : [syncView(context, crm, runs[2 * index]?.[0], runs[2 * index + 1]?.[0], calls)]
  })
  return { connections, syncs }
}

function syncView(
  { locale, now }: DeskContext,
  crm: CrmName,
  latest: SyncRun | undefined,
  done: SyncRun | undefined,
  refused: { readonly count: number; readonly lastAt: string } | undefined,
): SyncView {
  return {
    crm,
    title: crms[crm].title,
    hasLists: crmServices[crm].hasLists,
    isRunning: latest?.state === 'running',
    lastDone: done?.endedAt ? agoText(done.endedAt, locale, now) : null,
    fault: latest?.state === 'failed' && latest.error ? translator(locale)(`mail.syncFailed.fault.${latest.error.fault}`) : null,
    refused: refused ? { count: refused.count, ago: agoText(refused.lastAt, locale, now) } : null,
    page: href('deskImports', locale),
  }
}
