import type { TenantFee } from '#db/model/calculators/agency-fee.ts'
import type { CostLine } from '#db/model/calculators/buying-costs.ts'
import type { DueAtSigning } from '#db/model/calculators/due-at-signing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import type { Region } from '#db/model/places/region.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatPercent } from '../site/number.present.ts'

/** A cost as text. */
export interface ResultRow {
  readonly key: string
  readonly label: string
  readonly note: string | null
  readonly amount: string
}

/** A group of rows, with a heading when there are several groups. */
export interface ResultGroup {
  readonly heading: string | null
  readonly rows: readonly ResultRow[]
}

/** The amounts due at signing, as text rows. */
export function signingRows(due: DueAtSigning, locale: Locale): readonly ResultRow[] {
  const t = translator(locale)
  const requestedNote = (amount: number | null) => (amount === null ? [] : [t('calculators.note.asked', { amount: formatEuro(amount) })])
  return due.lines.map((line) => ({
    key: line.key,
    label: t(`calculators.line.${line.key}`),
    note: line.months === null ? null : [t('calculators.note.months', { count: line.months }), ...requestedNote(line.requested)].join('; '),
    amount: formatEuro(line.amount),
  }))
}

/** What a tenant owes the agency besides; the amount is the agency's. */
export function tenantFeeNote({ share, vat }: TenantFee, locale: Locale): string {
  return translator(locale)('calculators.note.tenantFee', { share: formatPercent(share, locale), vat: formatPercent(vat, locale) })
}

/** Costs of the purchase and of the loan's deed, in separate groups. */
export function costGroups(lines: readonly CostLine[], region: Region, locale: Locale): readonly ResultGroup[] {
  const t = translator(locale)
  const row = (line: CostLine) => costRow(line, region, locale)
  const loan = lines.filter(({ deed }) => deed === 'loan').map(row)
  const purchase = lines.filter(({ deed }) => deed === 'purchase').map(row)
  if (loan.length === 0) return [{ heading: null, rows: purchase }]
  return [
    { heading: t('calculators.deed.purchase'), rows: purchase },
    { heading: t('calculators.deed.loan'), rows: loan },
  ]
}

function costRow(line: CostLine, region: Region, locale: Locale): ResultRow {
  const t = translator(locale)
  const isSecured = line.key === 'mortgageDuty' || line.key === 'mortgageRight'
  const notes = [
    line.rate === null
      ? ''
      : t(isSecured ? 'calculators.note.secured' : 'calculators.note.rate', { rate: formatPercent(line.rate, locale), base: formatEuro(line.base) }),
    line.exempt > 0 ? t('calculators.note.exempt', { amount: formatEuro(line.exempt) }) : '',
    line.credit > 0 ? t(line.key === 'vat' ? 'calculators.note.favour' : 'calculators.note.credit', { amount: formatEuro(line.credit) }) : '',
    line.approximate && line.rate === null ? t('calculators.note.estimate') : '',
  ].filter((note) => note !== '')
  return {
    key: line.key,
    label: line.key === 'duty' ? t(`calculators.line.duty.${region}`) : t(`calculators.line.${line.key}`),
    note: notes.length === 0 ? null : notes.join(', '),
    amount: formatEuro(line.amount),
  }
}
