import { type BuyingCosts, buyingCosts } from '#db/model/buying-costs.ts'
import { byField, type Calculation, exampleRate, type FieldErrorCode, type FieldKey, maxEuro, maxRate, maxYears } from '#db/model/calculators.ts'
import { type DatedRule, oldestCheck } from '#db/model/dated-rule.ts'
import { dueAtSigning } from '#db/model/due-at-signing.ts'
import { periodicRateRule, repay } from '#db/model/loan.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { costGroups, type ResultGroup, signingRows } from './cost-rows.ts'
import { formatDay, formatNumber } from './number.ts'
import { formatPercent } from './percent.ts'

/** A calculator's result: the figure, its breakdown and its sources. */
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

/** A result, or the fields missing for one. */
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

/** Presents the calculators' input and its results on a day (YYYY-MM-DD). */
export function presentCalculators(calculation: Calculation, locale: Locale, day: string): CalculatorsView {
  const { fields } = calculation
  const field = (key: FieldKey): FieldView => {
    const { typed, value, error } = fields[key]
    const isExample = key === 'rate' && value === exampleRate
    return { key, typed: isExample ? formatNumber(exampleRate * 100, locale) : typed, error: error && errorText(error, locale) }
  }
  return {
    calculation,
    fields: byField(field),
    buying: outcome(calculation, buyingFields(calculation), 'calculators.wait.buying', locale, () => buyingResult(calculation, locale, day)),
    loan: outcome(calculation, ['loan', 'rate', 'years'], 'calculators.wait.loan', locale, () => loanResult(calculation, locale, day)),
    rent: outcome(calculation, ['rent', 'charges', 'inventory', 'deposit'], 'calculators.wait.rent', locale, () => rentResult(calculation, locale, day)),
  }
}

/** Ignores errors of fields that do not apply: land applies to new builds, a loan to Belgium. */
function buyingFields({ newBuild, region }: Calculation): readonly FieldKey[] {
  return ['price', ...(newBuild ? (['land'] as const) : []), ...(region === 'luxembourg' ? [] : (['loan'] as const))]
}

function outcome({ fields }: Calculation, asked: readonly FieldKey[], wait: PlainKey, locale: Locale, calculate: () => ResultView | null): Outcome {
  if (asked.some((key) => fields[key].error !== null)) return { result: null, wait: translator(locale)('calculators.wait.error') }
  const result = calculate()
  return result ? { result, wait: null } : { result: null, wait: translator(locale)(wait) }
}

function buyingResult({ region, onlyOwnHome, newBuild, buyers, fields }: Calculation, locale: Locale, day: string): ResultView | null {
  const t = translator(locale)
  const price = fields.price.value
  const loan = fields.loan.value ?? 0
  const land = newBuild ? (fields.land.value ?? 0) : 0
  const costs = price === null ? null : buyingCosts({ region, price, onlyOwnHome, newBuild, buyers, land, loan }, day)
  if (price === null || !costs) return null
  return {
    heading: t('calculators.result.buying'),
    figure: formatEuro(costs.total),
    beside: t(land > 0 ? 'calculators.result.togetherLand' : 'calculators.result.together', { amount: formatEuro(price + land + costs.total) }),
    groups: costGroups(costs.lines, region, locale),
    total: { label: t('calculators.result.total'), amount: formatEuro(costs.total) },
    remark: region === 'luxembourg' && loan > 0 ? t('calculators.note.luxembourgLoan') : null,
    ...basisOf(costs.rules, locale, day),
    advice: t('calculators.advice.buying'),
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
          row('interest', t('calculators.result.interest'), interest, t('calculators.result.monthlyRate', { rate: formatPercent(monthlyRate, locale) })),
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

/** The day of the estimate, the oldest check of its rules, and their sources. */
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

function errorText(error: FieldErrorCode, locale: Locale): string {
  const t = translator(locale)
  switch (error) {
    case 'most':
      return t('calculators.error.most', { most: formatEuro(maxEuro) })
    case 'least':
      return t('calculators.error.least', { least: formatEuro(1) })
    case 'rate':
      return t('calculators.error.rate', { most: formatPercent(maxRate, locale) })
    case 'years':
      return t('calculators.error.years', { most: String(maxYears) })
    default:
      return t(`calculators.error.${error}`)
  }
}
