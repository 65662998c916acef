import type { Db } from '#db/client.ts'
import { applyRows, type Weight, weigh, withdrawMissing } from '#db/import-rows.ts'
import { beginApplying, discardImport, finishImport, type Import, type ImportCounts } from '#db/imports.ts'
import type { RecordKind } from '#db/schema.ts'

/** What the sender says at the end of a feed. */
export interface Finishing {
  /** The kinds the feed has lists of: only these can have anything withdrawn. */
  readonly kinds: readonly RecordKind[]
  readonly force: boolean
  /** Where the last step left off, as that step answered it; it saves looking, nothing depends on it. */
  readonly resume: Resume | null
}

export interface Resume {
  readonly kind: RecordKind
  readonly after: number
}

export type FinishStep =
  | { readonly refused: string }
  | { readonly done: false; readonly resume: Resume | null }
  | { readonly done: true; readonly counts: ImportCounts; readonly version: number | null }

/** The share of a kind's stock that an import may withdraw unasked. */
const maxWithdrawn = 0.2

const order: readonly RecordKind[] = ['listing', 'project']

/** One step of bringing a feed into the stock: weighing first, then a slice a call, then the withdrawals, then the closing. */
export async function finishStep(db: Db, current: Import, { kinds, force, resume }: Finishing, now: string): Promise<FinishStep> {
  const withdraws = current.mode === 'full' ? order.filter((kind) => kinds.includes(kind)) : []
  if (current.state === 'receiving') {
    const objection = force ? null : await objectionTo(db, current.id, withdraws)
    if (objection !== null) {
      await discardImport(db, current.id, now)
      return { refused: objection }
    }
    await beginApplying(db, current.id, now)
    return { done: false, resume: null }
  }
  for (const kind of order) {
    const after = await applyRows(db, current.id, kind, resume?.kind === kind ? resume.after : 0, now)
    if (after !== null) return { done: false, resume: { kind, after } }
  }
  for (const kind of withdraws) {
    if (await withdrawMissing(db, current.id, kind, current.startedAt)) return { done: false, resume: null }
  }
  return { done: true, ...(await finishImport(db, current, now)) }
}

async function objectionTo(db: Db, importId: string, kinds: readonly RecordKind[]): Promise<string | null> {
  for (const kind of kinds) {
    const weight = await weigh(db, importId, kind)
    if (weight.missing > weight.stock * maxWithdrawn) return wouldWithdraw(kind, weight)
  }
  return null
}

function wouldWithdraw(kind: RecordKind, { missing, stock }: Weight): string {
  const things = kind === 'listing' ? 'listings' : 'projects'
  return `would withdraw ${grouped(missing)} of ${grouped(stock)} ${things}, more than 20 %`
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
