import { type CrmName, crms, isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { TrialView } from '#ui/feeds/desk/settings-crm.page.tsx'
import { type Reading, readers } from '#worker/feeds/reader.ts'
import type { FailedCall } from '#worker/feeds/sync/call-service.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'
import type { ReadContext } from '#worker/feeds/sync/step.ts'

/** Timeout in seconds; short, since a person is waiting. */
const timeout = 15
const maxFields = 12

type Counts = Readonly<Record<string, string>>

/** Reads a page of a CRM without writing anything: what was found, as the query of the page that tells it. */
export async function tryCrm(context: ReadContext, crm: CrmName): Promise<{ readonly ok: true; readonly counts: Counts } | FailedCall> {
  const trial = await crmServices[crm].tryPage({ ...context, crm: { ...context.crm, timeout: Math.min(context.crm.timeout, timeout) } })
  if (!trial.ok) return trial
  const options = { salt: context.env.PLACE_SALT, publicId: () => 1 }
  const readings = trial.records.map(({ kind, record }) => readers[crm].read(kind, record, options))
  const read = readings.filter((reading) => reading.ok)
  const counts = {
    total: String(trial.total ?? trial.records.length),
    read: String(read.length),
    addresses: String(read.filter(hidesAddress).length),
    prices: String(read.filter(hidesPrice).length),
    rejected: String(readings.length - read.length),
  }
  const fields = [...new Set(read.flatMap(({ remarks }) => remarks.map(({ field }) => field.slice(0, 60))))].slice(0, maxFields)
  return { ok: true, counts: { ...counts, fields: fields.join(',') } }
}

function hidesAddress(reading: Reading): boolean {
  return ('listing' in reading ? reading.listing : reading.project).place.address === null
}

function hidesPrice(reading: Reading): boolean {
  return ('listing' in reading ? reading.listing.price.amount : reading.project.startPrice) === null
}

/** What the last trial found; null if the page does not tell one. */
export function trialIn(query: URLSearchParams): TrialView | null {
  const crm = query.get('crm') ?? ''
  const figure = (name: string) => /^\d{1,9}$/.exec(query.get(name) ?? '')?.[0] ?? '0'
  if (!isCrmName(crm) || !query.has('total')) return null
  const [total, read, addresses, prices, rejected] = [figure('total'), figure('read'), figure('addresses'), figure('prices'), figure('rejected')]
  const fields = (query.get('fields') ?? '').split(',').filter((field) => field !== '')
  return { crm: crms[crm].title, total, read, addresses, prices, rejected, fields: fields.slice(0, maxFields) }
}
