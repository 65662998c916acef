import type { Db } from '#db/client.ts'
import { selectCrmConnections } from '#db/feeds/crm-connections.ts'
import { selectRefused } from '#db/feeds/crm-events.ts'
import { selectWaiting } from '#db/feeds/imports.ts'
import { lastRuns, selectLastDone } from '#db/feeds/sync-runs.ts'
import { type CrmConnection, type CrmName, crmNames, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import { listModes, type SyncRun } from '#db/model/feeds/sync-run.ts'
import type { Settings } from '#worker/env.ts'
import { connectionValues } from '#worker/feeds/crm-connection.ts'
import { crmServices } from './crm-services.ts'

/** A CRM, whether it is set, and the synchronisation with it. */
export interface Standing {
  readonly crm: CrmName
  readonly connection: CrmConnection
  readonly isSet: boolean
  /** Whether the stock is read from it. */
  readonly isRead: boolean
  readonly runs: readonly SyncRun[]
  /** The import of its stock that waits to be published; null if none does. */
  readonly waiting: string | null
  /** The last run that succeeded; undefined if none has. */
  readonly done: SyncRun | undefined
  /** Its webhooks with a wrong signature. */
  readonly refused: { readonly count: number; readonly lastAt: string } | undefined
}

/** The standing of every CRM, in one call of the database. @param most of the last runs */
export async function loadStandings(settings: Settings, db: Db, most: number): Promise<readonly Standing[]> {
  const [connections, refused, waiting, ...runs] = await db.batch([
    selectCrmConnections(db),
    selectRefused(db),
    selectWaiting(db),
    ...crmNames.flatMap((crm) => [lastRuns(db, crm, most), selectLastDone(db, crm, crmServices[crm].hasLists ? listModes : ['events'])]),
  ])
  return Promise.all(
    crmNames.map(async (crm, index) => {
      const connection = connections.find((each) => each.crm === crm) ?? noConnection
      const isSet = (await connectionValues(settings, crm, connection)) !== null
      return {
        crm,
        connection,
        isSet,
        isRead: isSet && connection.isRead,
        waiting: waiting.find(({ source }) => source === crm)?.id ?? null,
        runs: runs[2 * index] ?? [],
        done: runs[2 * index + 1]?.[0],
        refused: refused.find(({ source }) => source === crm),
      }
    }),
  )
}
