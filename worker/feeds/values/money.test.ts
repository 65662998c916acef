import { expect, test } from 'vitest'
import { noRemark } from '../remarks.ts'
import { readAskingPrice, readMoney } from './money.ts'

test.each([
  [395000, false],
  ['395000', false],
  ['395.000', false],
  ['395 000', false],
  ['395\u00a0000 €', false],
  ['395 000', false],
  ["395'000", false],
  ['395’000', false],
  ['395.000,00', false],
  ['395,000.00', false],
  ['€395.000', false],
  ['€ 395.000,-', false],
  ['395.000,- €', false],
  ['€ 395.000,--', false],
  ['395.000,=', false],
  ['€ 395.000,= ', false],
  ['395.000.-', false],
  ['395.000,00-', false],
  ['€ 395.000,- k.k.', false],
  ['395.000 kk', false],
  ['395.000 kosten koper', false],
  ['€ 395.000 v.o.n.', false],
  ['395.000 € + kosten', false],
  ['395.000 € + frais', false],
  ['395.000 € (hors frais)', false],
  ['395.000 € hors frais de notaire', false],
  ['395.000 € HTVA', false],
  ['€ HTVA 395.000', false],
  ['395.000 € excl. btw', false],
  ['395.000 € zzgl. MwSt.', false],
  ['395.000 € FAI', false],
  ['vanaf 395.000 €', true],
  ['Vanaf € 395.000,-', true],
  ['v.a. € 395.000', true],
  ['va. 395.000', true],
  ['à partir de 395.000 €', true],
  ['À partir de : 395.000 €', true],
  ['dès 395.000 €', true],
  ['from €395,000', true],
  ['ab 395.000 Euro', true],
  ['Prix : 395.000 €', false],
  ['Prix: à partir de 395.000 €', true],
  ['Vraagprijs: € 395.000', false],
  ['Vraagprijs € 395.000 k.k.', false],
  ['Asking price 395,000 EUR', false],
  ['Kaufpreis: 395.000 EUR', false],
  ['EUR 395.000,00', false],
  ['395.000 euro', false],
  ['395K', false],
  ['395 k€', false],
  ['€ 395k', false],
  ['0,395 mio', false],
  [{ nl: '395.000', fr: '395.000' }, false],
])('%j is 395,000 euro', (value, isFrom) => {
  expect(readMoney(value)).toEqual({ amount: 395_000, isFrom })
})

test.each([
  ['€ 850 p/m'],
  ['850 p/m.'],
  ['850 €/mois CC'],
  ['850,00 €/mois HC'],
  ['850 € / mois charges comprises'],
  ['€ 850 per maand (kosten inbegrepen)'],
  ['850 €/maand'],
  ['850 / mois'],
  ['€ 850 per maand'],
  ['850 p.m.'],
  ['850 €/m'],
  ['Loyer : 850 € par mois'],
  ['850,00 € /Monat'],
])('%j is a rent of 850', (value) => {
  expect(readMoney(value, noRemark, 'month')).toEqual({ amount: 850, isFrom: false })
  expect(readMoney(value)).toBeNull()
  expect(readMoney(value, noRemark, 'year')).toBeNull()
})

test.each(['850€ CC', '850 € c.c.', '850 € HC', '850 € incl. charges', '850 € kaltmiete', '850 EUR warm', 'Kaltmiete: 850 €', '€ 850 all-in'])(
  '%j is 850, with a remark',
  (value) => {
    const reasons: string[] = []
    expect(readMoney(value, (reason) => reasons.push(reason), 'month')).toEqual({ amount: 850, isFrom: false })
    expect(reasons).toEqual(['corrected'])
  },
)

test.each(['900 €/jaar', '€ 900 per jaar', '900 €/an', '900 € par an', '900 p.j.', '900 EUR/Jahr', '€ 900/year'])('%j is 900 a year', (value) => {
  expect(readMoney(value, noRemark, 'year')).toEqual({ amount: 900, isFrom: false })
  expect(readMoney(value, noRemark, 'month')).toBeNull()
  expect(readMoney(value)).toBeNull()
})

test.each([
  '2.500 €/m²',
  '2500/m²',
  '12 €/m²',
  '12 € per m²',
  '12 €/m²/maand',
  '€ 250 /week',
  '€ 250 per week',
  '€ 75/nacht',
  '75/dag',
  '€ 2.550/trimester',
  '50€/kwartaal',
  '€ 3.000/semester',
  '12 %',
  '50%',
  '8 % van het KI',
  '395000 kWh',
  '395.000 m',
  '395.000 m²',
  '3 maanden',
  '2.500²',
])('%j is no amount, for any period', (value) => {
  for (const period of [undefined, 'month', 'year'] as const) expect(readMoney(value, noRemark, period)).toBeNull()
})

test.each([
  ['395.000 - 425.000'],
  ['395.000/425.000'],
  ['395.000 à 425.000 €'],
  ['tussen 395.000 en 425.000'],
  ['12/14'],
  ['1/3'],
  ['CHF 395.000'],
  ['$395,000'],
  ['£395,000'],
  ['prijs op aanvraag'],
  ['sur demande'],
  ['395.000 of beste bod'],
  ['395.00.000'],
  ['1e300'],
  [true],
  [{ nl: '395.000', fr: '425.000' }],
])('%j is not understood', (value) => {
  expect(readMoney(value)).toBeNull()
})

test.each([[0], ['0'], ['0,00'], [-1], ['n.v.t.'], ['onbekend'], [''], ['-']])('%j is no price', (value) => {
  expect(readMoney(value)).toBeUndefined()
})

test.each(['op aanvraag', 'Prijs op aanvraag', 'sur demande', 'Prix sur demande.', 'on request', 'Preis auf Anfrage'])(
  'the asking price %j is none, without a remark',
  (value) => {
    expect(readAskingPrice(value, 'sale', noRemark)).toBeUndefined()
  },
)

test('a price that hardly any home has is remarked on, and one that none has is left out', () => {
  const reasons: string[] = []
  const note = (reason: string) => reasons.push(reason)
  expect(readAskingPrice(395, 'sale', note)).toEqual({ amount: 395, isFrom: false })
  expect(readAskingPrice(1, 'sale', note)).toBeNull()
  expect(readAskingPrice('999.999.999', 'sale', note)).toBeNull()
  expect(readAskingPrice(99_999_999, 'sale', note)).toBeNull()
  expect(readAskingPrice(395_000, 'rent', note)).toEqual({ amount: 395_000, isFrom: false })
  expect(reasons).toEqual(Array.from({ length: 5 }, () => 'implausible'))
  expect(readAskingPrice(99_999_998, 'sale', note)).toEqual({ amount: 99_999_998, isFrom: false })
  expect(reasons).toHaveLength(5)
})
