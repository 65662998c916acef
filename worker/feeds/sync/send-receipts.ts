import { createHash } from 'node:crypto'
import { openStore } from '#db/client.ts'
import { type LeasedReceipt, leaseReceipt, noteSite, postponeReceipts, type ReceiptOutcome, settleReceipt } from '#db/feeds/crm-receipts.ts'
import { type ReceiptRecord, readReceiptRecord } from '#db/feeds/receipt-record.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import {
  type CrmProblem,
  isLate,
  isOnlineAfter,
  nextReceipt,
  problemOf,
  type ReceiptState,
  receiptStateOf,
  type Shown,
  shownOf,
} from '#db/model/feeds/crm-receipt.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { translator } from '#messages/translate.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { type AskPage, failingPages, pagePath } from './ask-pages.ts'
import { type FailedCall, failedCall } from './call-service.ts'
import type { CrmReceipts } from './crm-receipts.ts'
import { crmServices } from './crm-services.ts'
import type { ReadContext } from './step.ts'

/** Lease in milliseconds; longer than asking for the pages and telling the CRM can take. */
const leaseTime = 3 * minute
/** Receipts looked at in one step, which ends with the first that is told. */
const maxLooks = 10

interface Sending extends ReadContext {
  readonly receipts: CrmReceipts
  readonly origin: string
  readonly ask: AskPage
}

/** How a receipt went: nothing to tell, told or not taken, or the CRM cannot be reached now. */
type Went = 'quiet' | 'told' | 'down'

/**
 * Queue handler: tells a CRM about one of its records, and queues the next after a pause. Idempotent: a redelivered message finds the next receipt that is
 * due, or another worker at it. While the CRM is down it is asked once a minute, by the job.
 */
export async function sendReceipts(env: Env, source: CrmName, ask: AskPage, now: Date): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const crm = await findCrm(env, db, source)
  const { receipts } = crmServices[source]
  if (crm === null || receipts === undefined) return postponeReceipts(db, source, new Date(now.getTime() + hour).toISOString(), now.toISOString())
  const { languages } = await agencyOf(env)
  const { origin } = settingsOf(env)
  const site = hashOf([origin, crm.values.base, crm.values.user, crm.values.client])
  if (receipts.tellSite !== undefined) await noteSite(db, source, site, now.toISOString())
  const sending = { env, db, crm, languages, now, receipts, origin, ask }
  for (let looks = 0, went: Went = 'quiet'; went === 'quiet' && looks < maxLooks; looks += 1) {
    const leased = await leaseReceipt(db, source, now, leaseTime)
    if (leased === null) return
    went = await (leased.externalId === '' ? tellSite(sending, leased, site) : tellRecord(sending, leased)).catch((error: unknown) => {
      reportFault(`A receipt for ${source} failed: ${leased.externalId}`, error)
      return settleFailure(sending, leased, failedCall('inside', error instanceof Error ? error.name : 'unknown'), null)
    })
    if (went === 'down') return
  }
  await env.WORK.send({ kind: 'receipts', source }, { delaySeconds: crm.pause })
}

async function tellSite(sending: Sending, leased: LeasedReceipt, version: string): Promise<Went> {
  const { db, receipts, origin } = sending
  const told = (await receipts.tellSite?.(sending, origin)) ?? { ok: true }
  if (!told.ok && told.isRefusal !== true) return settleFailure(sending, leased, told, null)
  // One that is refused is not repeated: pages are told one by one all the same.
  await settleReceipt(db, leased, { ...settled, told: toldNow(sending, 'updated'), version, error: told.ok ? null : told.error.detail })
  return 'told'
}

async function tellRecord(sending: Sending, leased: LeasedReceipt): Promise<Went> {
  const { db, ask, origin, languages } = sending
  const record = await readReceiptRecord(db, leased.source, leased.externalId)
  const shown = shownOf({ ...record, rejected: leased.rejected })
  const version = versionOf(sending, shown, record)
  const state = receiptStateOf(shown.as, leased.isOnline)
  if (state === null || version === leased.toldVersion) {
    await settleReceipt(db, leased, { ...settled, version, problem: problemOf(shown) })
    return 'quiet'
  }
  const failing = shown.as === 'online' && record.page !== null ? await failingPages(ask, origin, record.page, languages.enabled) : []
  if (failing.length > 0) return tellFailing(sending, leased, record, failing.join(', '))
  const outcome = { ...settled, version, problem: problemOf(shown) }
  return send(sending, leased, record, { state, message: messageOf(sending, shown, record), outcome })
}

