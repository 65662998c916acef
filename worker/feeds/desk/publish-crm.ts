import type { Db } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { switchOnCrm } from '#db/feeds/crm-connections.ts'
import { countPreviewRun, decideMoves, movingHomes } from '#db/feeds/crm-moves.ts'
import { type CrmName, crms, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import { type ImportVia, previewDays } from '#db/model/feeds/import-run.ts'
import { day } from '#db/model/site/durations.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'

interface HeldRun {
  readonly id: string
  readonly source: string
  readonly via: ImportVia
  readonly sentBy: string | null
}

/** The CRM whose stock an import is; null for a file. */
export function crmOf({ source, via }: Pick<HeldRun, 'source' | 'via'>): CrmName | null {
  return via === 'sync' && isCrmName(source) ? source : null
}

/** How its page names a CRM, and until when the preview waits. @param touchedAt when it began to wait */
export function waitingCrm(crm: CrmName, touchedAt: string): { readonly title: string; readonly until: string } {
  return { title: crms[crm].title, until: new Date(Date.parse(touchedAt) + previewDays * day).toISOString() }
}

/** The statements that move homes to a CRM and switch it on, after the one that resumes its held import. */
export function publishingCrm(db: Db, crm: CrmName, { id, sentBy }: HeldRun) {
  const mode = crmServices[crm].hasLists ? 'full' : 'events'
  return [...movingHomes(db, crm, id), switchOnCrm(db, crm, id), countPreviewRun(db, sentBy ?? '', id, mode)] as const
}

/** Decides which proposed homes are those of the CRM. @param sent null: all of them are */
export async function decide({ store, session, now }: DeskContext, crm: CrmName, run: string, sent: FormData | null): Promise<void> {
  const db = store.primary
  const same = sent === null ? [] : pairsIn(sent, 'same')
  const act = { action: 'move', object: 'import', objectId: run, fields: sent === null ? ['all'] : same } as const
  const [chosen, shown] = [same.map(recordIn), sent === null ? [] : pairsIn(sent, 'shown').map(recordIn)]
  await db.batch([
    decideMoves(db, crm, sent === null ? null : chosen, true),
    decideMoves(
      db,
      crm,
      shown.filter((record) => !chosen.includes(record)),
      false,
    ),
    recordAct(db, session.member, act, now),
  ])
}

/** Homes and records as a form names them: `4001:record`. */
function pairsIn(sent: FormData, name: string): readonly string[] {
  return sent.getAll(name).flatMap((value) => (typeof value === 'string' && /^\d{1,16}:[^\p{C}]{1,200}$/u.test(value) ? [value] : []))
}

function recordIn(pair: string): string {
  return pair.slice(pair.indexOf(':') + 1)
}
