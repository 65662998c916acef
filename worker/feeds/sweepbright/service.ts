import { unitsOf } from '#db/feeds/crm-events.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { withAgency } from '#worker/agency/agency-connections.ts'
import { settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import { readExternalId } from '../perron/values.ts'
import { withHosts } from '../photo-hosts.ts'
import type { FailedCall } from '../sync/call-service.ts'
import type { CrmService, KindedRecord } from '../sync/crm-service.ts'
import type { ReadContext } from '../sync/step.ts'
import { askSweepBright, sweepBrightToken } from './ask.ts'
import { at, type Estate, listAt } from './estate.ts'
import { withPictures } from './pictures.ts'
import { sweepbrightReceipts } from './receipts.ts'

/** How SweepBright is read: it has no list, and answers for an estate only within the hour after a webhook has named it. */
export const sweepbrightService: CrmService = {
  hasLists: false,
  batch: 2,
  // A run reads the events alone.
  read: async ({ run }) => ({ kind: 'done', counts: run.counts }),
  receipts: sweepbrightReceipts,
  async readNamed(context, named) {
    const records: KindedRecord[] = []
    const gone: string[] = []
    const lost: { readonly id: string; readonly reason: string }[] = []
    for (const { record: id, event } of named) {
      if (/delete/.test(event)) {
        gone.push(id, ...(await unitsOf(context.db, 'sweepbright', [id])))
        continue
      }
      const called = await askSweepBright(context.crm, `estates/${id}`, context.now)
      if (!called.ok && !called.isMissing) return called
      if (!called.ok || !isJsonObject(called.value)) {
        lost.push({ id, reason: 'the CRM no longer gives this estate: publish it there again' })
        continue
      }
      const read = await recordsOf(context, called.value)
      records.push(...read)
      const present = read.flatMap(({ record }) => (isJsonObject(record) ? [readExternalId(record.id) ?? ''] : []))
      // An update of a project carries all its units.
      if (Array.isArray(called.value.properties) && isProject(called.value))
        gone.push(...(await unitsOf(context.db, 'sweepbright', [id])).filter((unit) => !present.includes(unit)))
    }
    return { ok: true, records, gone, lost }
  },
  async tryPage({ crm, now }): Promise<{ readonly ok: true; readonly total: null; readonly records: readonly KindedRecord[] } | FailedCall> {
    const token = await sweepBrightToken(crm, now)
    return token.ok ? { ok: true, total: null, records: [] } : token
  },
}

function isProject(estate: Estate): boolean {
  return strictFlag(at(estate, 'is_project')) === true
}

/** An estate, or a project with its units, with their pictures stored here. */
async function recordsOf(context: ReadContext, estate: Estate): Promise<readonly KindedRecord[]> {
  const { photos, origin } = withAgency(settingsOf(context.env), await agencyOf(context.env))
  // On a local site the CRM may be on this machine, with its pictures.
  const hosts = withHosts(photos, [new URL(context.crm.values.base ?? '').origin])
  const { properties: _, ...own } = estate
  const units = isProject(estate) ? listAt(estate, 'properties').filter(isJsonObject) : []
  const all: readonly (readonly [KindedRecord['kind'], Estate])[] = [
    [isProject(estate) ? 'project' : 'listing', own],
    ...units.map((unit) => ['listing', { ...unit, project_id: estate.id }] as const),
  ]
  const records: KindedRecord[] = []
  for (const [kind, record] of all) records.push({ kind, record: await withPictures(context, record, hosts, origin) })
  return records
}