/** The page does not answer: it is asked again, at first before the CRM is told, since an isolate may not know a new page yet. */
async function tellFailing(sending: Sending, leased: LeasedReceipt, record: ReceiptRecord, status: string): Promise<Went> {
  const { db, languages, now } = sending
  const failures = leased.failures + 1
  const error = `status ${status} of the page`
  const version = hashOf(['page', status, record.content])
  const next = nextReceipt(failures, null, now).toISOString()
  const outcome = { ...settled, version, problem: 'page' as const, error, next, failures }
  if (failures > 1 && version !== leased.toldVersion) {
    return send(sending, leased, record, { state: 'refused', message: translator(languages.default)('crmReceipt.page', { status }), outcome })
  }
  await settleReceipt(db, leased, failures > 1 ? outcome : { ...outcome, version: leased.toldVersion ?? '', problem: null })
  return 'quiet'
}

interface Telling {
  readonly state: ReceiptState
  readonly message: string
  /** What is stored once the CRM has been told. */
  readonly outcome: ReceiptOutcome
}

async function send(sending: Sending, leased: LeasedReceipt, record: ReceiptRecord, { state, message, outcome }: Telling): Promise<Went> {
  const { db, receipts } = sending
  const isOnline = isOnlineAfter(state, leased.isOnline)
  const address = state === 'published' || state === 'updated' ? addressOf(sending, record) : null
  const { externalId, isOnline: wasOnline } = leased
  const told = await receipts.tell(sending, { externalId, state, wasOnline, publicId: record.page?.id ?? null, address, message })
  if (told?.ok === false) return settleFailure(sending, leased, told, outcome.problem)
  await settleReceipt(db, leased, { ...outcome, isOnline, told: told === null ? null : toldNow(sending, state) })
  return told === null ? 'quiet' : 'told'
}

/** A refusal counts until the next change; anything else is tried again. */
async function settleFailure({ db, now }: Sending, leased: LeasedReceipt, failed: FailedCall, problem: CrmProblem | null): Promise<Went> {
  const { error, isRefusal, isTransient, after } = failed
  const failures = leased.failures + 1
  const next = isRefusal ? null : nextReceipt(failures, after, now).toISOString()
  const differs = isRefusal ? 'refused' : (problem ?? (isLate(leased.waitsSince, now) ? 'late' : null))
  await settleReceipt(db, leased, { ...settled, problem: differs, error: error.detail, next, failures })
  return isTransient || error.fault === 'refused' ? 'down' : 'told'
}

const settled: ReceiptOutcome = { told: null, problem: null, error: null, next: null, failures: 0 }

function toldNow({ now }: Sending, state: ReceiptState) {
  return { state, at: now.toISOString() }
}

/** The page in the visitor's language; a project's in the site's. */
function addressOf({ origin, languages }: Sending, { page }: ReceiptRecord): string | null {
  if (page === null) return null
  return origin + (page.name === 'project' ? pagePath(page, languages.default) : `/property/${page.id}`)
}

function messageOf(sending: Sending, shown: Shown, record: ReceiptRecord): string {
  const t = translator(sending.languages.default)
  if (shown.as === 'offline') return ''
  if (shown.as === 'rejected') return t('crmReceipt.rejected', { reason: shown.reason })
  if (shown.as === 'held') return t('crmReceipt.held', { rules: shown.rules.map((rule) => t(`desk.rule.${rule}`)).join(', ') })
  const address = addressOf(sending, record) ?? ''
  return record.remarks.length === 0 ? address : `${address} ${t('crmReceipt.remarks', { fields: record.remarks.slice(0, 10).join(', ') })}`
}

function versionOf(sending: Sending, shown: Shown, record: ReceiptRecord): string {
  return hashOf([shown, messageOf(sending, shown, record), shown.as === 'online' ? record.content : ''])
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
