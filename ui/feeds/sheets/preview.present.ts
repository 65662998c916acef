import { sourceTitle } from '#db/model/feeds/crm-catalogue.ts'
import type { RemarkReason } from '#db/model/feeds/field-remark.ts'
import type { HeldImport, ImportPreview } from '#db/model/feeds/import-run.ts'
import { overWithdrawn } from '#db/model/feeds/import-run.ts'
import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import type { SheetColumn } from '#db/model/feeds/sheets/propose-columns.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { rowNumber, type SheetGap } from '#db/model/feeds/sheets/stored-sheet.ts'
import type { DeskHomeState } from '#db/model/listings/desk-home.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { changeLines } from '../../listings/desk/home-changes.present.ts'
import { titleOf } from '../../listings/listing-address.present.ts'
import { placeOf } from '../../listings/listing-card.present.ts'
import { type PhotoView, presentDeskPhoto } from '../../listings/photos/photo.present.ts'
import { presentPrice, priceText } from '../../listings/price.present.ts'
import { formatNumber } from '../../site/number.present.ts'
import { refusalText } from '../desk/import-run.present.ts'
import { presentReason } from '../desk/remark.present.ts'
import { pathLabel } from './sheet.present.ts'

interface PreviewedFile {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly gaps: readonly SheetGap[]
  readonly choices: SheetChoices | null
}

interface PreviewInput {
  readonly run: { readonly source: string; readonly rejected: number; readonly remarks: Readonly<Record<string, number>>; readonly held: HeldImport | null }
  readonly preview: ImportPreview
  /** Whether it is the stock of a CRM, not of a file. */
  readonly isCrm: boolean
  readonly sheet: PreviewedFile | null
  readonly rejects: readonly { readonly kind: string; readonly position: number; readonly externalId: string | null; readonly reason: string }[]
  readonly remarks: readonly {
    readonly position: number
    readonly number: number
    readonly field: string
    readonly value: string
    readonly reason: RemarkReason
  }[]
  readonly records: readonly {
    readonly kind: string
    readonly id: number
    readonly card: ListingCard | null
    readonly reference: string | null
    readonly name: LocalizedText | null
  }[]
  readonly changes: readonly {
    readonly id: number
    readonly fields: readonly string[]
    readonly priceBefore: number | null
    readonly priceAfter: number | null
    readonly stateBefore: DeskHomeState | null
    readonly stateAfter: DeskHomeState | null
  }[]
  readonly closed: readonly { readonly host: string; readonly pictures: number }[]
}

/** A row that is rejected, or a value that is not taken as it is: where it is, and why. */
export interface RowFault {
  readonly key: string
  readonly place: string
  readonly reason: string
  /** The heading and the value; null if the reason says all. */
  readonly value: string | null
  readonly isEnglish?: boolean
}

interface PreviewedLine {
  readonly key: string
  readonly title: string
  /** Of a home of a CRM. */
  readonly photo: PhotoView | null
  /** What would change in it, in words. */
  readonly fields: readonly string[]
}

/** An import before it is carried out, in words. */
export interface PreviewView {
  readonly about: string
  readonly counts: readonly { readonly name: 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'rejected'; readonly count: string }[]
  /** How many the file does not name, and why that is too many; null if it names all. */
  readonly missing: { readonly count: number; readonly tooMany: string | null } | null
  /** Hosts of pictures that the site does not fetch; null if there are none. */
  readonly closedHosts: string | null
  /** What is shown or hidden of every home. */
  readonly visibility: readonly { readonly what: 'price' | 'address'; readonly is: 'shows' | 'hides' }[]
  readonly rejects: { readonly faults: readonly RowFault[]; readonly more: number }
  readonly remarks: { readonly faults: readonly RowFault[]; readonly more: number }
  readonly outcomes: readonly { readonly name: 'added' | 'changed' | 'withdrawn'; readonly lines: readonly PreviewedLine[]; readonly more: number }[]
}

/** What an import would do, in words. */
export function presentPreview(input: PreviewInput, locale: Locale): PreviewView {
  const { run, preview, sheet, closed } = input
  const t = translator(locale)
  const missing = Object.values(preview.missing).reduce((sum, each) => sum + each.missing, 0)
  const over = overWithdrawn(preview)
  const counts = { ...preview, withdrawn: preview.deleted + missing, rejected: run.rejected }
  const remarked = Object.values(run.remarks).reduce((sum, count) => sum + count, 0)
  return {
    about: [sheet?.name, t('desk.imports.source', { source: sourceTitle(run.source) })].filter(Boolean).join(', '),
    counts: (['added', 'changed', 'unchanged', 'withdrawn', 'rejected'] as const).map((name) => ({ name, count: formatNumber(counts[name], locale) })),
    missing: missing === 0 ? null : { count: missing, tooMany: over === null ? null : refusalText({ why: 'withdraws', ...over }, locale) },
    closedHosts: closed.length === 0 ? null : closed.map(({ host, pictures }) => `${host} (${formatNumber(pictures, locale)})`).join(', '),
    visibility: visibilityIn(sheet?.choices ?? null),
    rejects: { faults: presentRejects(input, locale), more: run.rejected - input.rejects.length },
    remarks: { faults: presentRemarks(input, locale), more: Math.max(0, remarked - input.remarks.length) },
    outcomes: (['added', 'changed', 'withdrawn'] as const).map((name) => {
      const lines = preview.first[name].map((each) => presentLine(input, each, locale))
      return { name, lines, more: counts[name] - lines.length }
    }),
  }
}

