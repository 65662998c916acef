import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactKey } from '#db/model/listings/facts.ts'
import { readFactValue, readNearby } from './facts.ts'
import type { Letting } from './values/fact-money.ts'
import { readPlainText } from './values/text.ts'

function read(key: FactKey, value: unknown, letting: Letting | null = null) {
  const reasons: string[] = []
  const result = readFactValue(key, value, readPlainText, (reason) => reasons.push(reason), letting)
  return { value: result, reasons }
}

test.each<[FactKey, unknown, unknown]>([
  ['permit', 'Vg', true],
  ['permit', 'vg', true],
  ['permit', 'VG.', true],
  ['permit', 'Gvg', false],
  ['permit', true, true],
  ['permit', 'Oui', true],
  ['permit', 'Vergunning uitgereikt', true],
  ['permit', 'Niet vergund', false],
  ['permit', 'Geen vergunning', false],
  ['permit', 'Vg, Wg, Gmo, Gvkr, Gvv', true],
  ['summons', 'Dv', 'summons'],
  ['summons', 'DV', 'summons'],
  ['summons', 'Ho', 'court-remedy'],
  ['summons', 'Bo', 'administrative-coercion'],
  ['summons', 'Lod', 'penalty-order'],
  ['summons', 'Ms', 'settlement'],
  ['summons', 'Dv, Ho', 'summons, court-remedy'],
  ['summons', 'Dv/Lod', 'summons, penalty-order'],
  ['summons', 'Gmo, Dv', 'summons'],
  ['summons', 'Gmo', false],
  ['summons', 'GMO', false],
  ['summons', 'Gdv', false],
  ['summons', 'Geen', false],
  ['summons', 'Geen dagvaarding uitgebracht', false],
  ['summons', 'Aucune citation', false],
  ['summons', 'keine', false],
  ['summons', 'FALSCH', false],
  ['summons', 'WAHR', true],
  ['summons', 'dagvaarding', 'summons'],
  ['summons', 'Last onder dwangsom', 'penalty-order'],
  ['summons', 'Mesure de réparation', 'court-remedy'],
  ['summons', 'Gmo (geen maatregel opgelegd)', false],
  ['summons', 'Gdv: geen dagvaarding', false],
  ['summons', 'Ja (Dv)', 'summons'],
  ['summons', 'D.V.', 'summons'],
  ['permit', 'permis non délivré', { any: 'permis non délivré' }],
  ['permit', 'vergunning deels verleend', { any: 'vergunning deels verleend' }],
  ['permit', 'permis d’urbanisme refusé', { any: 'permis d’urbanisme refusé' }],
  ['summons', 'zie Dv in bijlage', null],
  ['surfaceTotal', 'ca. 168 m²', 168],
  ['availability', 'vanaf 01/03/2027', '2027-03-01'],
  ['availability', '3/1/2027 12:00:00 AM', null],
  ['kitchen', 'niet gespecifieerd', undefined],
  ['judicialDecision', 'Ho', 'court-remedy'],
  ['judicialDecision', 'nee', false],
  ['preemptiveRight', 'VKr', true],
  ['preemptiveRight', 'Vkr', true],
  ['preemptiveRight', 'Gvkr', false],
  ['preemptiveRight', 'Pas de droit de préemption', false],
  ['allotmentPermit', 'Vv', true],
  ['allotmentPermit', 'Gvv', false],
  ['allotmentPermit', 'Vg - Wg - Gmo - Gvkr - Gvv', false],
  ['zoning', 'Wg', 'Wg'],
  ['zoning', 'WgLk', 'WgLk'],
  ['zoning', 'Vg, Wg, Gdv', 'wg'],
  ['heritage', 'Geen', false],
  ['heritage', 'ja', true],
  ['heritage', 'Beschermd monument', { any: 'Beschermd monument' }],
  ['servitudes', 'Nihil', false],
  ['riverbankZone', 'In de oeverzone', true],
  ['riverbankZone', 'Niet in oeverzone', false],
  ['riverbankZone', 'Hors zone de rive', false],
  ['riverbankZone', 'nee', false],
  ['electricityCertificate', true, 'present'],
  ['electricityCertificate', false, 'missing'],
  ['gasCertificate', 'ja', 'ja'],
  ['gasCertificate', 'WAHR', 'present'],
  ['groundCertificate', true, 'present'],
  ['groundCertificate', 2, '2'],
  ['groundCertificate', 0, '0'],
  ['asbestosType', true, 'present'],
  ['asbestosType', 'Nein', 'Nein'],
  ['asbestosType', 'FALSCH', 'missing'],
  ['electricityCertificate', 'n.v.t.', 'n.v.t.'],
  ['extraRooms', true, true],
  ['extraRooms', 'ja', true],
  ['extraRooms', 2, 2],
  ['floodZone', ['Mogelijk overstromingsgevoelig', 'Signaalgebied'], 'Mogelijk overstromingsgevoelig, Signaalgebied'],
  ['neighbourhood', ['Zurenborg', 'Dageraadplaats'], { any: 'Zurenborg, Dageraadplaats' }],
  ['subCity', [{ Name: { nl: 'Berchem' } }, { Name: { nl: 'Deurne' } }], { nl: 'Berchem, Deurne' }],
  ['furnished', 'gemeubeld', true],
  ['furnished', 'niet gemeubeld', false],
  ['garage', '2', true],
  ['lift', 'aus', false],
  ['lift', 'on', true],
  ['floor', '-1', { any: '-1' }],
  ['floodPScore', 'P-score: B', 'B'],
  ['floodPScore', 'klasse C', 'C'],
  ['floodPScore', 'P: B, G: A', 'B'],
  ['floodGScore', 'P: B, G: A', 'A'],
  ['floodPScore', 'P A G C', 'A'],
  ['floodGScore', 'P A G C', 'C'],
  ['floodPScore', 'G-score A / P-score B', 'B'],
  ['floodPScore', 'Score perceel: B', 'B'],
  ['floodGScore', 'Gebouwscore: B', 'B'],
  ['floodGScore', 'score gebouw (B)', 'B'],
  ['floodGScore', 'G-score: d', 'D'],
  ['floodPScore', 'P B', 'B'],
  ['floodPScore', 'PB', 'B'],
  ['floodPScore', '(c)', 'C'],
  ['floodPScore', 'Classe B', 'B'],
  ['annuityYears', '15 jaar', 15],
  ['chargesRenter', '€ 50/maand', 50],
  ['chargesRenter', '50 € par mois', 50],
  ['rentPrice', '€ 950 p.m.', 950],
  ['annuityMonthly', '€ 500/mois', 500],
  ['realEstateTax', '€ 900/jaar', 900],
  ['cadastralIncome', '900 €/an', 900],
  ['cadastralIncome', '€ 0', 0],
  ['surfaceGround', '3.450 ca', 3450],
  ['epcTotal', '42.000 kWh/jaar', 42_000],
  ['co2Emission', '45 kg CO₂/m².jaar', 45],
  ['availability', '20270301', '2027-03-01'],
  ['availability', 3, '3'],
  ['availability', 'Onmiddellijk', 'Onmiddellijk'],
  ['availability', { nl: '1 maart 2027', fr: '1er mars 2027' }, '2027-03-01'],
  ['cadastralIncome', 0, 0],
  ['cadastralIncome', 'KI 900', null],
])('%s %j is read as %j', (key, value, expected) => {
  expect(read(key, value).value).toEqual(expected)
})

