import { expect, test } from 'vitest'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { readFactText, readFactWord } from './fact-words.ts'
import { readPlainText } from './text.ts'

function read(key: FactKey, value: unknown) {
  const reasons: string[] = []
  return { word: readFactWord(key, value, readPlainText, (reason) => reasons.push(reason)), reasons }
}

test.each<[FactKey, unknown, FactValue | null | undefined]>([
  ['asbestosType', true, 'present'],
  ['asbestosType', false, 'missing'],
  ['groundCertificate', true, 'present'],
  ['groundCertificate', false, 'missing'],
  ['electricityCertificate', true, 'present'],
  ['electricityCertificate', false, 'missing'],
  ['gasCertificate', true, 'present'],
  ['gasCertificate', false, 'missing'],
  ['kitchen', true, null],
  ['kitchen', false, null],
  ['gasCertificate', 'wahr', 'present'],
  ['gasCertificate', 'falsch', 'missing'],
  ['gasCertificate', { nl: 'waar', de: 'wahr' }, 'present'],
  ['kitchen', 'wahr', null],
  ['heating', 'ja', null],
  ['heating', { nl: 'ja', fr: 'oui' }, null],
])('a yes or no is an answer for a certificate, and no word of another kind: %s %j', (key, value, word) => {
  expect(read(key, value)).toEqual({ word, reasons: [] })
})

test.each<[unknown, FactValue | null | undefined]>([
  ['2027-03-01', '2027-03-01'],
  ['vanaf 01/03/2027', '2027-03-01'],
  ['/Date(1634038800000+0200)/', '2021-10-12'],
  ['1 maart 2027', '2027-03-01'],
  ['vrij vanaf 1 maart 2027', '2027-03-01'],
  [{ nl: '1 maart 2027', fr: '1er mars 2027' }, '2027-03-01'],
  [
    { nl: 'Onmiddellijk', fr: 'Immédiatement' },
    { nl: 'Onmiddellijk', fr: 'Immédiatement' },
  ],
  ['Onmiddellijk', 'Onmiddellijk'],
  ['bij akte', 'bij akte'],
  [3, '3'],
  ['7', '7'],
  ['0', undefined],
  [12, null],
  ['2027-13-01', null],
  ['3/13/2027 12:00:00 AM', null],
  [{ nl: '13/13/2027', fr: 'Immédiatement' }, null],
  ['onbekend', undefined],
])('a home is free %j', (value, word) => {
  expect(read('availability', value)).toEqual({ word, reasons: [] })
})

test.each<[unknown, FactValue]>([
  ['verhuurd tot 1 maart 2027', 'verhuurd tot 1 maart 2027'],
  ['verhuurd tot 01/03/2027', 'verhuurd tot 01/03/2027'],
  [
    { nl: '1 maart 2027', fr: '2 mars 2027' },
    { nl: '1 maart 2027', fr: '2 mars 2027' },
  ],
  [
    { nl: 'Onmiddellijk', fr: 'loué au 2 mars 2027' },
    { nl: 'Onmiddellijk', fr: 'loué au 2 mars 2027' },
  ],
])('a day with other words is kept with a remark: %j', (value, word) => {
  expect(read('availability', value)).toEqual({ word, reasons: ['notUnderstood'] })
})

test('a date outside 1900 to 2200 is remarked on', () => {
  expect(read('availability', '1850-03-01')).toEqual({ word: null, reasons: ['implausible'] })
})

test.each<[FactKey, unknown, FactValue | null | undefined]>([
  ['kitchen', null, undefined],
  ['kitchen', '', undefined],
  ['kitchen', 'niet gespecifieerd', undefined],
  ['kitchen', { nl: 'onbekend', fr: 'Équipée' }, { fr: 'Équipée' }],
  ['kitchen', 'Volledig uitgerust', 'Volledig uitgerust'],
  ['kitchen', { nl: 'Volledig uitgerust' }, { nl: 'Volledig uitgerust' }],
  ['kitchen', { any: 'open', nl: 'open keuken' }, { any: 'open', nl: 'open keuken' }],
  ['electricityCertificate', 'n.v.t.', 'n.v.t.'],
  ['condition', '2', '2'],
  ['condition', 2, '2'],
  ['condition', { nl: '2', fr: '2' }, { nl: '2', fr: '2' }],
  ['condition', 0, undefined],
  ['condition', -1, undefined],
  ['condition', 12, null],
  ['condition', { nl: '2', fr: '12' }, null],
  ['condition', { nl: '0', fr: '12' }, null],
  ['condition', { nl: 'nieuw', fr: '0' }, { nl: 'nieuw', fr: '0' }],
  ['kitchen', '1.5', null],
  ['kitchen', '+3', null],
  ['kitchen', '-3', null],
  ['kitchen', '1,25', null],
  ['kitchen', '10', null],
  ['kitchen', '3 kasten', '3 kasten'],
  ['kitchen', 'type 3', 'type 3'],
  ['condition', ' 2 ', '2'],
  ['terraceOrientation', 'zuid', 'zuid'],
  ['terraceOrientation', 3, '3'],
  ['terraceOrientation', 9, null],
  ['gardenOrientation', 'ZZZ', null],
  ['gardenOrientation', 'Zuid-West?', null],
  ['terraceOrientation', 0, undefined],
  ['condition', 'nieuw', 'nieuw'],
])('%s %j is the word %j', (key, value, word) => {
  const { word: found } = read(key, value)
  expect(found).toEqual(word)
})

