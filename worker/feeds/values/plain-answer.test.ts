import { expect, test } from 'vitest'
import type { FactKey } from '#db/model/listings/facts.ts'
import { readFactFlag, saysNo, saysYes } from './plain-answer.ts'

test.each<[FactKey, string]>([
  ['permit', 'ja'],
  ['permit', 'Vergunning uitgereikt'],
  ['permit', 'stedenbouwkundige vergunning verleend'],
  ['permit', 'Permis d’urbanisme délivré'],
  ['permit', "Permis d'urbanisme délivré."],
  ['permit', 'planning permission granted!'],
  ['permit', 'Baugenehmigung erteilt'],
  ['permit', 'verleend'],
  ['permit', 'issued, granted'],
  ['permit', 'Vergunning verleend op 12/03/2020'],
  ['permit', 'Vergunning verleend 12.03.2020'],
  ['permit', 'aanwezig'],
  ['permit', 'er is een vergunning'],
  ['permit', 'il y a un permis'],
  ['permit', 'es gibt eine Genehmigung'],
  ['permit', 'there is a permit'],
  ['allotmentPermit', 'gelegen in een verkaveling'],
  ['allotmentPermit', 'permis de lotir'],
  ['allotmentPermit', 'vergund'],
  ['summons', 'dagvaarding uitgebracht'],
  ['judicialDecision', 'court order imposed'],
  ['preemptiveRight', 'voorkooprecht van toepassing'],
  ['preemptiveRight', 'Droit de préemption'],
  ['preemptiveRight', 'pre-emption right'],
  ['riverbankZone', 'in oeverzone'],
  ['riverbankZone', 'située en zone riveraine'],
  ['attic', 'zolder'],
  ['cellar', 'kelder aanwezig'],
  ['garage', 'garages'],
  ['terrace', 'Terrasse'],
  ['garden', 'jardin'],
  ['furnished', 'meublée'],
  ['furnished', 'möbliert'],
  ['lift', 'ascenseur'],
  ['pool', 'swimming pool'],
  ['gas', 'aardgas'],
  ['gas', 'aansluiting mogelijk'],
  ['gas', 'voorzien'],
  ['water', 'raccordé'],
  ['water', 'eau de ville'],
  ['electricityConnection', 'Stromanschluss'],
  ['electricityConnection', 'connection available'],
  ['drainConnection', 'riolering'],
  ['drainConnection', 'égout'],
  ['annuityIndexed', 'indexé'],
  ['annuityOccupied', 'bewohnt'],
  ['garden', 'tuin, ja'],
  ['garden', 'tuin; garden'],
  ['garden', '  Tuin  '],
  ['rooms', 'oui'],
  ['rooms', 'vorhanden'],
])('%s is affirmed by %j', (key, text) => {
  expect(saysYes(text, key)).toBe(true)
  expect(saysNo(text, key)).toBe(false)
})

test.each<[FactKey, string]>([
  ['permit', 'geen vergunning'],
  ['permit', 'niet vergund'],
  ['permit', 'aucun permis'],
  ['permit', 'pas de permis'],
  ['permit', 'il n’y a pas de permis'],
  ['permit', 'er is geen vergunning'],
  ['permit', 'there is no permit'],
  ['permit', 'keine Genehmigung'],
  ['permit', 'es gibt keine Genehmigung'],
  ['summons', 'geen dagvaarding uitgebracht'],
  ['summons', 'keine Maßnahmen'],
  ['preemptiveRight', 'Aucun droit de préemption'],
  ['preemptiveRight', 'geen recht van voorkoop van toepassing'],
  ['riverbankZone', 'buiten oeverzone'],
  ['riverbankZone', 'hors zone de rive'],
  ['riverbankZone', 'niet gelegen in een afgebakende oeverzone'],
  ['furnished', 'niet gemeubeld'],
  ['pool', 'zonder zwembad'],
  ['lift', 'sans ascenseur'],
  ['garden', 'without a garden'],
  ['garden', 'geen'],
  ['rooms', 'keine'],
  ['rooms', 'niet aanwezig'],
  ['heritage', 'Nihil'],
  ['heritage', ' NÉANT '],
  ['garden', 'geen tuin, geen'],
])('%s is denied by %j', (key, text) => {
  expect(saysNo(text, key)).toBe(true)
  expect(saysYes(text, key)).toBe(false)
})

