import { findRun } from '#db/feeds/import-runs.ts'
import { supersedeOthers } from '#db/feeds/imports.ts'
import { openReturn } from '#db/feeds/returns/open-return.ts'
import { isReturnable, returnDays, returnedIdOf, returnIdOf } from '#db/model/feeds/import-return.ts'
import type { ImportCounts, ImportState, ImportVia } from '#db/model/feeds/import-run.ts'
import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import type { ReturnView } from '#ui/feeds/returns/return-import.part.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { beginImport } from '#worker/feeds/import/continue-import.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'

interface ReturnedRun {
  readonly id: string
  readonly via: ImportVia
  readonly state: ImportState
  readonly startedAt: string
  readonly counts: ImportCounts | null
  readonly hasBefore: number
  readonly returned: string | null
}

/** What the page of an import says about its return. */
export function returnView(run: ReturnedRun, locale: Locale, now: Date): ReturnView {
  const { returned } = run
  const isOpen = run.hasBefore === 1 && returned === null && isReturnable(run, now)
  const pathOf = (id: string) => href('deskImport', locale, { id })
  return {
    until: isOpen ? whenText(new Date(Date.parse(run.startedAt) + returnDays * day).toISOString(), locale) : null,
    returned: returned === null ? null : pathOf(returned),
    of: run.via === 'return' ? pathOf(returnedIdOf(run.id)) : null,
    left: run.via === 'return' ? (run.counts?.unchanged ?? 0) : 0,
  }
}

/** The act that returns an import, by an import of its own: judged, and logged like any other. */
export async function returnImport(context: DeskContext): Promise<FormState> {
  const { env, store, session, now, locale, parameters } = context
  const db = store.primary
  const run = await findRun(db, parameters.id ?? '')
  if (run === null) throw new NoPage()
  if (run.returned !== null) throw redirection(303, href('deskImport', locale, { id: run.returned }))
  if (run.hasBefore === 0 || !isReturnable(run, now)) return { ...freshForm, problem: 'notReturned' }
  if ((await supersedeOthers(db, run.source, now.toISOString())) !== null) await context.announce()
  const order = { id: returnIdOf(run.id), kinds: [], mode: 'partial', force: false } as const
  // Carries on if this request is cut off.
  await env.WORK.send({ ...order, kind: 'import' }, { delaySeconds: 60 })
  const id = await openReturn(db, run, session.member, now)
  await beginImport(env, order, now)
  throw redirection(303, href('deskImport', locale, { id }))
}
