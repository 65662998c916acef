import { tenantFee } from '#db/model/calculators/agency-fee.ts'
import { type BuyingCosts, buyingCosts } from '#db/model/calculators/buying-costs.ts'
import { byField, type Calculation, exampleRate, type FieldErrorCode, type FieldKey, maxEuro, maxRate, maxYears } from '#db/model/calculators/calculators.ts'
import { depositRule } from '#db/model/calculators/deposit.ts'
import { dueAtSigning } from '#db/model/calculators/due-at-signing.ts'
import { periodicRateRule, repay } from '#db/model/calculators/loan.ts'
import { vatRatesOf } from '#db/model/calculators/vat-rates.ts'
import { type DatedRule, oldestCheck } from '#db/model/law/dated-rule.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { euroInText, formatDay, formatNumber, formatPercent } from '../site/number.present.ts'
import { costGroups, type ResultGroup, signingRows, tenantFeeNote } from './cost-rows.present.ts'

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

/** A worked example, named as one: it is not the visitor's own calculation. */
export interface ExampleView {
  readonly text: string
  readonly figure: string
  readonly calculation: Calculation
}

/** A result, or the fields missing for one, with an example unless a field is wrong. */
export type Outcome =
  | { readonly result: ResultView; readonly wait: null }
  | { readonly result: null; readonly wait: string; readonly example: ExampleView | null }

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
    buying: outcome('buying', calculation, buyingFields(calculation), locale, (given) => buyingResult(given, locale, day)),
    loan: outcome('loan', calculation, ['loan', 'rate', 'years'], locale, (given) => loanResult(given, locale, day)),
    rent: outcome('rent', calculation, ['rent', 'charges', 'inventory', 'deposit'], locale, (given) => rentResult(given, locale, day)),
  }
}

/** Ignores errors of fields that do not apply: land applies to new builds, a loan to Belgium. */
function buyingFields({ newBuild, region }: Calculation): readonly FieldKey[] {
  return ['price', ...(newBuild ? (['land'] as const) : []), ...(region === 'luxembourg' ? [] : (['loan'] as const))]
}

type CalculatorName = 'buying' | 'loan' | 'rent'
type Calculate = (calculation: Calculation) => ResultView | null

/** Amounts of the examples, in euro. */
const exampleAmounts = { buying: { price: 350_000, loan: 280_000 }, loan: { loan: 280_000 }, rent: { rent: 1_000 } } as const

function outcome(name: CalculatorName, calculation: Calculation, required: readonly FieldKey[], locale: Locale, calculate: Calculate): Outcome {
  const t = translator(locale)
  if (required.some((key) => calculation.fields[key].error !== null)) return { result: null, wait: t('calculators.wait.error'), example: null }
  const result = calculate(calculation)
  if (result) return { result, wait: null }
  if (name === 'buying' && calculation.fields.price.value !== null) return { result: null, wait: t('calculators.wait.land'), example: null }
  return { result: null, wait: t(`calculators.wait.${name}`), example: exampleOf(name, calculation, locale, calculate) }
}

/** The example with the visitor's own choices and other values. */
function exampleOf(name: CalculatorName, chosen: Calculation, locale: Locale, calculate: Calculate): ExampleView | null {
  const given = { price: 0, loan: 0, rent: 0, ...exampleAmounts[name] }
  const filled = Object.entries(exampleAmounts[name]).map(([key, value]) => [key, { typed: String(value), value, error: null }] as const)
  const calculation = { ...chosen, fields: { ...chosen.fields, ...Object.fromEntries(filled) } }
  const result = calculate(calculation)
  if (!result) return null
  const terms = { rate: formatPercent(chosen.fields.rate.value ?? exampleRate, locale), years: chosen.fields.years.typed }
  const amounts = { price: euroInText(given.price), loan: euroInText(given.loan), rent: euroInText(given.rent) }
  return { text: translator(locale)(`calculators.example.${name}`, { ...amounts, ...terms }), figure: result.figure, calculation }
}

function buyingResult({ region, onlyOwnHome, newBuild, buyers, fields }: Calculation, locale: Locale, day: string): ResultView | null {
  const t = translator(locale)
  const price = fields.price.value
  const loan = fields.loan.value ?? 0
  const land = newBuild ? (fields.land.value ?? 0) : 0
  // Where VAT is never due on the land, its price must be known.
  const isLandMissing = newBuild !== false && fields.land.value === null && vatRatesOf(region, day)?.landToo === false
  const costs = price === null || isLandMissing ? null : buyingCosts({ region, price, onlyOwnHome, newBuild, buyers, land, loan }, day)
  if (price === null || !costs) return null
  return {
    heading: t('calculators.result.buying'),
    figure: formatEuro(costs.total),
    beside: t(land > 0 ? 'calculators.result.togetherLand' : 'calculators.result.together', { amount: euroInText(price + land + costs.total) }),
    groups: costGroups(costs.lines, region, locale),
    total: { label: t('calculators.result.total'), amount: formatEuro(costs.total) },
    remark: buyingRemark(region, loan, locale),
    ...basisOf(costs.rules, locale, day),
    advice: t('calculators.advice.buying'),
  }
}

/** What the amount leaves out. */
function buyingRemark(region: Calculation['region'], loan: number, locale: Locale): string | null {
  const t = translator(locale)
  if (region === 'flanders' || region === 'brussels') return t(`calculators.note.leftOut.${region}`)
  return region === 'luxembourg' && loan > 0 ? t('calculators.note.luxembourgLoan') : null
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

function rentResult(calculation: Calculation, locale: Locale, day: string): ResultView | null {
  const { region, fields } = calculation
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
    remark: rentRemark(calculation, locale, day),
    ...basisOf(due.rule ? [due.rule] : [], locale, day),
    advice: t('calculators.advice.rent'),
  }
}

/** A deposit above the maximum for a home, and what the amount leaves out. */
function rentRemark({ region, fields: { rent, deposit } }: Calculation, locale: Locale, day: string): string | null {
  const t = translator(locale)
  const rule = depositRule(region, day)
  const most = rule === null || rent.value === null ? null : rent.value * rule.months
  const isAbove = most !== null && deposit.value !== null && deposit.value > most
  const fee = tenantFee(region, day)
  const remarks = [isAbove ? t('costs.depositAbove', { count: rule?.months ?? 0, amount: formatEuro(most) }) : null, fee && tenantFeeNote(fee, locale)].filter(
    (remark) => remark !== null,
  )
  return remarks.length === 0 ? null : remarks.join(' ')
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
      return t('calculators.error.most', { most: euroInText(maxEuro) })
    case 'least':
      return t('calculators.error.least', { least: euroInText(1) })
    case 'rate':
      return t('calculators.error.rate', { most: formatPercent(maxRate, locale) })
    case 'years':
      return t('calculators.error.years', { most: String(maxYears) })
    default:
      return t(`calculators.error.${error}`)
  }
}
