import { type BuyingCosts, buyingCosts, type CostLine } from '#db/model/buying-costs.ts'
import { type Calculation, type FieldFault, type FieldKey, mostEuro, mostRate, mostYears } from '#db/model/calculators.ts'
import { type DatedRule, oldestCheck } from '#db/model/dated-rule.ts'
import { periodicRateRule, repay } from '#db/model/loan.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Region } from '#db/model/region.ts'
import { type DueAtSigning, dueAtSigning } from '#db/model/signing.ts'
import type { Locale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { formatDay, formatPercent } from './number.ts'

export interface ResultRow {
  readonly key: string
  readonly label: string
  readonly note: string | null
  readonly amount: string
}

/** Rows that belong together, with a heading where there are others. */
export interface ResultGroup {
  readonly heading: string | null
  readonly rows: readonly ResultRow[]
}

/** A calculator's answer: its figure, how it comes about, and what it rests on. */
export interface ResultView {
  readonly heading: string
  readonly figure: string
  readonly beside: string | null
  readonly groups: readonly ResultGroup[]
  readonly total: { readonly label: string; readonly amount: string }
  readonly remark: string | null
  readonly basis: string
  readonly sources: readonly DatedRule['source'][]
  readonly advice: string
}

/** An answer, or what is still needed for one. */
export type Outcome = { readonly result: ResultView; readonly wait: null } | { readonly result: null; readonly wait: string }

export interface FieldView {
  readonly key: FieldKey
  readonly typed: string
  readonly error: string | null
}

export interface CalculatorsView {
  readonly calculation: Calculation
  readonly fields: Readonly<Record<FieldKey, FieldView>>
  readonly buying: Outcome
  readonly loan: Outcome
  readonly rent: Outcome
}

/** Presents what a visitor told the calculators and what follows from it on a day (YYYY-MM-DD). */
export function presentCalculators(calculation: Calculation, locale: Locale, day: string): CalculatorsView {
  const { fields } = calculation
  const field = (key: FieldKey): FieldView => {
    const { typed, fault } = fields[key]
    return { key, typed, error: fault && errorText(fault, locale) }
  }
  return {
    calculation,
    fields: {
      price: field('price'),
      land: field('land'),
      loan: field('loan'),
      rate: field('rate'),
      years: field('years'),
      rent: field('rent'),
      charges: field('charges'),
      inventory: field('inventory'),
      deposit: field('deposit'),
    },
    buying: outcome(calculation, buyingFields(calculation), 'calculators.wait.buying', locale, () => buyingResult(calculation, locale, day)),
    loan: outcome(calculation, ['loan', 'rate', 'years'], 'calculators.wait.loan', locale, () => loanResult(calculation, locale, day)),
    rent: outcome(calculation, ['rent', 'charges', 'inventory', 'deposit'], 'calculators.wait.rent', locale, () => rentResult(calculation, locale, day)),
  }
}

/** The lines of what is due at signing, in words. */
export function signingRows(due: DueAtSigning, locale: Locale): readonly ResultRow[] {
  const t = translator(locale)
  return due.lines.map((line) => ({
    key: line.key,
    label: t(`calculators.line.${line.key}`),
    note: line.months === null ? null : t('calculators.note.months', { count: line.months }),
    amount: formatEuro(line.amount),
  }))
}

/** A field that is not asked for cannot be wrong: land counts for a new build, a loan for Belgium. */
function buyingFields({ newBuild, region }: Calculation): readonly FieldKey[] {
  return ['price', ...(newBuild ? (['land'] as const) : []), ...(region === 'luxembourg' ? [] : (['loan'] as const))]
}

function outcome({ fields }: Calculation, asked: readonly FieldKey[], wait: PlainKey, locale: Locale, reckon: () => ResultView | null): Outcome {
  if (asked.some((key) => fields[key].fault !== null)) return { result: null, wait: translator(locale)('calculators.wait.fault') }
  const result = reckon()
  return result ? { result, wait: null } : { result: null, wait: translator(locale)(wait) }
}

function buyingResult({ region, onlyOwnHome, newBuild, buyers, fields }: Calculation, locale: Locale, day: string): ResultView | null {
  const t = translator(locale)
  const price = fields.price.value
  const loan = fields.loan.value ?? 0
  const costs = price === null ? null : buyingCosts({ region, price, onlyOwnHome, newBuild, buyers, land: fields.land.value ?? 0, loan }, day)
  if (price === null || !costs) return null
  return {
    heading: t('calculators.result.buying'),
    figure: formatEuro(costs.total),
    beside: t('calculators.result.together', { amount: formatEuro(price + costs.total) }),
    groups: costGroups(costs.lines, region, locale),
    total: { label: t('calculators.result.total'), amount: formatEuro(costs.total) },
    remark: region === 'luxembourg' && loan > 0 ? t('calculators.note.luxembourgLoan') : null,
    ...basisOf(costs.rules, locale, day),
    advice: t('calculators.advice.buying'),
  }
}

/** The purchase, and apart from it the deed of the loan. */
function costGroups(lines: readonly CostLine[], region: Region, locale: Locale): readonly ResultGroup[] {
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
  const notes = [
    line.rate === null ? '' : t('calculators.note.rate', { rate: formatPercent(line.rate), base: formatEuro(line.base) }),
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

function loanResult({ fields }: Calculation, locale: Locale, day: string): ResultView | null {
  const t = translator(locale)
  const [amount, rate, years] = [fields.loan.value, fields.rate.value, fields.years.value]
  if (amount === null || rate === null || years === null) return null
  const { months, monthlyRate, monthly, interest, total } = repay({ amount, rate, years })
  const row = (key: string, label: string, euro: number, note: string | null = null) => ({ key, label, note, amount: formatEuro(euro) })
  return {
    heading: t('calculators.result.loan'),
    figure: formatEuro(monthly),
    beside: t('calculators.result.payments', { count: months }),
    groups: [
      {
        heading: null,
        rows: [
          row('borrowed', t('calculators.result.borrowed'), amount),
          row('interest', t('calculators.result.interest'), interest, t('calculators.result.monthlyRate', { rate: formatPercent(monthlyRate) })),
        ],
      },
    ],
    total: { label: t('calculators.result.repaid'), amount: formatEuro(total) },
    remark: null,
    ...basisOf([periodicRateRule], locale, day),
    advice: t('calculators.advice.loan'),
  }
}

function rentResult({ region, fields }: Calculation, locale: Locale, day: string): ResultView | null {
  const t = translator(locale)
  const rent = fields.rent.value
  const [charges, inventory] = [fields.charges.value ?? 0, fields.inventory.value ?? 0]
  const due = rent === null ? null : dueAtSigning({ region, rent, charges, inventory, deposit: fields.deposit.value }, day)
  if (!due) return null
  return {
    heading: t('calculators.result.rent'),
    figure: formatEuro(due.total),
    beside: null,
    groups: [{ heading: null, rows: signingRows(due, locale) }],
    total: { label: t('calculators.result.total'), amount: formatEuro(due.total) },
    remark: null,
    ...basisOf(due.rule ? [due.rule] : [], locale, day),
    advice: t('calculators.advice.rent'),
  }
}

/** The day of the estimate, the oldest day its rules were checked on, and where they stand. */
function basisOf(rules: BuyingCosts['rules'], locale: Locale, day: string): Pick<ResultView, 'basis' | 'sources'> {
  const t = translator(locale)
  const checked = oldestCheck(rules)
  const sources = rules.map(({ source }) => source).filter((source, index, all) => all.findIndex(({ url }) => url === source.url) === index)
  const today = formatDay(day, locale)
  return {
    basis: checked === null ? t('calculators.given', { day: today }) : t('calculators.basis', { day: today, checked: formatDay(checked, locale) }),
    sources,
  }
}

function errorText(fault: FieldFault, locale: Locale): string {
  const t = translator(locale)
  switch (fault) {
    case 'most':
      return t('calculators.error.most', { most: formatEuro(mostEuro) })
    case 'least':
      return t('calculators.error.least', { least: formatEuro(1) })
    case 'rate':
      return t('calculators.error.rate', { most: formatPercent(mostRate) })
    case 'years':
      return t('calculators.error.years', { most: String(mostYears) })
    default:
      return t(`calculators.error.${fault}`)
  }
}
