import type { Db } from '#db/client.ts'
import { judgeStaged, type StagedVerdict, stockOf } from '#db/feeds/guard/judge-staged.ts'
import { leaveRefused } from '#db/feeds/guard/refused-records.ts'
import { noteJudgement } from '#db/feeds/guard/source-history.ts'
import { previewImport } from '#db/feeds/import-preview.ts'
import { outcomes, weigh } from '#db/feeds/import-rows.ts'
import { isHeldFor, noteHeld } from '#db/feeds/imports.ts'
import type { Example } from '#db/model/feeds/guard/judge.ts'
import { findingsOfReturn } from '#db/model/feeds/import-return.ts'
import { type Import, type ImportMode, type ImportPreview, type ImportRefusal, overWithdrawn } from '#db/model/feeds/import-run.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { PageFault } from '#db/model/site/page-faults.ts'
import type { RecordKind } from '#db/schema.ts'

/** Faulty pages that the reader of the decision sees. */
const shownPages = 10

/** How an import ends, as far as it is judged by. */
interface JudgedEnd {
  readonly kinds: readonly RecordKind[]
  readonly mode: ImportMode
  /** The kinds of which what is missing is withdrawn. */
  readonly withdraws: readonly RecordKind[]
  readonly tryPages: TryPages | undefined
}

/** A faulty page, as an example of what an import is held for: its path, and the fault. */
export interface FaultyPage extends Example {
  readonly harm: 'page'
  readonly before: string
  readonly after: PageFault
}

/** The pages of an import that would be faulty, and how many were tried. */
export interface TriedPages {
  readonly examples: readonly FaultyPage[]
  readonly tried: number
}

/** Renders pages that an import touches, as they would be. @param missing the kinds of which it withdraws what is missing */
export type TryPages = (current: Import, missing: readonly RecordKind[], now: string) => Promise<TriedPages>

type Staged = Pick<ImportPreview, 'changed' | 'added'> & { readonly deleted: number }

/** Why an import waits for a person. `isKnown`: an import of its source waits for the same. */
interface Objection {
  readonly refusal: ImportRefusal
  readonly isKnown: boolean
}

/**
 * Judges an import by what it would change at once, and notes what it is held for. What a person has refused before is left out of it first.
 * @param staged the staged listings by outcome
 * @returns null if it is applied
 */
export async function judgeImport(db: Db, current: Import, end: JudgedEnd, staged: Staged, now: string): Promise<Objection | null> {
  if (current.via === 'return') return objectionTo(db, current, end, { ...staged, missing: await weighKinds(db, current, ['listing', 'project']) }, now)
  const left = await leaveRefused(db, current)
  const changes = left ? await outcomes(db, current.id, ['listing']) : staged
  return objectionTo(db, current, end, { ...changes, missing: await weighKinds(db, current, end.withdraws) }, now)
}

async function weighKinds(db: Db, current: Import, kinds: readonly RecordKind[]): Promise<ImportPreview['missing']> {
  const weights = []
  for (const kind of kinds) weights.push([kind, await weigh(db, current, kind)] as const)
  // A return withdraws what the import has added.
  return Object.fromEntries(weights.map(([kind, { missing, deleted, stock }]) => [kind, { missing: current.via === 'return' ? deleted : missing, stock }]))
}

async function objectionTo(
  db: Db,
  current: Import,
  { kinds, mode, withdraws, tryPages }: JudgedEnd,
  { missing, changed, added, deleted }: Staged & Pick<ImportPreview, 'missing'>,
  now: string,
): Promise<Objection | null> {
  const over = overWithdrawn({ missing })
  const judged = changed > 0 ? await judgeStaged(db, current, mode) : null
  const isReturn = current.via === 'return'
  const isHarmful = over !== null || (judged !== null && judged.findings.length > 0)
  const leaving = withdraws.filter((kind) => (missing[kind]?.missing ?? 0) > 0)
  const projects = await outcomes(db, current.id, ['project'])
  const touched = changed + added + deleted + leaving.length + projects.changed + projects.added + projects.deleted
  const pages = !isHarmful && touched > 0 ? await tryPages?.(current, leaving, now) : undefined
  const verdict = withPages(judged, pages)
  const refusal = over !== null ? ({ why: 'withdraws', ...over } as const) : refusalBy(isReturn ? asReturn(verdict) : verdict)
  if (refusal === null) {
    const stock = verdict?.stock ?? (added > 0 ? await stockOf(db, current.source) : null)
    if (stock !== null && !isReturn) await noteJudgement(db, current.id, { stock, counts: verdict?.counts ?? {} })
    return null
  }
  const { findings = [], examples = [] } = verdict ?? {}
  const digest = `${verdict?.digest ?? ''} ${JSON.stringify(missing)}`
  if (await isHeldFor(db, current.source, digest)) return { refusal, isKnown: true }
  const preview = await previewImport(db, current, withdraws)
  await noteHeld(db, current.id, now, refusal, { kinds, mode, preview, findings, examples, digest })
  return { refusal, isKnown: false }
}

/** A verdict with the pages that would be faulty. */
function withPages(verdict: StagedVerdict | null, pages: TriedPages | undefined): StagedVerdict | null {
  if (pages === undefined || pages.examples.length === 0) return verdict
  const { examples, tried } = pages
  return {
    counts: verdict?.counts ?? {},
    affected: new Set(examples.map(({ id }) => id)),
    stock: verdict?.stock ?? 0,
    digest: `${verdict?.digest ?? ''} ${fingerprint(JSON.stringify(examples))}`,
    findings: [{ harm: 'page', count: examples.length, stock: tried }],
    examples: examples.slice(0, shownPages),
  }
}

function asReturn(verdict: StagedVerdict | null): StagedVerdict | null {
  return verdict && { ...verdict, findings: findingsOfReturn(verdict.findings) }
}

function refusalBy(verdict: StagedVerdict | null): ImportRefusal | null {
  return verdict === null || verdict.findings.length === 0 ? null : { why: 'judged', findings: verdict.findings }
}
