import { expect, test } from 'vitest'
import { readChoice } from './values.ts'

test.each([
  ['negotiation', 'sale', 'te koop, Te Koop, KOOP, à vendre, A vendre, vente, for sale, zu verkaufen, Verkauf, sale, verkocht'],
  ['negotiation', 'let', 'te huur, verhuur, à louer, location, to let, for rent, zu vermieten, let, loué'],
  ['negotiation', 'takeover', 'over te nemen, overname, à remettre, takeover, Übernahme'],
  ['unit', 'month', 'per maand, par mois, per month, pro Monat, month'],
  ['unit', 'year', 'per jaar, par an, per year, pro Jahr'],
  ['region', 'flanders', 'Vlaanderen, Flandre, Flanders, Flandern'],
  ['region', 'wallonia', 'Wallonië, Wallonie, Région wallonne'],
] as const)('for %s the value %s is meant by the words of the four languages', (shape, value, words) => {
  for (const word of words.split(', ')) expect(readChoice(shape, word), word).toBe(value)
})

test.each(['te kop', 'misschien', 'te koop of te huur', 'optie', 'koopje'])('the word %o is neither for sale nor to let', (word) => {
  expect(readChoice('negotiation', word)).toBeNull()
})