test.each<[FactKey, unknown]>([
  ['heating', 3],
  ['heating', '3'],
  ['kitchen', 4],
  ['roofCondition', 2],
  ['floodZone', 2],
  ['electricityCertificate', 1],
  ['condition', 12],
  ['zoning', 'Xq'],
  ['zoning', 'ZB4'],
  ['preemptiveRight', 7],
  ['floodPScore', 'E'],
  ['surfaceLiving', '12/14'],
  ['bedrooms', '1/3'],
  ['bedrooms', '3 à 4'],
  ['lift', 'misschien'],
  ['availability', '/Date(abc)/'],
  ['availability', '31/02/2027'],
  ['availability', '2027-13-45'],
  ['availability', 42],
  ['certificateEndDate', 'volgend jaar'],
  ['constructionYear', 'rond 1900'],
  ['floodPScore', 'A tot B'],
  ['floodPScore', 'A B'],
  ['floodPScore', 'A, B'],
  ['floodPScore', 'A of B'],
  ['floodPScore', 'P: A, P: B'],
  ['floodPScore', 'P: A, B'],
  ['floodPScore', 'G-score A'],
  ['floodPScore', 'G: A'],
  ['floodPScore', 'gebouw A'],
  ['floodGScore', 'P-score B'],
  ['floodGScore', 'klasse A, B'],
  ['floodPScore', 'geen A'],
  ['floodPScore', 'vitamine C'],
  ['floodPScore', 'PAD'],
  ['floodPScore', 'G-score P-score A'],
  ['chargesRenter', '€ 600/jaar'],
  ['chargesRenter', '600 €/an'],
  ['chargesRenter', '50€/kwartaal'],
  ['chargesRenter', '12 %'],
  ['annuityMonthly', '€ 6.000/jaar'],
  ['annuityBouquet', '€ 500/maand'],
  ['constructionCost', '1.850 €/m²'],
  ['startPrice', '1.500 €/m²'],
  ['startPrice', '€ 850/maand'],
  ['agencyCostRenter', '50%'],
  ['vatValue', '21%'],
  ['notaryFees', '2 %'],
  ['realEstateTax', '8 %'],
  ['realEstateTax', '€ 75/maand'],
  ['bedrooms', '3 %'],
  ['bedrooms', '3 m'],
  ['bedrooms', '3 jaar'],
  ['surfaceLiving', '168 €'],
  ['surfaceLiving', '168 %'],
  ['surfaceLiving', '168 jaar'],
  ['surfaceLiving', '168 kWh'],
  ['surfaceLiving', '168²'],
  ['surfaceLiving', '168 m³'],
  ['frontWidth', '7 m²'],
  ['mobiscore', '7 %'],
  ['constructionYear', '1990 m'],
  ['co2Emission', '1.250 kg/jaar'],
  ['epcTotal', '168 kWh/m²'],
  ['depositAmount', 3],
  ['depositAmount', '3'],
  ['depositAmount', 12],
  ['depositAmount', '€ 3'],
])('%s %j is not understood and not shown', (key, value) => {
  expect(read(key, value)).toEqual({ value: null, reasons: [] })
})

