import { expect, test } from 'vitest'
import type { FactKey } from '#db/model/listings/facts.ts'
import { readFactFlag } from './fact-flag.ts'

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