test.each<[FactKey, string]>([
  ['pool', 'niet verwarmd'],
  ['preemptiveRight', 'niet opgevraagd'],
  ['garden', 'buiten oeverzone'],
  ['garden', 'buiten tuin'],
  ['garden', 'verleend'],
  ['garden', 'tuin?'],
  ['garden', 'grote tuin'],
  ['garden', 'tuin, grote'],
  ['garden', 'geen grote tuin'],
  ['garden', 'geen, zonnig'],
  ['garden', 'tuintje'],
  ['permit', 'vergunning deels verleend'],
  ['permit', 'vergunning aangevraagd op 12/03/2020'],
  ['rooms', 'tuin'],
  ['garden', 'onbekend'],
  ['garden', 'nihilistisch'],
  ['garden', ''],
])('%s is neither affirmed nor denied by %j', (key, text) => {
  expect(saysYes(text, key)).toBe(false)
  expect(saysNo(text, key)).toBe(false)
})

test('a text of more than a hundred characters is no plain answer', () => {
  const gardens = 'tuin,'.repeat(19)
  expect(saysYes(`${gardens} tuin`, 'garden')).toBe(true)
  expect(saysYes(`${gardens}  tuin`, 'garden')).toBe(false)
})

function read(key: FactKey, value: unknown) {
  const reasons: string[] = []
  return { flag: readFactFlag(key, value, (reason) => reasons.push(reason)), reasons }
}

test.each<[FactKey, unknown, boolean | null | undefined]>([
  ['garden', true, true],
  ['garden', false, false],
  ['garden', 1, true],
  ['garden', 2, true],
  ['garden', 0, false],
  ['garden', -1, undefined],
  ['garden', -2, null],
  ['garden', null, null],
  ['garden', 'ja', true],
  ['lift', 'x', true],
  ['terrace', ' X ', true],
  ['preemptiveRight', 'x', null],
  ['garden', 'nee', false],
  ['garden', 'onbekend', undefined],
  ['garden', { nl: 'onbekend', fr: 'inconnu' }, undefined],
  ['garden', 'tuin', true],
  ['garden', 'geen tuin', false],
  ['garden', '2', true],
  ['garden', '2,5', true],
  ['garden', '2.5', true],
  ['garden', '120 m²', true],
  ['garden', '120m2', true],
  ['garden', '120 M2', true],
  ['garden', ' 120 m² ', true],
  ['garden', '0 m²', false],
  ['garden', '0,0', false],
  ['garden', 'ca. 120 m²', null],
  ['garden', '120 m² zonnig', null],
  ['garden', '120 m³', null],
  ['garden', 'zonnig', null],
  ['garden', 'mogelijk een tuin', null],
  ['garden', 'beschikbaar', true],
  ['garden', 'disponible', true],
  ['garden', 'Available.', true],
  ['garden', 'provided', true],
  ['garden', 'verfügbar', true],
  ['garden', 'niet beschikbaar', null],
  ['garden', 'beschikbaar in mei', null],
  ['garden', 'afwezig', false],
  ['garden', 'ontbreekt', false],
  ['garden', 'absent', false],
  ['garden', 'absente', false],
  ['garden', 'inexistant', false],
  ['garden', 'inexistante', false],
  ['garden', 'Missing.', false],
  ['garden', 'fehlt', false],
  ['garden', 'poort ontbreekt', null],
  ['garden', 'ontbreekt deels', null],
  ['furnished', 'ongemeubeld', false],
  ['furnished', 'onbemeubeld', false],
  ['furnished', 'Unfurnished.', false],
  ['furnished', 'unmöbliert', false],
  ['furnished', 'deels ongemeubeld', null],
  ['furnished', 'ongemeubeld of gemeubeld', null],
  ['garden', 'ongemeubeld', null],
  ['riverbankZone', 'oeverzone', true],
  ['riverbankZone', 'beschikbaar', null],
  ['garden', { nl: 'tuin', fr: 'jardin' }, true],
  ['garden', { nl: 'geen tuin', fr: 'pas de jardin' }, false],
  ['garden', { nl: 'ja', fr: 'oui' }, true],
])('%s %j is %j', (key, value, flag) => {
  expect(read(key, value)).toEqual({ flag, reasons: [] })
})

test('languages that differ contradict each other', () => {
  expect(read('garden', { nl: 'tuin', fr: 'pas de jardin' })).toEqual({ flag: null, reasons: ['contradiction'] })
  expect(read('garden', { nl: 'tuin', fr: 'ensoleillé' })).toEqual({ flag: null, reasons: ['contradiction'] })
})