test.each<[FactKey, unknown]>([
  ['bedrooms', 1000],
  ['constructionYear', 2500],
  ['mobiscore', 11],
  ['surfaceGround', -5],
  ['certificateEndDate', '2300-01-01'],
])('%s %j is impossible', (key, value) => {
  expect(read(key, value)).toEqual({ value: null, reasons: ['implausible'] })
})

test.each([
  'null',
  'NULL',
  'undefined',
  'N/A',
  'n.v.t.',
  'onbekend',
  'Inconnu',
  'unbekannt',
  '-1',
  '?',
  '.',
  '…',
  '-',
  '--',
  '#N/A',
  'niet van toepassing',
  'sans objet',
  'k.A.',
])('%j says that there is no value', (value) => {
  for (const key of ['heating', 'kitchen', 'floor', 'surfaceLiving', 'certificateEndDate', 'lift', 'summons', 'servitudes', 'charges'] as const) {
    if (key === 'charges' || (key === 'floor' && value === '-1')) continue
    expect([key, read(key, value)]).toEqual([key, { value: undefined, reasons: [] }])
  }
})

test('a code of planning law that is not known is not shown', () => {
  expect(read('permit', 'Xg')).toEqual({ value: null, reasons: ['notUnderstood'] })
  expect(read('summons', 'Zzz')).toEqual({ value: null, reasons: ['notUnderstood'] })
})

