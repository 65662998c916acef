import { type ActedOn, listActsOn } from '#db/desk/audit-log.ts'
import type { Act } from '#db/model/desk/audit.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { presentMeanwhile } from '#ui/desk/meanwhile.present.ts'
import type { FormProblem } from '#ui/forms/form-state.tsx'
import type { DeskContext } from './desk-page.ts'

interface Since {
  /** The records that the form is about. */
  readonly about: readonly [ActedOn, ...ActedOn[]]
  /** The version that is stored; null where none is counted. */
  readonly version: number | null
  /** Whether an act is one that changes what the form is about; by default each is. */
  readonly counts?: (act: Pick<Act, 'action'> & { readonly fields: readonly string[] }) => boolean
  /** Names of fields, where their form has its own. */
  readonly labels?: ReadonlyMap<string, string>
}

const lateProblems: ReadonlySet<FormProblem | undefined> = new Set<FormProblem>([
  ...(['changedMeanwhile', 'actedMeanwhile', 'answeredMeanwhile'] as const),
  ...(['slotChanged', 'transportChanged', 'sharedChanged'] as const),
])
const [most, mostRead] = [5, 30]

/**
 * The view of a page with what was done, by whom, since a form was shown that comes too late. A form says in `version` how the record stood; each version
 * since has one act; at the same version nobody did anything, so that no act of before is blamed. Without a version the newest act is shown.
 */
export async function withMeanwhile(
  { store, locale, sent }: DeskContext,
  view: DeskView,
  { about, version, counts, labels = new Map() }: Since,
): Promise<DeskView> {
  if (sent === null || !lateProblems.has(sent.problem)) return view
  const seen = Number([sent.typed.since ?? sent.typed.version ?? ''].flat()[0] || Number.NaN)
  const acts = (await listActsOn(store.primary, about, mostRead)).filter((act) => counts?.(act) ?? true)
  const passed = version === null || Number.isNaN(seen) ? 1 : version - seen
  return { ...view, meanwhile: acts.slice(0, Math.min(most, Math.max(0, passed))).map((act) => presentMeanwhile(act, labels, locale)) }
}
