import { expect, test } from 'vitest'
import './desk-pages.ts'
import { findGoals } from './desk-goals.ts'

const goals = (words: string, role: 'manager' | 'agent' | 'editor') => findGoals(words, role, 'nl').map(({ text }) => text)

test.each([
  ['agenda', 'manager', ['Agenda', 'Bezoek vastleggen', 'Bezoeken', 'Mijn uren en afwezigheden']],
  ['AGEN uren', 'manager', ['Mijn uren en afwezigheden']],
  ['medewerk', 'manager', ['Medewerkers']],
  ['medewerk', 'agent', []],
  ['artikel', 'editor', ['Nieuw artikel', 'Foto’s van artikelen']],
  ['artikel', 'agent', []],
  ['kkk', 'manager', []],
] as const)('%s leads a member who is %s to %j', (words, role, expected) => {
  expect(goals(words, role)).toEqual(expected)
})

test('without words every page that a role may open is there once', () => {
  expect(goals('', 'editor')).toEqual([
    'Vandaag',
    'Inhoud',
    'Getuigenissen',
    'Nieuwsbrieven',
    'Zoekers',
    'Nieuw artikel',
    'Foto’s van artikelen',
    'Rubrieken',
    'Mijn account',
  ])
})