test('own words of planning law are shown, and remarked on', () => {
  const words = 'Er loopt een procedure'
  expect(read('summons', words)).toEqual({ value: { any: words }, reasons: ['notUnderstood'] })
  expect(read('permit', { nl: 'ja', fr: 'non' }).reasons).toEqual(['contradiction', 'notUnderstood'])
})

test.each<[unknown, unknown, readonly string[]]>([
  [3, 2700, ['corrected']],
  ['3', 2700, ['corrected']],
  [2, 1800, ['corrected']],
  ['1,5', 1350, ['corrected']],
  ['€ 3', null, []],
  [2700, 2700, []],
  ['€ 2.700', 2700, []],
  [13, 13, []],
  [0, undefined, []],
])('a deposit of %j for a rent of 900 is %j', (value, expected, reasons) => {
  expect(read('depositAmount', value, { rent: 900 })).toEqual({ value: expected, reasons })
})

test('a deposit in months is not understood without a rent', () => {
  expect(read('depositAmount', 3, { rent: null })).toEqual({ value: null, reasons: [] })
})

test('a start price may be a rent', () => {
  expect(read('startPrice', '€ 850/maand', { rent: null })).toEqual({ value: 850, reasons: [] })
  expect(read('startPrice', '€ 12.000/jaar', { rent: null })).toEqual({ value: null, reasons: [] })
})

test.each<[FactKey, number]>([
  ['surfaceLiving', 1.68],
  ['surfaceTotal', 2.5],
  ['surfaceGround', 0.125],
])('%s of %d m² is remarked on', (key, value) => {
  expect(read(key, value)).toEqual({ value, reasons: ['implausible'] })
})

test.each<[FactKey, string]>([
  ...[
    ...['niet opgevraagd', 'niet gevraagd', 'geen attest', 'pas de réponse', 'sans réponse', 'non demandé', 'pas demandé', 'niet nagekeken', 'niet nagegaan'],
    ...[
      'geen gegevens beschikbaar',
      'not checked',
      'no answer',
      'keine Antwort',
      'néant (à vérifier)',
      'niet uitgeoefend',
      'non exercé',
      'geen bouwovertreding',
    ],
    ...['geen?', 'geen voorkooprecht bekend', 'nee, wel gemeentelijk', 'nee (nog na te vragen)', 'niet zonder voorkooprecht'],
  ].map((words): [FactKey, string] => ['preemptiveRight', words]),
  ...['niet opgeheven', 'niet betekend', 'geen uitspraak', 'geen last onder dwangsom'].map((words): [FactKey, string] => ['summons', words]),
  ...['niet vervallen', 'niet-vervallen verkavelingsvergunning', 'non périmé', 'not expired', 'nicht abgelaufen'].map((words): [FactKey, string] => [
    'allotmentPermit',
    words,
  ]),
  ...[
    'geen bouwovertreding',
    'geen bouwmisdrijven',
    'aucune infraction',
    'geen vergunning nodig',
    'no permit needed',
    'pas de permis requis',
    'niet volledig vergund',
  ].map((words): [FactKey, string] => ['permit', words]),
  ['judicialDecision', 'niet uitgevoerd'],
])('%s %j denies something else, so its own words are shown and remarked on', (key, words) => {
  expect(read(key, words)).toEqual({ value: { any: words }, reasons: ['notUnderstood'] })
})

