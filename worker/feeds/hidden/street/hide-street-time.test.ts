import { expect, test } from 'vitest'
import { pointCut } from '../hide-text-coordinates.ts'
import { inTurn, streetCut } from './hide-street.ts'

const pieces = [
  'rue de la ',
  'tulipe noire ',
  'timmermans ',
  'k e r k ',
  'Kerkstraat',
  'kerkstraat 14 ',
  '51.2154, 3.2301 ',
  'http://a',
  'a@',
  '<a',
  '&amp;',
  '%41',
  '12°12',
  '\u00ad',
]

const streets = ['Rue de la Tulipe Noire', 'Kerkstraat', 'Felix Timmermansstraat']

/** Milliseconds of CPU to hide an address in a text of this length. */
function timeOf(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length))
  const before = process.cpuUsage().user
  for (const street of streets) {
    inTurn(streetCut([street], '14', ['Gent'], { box: '3', unit: 'B2' }), pointCut({ lat: 51.2, lng: 3.2 }))(`${text} Kerkstraat 14, tulipe noire`)
  }
  return (process.cpuUsage().user - before) / 1000
}

// Quadratic time would be 16 times as long.
const mostGrowth = 12
/** Milliseconds that differ by chance. */
const noise = 150

test.each(pieces)('a text that repeats %j is read quickly: four times the length takes far less than 16 times as long', (piece) => {
  timeOf(piece, 1_000)
  const short = timeOf(piece, 5_000)
  expect(timeOf(piece, 20_000)).toBeLessThan(short * mostGrowth + noise)
})
