import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import { type ContactImport, findContactImport, listStagedRows, type StagedRow, stageContactRows } from '#db/contacts/imports/contact-imports.ts'
import { type ImportedSlice, importSlice, returnSlice } from '#db/contacts/imports/import-slice.ts'
import { knownPeople } from '#db/contacts/imports/known-people.ts'
import { nextSheetPart, type Sheet } from '#db/feeds/sheets.ts'
import { contactKeysOf } from '#db/model/contacts/contact.ts'
import { addCounts, type ContactDraft, type ImportCounts, mailingOf } from '#db/model/contacts/contact-import.ts'
import { placeRow } from '#db/model/contacts/place-rows.ts'
import { problemOf, recordOfRow } from '#db/model/feeds/sheets/row-record.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { subscriptionId } from '#worker/alerts/subscription-sign-ups.ts'
import { type ReadingTerms, readContactRow } from './read-contact-row.ts'

/** The steps of an import of contacts: each deals with some thousand rows, so that a file of any size stays within a request's limits. */

/** Rows read, imported or taken back in one request, and in one transaction. */
const maxRows = 2_500
const sliceRows = 500

type Staging = Omit<ReadingTerms, 'terms'> & { readonly db: Db }

/** Reads the next rows of a file. Idempotent. */
export async function continueReading(staging: Staging, sheet: Sheet, choices: SheetChoices): Promise<void> {
  for (let read = 0; read < maxRows; ) {
    const run = await findContactImport(staging.db, sheet.id)
    if (run?.state !== 'reading') return
    const part = await nextSheetPart(staging.db, sheet.id, run.position)
    if (part === null) return
    const rows = part.rows.map(([isOpen, ...cells], at) => {
      const position = part.position + at
      const problem = problemOf({ cells, isOpen: isOpen === 1 }, choices.columns.length, cells[choices.columns.indexOf('email')])
      if (problem !== null) return { position, draft: isOpen === 1 ? ('quotes' as const) : ('columns' as const) }
      return { position, draft: readContactRow(recordOfRow(choices, new Set(), cells), { ...staging, terms: run.terms }) }
    })
    await stage(staging.db, run, rows)
    read += rows.length
  }
}

type ReadRow = { readonly position: number; readonly draft: ContactDraft | StagedRow['fault'] }

async function stage(db: Db, run: ContactImport, rows: readonly ReadRow[]): Promise<void> {
  const drafts = rows.flatMap(({ position, draft }) => (typeof draft === 'object' && draft !== null ? [{ position, draft, contact: null }] : []))
  const placed = new Map((await place(db, run.id, drafts)).map((each) => [each.position, each]))
  const staged = rows.map(({ position, draft }): StagedRow => {
    const found = placed.get(position)
    if (found === undefined || typeof draft === 'string' || draft === null)
      return {
        position,
        contact: null,
        emailKey: null,
        phoneKey: null,
        draft: null,
        outcome: 'rejected',
        mailing: null,
        fault: typeof draft === 'string' ? draft : null,
      }
    const { person, outcome, mailing } = found
    const [emailKey = null, phoneKey = null] = (['email', 'phone'] as const).map((kind) => contactKeysOf(draft).find((key) => key.kind === kind)?.key)
    return { position, contact: person.id, emailKey, phoneKey, draft, outcome, mailing, fault: null }
  })
  await stageContactRows(db, run, staged, counted(run.counts, staged))
}

interface DraftRow {
  readonly position: number
  readonly draft: ContactDraft
  readonly contact: string | null
}

/** Finds the person of each row, and whether it makes a subscriber. @param importId whose earlier rows are looked at too */
async function place(db: Db, importId: string | null, rows: readonly DraftRow[]) {
  const emails = rows.flatMap(({ draft: { email } }) => (email === null ? [] : [email.toLowerCase()]))
  const newsletters = emails.map((email) => subscriptionId('newsletter', email, null))
  const keys = rows.flatMap(({ draft }) => contactKeysOf(draft).map(({ key }) => key))
  const notes = rows.flatMap(({ draft: { note } }) => (note === null ? [] : [note]))
  const { people, silent, standingOf } = await knownPeople(db, { importId, keys, notes, emails, newsletters })
  const subscribing = new Set<string>()
  return rows.map(({ position, draft, contact }) => {
    const placed = placeRow(draft, people, contact ?? createId())
    const email = draft.email?.toLowerCase() ?? ''
    const newsletter = subscriptionId('newsletter', email, null)
    const standing = standingOf(email, newsletter)
    const subscription = subscribing.has(newsletter) ? 'active' : standing.subscription
    const mailing = mailingOf(draft, { ...standing, subscription, doNotContact: silent.has(placed.person.id) })
    if (mailing === 'subscribes') subscribing.add(newsletter)
    const outcome = placed.outcome === 'unchanged' && mailing === 'subscribes' ? ('completed' as const) : placed.outcome
    return { position, draft, newsletter, ...placed, outcome, mailing }
  })
}

