import { expect, test } from 'vitest'
import { aProperty, type FeedRecord } from '../../tests/kit/factories.ts'
import { omnicasaReader } from './omnicasa/reader.ts'
import { neutralReader } from './perron/reader.ts'
import type { Reading, Refusal } from './reader.ts'

const options = { salt: 'a salt for tests', publicId: () => 1 }

function read(reading: Reading | Refusal) {
  if (!reading.ok || !('listing' in reading)) throw new Error(reading.ok ? 'not a listing' : reading.reason)
  const { price, annuity, facts, marquee } = reading.listing
  return { price, annuity, facts, marquee, remarks: reading.remarks.map(({ field, reason }) => `${field} ${reason}`) }
}

function omnicasa(overrides: FeedRecord) {
  return read(omnicasaReader.read('listing', aProperty(overrides), options))
}

function neutral(negotiation: string, price: FeedRecord, overrides: FeedRecord = {}) {
  const location = { postal_code: '9000', city: 'Gent', country: 'BE', hidden: false }
  const record = { id: 'N-1', type: 'house', negotiation, status: 'available', location, price: { hidden: false, ...price }, ...overrides }
  return read(neutralReader.read('listing', record, options))
}

const none = { amount: null, from: false }
const rent = { amount: 850, from: false }

test.each<[FeedRecord, object, readonly string[]]>([
  [{ Price: '2.500 €/m²' }, none, ['Price notUnderstood']],
  [{ Price: '2500/m²' }, none, ['Price notUnderstood']],
  [{ Price: '395000 kWh' }, none, ['Price notUnderstood']],
  [{ Price: '395.000 m' }, none, ['Price notUnderstood']],
  [{ Price: '€ 850/maand' }, none, ['Price notUnderstood']],
  [{ Price: undefined, StartPrice: '1.500 €/m²' }, none, ['StartPrice notUnderstood']],
  [{ Goal: 1, Price: '€ 850/maand' }, rent, []],
  [{ Goal: 1, Price: '€ 12.000/jaar' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '€ 250 /week' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '€ 75/nacht' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '75/dag' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '12 €/m²' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '€ 2.550/trimester' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '€ 850/maand', PriceUnitText: 'per week' }, none, ['Price notUnderstood']],
  [{ Goal: 1, Price: '850', PriceUnitText: 'per week' }, { ...rent, unit: { any: 'per week' } }, []],
  [{ Goal: 1, Price: undefined, StartPrice: '€ 850 per maand' }, { amount: 850, from: true }, []],
  [{ Goal: 2, Price: '€ 850/maand' }, none, ['Price notUnderstood']],
])('the period of a price of Omnicasa is read from %j', (overrides, price, remarks) => {
  expect(omnicasa(overrides)).toMatchObject({ price, remarks })
})

test.each<[FeedRecord, unknown, readonly string[]]>([
  [{ DepositAmount: 3 }, 2550, ['DepositAmount corrected']],
  [{ DepositAmount: '3' }, 2550, ['DepositAmount corrected']],
  [{ DepositAmount: '2 maanden' }, 1700, ['DepositAmount corrected']],
  [{ DepositAmount: '2 maanden huur' }, 1700, ['DepositAmount corrected']],
  [{ DepositAmount: '2 x huur' }, 1700, ['DepositAmount corrected']],
  [{ DepositAmount: '2 mois de loyer' }, 1700, ['DepositAmount corrected']],
  [{ DepositAmount: '1,5 mois' }, 1275, ['DepositAmount corrected']],
  [{ DepositAmount: '3 Monatsmieten' }, 2550, ['DepositAmount corrected']],
  [{ DepositAmount: '2 months’ rent' }, 1700, ['DepositAmount corrected']],
  [{ DepositAmount: '24 maanden' }, undefined, ['DepositAmount notUnderstood']],
  [{ DepositAmount: '2 tot 3 maanden' }, undefined, ['DepositAmount notUnderstood']],
  [{ DepositAmount: '2 maanden', PriceUnitText: 'per week' }, undefined, ['DepositAmount notUnderstood']],
  [{ DepositAmount: 1700 }, 1700, []],
  [{ DepositAmount: 3, PriceUnitText: 'per week' }, undefined, ['DepositAmount notUnderstood']],
  [{ DepositAmount: 3, Goal: 2 }, undefined, ['DepositAmount notUnderstood']],
  [{ DepositAmount: 3, Price: 'te bespreken' }, undefined, ['Price notUnderstood', 'DepositAmount notUnderstood']],
])('the deposit of a rent of 850 with %j is %j', (overrides, deposit, remarks) => {
  const read = omnicasa({ Goal: 1, Price: 850, ...overrides })
  expect([read.facts.depositAmount, read.remarks]).toEqual([deposit, remarks])
})

