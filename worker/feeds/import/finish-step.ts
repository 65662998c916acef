import type { Db } from '#db/client.ts'
import { previewCrm } from '#db/feeds/crm-preview.ts'
import { judgeStaged } from '#db/feeds/guard/judge-staged.ts'
import { previewImport } from '#db/feeds/import-preview.ts'
import { applyRows, outcomes, type Weight, weigh, withdraw } from '#db/feeds/import-rows.ts'
import { gatherUnits, type HideUnits } from '#db/feeds/import-units.ts'
import { beginApplying, discardImport, finishImport, holdImport, holdJudged } from '#db/feeds/imports.ts'
import { refuseReturned } from '#db/feeds/returns/returning-rows.ts'
import type { ReviewBasis } from '#db/listings/desk/review-homes.ts'
import type { HeldImport, Import, ImportCounts, ImportMode, ImportRefusal, ShortList } from '#db/model/feeds/import-run.ts'
import type { HoldsBack } from '#db/model/law/compliance/compliance.ts'
import type { RecordKind } from '#db/schema.ts'
import { maxListed } from '#db/search/listing-index.ts'
import { countListed } from '#db/search/rows.ts'
import { findingLines } from '#ui/feeds/guard/findings.present.ts'
import { applyHides } from '#worker/feeds/guard/apply-hides.ts'
import { judgeImport, type TryPages } from '#worker/feeds/guard/judge-import.ts'
import { hideRelatives, hideUnit } from '#worker/feeds/hidden/hide-relatives.ts'
import { hideInConstruction, secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { presentListing } from '#worker/feeds/listing-texts.ts'
import { readers } from '#worker/feeds/reader.ts'
import { stageReturn } from '#worker/feeds/returns/stage-return.ts'

/** What the sender sends at the end of a feed. */
export interface Finishing {
  /** The kinds that the feed has lists of: absent records are withdrawn only for these. */
  readonly kinds: readonly RecordKind[]
  /** Whether the feed is the whole stock, if that is only known at its end. */
  readonly mode: ImportMode | null
  readonly force: boolean
  /** The lists that hold fewer records than they name: a feed with one is not the whole stock, whatever it says. */
  readonly short?: readonly ShortList[]
  /** The cursor returned by the last step. Optional: it only saves time. */
  readonly resume: Resume | null
}

interface Resume {
  readonly kind: RecordKind
  readonly after: number
}

/** The publication rules in force, from the agency's record and the day. */
export interface PublicationRules {
  /** Which listings are held back; null if none are. */
  readonly holdsBack: HoldsBack | null
  readonly review: ReviewBasis
  /** Renders pages that an import touches before it is applied. Absent where nothing is rendered. */
  readonly tryPages?: TryPages
}

export type FinishStep =
  | { readonly refused: ImportRefusal }
  | { readonly done: false; readonly resume: Resume | null }
  | { readonly done: true; readonly counts: ImportCounts; readonly version: number | null }

const order: readonly RecordKind[] = ['listing', 'project']

/** One step of applying a feed: compare it with the stock, then copy one slice per call, then withdraw, then gather units, then close. Idempotent. */
export async function finishStep(
  db: Db,
  current: Import,
  { kinds, mode: given, force, short = [], resume }: Finishing,
  rules: PublicationRules,
  now: string,
): Promise<FinishStep> {
  const mode = given ?? current.mode
  const withdraws = mode === 'full' ? order.filter((kind) => kinds.includes(kind)) : []
  const isReturn = current.via === 'return'
  if (current.state === 'receiving' && isReturn && !(await stageReturn(db, current))) return { done: false, resume: null }
  if (current.state === 'receiving' && current.held !== null && current.refusal !== null) {
    // What a return hides was no decision of the agency's.
    if (isReturn) {
      await holdImport(db, current.id, now, current.refusal, current.held)
      return { refused: current.refusal }
    }
    // What hides is not held.
    const step = async (hides: Import) => {
      const taken = await finishStep(db, hides, { kinds: [], mode: 'partial', force: true, resume: null }, rules, now)
      return 'refused' in taken || taken.done
    }
    return holdStep(db, current, { refusal: current.refusal, held: current.held, step }, now)
  }
  if (current.state === 'receiving') {
    const staged = await outcomes(db, current.id, ['listing'])
    const refused = incompleteIn(short, mode) ?? (await excessOf(db, current, staged.added, withdraws))
    const objection = refused === null && !force ? await judgeImport(db, current, { kinds, mode, withdraws, tryPages: rules.tryPages }, staged, now) : null
    if (refused !== null || objection?.isKnown) {
      const refusal = refused ?? objection?.refusal ?? { why: 'givenUp' }
      await discardImport(db, current.id, now, refusal)
      return { refused: refusal }
    }
    if (objection === null && isReturn) await refuseReturned(db, current, now)
    if (objection === null) await beginApplying(db, current, mode, now)
    return { done: false, resume: null }
  }
  for (const kind of order) {
    const after = await applyRows(db, current.id, kind, resume?.kind === kind ? resume.after : 0, { ...rules, hideUnit, present: presentListing }, now)
    if (after !== null) return { done: false, resume: { kind, after } }
  }
  for (const kind of order) if (await withdraw(db, current, kind, 'deleted')) return { done: false, resume: null }
  for (const kind of withdraws) if (await withdraw(db, current, kind, 'missing')) return { done: false, resume: null }
  if (readers[current.format].hasFlatUnits) await gatherUnits(db, current, hideUnits, now)
  await hideRelatives(db, current)
  return { done: true, ...(await finishImport(db, current, now)) }
}

/**
 * Ends the receiving of an import that its sender confirms later: a feed that cannot be imported is refused, any other is held with what it would do.
 * @param read for the stock of a CRM: the other sources that go on sending theirs
 */
export async function holdForPreview(
  db: Db,
  current: Import,
  { kinds, mode, short = [], read }: Pick<Finishing, 'kinds' | 'short'> & { readonly mode: ImportMode; readonly read?: readonly string[] },
  now: string,
): Promise<ImportRefusal | null> {
  const withdraws = mode === 'full' ? order.filter((kind) => kinds.includes(kind)) : []
  const { added } = await outcomes(db, current.id, ['listing'])
  const objection = incompleteIn(short, mode) ?? (await excessOf(db, current, added, withdraws))
  if (objection === null) {
    const preview = { ...(await previewImport(db, current, withdraws)), ...(read === undefined ? {} : await previewCrm(db, current, read)) }
    const { findings, examples } = preview.changed > 0 ? await judgeStaged(db, current, mode) : noFindings
    await holdImport(db, current.id, now, { why: 'preview' }, { kinds, mode, preview, findings, examples })
  } else await discardImport(db, current.id, now, objection)
  return objection
}

const noFindings = { findings: [], examples: [] }

/** Hides the project's address in its units: a unit may publish what its project does not. */
const hideUnits: HideUnits = (units, secret, place) => {
  const cut = secretCut(secret, place)
  return units.map((unit) => hideInConstruction(unit, cut))
}

/** Not overridden by `force`, which is about a stock that really shrinks: a part is imported as one. */
function incompleteIn([first]: readonly ShortList[], mode: ImportMode): ImportRefusal | null {
  return first === undefined || mode === 'partial' ? null : { why: 'incomplete', ...first }
}

interface Holding {
  readonly refusal: ImportRefusal
  readonly held: HeldImport
  readonly step: (current: Import) => Promise<boolean>
}

/** A step of holding an import that was judged: what it hides is applied first. */
async function holdStep(db: Db, current: Import, { refusal, held, step }: Holding, now: string): Promise<FinishStep> {
  const withdraws = held.mode === 'full' && refusal.why !== 'withdraws' ? held.kinds : []
  const takesSales = !held.findings?.some(({ harm }) => harm === 'sold')
  if (!(await applyHides(db, current, { missing: withdraws, takesSales, step, now }))) return { done: false, resume: null }
  await holdJudged(db, current, now)
  return { refused: refusal }
}

async function excessOf(db: Db, current: Import, added: number, withdraws: readonly RecordKind[]): Promise<ImportRefusal | null> {
  if (added === 0) return null
  return excessIn(await countListed(db), await weigh(db, current, 'listing'), withdraws.includes('listing'))
}

/**
 * The refusal of an import that would exceed the maximum number of listed listings; null if it does not. `force` does not override it: the search index
 * would fit neither KV nor an isolate.
 * @param listed listings in lists now, of all sources
 * @param withdrawsMissing whether listings absent from the feed are withdrawn
 */
export function excessIn(listed: number, { added, deleted, missing }: Weight, withdrawsMissing: boolean): ImportRefusal | null {
  const after = listed + added - deleted - (withdrawsMissing ? missing : 0)
  return after > maxListed ? { why: 'excess', after, most: maxListed } : null
}

/** The reasons for which an import is held, in English, for its sender. */
export function reasonsOf(refusal: ImportRefusal): readonly string[] {
  return refusal.why === 'judged' ? findingLines(refusal.findings, 'en') : [refusalText(refusal)]
}

/** The reason for refusing an import, in English, for its sender. */
export function refusalText(refusal: ImportRefusal): string {
  switch (refusal.why) {
    case 'withdraws':
      return `would withdraw ${grouped(refusal.missing)} of ${grouped(refusal.stock)} ${refusal.kind}s, more than 20 %`
    case 'judged':
      return `would change much at once: ${findingLines(refusal.findings, 'en').join('; ')}`
    case 'excess':
      return `would bring the stock to ${grouped(refusal.after)} listings; a site searches at most ${grouped(refusal.most)}`
    case 'incomplete':
      return `holds ${grouped(refusal.held)} of the ${grouped(refusal.announced)} ${refusal.kind}s that it names: it is not whole`
    case 'preview':
      return 'waits for its sender to confirm it'
    case 'givenUp':
    case 'abandoned':
      return 'was aborted by its sender, or timed out'
  }
}

/** A whole number with commas between thousands, as in English. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
