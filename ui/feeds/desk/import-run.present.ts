import {
  type CheckRefusal,
  type HeldImport,
  type ImportCounts,
  type ImportRefusal,
  type ImportVia,
  isByCheck,
  type RunState,
  runStateOf,
} from '#db/model/feeds/import-run.ts'
import type { SyncError, SyncMode } from '#db/model/feeds/sync-run.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../../routes.ts'
import { agoText, formatNumber } from '../../site/number.present.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { findingLines } from '../guard/findings.present.ts'

interface RunRow {
  readonly id: string
  readonly state: 'receiving' | 'applying' | 'done' | 'refused' | 'superseded'
  readonly startedAt: string
  readonly touchedAt: string
  readonly source: string
  readonly via: ImportVia
  readonly sentBy: string | null
  readonly sender: string | null
  readonly counts: ImportCounts | null
  readonly rejected: number
  readonly refusal: ImportRefusal | null
  readonly held: HeldImport | null
  readonly run: { readonly state: 'running' | 'done' | 'failed'; readonly mode: SyncMode; readonly error: SyncError | null } | null
}

/** An import in words. */
export interface RunView {
  readonly id: string
  readonly href: string
  readonly when: string
  readonly ago: string
  readonly source: string
  readonly sender: string
  readonly state: RunState
  /** What it did with homes and projects; null before its end. */
  readonly counts: readonly { readonly name: keyof ImportCounts | 'rejected'; readonly amount: number; readonly count: string }[]
  /** Why it changed nothing; null if it did, or still may. */
  readonly why: string | null
}

const names = ['added', 'changed', 'unchanged', 'withdrawn'] as const

/** An import as a line of the list. */
export function presentRun(row: RunRow, locale: Locale, now: Date): RunView {
  const { id, startedAt, source, counts, rejected } = row
  return {
    id,
    href: href('deskImport', locale, { id }),
    when: whenText(startedAt, locale),
    ago: agoText(startedAt, locale, now),
    source,
    sender: senderText(row, locale),
    state: runStateOf(row, now),
    counts: [
      ...(counts === null ? [] : names.map((name) => ({ name, amount: counts[name], count: formatNumber(counts[name], locale) }))),
      ...(counts === null && rejected === 0 ? [] : [{ name: 'rejected' as const, amount: rejected, count: formatNumber(rejected, locale) }]),
    ],
    why: whyText(row, locale),
  }
}

function senderText({ via, sentBy, sender, run }: RunRow, locale: Locale): string {
  const t = translator(locale)
  switch (via) {
    case 'token':
      return sentBy === null ? t('desk.imports.via.bootstrap') : t('desk.imports.via.token', { name: sentBy })
    case 'sync':
      return t(run?.mode === 'delta' ? 'desk.imports.via.delta' : 'desk.imports.via.sync')
    case 'upload':
      return t('desk.imports.via.upload', { name: sender ?? t('desk.audit.former') })
    case 'return':
      return t('desk.imports.via.return', { name: sender ?? t('desk.audit.former') })
    case 'entry':
      return t('desk.imports.via.entry', { name: sender ?? t('desk.audit.former') })
  }
}

function whyText({ state, refusal, run }: RunRow, locale: Locale): string | null {
  const t = translator(locale)
  if (refusal !== null && isByCheck(refusal)) return refusalText(refusal, locale)
  if (run?.error) return t(`mail.syncFailed.fault.${run.error.fault}`)
  if (state === 'superseded') return t('desk.imports.why.superseded')
  return refusal === null ? null : t(`desk.imports.why.${refusal.why}`)
}

/** Why the check of a feed refused it. */
export function refusalText(refusal: CheckRefusal, locale: Locale): string {
  const t = translator(locale)
  const number = (count: number) => formatNumber(count, locale)
  switch (refusal.why) {
    case 'withdraws':
      return t(`desk.imports.why.withdraws.${refusal.kind}`, { missing: number(refusal.missing), stock: number(refusal.stock) })
    case 'judged':
      return t('desk.imports.why.judged', { findings: findingLines(refusal.findings, locale).join(', ') })
    case 'excess':
      return t('desk.imports.why.excess', { after: number(refusal.after), most: number(refusal.most) })
    case 'incomplete':
      return t(`desk.imports.why.incomplete.${refusal.kind}`, { held: number(refusal.held), announced: number(refusal.announced) })
  }
}