test('a neutral deposit in months is an amount too', () => {
  expect(neutral('let', { amount: 850 }, { costs: { deposit: 2 } }).facts.depositAmount).toBe(1700)
  expect(neutral('let', { amount: 10_200, unit: 'year' }, { costs: { deposit: 2 } }).facts.depositAmount).toBe(1700)
  expect(neutral('sale', { amount: 395_000 }, { costs: { deposit: 2 } })).toMatchObject({ facts: {}, remarks: ['costs.deposit notUnderstood'] })
})

test.each<[string, FeedRecord, object, readonly string[]]>([
  ['let', { amount: 850 }, rent, []],
  ['let', { amount: 850, unit: 'month' }, rent, []],
  ['let', { amount: '€ 850/maand' }, rent, []],
  ['let', { amount: 10_200, unit: 'year' }, rent, []],
  ['let', { amount: '10.200 €/jaar', unit: 'year' }, rent, []],
  ['let', { amount: '10.200 €/jaar' }, none, ['price.amount notUnderstood']],
  ['let', { amount: '12 €/m²' }, none, ['price.amount notUnderstood']],
  ['let', { amount: 12, unit: 'm2_month' }, none, ['price.unit notUnderstood']],
  ['let', { amount: 850, unit: 'total' }, none, ['price.unit contradiction']],
  ['let', { start_amount: 10_200, unit: 'year' }, { amount: 850, from: true }, []],
  ['sale', { amount: 850, unit: 'month' }, none, ['price.amount implausible', 'price.unit contradiction']],
  ['sale', { amount: 395_000, unit: 'total' }, { amount: 395_000, from: false }, []],
  ['takeover', { amount: 65_000 }, { amount: 65_000, from: false }, []],
  ['takeover', { amount: 65_000, unit: 'total' }, { amount: 65_000, from: false }, []],
  ['takeover', { amount: 65_000, unit: 'year' }, none, ['price.unit contradiction']],
])('the period of a price in the neutral format is read, for %s, from %j', (negotiation, given, price, remarks) => {
  const read = neutral(negotiation, given)
  expect([read.price, read.remarks.toSorted()]).toEqual([price, remarks])
})

test.each<[FeedRecord, object, readonly string[]]>([
  [{ ViagerAnnuity: '€ 6.000/jaar' }, { bouquet: null, monthly: null }, ['ViagerAnnuity notUnderstood']],
  [{ ViagerAnnuity: '€ 500/maand' }, { bouquet: null, monthly: 500 }, []],
  [{ ViagerBouquet: '12 %' }, { bouquet: null, monthly: null }, ['ViagerBouquet notUnderstood']],
])('a term that is not understood makes no plain price: %j', (overrides, annuity, remarks) => {
  expect(omnicasa(overrides)).toMatchObject({ price: none, annuity, remarks })
})

test.each<[FeedRecord, readonly string[]]>([
  [{ PublishInternet: 2 }, ['PublishInternet notUnderstood']],
  [{ PublishInternet: 1 }, []],
  [{ Marquee: 'misschien' }, ['Marquee notUnderstood']],
  [{ Marquee: 2 }, ['Marquee notUnderstood']],
  [{ Marquee: 'Nieuw' }, []],
  [{ WebID: 99 }, ['WebID notUnderstood']],
  [{ WebID: 0 }, []],
])('the record %j earns the remarks %j', (overrides, remarks) => {
  expect(omnicasa(overrides).remarks).toEqual(remarks)
})

test('an unclear flag of the ribbon leaves its name, which may say that the home is sold', () => {
  expect(omnicasa({ Marquee: 'misschien', MarqueeName: 'Verkocht' }).marquee).toEqual({ any: 'Verkocht' })
  expect(omnicasa({ Marquee: 'misschien', MarqueeName: undefined }).marquee).toBeNull()
})
