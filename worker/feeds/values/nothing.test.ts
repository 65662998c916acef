import { expect, test } from 'vitest'
import { saysNothing } from './nothing.ts'

test.each([
  ...['TBC', 'tbd', 'to be completed', 'see description'],
  ...['N/B', 'n.b.', 'n.t.b.', 'nog in te vullen', 'Zie beschrijving', 'adres op aanvraag'],
  ...['à compléter', 'A COMPLETER', 'à préciser', 'voir description'],
  ...['noch auszufüllen', 'siehe Beschreibung'],
])('%j says that there is no value', (text) => {
  expect(saysNothing(text)).toBe(true)
})

test.each(['geen', 'ja', 'non', 'none', 'in aanvraag', 'en cours', 'volgt', 'op aanvraag', 'in overleg', 'B', 'N', 'geen idee', 'te bevestigen'])(
  '%j is an answer',
  (text) => {
    expect(saysNothing(text)).toBe(false)
  },
)
