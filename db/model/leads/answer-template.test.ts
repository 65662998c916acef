import { expect, test } from 'vitest'
import { fillTemplate, unknownPlaceholders } from './answer-template.ts'

const values = { name: 'mevrouw Peeters', home: 'Langestraat 12, Brugge', link: '', agent: 'Wouter Maes', phone: '', office: 'Perron Brugge' }

test.each([
  ['Dag {name},\n\nDank u.', 'Dag mevrouw Peeters,\n\nDank u.'],
  ['{home} is vrij. {home}!', 'Langestraat 12, Brugge is vrij. Langestraat 12, Brugge!'],
  ['Tot dan\n{agent}\n{phone}\n{office}', 'Tot dan\nWouter Maes\nPerron Brugge'],
  ['Een prijs van {bedrag}', 'Een prijs van {bedrag}'],
  ['', ''],
  ['Zie {link} en bel {phone}.', 'Zie  en bel .'],
])('the template %j is filled in as %j', (text, filled) => {
  expect(fillTemplate(text, values)).toBe(filled)
})

test('a value that looks like a placeholder stays as it is', () => {
  expect(fillTemplate('Dag {name}', { ...values, name: '{home} $& $1' })).toBe('Dag {home} $& $1')
})

test.each([
  ['Dag {name} van {office}', []],
  ['{Name} { name } {} {naam}', ['{Name}', '{ name }', '{}', '{naam}']],
  ['een { alleen', []],
])('of %j the placeholders %j are unknown', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})