test.each<[FactKey, unknown, readonly string[]]>([
  ['condition', 'nieuw', []],
  ['condition', 'charmant', ['notUnderstood']],
  ['condition', { nl: 'nieuw', fr: 'charmant' }, ['notUnderstood']],
  ['kitchen', 'charmant', []],
  ['kitchen', 'en cours', ['notUnderstood']],
  ['heating', 'nog te kiezen', ['notUnderstood']],
  ['heating', 'zie beschrijving', []],
  ['gardenOrientation', 'Zuid-West', []],
  ['groundCertificate', 'aanwezig', []],
  ['groundCertificate', 'in aanvraag', []],
  ['groundCertificate', 'nog aan te vragen', ['notUnderstood']],
  ['groundCertificate', 'volgt', ['notUnderstood']],
  ['groundCertificate', 'in opmaak', ['notUnderstood']],
  ['groundCertificate', 'aanwezig?', ['notUnderstood']],
  ['electricityCertificate', 'conform', []],
  ['electricityCertificate', 'keuring gepland', ['notUnderstood']],
  ['electricityCertificate', 'à faire', ['notUnderstood']],
  ['gasCertificate', 'x', ['notUnderstood']],
  ['gasCertificate', { nl: 'waar', de: 'falsch' }, ['notUnderstood']],
  ['gasCertificate', { nl: 'conform', de: 'wahr' }, ['notUnderstood']],
  ['asbestosType', 'asbestveilig', []],
  ['asbestosType', 'wordt opgemaakt', ['notUnderstood']],
  ['asbestosType', 'nog niet', ['notUnderstood']],
  ['floodZone', 'non flood zone', []],
  ['floodZone', ['possible flood zone', 'signaalgebied'], []],
  ['floodZone', ['possible flood zone', 'polder'], ['notUnderstood']],
  ['floodZone', 'nog op te vragen', ['notUnderstood']],
  ['floodZone', 'in aanvraag', ['notUnderstood']],
  ['floodZone', 'geen overstromingsgebied?', ['notUnderstood']],
  ['zoning', { nl: 'woongebied', fr: 'zone d’habitat' }, []],
  ['zoning', { nl: 'Wg', fr: 'zone agricole' }, ['contradiction']],
  ['zoning', 'woongebied?', ['notUnderstood']],
  ['zoning', 'in aanvraag', ['notUnderstood']],
  ['zoning', 'geen idee', ['notUnderstood']],
  ['zoning', 'gebied langs de oude spoorlijn', []],
  ['floodZone', { nl: 'buiten de zones', fr: 'hors zone inondable' }, []],
  ['floodZone', { nl: 'aan de beek', fr: 'près du ruisseau' }, ['notUnderstood']],
  ['zoning', 'perceel nr. 5', ['notUnderstood']],
])('an unknown word of the law or of the condition, or one that leaves its answer open, is remarked on: %s %j', (key, value, reasons) => {
  expect(read(key, value).reasons).toEqual(reasons)
})

test.each<[unknown, FactValue | null | undefined]>([
  ['Wg', 'Wg'],
  ['woongebied', 'woongebied'],
  ['Vg, Wg, Gdv', 'wg'],
  ['Wg, Ag', 'wg, ag'],
  ['Vg, Gmo', undefined],
  [{ nl: 'Vg, Wg' }, 'wg'],
  [
    { nl: 'woongebied', fr: 'zone d’habitat' },
    { nl: 'woongebied', fr: 'zone d’habitat' },
  ],
  [{ nl: 'Vg, Wg', fr: 'zone d’habitat' }, 'wg'],
  [{ nl: 'Wg' }, 'wg'],
  ['Wg', 'Wg'],
  ['woongebied, agrarisch gebied', 'woongebied, agrarisch gebied'],
  ['wg 50% / ag 50%', null],
  ['Wg (RUP)', null],
  ['zie GWP: WUG', null],
  ['Wg?', null],
  ['Xq', null],
  ['ZB4', null],
  [{ nl: 'woongebied', fr: 'Xq' }, null],
])('the zoning %j is %j', (value, word) => {
  expect(read('zoning', value)).toEqual({ word, reasons: [] })
})