test.each<[FactKey, string]>([
  ...[
    'Nee, geen voorkooprecht',
    'geen recht van voorkoop',
    'aucun droit de préemption',
    'Il n’y a pas de droit de préemption',
    "Pas d'un droit de préemption",
  ].map((words): [FactKey, string] => ['preemptiveRight', words]),
  ...['no pre-emption right', 'No right of pre-emption.', 'kein Vorkaufsrecht', 'Er is geen voorkooprecht van toepassing'].map((words): [FactKey, string] => [
    'preemptiveRight',
    words,
  ]),
  ...['geen maatregel', 'pas de citation', 'no summons', 'keine Maßnahme', 'niet gedagvaard', 'none'].map((words): [FactKey, string] => ['summons', words]),
  ...['geen verkavelingsvergunning', 'niet in verkaveling', 'pas de permis de lotir'].map((words): [FactKey, string] => ['allotmentPermit', words]),
  ...['Geen stedenbouwkundige vergunning uitgereikt', 'pas de permis d’urbanisme', 'no building permit', 'keine Baugenehmigung'].map(
    (words): [FactKey, string] => ['permit', words],
  ),
  ['judicialDecision', 'geen rechterlijke beslissing'],
  ['pool', 'geen zwembad'],
  ['lift', 'pas d’ascenseur'],
  ['garden', 'kein Garten'],
  ['attic', 'niet aanwezig'],
  ['furnished', 'non meublé'],
  ['gas', 'niet aangesloten'],
  ['gas', 'geen gasaansluiting'],
  ['electricityConnection', 'pas de raccordement'],
  ['riverbankZone', 'gelegen buiten'],
  ['riverbankZone', 'buiten oeverzone'],
  ['riverbankZone', 'außerhalb der Uferzone'],
  ['annuityIndexed', 'niet geïndexeerd'],
])('%s %j is a plain no', (key, words) => {
  expect(read(key, words)).toEqual({ value: false, reasons: [] })
})

test.each<[FactKey, string]>([
  ...['niet ingericht', 'non aménagé', 'niet toegankelijk'].map((words): [FactKey, string] => ['attic', words]),
  ...['niet verwarmd', 'mogelijk', 'possible', 'voorzien', 'prévue', 'niet beschikbaar', 'buiten'].map((words): [FactKey, string] => ['pool', words]),
  ...['mogelijk', 'möglich', 'voorzien', 'niet in gebruik', 'hors service'].map((words): [FactKey, string] => ['lift', words]),
  ['terrace', 'niet overdekt'],
  ['garden', 'geen idee'],
  ['garden', 'non aménagé'],
  ['furnished', 'niet volledig'],
  ['furnished', 'mogelijk'],
  ...['nakijken', 'te bevestigen', 'wordt opgevraagd', 'neen, wel in signaalgebied', 'niet opgevraagd', 'beschikbaar', 'gemeubeld', 'nabij oeverzone'].map(
    (words): [FactKey, string] => ['riverbankZone', words],
  ),
])('%s %j is neither a yes nor a no', (key, words) => {
  expect(read(key, words).value).toBeNull()
})

test.each<[FactKey, string]>([
  ['gas', 'mogelijk'],
  ['water', 'aansluiting voorzien'],
  ['drainConnection', 'Aansluiting aanwezig'],
  ['electricityConnection', 'aangesloten'],
  ['lift', 'aanwezig'],
  ['pool', 'piscine'],
  ['riverbankZone', 'gelegen in afgebakende oeverzone'],
  ['riverbankZone', 'zone de rive'],
  ['riverbankZone', 'circumscribed waterside zone'],
  ['riverbankZone', 'effectief overstromingsgevoelig gebied en oeverzone'],
])('%s %j is a yes', (key, words) => {
  expect(read(key, words)).toEqual({ value: true, reasons: [] })
})

test.each<[FactKey, string, boolean]>([
  ['permit', 'Vergund', true],
  ['permit', 'Vergunning verleend', true],
  ['permit', 'permis d’urbanisme délivré', true],
  ['permit', 'Ja, vergund', true],
  ['permit', 'afgeleverd op 12/03/1998', true],
  ['permit', 'building permit granted', true],
  ['preemptiveRight', 'Ja, er is een voorkooprecht', true],
  ['preemptiveRight', 'droit de préemption', true],
  ['allotmentPermit', 'verkavelingsvergunning aanwezig', true],
  ['allotmentPermit', 'vergund', true],
])('%s %j is read as %j, without a remark', (key, words, expected) => {
  expect(read(key, words)).toEqual({ value: expected, reasons: [] })
})