/** What the member has chosen for every home, because no column says it. */
function visibilityIn(choices: SheetChoices | null): PreviewView['visibility'] {
  const { fixed = {} } = choices ?? {}
  return (['price', 'address'] as const).flatMap((what) => {
    const value = fixed[what === 'price' ? 'price.hidden' : 'location.hidden']
    return value === undefined ? [] : [{ what, is: value === 'true' ? ('hides' as const) : ('shows' as const) }]
  })
}

/** The fields that a reason is about. */
const aboutFields: Readonly<Record<string, string>> = { negotiationValue: 'negotiation', statusValue: 'status', negotiation: 'negotiation', status: 'status' }

function presentRejects({ rejects, sheet, isCrm }: PreviewInput, locale: Locale): readonly RowFault[] {
  return rejects.map(({ kind, position, externalId, reason }) => {
    const { text, isEnglish, name } = presentReason(reason, locale)
    const field = name === null ? undefined : aboutFields[name]
    const heading = field === undefined ? null : headingOf(sheet, field)
    return { key: `${kind}-${position}`, place: placeOfRow({ sheet, isCrm }, position, externalId, locale), reason: text, value: heading, isEnglish }
  })
}

function presentRemarks({ remarks, sheet, isCrm }: PreviewInput, locale: Locale): readonly RowFault[] {
  const t = translator(locale)
  return remarks.map(({ position, number, field, value, reason }) => {
    const heading = headingOf(sheet, field) ?? pathLabel(homeSheet, field, locale)
    return {
      key: `${position}-${number}`,
      place: placeOfRow({ sheet, isCrm }, position, null, locale),
      reason: t(`desk.remark.${reason}`),
      // What stands in a field that the format does not have is not kept.
      value: value === '' ? heading : t('desk.filter', { label: heading, value: t('desk.preview.quoted', { value }) }),
    }
  })
}

/** The heading of the column that is a field; null without one. */
function headingOf(sheet: PreviewedFile | null, field: string): string | null {
  const at = sheet?.choices?.columns.indexOf(field) ?? -1
  return sheet?.columns[at]?.heading || null
}

function placeOfRow({ sheet, isCrm }: Pick<PreviewInput, 'sheet' | 'isCrm'>, position: number, id: string | null, locale: Locale): string {
  const t = translator(locale)
  if (isCrm) return id === null ? t('desk.import.inCrmAt', { position: formatNumber(position, locale) }) : t('desk.import.inCrm', { id })
  if (sheet !== null) {
    const row = formatNumber(rowNumber(sheet.gaps, position), locale)
    return id === null ? t('desk.preview.row', { row }) : t('desk.preview.rowId', { row, id })
  }
  const shown = formatNumber(position, locale)
  return id === null ? t('desk.import.position', { position: shown }) : t('desk.import.positionId', { position: shown, id })
}

function presentLine({ records, changes, isCrm }: PreviewInput, { kind, id }: { readonly kind: string; readonly id: number }, locale: Locale): PreviewedLine {
  const record = records.find((each) => each.kind === kind && each.id === id)
  const change = changes.find((each) => each.id === id)
  const { card = null, name = null, reference = null } = record ?? {}
  const title = card !== null ? `${titleOf(card, locale)}, ${placeOf(card, locale)}` : name === null ? '' : textIn(name, locale)
  return {
    key: `${kind}-${id}`,
    title: title || translator(locale)('desk.import.project'),
    photo: isCrm && card?.photo ? presentDeskPhoto(card.photo, id, false, locale) : null,
    fields: card === null ? [] : change === undefined ? namesOf(card, reference, locale) : changeLines(withoutHolding(change), card.goal, locale),
  }
}

/** Tells homes of one town apart. */
function namesOf(card: ListingCard, reference: string | null, locale: Locale): readonly string[] {
  const price = presentPrice(card, locale)
  return [...(reference === null ? [] : [reference]), ...(price === null ? [] : [priceText(price)])]
}

/** Whether a home is held back is decided when it is imported. */
function withoutHolding<Change extends Pick<PreviewInput['changes'][number], 'stateBefore' | 'stateAfter'>>(change: Change): Change {
  return change.stateBefore === 'held' || change.stateAfter === 'held' ? { ...change, stateBefore: null, stateAfter: null } : change
}
