import { comparable, indexNames, type Words } from '../places/name-index.ts'
import type { FactKey } from './facts.ts'
import { availability } from './vocabulary/availability.ts'
import { architectureStyle, construction, numberedPoints, points } from './vocabulary/building.ts'
import { asbestosType, groundCertificate, inspections } from './vocabulary/certificates.ts'
import { condition } from './vocabulary/condition.ts'
import { floodZone } from './vocabulary/flood-zone.ts'
import { floorCovering } from './vocabulary/floor-covering.ts'
import { heating, heatingType } from './vocabulary/heating.ts'
import { kitchen } from './vocabulary/kitchen.ts'
import { roofCondition, roofMaterial, roofType } from './vocabulary/roof.ts'
import { vatRegime } from './vocabulary/vat-regime.ts'
import { windowFrame, windowGlazing } from './vocabulary/windows.ts'
import { planningMeasure, zoning } from './vocabulary/zoning.ts'

/** The facts whose values are trade words: each word by its key, with its names by language. */
export const vocabulary = {
  condition,
  construction,
  architectureStyle,
  availability,
  heating,
  heatingType,
  kitchen,
  windowGlazing,
  windowFrame,
  floorCovering,
  roofType,
  roofMaterial,
  roofCondition,
  floodZone,
  zoning,
  summons: planningMeasure,
  judicialDecision: planningMeasure,
  asbestosType,
  groundCertificate,
  electricityCertificate: inspections,
  gasCertificate: inspections,
  vatRegime,
} as const satisfies Partial<Record<FactKey, Words>>

/** The CRM's numbers for words. */
const numbered: Readonly<Partial<Record<FactKey, Readonly<Record<string, string>>>>> = {
  condition: { 1: 'used', 2: 'new', 3: 'to-build', 4: 'to-renovate', 5: 'renovated', 6: 'to-restore', 7: 'restored', 8: 'to-demolish', 9: 'to-refresh' },
  construction: { 1: 'detached', 2: 'terraced', 3: 'semi-detached' },
  availability: { 1: 'at-deed', 2: 'after-work', 3: 'by-agreement', 4: 'at-compromise', 5: 'immediately', 6: 'respecting-lease', 7: 'on-date' },
  groundCertificate: { 0: 'missing', 1: 'pending', 2: 'present' },
}

const wordIndexes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(Object.entries(vocabulary).map(([fact, words]) => [fact, indexNames(words)]))
const pointIndex = indexNames(points)

/** Every message key of a word or a point of the compass. */
export const wordKeys: readonly string[] = [
  ...Object.entries(vocabulary).flatMap(([fact, words]) => Object.keys(words).map((word) => `word.${fact}.${word}`)),
  ...Object.keys(points).map((point) => `orientation.${point}`),
]

/**
 * The message key of a word of the trade.
 * @param value the word in any language of the vocabulary, case-insensitive, or the CRM's number for it
 * @returns `word.{fact}.{word}`; null when the fact has no such word
 * @source specification, section 3 ("Property (labels shown)"); the CRM's enumerations; Flemish planning abbreviations as in advertisements
 */
export function wordKey(fact: FactKey, value: string): string | null {
  const word = isQuestioned(value) ? undefined : (ownValue(numbered[fact], value) ?? wordIndexes.get(fact)?.get(comparable(value)))
  return word === undefined ? null : `word.${fact}.${word}`
}

/**
 * The message key of a point of the compass.
 * @param value a word or abbreviation in any language of the vocabulary, or the CRM's number from 1 to 8
 * @returns `orientation.n` to `orientation.nw`; null when unknown or ambiguous (French 'O' is west, Dutch and German 'O' east)
 */
export function orientationKey(value: string | number): string | null {
  const text = String(value)
  const point = isQuestioned(text) ? undefined : (ownValue(numberedPoints, text) ?? pointIndex.get(comparable(text)))
  return point === undefined ? null : `orientation.${point}`
}

/** Whether a number can stand for a word of this fact: only the CRM's own enumerations have any. */
export function isNumbered(fact: FactKey, number: string): boolean {
  return ownValue(numbered[fact], number) !== undefined
}

/** A word with a question mark, such as 'woongebied?', states nothing. */
function isQuestioned(text: string): boolean {
  return text.includes('?')
}

function ownValue(table: Readonly<Record<string, string>> | undefined, text: string): string | undefined {
  const key = text.trim()
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
