import { unitsOf } from '#db/feeds/crm-events.ts'
import { keepPayloads, listPayloads } from '#db/feeds/crm-payloads.ts'
import { findImport } from '#db/feeds/imports.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { withAgency } from '#worker/agency/agency-connections.ts'
import { settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import { readExternalId } from '../perron/values.ts'
import { withHosts } from '../photo-hosts.ts'
import { type FailedCall, failedCall } from '../sync/call-service.ts'
import type { CrmService, KindedRecord } from '../sync/crm-service.ts'
import { stageKinds } from '../sync/stage-kinds.ts'
import { goOn, type ReadContext, type StepContext, type StepOutcome, superseded } from '../sync/step.ts'
import { askSweepBright, sweepBrightToken } from './ask.ts'
import { at, type Estate, listAt, storable } from './estate.ts'
import { withPictures } from './pictures.ts'
import { sweepbrightReceipts } from './receipts.ts'

/** Payloads that are read again in one step. */
const payloadsAtOnce = 25

/** How SweepBright is read: it has no list, and answers for an estate only within the hour after a webhook has named it, so each answer is kept. */
export const sweepbrightService: CrmService = {
  hasLists: false,
  batch: 2,
  read: readPayloads,
  receipts: sweepbrightReceipts,
  async readNamed(context, named) {
    const records: KindedRecord[] = []
    const gone: string[] = []
    const lost: { readonly id: string; readonly reason: string }[] = []
    for (const { record: id, event } of named) {
      if (/delete/.test(event)) {
        gone.push(id, ...(await unitsOf(context.db, 'sweepbright', [id])))
        await keepPayloads(context.db, 'sweepbright', { record: id, isProject: true }, [], context.now)
        continue
      }
      const called = await askSweepBright(context.crm, `estates/${id}`, context.now)
      if (!called.ok && !called.isMissing) return called
      // A page in place of the estate: what was named waits for the next run.
      if (called.ok && !isJsonObject(called.value)) return failedCall('wrongAnswer', `the answer to estates/${id} is not a JSON object`)
      if (!called.ok || !isJsonObject(called.value)) {
        lost.push({ id, reason: 'the CRM no longer gives this estate: publish it there again' })
        continue
      }
      const read = await recordsOf(context, called.value)
      records.push(...read)
      const present = read.flatMap(({ record }) => (isJsonObject(record) ? [readExternalId(record.id) ?? ''] : []))
      // An update of a project carries all its units.
      const carriesUnits = Array.isArray(called.value.properties) && isProject(called.value)
      await keepPayloads(context.db, 'sweepbright', { record: id, isProject: carriesUnits }, read, context.now)
      if (carriesUnits) gone.push(...(await unitsOf(context.db, 'sweepbright', [id])).filter((unit) => !present.includes(unit)))
    }
    return { ok: true, records, gone, lost }
  },
  async tryPage({ crm, now }): Promise<{ readonly ok: true; readonly total: null; readonly records: readonly KindedRecord[] } | FailedCall> {
    const token = await sweepBrightToken(crm, now)
    return token.ok ? { ok: true, total: null, records: [] } : token
  },
}

type EstateRecord = KindedRecord & { readonly record: Estate }

function isProject(estate: Estate): boolean {
  return strictFlag(at(estate, 'is_project')) === true
}

/** Stages what was sent before. */
async function readPayloads(context: StepContext): Promise<StepOutcome> {
  const { db, env, run } = context
  const { importId, after, from } = run.cursor
  const current = await findImport(db, importId)
  if (current?.state !== 'receiving') return superseded()
  const payloads = await listPayloads(db, run.source, after, payloadsAtOnce)
  const last = payloads.at(-1)
  if (last === undefined) return goOn(context, { phase: 'finish' })
  const staged = await stageKinds(
    db,
    current,
    payloads.map(({ kind, payload }) => ({ kind, record: payload })),
    from,
    env.PLACE_SALT,
  )
  return goOn(context, { after: last.row, from: from + payloads.length }, { rejected: run.counts.rejected + staged.rejected })
}

/** An estate, or a project with its units, with their pictures stored here. */
async function recordsOf(context: ReadContext, estate: Estate): Promise<readonly EstateRecord[]> {
  const { photos, origin } = withAgency(settingsOf(context.env), await agencyOf(context.env))
  // On a local site the CRM may be on this machine, with its pictures.
  const hosts = withHosts(photos, [new URL(context.crm.values.base ?? '').origin])
  const { properties: _, ...own } = estate
  const units = isProject(estate) ? listAt(estate, 'properties').filter(isJsonObject) : []
  const all: readonly (readonly [KindedRecord['kind'], Estate])[] = [
    [isProject(estate) ? 'project' : 'listing', own],
    ...units.map((unit) => ['listing', { ...unit, project_id: estate.id }] as const),
  ]
  const records: EstateRecord[] = []
  for (const [kind, record] of all) records.push({ kind, record: await withPictures(context, storable(record), hosts, origin) })
  return records
}
