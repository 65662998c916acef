import { expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { saysAmount } from './amount-words.ts'

test.each<[Locale, number, string]>([
  ['nl', 250_000, 'tweehonderdvijftigduizend'],
  ['nl', 250_000, 'Tweehonderd vijftig-duizend euro'],
  ['nl', 1_200, 'twaalfhonderd'],
  ['nl', 1_200, 'duizend tweehonderd €'],
  ['nl', 22, 'tweeëntwintig'],
  ['nl', 22, 'tweeentwintig'],
  ['fr', 250_000, 'deux cent cinquante mille euros'],
  ['fr', 250_000, 'deux cents cinquante mille'],
  ['fr', 80, 'quatre-vingts'],
  ['fr', 80, 'quatre-vingt'],
  ['fr', 70, 'septante'],
  ['fr', 70, 'soixante-dix'],
  ['fr', 71, 'soixante et onze'],
  ['fr', 71, 'soixante-et-onze'],
  ['fr', 72, 'soixante-douze'],
  ['fr', 73, 'soixante-treize'],
  ['fr', 74, 'soixante-quatorze'],
  ['fr', 75, 'soixante-quinze'],
  ['fr', 76, 'soixante-seize'],
  ['fr', 77, 'soixante-dix-sept'],
  ['fr', 92, 'quatre-vingt-douze'],
  ['fr', 93, 'quatre-vingt-treize'],
  ['fr', 94, 'quatre-vingt-quatorze'],
  ['fr', 95, 'quatre-vingt-quinze'],
  ['fr', 96, 'quatre-vingt-seize'],
  ['fr', 90, 'quatre-vingt-dix'],
  ['fr', 2_000_000, 'deux millions d’euros'],
  ['fr', 2_000_000, "deux million d' euros"],
  ['de', 250_000, 'zweihundertfünfzigtausend Euro'],
  ['de', 250_000, 'zweihundertfuenfzigtausend'],
  ['de', 12, 'zwoelf'],
  ['de', 30, 'dreißig'],
  ['de', 30, 'dreissig'],
  ['de', 1_000, 'tausend'],
  ['de', 1_000, 'eintausend'],
  ['de', 100, 'hundert'],
  ['de', 100, 'einhundert'],
  ['en', 250_000, 'two hundred and fifty thousand'],
  ['en', 250_000, 'Two hundred fifty thousand euros'],
  ['en', 1_200, 'twelve hundred'],
])('in %s %d may be written %j', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(true)
})

test.each<[Locale, number, string]>([
  ['nl', 250_000, 'tweehonderdduizend'],
  ['nl', 250_000, ''],
  ['nl', 250_000, '250.000'],
  ['fr', 70, 'soixante'],
  ['fr', 71, 'soixante-douze'],
  ['fr', 92, 'quatre-vingt-onze'],
  ['nl', 70, 'soixante-dix'],
  ['de', 12, 'zwei'],
  ['de', 21, 'zwanzig'],
  ['en', 250_000, 'two hundred fifty'],
])('in %s %d is not written %j', (locale, amount, text) => {
  expect(saysAmount(text, amount, locale)).toBe(false)
})
