import type { Db } from '#db/client.ts'
import { readCrmConnection } from '#db/feeds/crm-connections.ts'
import { readCrmLeadRules } from '#db/leads/crm/crm-lead-rules.ts'
import { beginDoubt, endAttempts, type LeasedCrmLead, leaseCrmLead, markInCrm, postpone, postponeAfterFailure } from '#db/leads/crm/crm-leads.ts'
import { findDeskLead } from '#db/leads/desk-lead.ts'
import { releaseMails } from '#db/mail/outbox.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { CrmLeadRules } from '#db/model/leads/crm/crm-lead.ts'
import { crmPlace } from '#db/model/leads/crm/crm-places.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Settings } from '#worker/env.ts'
import { crmSettingsOf } from '#worker/feeds/crm-connection.ts'
import type { CrmLead, CrmWriter, Found, Written } from './crm-writer.ts'
import { isLeadConfirmed, loadCrmLead } from './load-crm-lead.ts'
import { openWriter } from './open-writer.ts'

/** Dependencies of sending leads to CRMs. */
export interface CrmDeps {
  readonly db: Db
  readonly settings: Settings
  readonly agency: Agency
  clock(): Date
  /** From 0 to 1, for the jitter of retries. */
  random(): number
}

/** Milliseconds; longer than all calls of an attempt, so that no two workers send the same lead. */
const leaseTime = 5 * minute
/** A write that begins later than this might outlive its lease. */
const maxPreparation = 3 * minute
/** Milliseconds between two looks at a lead that waits for a connection, or for its confirmation. */
const lookAgain = hour

/**
 * Sends one lead to one CRM if it is due and not leased, so that a redelivered queue message has no effect. A write is made only while no earlier one is in
 * doubt: after a lost answer, the CRM is asked first, and what it cannot say is left to a person or to the agency's rule.
 */
export async function sendCrmLead(deps: CrmDeps, id: string, crm: CrmName): Promise<void> {
  const { db, clock } = deps
  const began = clock()
  const leased = await leaseCrmLead(db, id, crm, began, leaseTime)
  if (leased === null) return
  const ready = await makeReady(deps, leased).catch((error: unknown) => {
    reportFault(`A lead could not be prepared for ${crm}: ${id}`, error)
    return fail(deps, leased, 'the lead could not be prepared', leased.doubtSince !== null)
  })
  if (!ready) return
  if (clock().getTime() - began.getTime() > maxPreparation) return fail(deps, leased, 'preparing took too long', leased.doubtSince !== null)
  // Noted before the write: from here on only its answer, or the CRM, says whether it arrived.
  if (await beginDoubt(db, leased, clock())) await settleWrite(deps, leased, await write(ready))
}

interface ReadyLead {
  readonly writer: CrmWriter
  readonly lead: CrmLead
}

/** A lead that may be written now, and the writer; null if the attempt has ended. */
async function makeReady(deps: CrmDeps, leased: LeasedCrmLead): Promise<ReadyLead | null> {
  const { db, clock, settings } = deps
  const { crm, doubtSince } = leased
  const rules = await readCrmLeadRules(db, crm)
  const lead = await prepare(deps, leased, rules)
  if (lead === null) return null
  const connected = await crmSettingsOf(settings, crm, await readCrmConnection(db, crm))
  if (connected === null) {
    // It may wait for long.
    await releaseMails(db, leased.leadId)
    return ended(postpone(db, leased, 'waiting', new Date(clock().getTime() + lookAgain)))
  }
  const opened = await openWriter(crm, connected, rules.office, clock())
  if (opened.writer === null) return ended(fail(deps, leased, opened.reason, doubtSince !== null))
  const { writer } = opened
  if (doubtSince === null) return { writer, lead }
  return (await settleDoubt(deps, leased, rules, await writer.find(lead, doubtSince, clock()))) ? null : { writer, lead }
}

const ended = (ending: Promise<void>): Promise<null> => ending.then(() => null)

async function write({ writer, lead }: ReadyLead): Promise<Written> {
  return writer.write(lead).catch((error: unknown) => {
    reportFault('A lead was not written to a CRM', error)
    return { kind: 'lost', reason: 'the write was interrupted' }
  })
}

/** The lead as the CRM gets it; null if it is not sent now, which is noted. */
async function prepare(deps: CrmDeps, leased: LeasedCrmLead, { off }: CrmLeadRules): Promise<CrmLead | null> {
  const { db, clock } = deps
  const stored = await findDeskLead(db, leased.leadId)
  const place = stored && crmPlace(leased.crm, stored.form)
  const isConfirmed = stored && place && (await isLeadConfirmed(db, place, stored))
  if (isConfirmed === false) {
    await postpone(db, leased, 'unconfirmed', new Date(clock().getTime() + lookAgain))
    return null
  }
  // What may have arrived is settled before a switch counts.
  const isOff = stored !== null && off.includes(stored.form) && leased.doubtSince === null
  if (stored && place && isConfirmed && !isOff) return loadCrmLead(deps, leased.crm, place, stored)
  await endAttempts(db, leased, 'skipped', null)
  return null
}

/** @returns whether the attempt has ended: the lead has arrived, or whether it has stays open */
async function settleDoubt(deps: CrmDeps, leased: LeasedCrmLead, { repeats }: CrmLeadRules, found: Found): Promise<boolean> {
  if (found.kind === 'absent' || (found.kind === 'unknown' && repeats)) return false
  if (found.kind === 'sent') await markInCrm(deps.db, leased, found.id, deps.clock())
  else if (found.kind === 'later') await fail(deps, leased, found.reason, true)
  else await endAttempts(deps.db, leased, 'uncertain', found.reason)
  return true
}

async function settleWrite(deps: CrmDeps, leased: LeasedCrmLead, written: Written): Promise<void> {
  if (written.kind === 'sent') return markInCrm(deps.db, leased, written.id, deps.clock())
  if (written.kind === 'refused') return endAttempts(deps.db, leased, 'refused', written.reason)
  return fail(deps, leased, written.reason, written.kind === 'lost')
}

async function fail({ db, clock, random }: CrmDeps, leased: LeasedCrmLead, reason: string, isInDoubt: boolean): Promise<void> {
  const next = await postponeAfterFailure(db, leased, reason, isInDoubt, clock(), random())
  if (next === null) reportFault(`A lead is given up for ${leased.crm}: ${leased.leadId}`)
}