test.each<[unknown, FactValue]>([
  [['Gas', 'Hout'], 'Gas, Hout'],
  [['Gas'], 'Gas'],
  [[{ Name: 'Gas' }, { description: 'Hout' }, { TITLE: 'Pellets' }, { label: 'Stookolie' }, { Text: 'Zon' }], 'Gas, Hout, Pellets, Stookolie, Zon'],
  [[{ Id: 'a', Name: { nl: 'Gas', fr: 'Gaz' } }, { Name: { nl: 'Hout', fr: 'Bois' } }], { nl: 'Gas, Hout', fr: 'Gaz, Bois' }],
  [[{ nl: 'Gas', fr: 'Gaz' }, { nl: 'Hout' }], { nl: 'Gas, Hout', fr: 'Gaz' }],
  [['Gas', null, 'Hout'], 'Gas, Hout'],
  [['Gas', { FileName: 'x', Names: 'y' }], 'Gas'],
])('the list %j is joined', (value, word) => {
  expect(read('heating', value)).toEqual({ word, reasons: [] })
})

test('an empty list says nothing', () => {
  expect(read('heating', [])).toEqual({ word: undefined, reasons: [] })
})

test('the first forty entries of a list are read', () => {
  const forty = Array.from({ length: 40 }, () => 'Gas')
  expect(read('heating', [...forty, 'Hout']).word).toBe(forty.join(', '))
  expect(read('heating', [...forty.slice(1), 'Hout']).word).toBe(`${forty.slice(1).join(', ')}, Hout`)
})

test('a joined list is cut as one text', () => {
  const cut = (value: unknown) => (value === 'Kerkstraat' ? { any: 'Kerk' } : { any: typeof value === 'object' ? 'joined' : 'item' })
  expect(readFactText('neighbourhood', ['Kerk', 'straat'], cut)).toEqual({ any: 'joined' })
})

test.each<[FactKey, unknown, FactValue | null | undefined]>([
  ['heritage', true, true],
  ['heritage', false, false],
  ['neighbourhood', true, true],
  ['heritage', null, undefined],
  ['heritage', 'ja', true],
  ['heritage', 'Geen', false],
  ['servitudes', 'Nihil', false],
  ['servitudes', 'néant', false],
  ['servitudes', 'Aucune', false],
  ['registeredRights', 'nee', false],
  ['registeredRights', { nl: 'geen', fr: 'aucun' }, false],
  ['heritage', { nl: 'ja', fr: 'non' }, { nl: 'ja', fr: 'non' }],
  ['heritage', { nl: 'ja', fr: 'Monument classé' }, { nl: 'ja', fr: 'Monument classé' }],
  ['heritage', 'Beschermd monument', { any: 'Beschermd monument' }],
  ['heritage', 'onbekend', undefined],
  ['heritage', '12', null],
  ['heritage', 'Gvkr', null],
  ['heritage', { nl: 'zie Gvg', fr: 'Monument classé' }, null],
  ['heritage', '-1', undefined],
  ['heritage', { nl: '12', fr: '13' }, null],
  ['heritage', { nl: '12', fr: 'Monument classé' }, { nl: '12', fr: 'Monument classé' }],
  ['neighbourhood', 'ja', { any: 'ja' }],
  ['neighbourhood', 'geen', { any: 'geen' }],
  ['neighbourhood', '12', { any: '12' }],
  ['neighbourhood', 'onbekend', undefined],
  ['neighbourhood', { nl: 'onbekend', fr: 'Ixelles' }, { fr: 'Ixelles' }],
  ['neighbourhood', ['Zurenborg', 'Dageraadplaats'], { any: 'Zurenborg, Dageraadplaats' }],
  ['neighbourhood', '-1', undefined],
  ['floor', '-1', { any: '-1' }],
  ['floor', -1, { any: '-1' }],
  ['floor', 'onbekend', undefined],
  ['floor', 'gelijkvloers', { any: 'gelijkvloers' }],
])('%s %j is the text %j', (key, value, text) => {
  expect(readFactText(key, value, readPlainText)).toEqual(text)
})

test.each<[FactKey, unknown, readonly string[]]>([
  ['heritage', 'Beschermd monument', []],
  ['heritage', 'te onderzoeken', ['notUnderstood']],
  ['heritage', 'na te gaan', ['notUnderstood']],
  ['heritage', 'Beschermd monument?', ['notUnderstood']],
  ['heritage', { nl: 'Beschermd monument', fr: 'à vérifier' }, ['notUnderstood']],
  ['servitudes', 'noch zu klären', ['notUnderstood']],
  ['registeredRights', 'to be confirmed', ['notUnderstood']],
  ['epcReference', '20240101-0001234567-RES-1', []],
  ['epcReference', 'volgt', ['notUnderstood']],
  ['neighbourhood', 'volgt', []],
])('a statement that is still to come is remarked on: %s %j', (key, value, reasons) => {
  const noted: string[] = []
  expect(readFactText(key, value, readPlainText, (reason) => noted.push(reason))).toEqual(typeof value === 'string' ? { any: value } : value)
  expect(noted).toEqual(reasons)
})
