import { createHash } from 'node:crypto'
import { openStore } from '#db/client.ts'
import { type LeasedReceipt, leaseReceipt, noteSite, type ReceiptOutcome, settleReceipt } from '#db/feeds/crm-receipts.ts'
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
import { minute } from '#db/model/site/durations.ts'
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
  if (crm === null || receipts === undefined) return
  const { languages } = await agencyOf(env)
  const { origin } = settingsOf(env)
  const site = hashOf([origin, crm.values.base, crm.values.client])
  if (receipts.tellSite !== undefined) await noteSite(db, source, site, now.toISOString())
  const sending = { env, db, crm, languages, now, receipts, origin, ask }
  for (let looks = 0, went: Went = 'quiet'; went === 'quiet' && looks < maxLooks; looks += 1) {
    const leased = await leaseReceipt(db, source, now, leaseTime)
    if (leased === null) return
    went = await (leased.externalId === '' ? tellSite(sending, leased, site) : tellRecord(sending, leased)).catch((error: unknown) => {
      reportFault(`A receipt failed: ${source} ${leased.externalId}`, error)
      return settleFailure(sending, leased, failedCall('inside', error instanceof Error ? error.name : 'unknown'))
    })
    if (went === 'down') return
  }
  await env.WORK.send({ kind: 'receipts', source }, { delaySeconds: crm.pause })
}

async function tellSite(sending: Sending, leased: LeasedReceipt, version: string): Promise<Went> {
  const told = (await sending.receipts.tellSite?.(sending, sending.origin)) ?? { ok: true }
  if (!told.ok && told.isRefusal !== true) return settleFailure(sending, leased, told)
  // One that is refused is not repeated: pages are told one by one all the same.
  await settleReceipt(sending.db, leased, { ...settled, version, error: told.ok ? null : told.error.detail })
  return 'told'
}

async function tellRecord(sending: Sending, leased: LeasedReceipt): Promise<Went> {
  const { db, now, languages } = sending
  const record = await readReceiptRecord(db, leased.source, leased.externalId)
  const shown = shownOf({ ...record, rejected: leased.rejected })
  const state = receiptStateOf(shown.as, leased.isOnline)
  const message = messageOf(sending, shown, record)
  const version = hashOf([shown.as, message, shown.as === 'online' ? record.content : ''])
  const outcome: ReceiptOutcome = { ...settled, version, problem: problemOf(shown) }
  const isKnown = state === null || version === leased.toldVersion
  const failing = shown.as === 'online' && record.page && !isKnown ? await failingPages(sending.ask, sending.origin, record.page, languages.enabled) : []
  if (isKnown || failing.length === 0) return isKnown ? settleQuietly(sending, leased, outcome) : send(sending, leased, record, { state, message, outcome })
  // An isolate may not know a new page yet: the page is asked for again before the CRM is told.
  const error = translator(languages.default)('crmReceipt.page', { status: failing.join(', ') })
  const failures = leased.failures + 1
  const failed = { ...outcome, error, failures, next: nextReceipt(failures, null, now).toISOString() }
  if (failures === 1) return settleQuietly(sending, leased, { ...failed, version: leased.toldVersion })
  const told = { ...failed, version: hashOf([error]), problem: 'page' as const }
  return told.version === leased.toldVersion
    ? settleQuietly(sending, leased, told)
    : send(sending, leased, record, { state: 'refused', message: error, outcome: told })
}

async function settleQuietly({ db }: Sending, leased: LeasedReceipt, outcome: ReceiptOutcome): Promise<Went> {
  await settleReceipt(db, leased, outcome)
  return 'quiet'
}

interface Telling {
  readonly state: ReceiptState
  readonly message: string
  /** What is stored once the CRM has been told. */
  readonly outcome: ReceiptOutcome
}

async function send(sending: Sending, leased: LeasedReceipt, record: ReceiptRecord, { state, message, outcome }: Telling): Promise<Went> {
  const { externalId, isOnline: wasOnline } = leased
  const isOnline = isOnlineAfter(state, wasOnline)
  const address = state === 'published' || state === 'updated' ? addressOf(sending, record) : null
  const told = await sending.receipts.tell(sending, { externalId, state, wasOnline, publicId: record.page?.id ?? null, address, message })
  if (told === null) return settleQuietly(sending, leased, { ...outcome, isOnline })
  if (!told.ok) return settleFailure(sending, leased, told, outcome.problem)
  await settleReceipt(sending.db, leased, { ...outcome, isOnline, told: { state, at: sending.now.toISOString() } })
  return 'told'
}

/** A refusal counts until the next change; anything else is tried again. */
async function settleFailure({ db, now }: Sending, leased: LeasedReceipt, failed: FailedCall, problem: CrmProblem | null = null): Promise<Went> {
  const { error, isRefusal, isTransient, after } = failed
  const failures = leased.failures + 1
  const next = isRefusal ? null : nextReceipt(failures, after, now).toISOString()
  const differs = isRefusal ? 'refused' : (problem ?? (isLate(leased.waitsSince, now) ? 'late' : null))
  await settleReceipt(db, leased, { ...settled, version: leased.toldVersion, problem: differs, error: error.detail, next, failures })
  return isTransient || error.fault === 'refused' ? 'down' : 'told'
}

const settled = { error: null, next: null, failures: 0, problem: null } as const

/** The page in the visitor's language; a project's in the site's. */
function addressOf({ origin, languages }: Sending, { page }: ReceiptRecord): string | null {
  return page && origin + (page.name === 'project' ? pagePath(page, languages.default) : `/property/${page.id}`)
}

function messageOf(sending: Sending, shown: Shown, record: ReceiptRecord): string {
  const t = translator(sending.languages.default)
  if (shown.as === 'offline') return ''
  if (shown.as === 'rejected') return t('crmReceipt.rejected', { reason: shown.reason })
  if (shown.as === 'held') return t('crmReceipt.held', { rules: shown.rules.map((rule) => t(`desk.rule.${rule}`)).join(', ') })
  const address = addressOf(sending, record) ?? ''
  return record.remarks === null ? address : `${address} ${t('crmReceipt.remarks', { fields: record.remarks })}`
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