function counted(counts: ImportCounts, rows: readonly Pick<StagedRow, 'outcome' | 'mailing'>[]): ImportCounts {
  return addCounts(
    counts,
    rows.flatMap(({ outcome, mailing }) => [outcome, mailing]),
  )
}

/** Imports the next rows. Idempotent. */
export async function continueImport(db: Db, id: string, now: Date): Promise<void> {
  for (let done = 0; done < maxRows; done += sliceRows) {
    const run = await findContactImport(db, id)
    if (run?.state !== 'importing') return
    const upTo = Math.min(run.position + sliceRows, run.rowCount)
    const staged = await listStagedRows(db, id, run.position, upTo)
    const drafts = staged.flatMap(({ position, draft, contact }) => (draft === null ? [] : [{ position, draft, contact }]))
    // Earlier rows are contacts by now.
    const placed = await place(db, null, drafts)
    const first = new Map(staged.map((row) => [row.position, row.outcome]))
    // A row that the preview counted as a duplicate within the file stays one.
    const rows = placed.map((row) => ({ ...row, outcome: first.get(row.position) === 'duplicate' ? ('duplicate' as const) : row.outcome }))
    const rejected = staged.filter(({ draft }) => draft === null)
    await importSlice(db, run, sliceOf(id, rows, now), upTo, counted(run.counts, [...rows, ...rejected]), now)
  }
}

type PlacedRows = readonly Awaited<ReturnType<typeof place>>[number][]

function sliceOf(id: string, rows: PlacedRows, now: Date): ImportedSlice {
  const at = now.toISOString()
  const seen = new Set<string>()
  const firsts = new Set(rows.filter(({ person }) => !seen.has(person.id) && seen.add(person.id)))
  const makes = (row: PlacedRows[number]) => row.person.isNew && firsts.has(row)
  const changes = (row: PlacedRows[number]) => makes(row) || row.keys.length > 0 || row.filled.length > 0 || row.note !== null || row.mailing === 'subscribes'
  const changed = new Set(rows.filter(changes).map(({ person }) => person))
  const known = [...changed].filter(({ isNew }) => !isNew)
  return {
    made: rows.filter(makes).map(({ person: { name, address, kind, id: contact }, draft }) => ({ id: contact, name, address, locale: draft.locale, kind })),
    keys: rows.flatMap(({ person, draft, keys }) => contactKeysOf(draft).flatMap((key) => (keys.includes(key.key) ? [{ ...key, contact: person.id }] : []))),
    filled: known.map(({ name, address, kind, id: contact }) => ({ id: contact, name, address, kind })),
    notes: rows.flatMap(({ position, person, note }) => (note === null ? [] : [{ id: `${id}.${position}`, contact: person.id, text: note }])),
    subscribed: rows.flatMap(({ mailing, newsletter, draft: { email, consent, locale }, person }) =>
      mailing === 'subscribes' && email !== null && typeof consent === 'object'
        ? [{ id: newsletter, email: email.toLowerCase(), recipient: email, name: person.name || null, locale, consent }]
        : [],
    ),
    rows: rows.map((row) => ({
      position: row.position,
      contact: row.person.id,
      outcome: row.outcome,
      mailing: row.mailing,
      change: changes(row) ? { at, made: makes(row), filled: row.filled, subscription: row.mailing === 'subscribes' ? row.newsletter : null } : null,
    })),
  }
}

/** Takes back the next rows. Idempotent. */
export async function continueReturn(db: Db, id: string): Promise<void> {
  for (let done = 0; done < maxRows; done += sliceRows) {
    const run = await findContactImport(db, id)
    if (run?.state !== 'returning') return
    await returnSlice(db, run, Math.min(run.position + sliceRows, run.rowCount))
  }
}
