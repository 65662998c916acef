import { type ImportCounts, type ImportState, type ImportTerms, mailingOutcomes, type RowFault, rowOutcomes } from '#db/model/contacts/contact-import.ts'
import { rowNumber, type SheetGap } from '#db/model/feeds/sheets/stored-sheet.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../../routes.ts'
import { formatMoment, formatNumber } from '../../site/number.present.ts'
import { originText } from './origin.present.ts'

interface ContactImportRow {
  readonly id: string
  readonly file: string
  readonly state: ImportState
  readonly rowCount: number
  readonly position: number
  readonly counts: ImportCounts
  readonly importedAt: string | null
  readonly returnedAt: string | null
  readonly terms: Pick<ImportTerms, 'origin' | 'originName'>
}

export interface ContactImportView {
  readonly id: string
  readonly href: string
  readonly file: string
  readonly state: ImportState
  /** When, and by whom. */
  readonly about: string
  readonly origin: string
  /** What it did, in a line. */
  readonly did: string
  /** How far it has come; null unless it is under way. */
  readonly progress: { readonly done: number; readonly total: number; readonly text: string } | null
}

/** An import of contacts in words. @param author the member who imported it; null for a former one */
export function presentContactImport(run: ContactImportRow, author: string | null, locale: Locale): ContactImportView {
  const t = translator(locale)
  const { id, file, state, position, rowCount, counts, importedAt, returnedAt } = run
  const isUnderWay = state === 'reading' || state === 'importing' || state === 'returning'
  const when = (at: string) => formatMoment(new Date(at), locale)
  const about = importedAt === null ? '' : t('desk.contactImport.about', { when: when(importedAt), who: author ?? t('desk.audit.former') })
  const did = t('desk.contactImport.did', { made: counts.new ?? 0, completed: counts.completed ?? 0, subscribed: counts.subscribes ?? 0 })
  const taken = returnedAt === null ? [] : [t('desk.contactImport.returned', { when: when(returnedAt), removed: counts.removed ?? 0, kept: counts.kept ?? 0 })]
  return {
    ...{ id, file, state, about },
    href: href('deskContactImport', locale, { id }),
    origin: originText('desk', run.terms.origin, run.terms.originName, locale),
    did: [did, ...taken].join(' '),
    progress: isUnderWay
      ? {
          done: position,
          total: rowCount,
          text: t(`desk.contactImport.progress.${state}`, { done: formatNumber(position, locale), rows: formatNumber(rowCount, locale) }),
        }
      : null,
  }
}

interface CountLine {
  readonly name: string
  readonly label: string
  readonly count: string
}

export interface ImportPreviewView {
  readonly people: readonly CountLine[]
  /** Who becomes a subscriber of the newsletter, then why the others do not; reasons without rows are left out. */
  readonly mailing: readonly CountLine[]
  readonly rejects: readonly { readonly key: number; readonly row: string; readonly reason: string }[]
  /** How many rejected rows are not listed. */
  readonly more: number
}

/** What an import would do, or did. */
export function presentImportPreview(
  { counts }: Pick<ContactImportRow, 'counts'>,
  rejects: readonly { readonly position: number; readonly fault: RowFault | null }[],
  gaps: readonly SheetGap[],
  locale: Locale,
): ImportPreviewView {
  const t = translator(locale)
  const shown = (count = 0) => formatNumber(count, locale)
  return {
    people: rowOutcomes.map((name) => ({ name, label: t(`desk.contactImport.count.${name}`), count: shown(counts[name]) })),
    mailing: mailingOutcomes.flatMap((name) =>
      name === 'subscribes' || (counts[name] ?? 0) > 0 ? [{ name, label: t(`desk.contactImport.mailing.${name}`), count: shown(counts[name]) }] : [],
    ),
    rejects: rejects.flatMap(({ position, fault }) =>
      fault === null
        ? []
        : [
            {
              key: position,
              row: t('desk.preview.row', { row: formatNumber(rowNumber(gaps, position), locale) }),
              reason: t(`desk.contactImport.fault.${fault}`),
            },
          ],
    ),
    more: Math.max(0, (counts.rejected ?? 0) - rejects.length),
  }
}
