import { expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { townAt, townSegment } from './town-paths.ts'
import { findZone } from './zones.ts'

const segment = (code: string, locale: Locale) => {
  const zone = findZone(code)
  return zone && townSegment(zone, locale)
}

test.each([
  ['be-31005', 'nl', 'brugge'],
  ['be-31005', 'fr', 'bruges'],
  ['be-31005', 'de', 'bruegge'],
  ['be-8310-assebroek', 'nl', 'assebroek'],
  // The larger of two municipalities has the name.
  ['be-46021', 'fr', 'saint-nicolas'],
  ['be-62093', 'fr', 'saint-nicolas-4420'],
  ['be-62093', 'nl', 'saint-nicolas'],
  // A municipality before a village.
  ['be-23027', 'nl', 'halle'],
  ['be-2980-halle', 'nl', 'halle-2980'],
  ['be-2980-halle', 'fr', 'halle'],
  // A village of Luxembourg by its postcode without the letter.
  ['lu-roeser-berchem', 'fr', 'berchem-3320'],
  ['be-30000', 'nl', null],
  ['lu', 'fr', null],
] as const)('the town %s has the segment %s: %s', (code, locale, expected) => {
  expect(segment(code, locale)).toBe(expected)
})

test.each([
  ['brugge', 'nl', 'be-31005'],
  ['bruges', 'nl', 'be-31005'],
  ['bruegge', 'de', 'be-31005'],
  ['bruegge', 'nl', 'be-31005'],
  ['luettich', 'fr', 'be-62063'],
  ['Lüttich', 'de', 'be-62063'],
  ['Saint-Nicolas', 'nl', 'be-62093'],
  ['saint-nicolas', 'fr', 'be-46021'],
  ['saint-nicolas', 'en', 'be-62093'],
  ['saint-nicolas-4420', 'nl', 'be-62093'],
  ['halle', 'fr', 'be-2980-halle'],
  // Unofficial names in common use.
  ['coxyde', 'nl', 'be-38014'],
  ['libramont', 'fr', 'be-84077'],
  ['letzebuerg', 'de', 'lu-luxembourg'],
  ['west-vlaanderen', 'nl', null],
  ['atlantis', 'nl', null],
  ['', 'nl', null],
  ['-', 'nl', null],
] as const)('the segment %j in %s is the town %s', (text, locale, code) => {
  expect(townAt(text, locale)?.code ?? null).toBe(code)
})