test.each<[FactKey, string]>([
  ['permit', 'te controleren of vergund'],
  ['permit', 'vergund volgens de eigenaar'],
  ['permit', 'vergunning aanwezig?'],
  ['permit', 'ja, na te kijken'],
  ['permit', 'vergund, behalve de veranda'],
  ['preemptiveRight', 'oui, levé'],
  ['preemptiveRight', 'recht van voorkoop kan van toepassing zijn'],
])('%s %j is no plain yes, so its own words are shown and remarked on', (key, words) => {
  expect(read(key, words)).toEqual({ value: { any: words }, reasons: ['notUnderstood'] })
})

test('opposite codes of one fact contradict each other', () => {
  expect(read('permit', 'Vg/Gvg')).toEqual({ value: null, reasons: ['contradiction', 'notUnderstood'] })
  expect(read('preemptiveRight', 'Gvkr, Vkr')).toEqual({ value: null, reasons: ['contradiction', 'notUnderstood'] })
  expect(read('summons', 'Gmo, Dv')).toEqual({ value: 'summons', reasons: ['contradiction'] })
  expect(read('summons', 'Vg/Gvg, Gmo')).toEqual({ value: false, reasons: [] })
})

test.each(['niet opgevraagd', 'geen idee', 'pas demandé', 'non classé?'])('%j is no answer about heritage or servitudes', (words) => {
  for (const key of ['heritage', 'servitudes', 'registeredRights'] as const) expect(read(key, words).value).toEqual({ any: words })
})

test.each(['tot 1 mei 2027', 'verhuurd tot 01/05/2027', 'verkocht op 1 mei 2026', 'loué depuis le 1 mai 2020', 'uiterlijk 1 mei 2027'])(
  'the day in %j is not one from which a home is free',
  (words) => {
    expect(read('availability', words)).toEqual({ value: words, reasons: ['notUnderstood'] })
  },
)

test('a condition in words that are not known is shown in them, and remarked on', () => {
  expect(read('condition', 'Te bouwen woning')).toEqual({ value: 'Te bouwen woning', reasons: ['notUnderstood'] })
  expect(read('condition', { nl: 'Te bouwen', fr: 'À construire' })).toEqual({ value: { nl: 'Te bouwen', fr: 'À construire' }, reasons: [] })
})

test('a living area of more than 10,000 m² is remarked on', () => {
  expect(read('surfaceLiving', '120.500')).toEqual({ value: 120_500, reasons: ['implausible'] })
  expect(read('surfaceGround', '120.500')).toEqual({ value: 120_500, reasons: [] })
})

test.each([
  ['a text', 'School; shop', { any: 'School; shop' }],
  ['texts by language', { nl: 'School', fr: 'École' }, { nl: 'School', fr: 'École' }],
  ['a list of texts', ['School, 400 m', '', 'Shop'], { any: 'School, 400 m\nShop' }],
  [
    'names with distances',
    [{ Name: 'School', Distance: 400 }, { name: 'Station', distance: '2,1 km' }, { Name: 'Park' }],
    { any: 'School, 400 m\nStation, 2,1 km\nPark' },
  ],
  [
    'names by language',
    [
      { Name: { nl: 'School', fr: 'École' }, Distance: '400' },
      { nl: 'Winkel', fr: 'Magasin' },
    ],
    { nl: 'School, 400 m\nWinkel', fr: 'École, 400 m\nMagasin' },
  ],
  ['a name in one language only', [{ nl: 'School', fr: 'École' }, { nl: 'Kaai' }], { nl: 'School\nKaai', fr: 'École\nKaai' }],
  ['a name over two lines', ['School\n(lagere)'], { any: 'School (lagere)' }],
  ['an empty list', [], null],
  ['a list of empty values', [null, '', {}, []], null],
])('%s is read as one place per line', (_, value, expected) => {
  expect(readNearby(value, readPlainText)).toEqual(expected)
})

test('any value returns without error', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void readNearby(value, readPlainText)))
})
