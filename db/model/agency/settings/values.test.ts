import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../site/json-object.ts'
import type { SettingsField } from './field.ts'
import { typedOf } from './values.ts'

const languages = ['nl', 'fr'] as const

test.each<[string, SettingsField, JsonObject, Record<string, unknown>]>([
  ['a line', { kind: 'line', path: 'a.b' }, { a: { b: 'x' } }, { 'set.a.b': 'x' }],
  ['a missing line', { kind: 'line', path: 'a.b' }, {}, { 'set.a.b': '' }],
  ['a line with a value of another type', { kind: 'line', path: 'a' }, { a: { b: 1 } }, { 'set.a': '' }],
  ['a number', { kind: 'number', path: 'a' }, { a: 12 }, { 'set.a': '12' }],
  ['the number 0', { kind: 'number', path: 'a', initial: '5' }, { a: 0 }, { 'set.a': '0' }],
  ['a missing number', { kind: 'number', path: 'a' }, {}, { 'set.a': '' }],
  ['a missing number with an initial value', { kind: 'number', path: 'a', initial: '5' }, {}, { 'set.a': '5' }],
  ['texts', { kind: 'texts', path: 'a' }, { a: { nl: 'x', fr: 'y', de: 'z' } }, { 'set.a.nl': 'x', 'set.a.fr': 'y' }],
  ['a text without a language', { kind: 'texts', path: 'a' }, { a: 'x' }, { 'set.a.nl': 'x', 'set.a.fr': 'x' }],
  ['missing texts', { kind: 'texts', path: 'a' }, { a: { nl: 'x' } }, { 'set.a.nl': 'x', 'set.a.fr': '' }],
  ['a photograph', { kind: 'photo', path: 'a' }, { a: { alt: { nl: 'x' } } }, { 'set.a.alt.nl': 'x', 'set.a.alt.fr': '' }],
  ['settings', { kind: 'setting', path: 'b' }, { settings: { nl: { b: 'x' }, fr: { b: 'y' } } }, { 'set.b.nl': 'x', 'set.b.fr': 'y' }],
  ['choices', { kind: 'choices', path: 'a', choices: ['x'] }, { a: ['x', 1, 'y'] }, { 'set.a': ['x', 'y'] }],
  ['missing choices', { kind: 'choices', path: 'a', choices: ['x'] }, {}, { 'set.a': [] }],
  ['a flag', { kind: 'flag', path: 'a' }, { a: true }, { 'set.a': '1' }],
  ['a flag that is off', { kind: 'flag', path: 'a' }, { a: false }, {}],
  ['a flag with a value of another type', { kind: 'flag', path: 'a' }, { a: 'true' }, {}],
  ['a list', { kind: 'list', path: 'a' }, { a: ['x', 'y'] }, { 'set.a': 'x\ny' }],
  ['slots', { kind: 'slots', path: 'a' }, { a: ['09:00-10:00', '11:00-12:00'] }, { 'set.a': '09:00-10:00, 11:00-12:00' }],
  [
    'a week',
    { kind: 'week', path: 'a' },
    { a: { mon: ['09:00-10:00', '11:00-12:00'], sun: [] } },
    { ...{ 'set.a.mon': '09:00-10:00, 11:00-12:00', 'set.a.tue': '', 'set.a.wed': '', 'set.a.thu': '', 'set.a.fri': '', 'set.a.sat': '', 'set.a.sun': '' } },
  ],
  ['rules that hold back', { kind: 'holdBack', path: 'a' }, { a: ['permit'] }, { 'set.a': 'rules', 'set.a.rules': ['permit'] }],
  ['all unlawful homes held back', { kind: 'holdBack', path: 'a' }, { a: true }, { 'set.a': 'unlawful', 'set.a.rules': [] }],
  ['nothing held back', { kind: 'holdBack', path: 'a' }, { a: false }, { 'set.a': 'none', 'set.a.rules': [] }],
  ['a picture', { kind: 'picture', path: 'a' }, { a: 'x.png' }, {}],
  ['a logo', { kind: 'logo', path: 'a' }, { a: 'x.svg' }, {}],
  ['a choice', { kind: 'choice', path: 'a', choices: ['x'] }, { a: 'x' }, { 'set.a': 'x' }],
])('%s is shown in its form field', (_, field, part, typed) => {
  expect(typedOf(part, [field], languages)).toEqual(typed)
})

describe('rows', () => {
  const rows: SettingsField = { kind: 'rows', path: 'a', fields: [{ kind: 'line', path: 'b' }] }
  const document = (count: number) => ({ a: Array.from({ length: count }, (_, at) => ({ b: String(at) })) })

  test('the rows of a form have an empty one at the end', () => {
    expect(typedOf(document(1), [rows], languages)).toEqual({ 'set.a.first': '0', 'set.a.0.b': '0', 'set.a.1.b': '' })
    expect(typedOf({}, [rows], languages)).toEqual({ 'set.a.first': '0', 'set.a.0.b': '' })
  })

  test('the rows of a form are shown ten at a time, the last by default', () => {
    expect(typedOf(document(12), [rows], languages)).toEqual({ 'set.a.first': '10', 'set.a.0.b': '10', 'set.a.1.b': '11', 'set.a.2.b': '' })
    const first = typedOf(document(12), [rows], languages, 'set.', { a: '0' })
    expect([first['set.a.first'], first['set.a.9.b'], first['set.a.10.b'], first['set.a.11.b']]).toEqual(['0', '9', '', undefined])
  })

  test('the rows of a form have its field names', () => {
    expect(typedOf({ b: 'x' }, [{ kind: 'line', path: 'b' }], languages, 'other.')).toEqual({ 'other.b': 'x' })
  })
})
