import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConditionRule, holds } from './condition.ts'

const record = {
  price: 395000,
  bedrooms: 3,
  zip: '0800',
  city: 'Brugge',
  type: 'house',
  label: 'E',
  garden: true,
  lift: false,
  built: '1974',
  sold: '2026-11-21',
  tags: ['nieuw', 'zicht'],
  note: ' ',
  none: null,
  list: [],
  naïef: 1,
}

describe('field, logic and a value', () => {
  test.each<[string, string, unknown, boolean]>([
    ['bedrooms', '==', '3', true],
    ['bedrooms', '=', 3, true],
    ['bedrooms', '===', '3', true],
    ['bedrooms', 'EQ', ' 3 ', true],
    ['bedrooms', '!=', '3', false],
    ['bedrooms', '!==', '4', true],
    ['bedrooms', 'ne', '4', true],
    ['bedrooms', '>', '2', true],
    ['bedrooms', 'gt', '3', false],
    ['bedrooms', '>=', '3', true],
    ['bedrooms', 'gte', '4', false],
    ['bedrooms', '<', '10', true],
    ['bedrooms', 'LT', '3', false],
    ['bedrooms', '<=', '3', true],
    ['bedrooms', 'lte', '2', false],
    ['bedrooms', '<', 'ten', false],
    ['built', '<', '2001', true],
    ['built', '<', 2001, true],
    ['sold', '>', '2026-01-01', true],
    ['zip', '==', '800', false],
    ['zip', '==', '0800', true],
    ['city', '==', 'Brugge', true],
    ['city', '==', 'brugge', false],
    ['city', 'contains', 'rug', true],
    ['city', 'contains', 'Gent', false],
    ['city', 'contains', ' ', false],
    ['tags', 'contains', 'zicht', true],
    ['tags', 'contains', 'zich', false],
    ['label', 'in', 'E, F', true],
    ['label', 'in', 'A;B', false],
    ['label', 'in', "['E', 'F']", true],
    ['label', 'In', ['E', 'F'], true],
    ['bedrooms', 'in', '2,3', true],
    ['garden', '==', 'true', true],
    ['garden', '===', 'TRUE', true],
    ['garden', '==', '1', true],
    ['lift', '==', 'false', true],
    ['lift', '!=', 'true', true],
    ['none', '>', '-1', false],
    ['missing', '==', '3', false],
    ['missing', '!=', '3', true],
    ['missing', '<', '3', false],
    ['toString', 'notempty', '', false],
    ['__proto__', 'notempty', '', false],
    ['bedrooms', '~', '3', false],
    ['bedrooms', 'constructor', '3', false],
    ['bedrooms', '', '3', false],
    ['', '==', '3', false],
    ['bedrooms', '==', undefined, false],
  ])('%s %s %j: %s', (field, logic, compareWithValue, held) => {
    expect(holds({ field, logic, compareWithValue }, record)).toBe(held)
  })

  test.each([
    ['note', true],
    ['none', true],
    ['list', true],
    ['missing', true],
    ['city', false],
    ['lift', false],
    ['tags', false],
  ])('%s is empty: %s', (field, empty) => {
    expect(holds({ field, logic: 'empty' }, record)).toBe(empty)
    expect(holds({ field, logic: 'notEmpty' }, record)).toBe(!empty)
  })
})

describe('field, logic and another field', () => {
  test('two fields are compared without conversion', () => {
    expect(holds({ field: 'price', logic: '>', compareWithField: 'bedrooms' }, record)).toBe(true)
    expect(holds({ field: 'city', logic: '==', compareWithField: 'type' }, record)).toBe(false)
  })

  test('take precedence over a value', () => {
    expect(holds({ field: 'price', logic: '>', compareWithField: 'bedrooms', compareWithValue: '999999999' }, record)).toBe(true)
  })

  test('rules of several fields are false when the record lacks one of them', () => {
    expect(holds({ field: 'missing', logic: '==', compareWithField: 'other' }, record)).toBe(false)
  })
})

describe('a rule', () => {
  const yes = { field: 'garden', logic: '==', compareWithValue: 'true' }

  test('a rule with both forms holds only when both do', () => {
    expect(holds({ ...yes, advancedCondition: 'bedrooms == 3' }, record)).toBe(true)
    expect(holds({ ...yes, advancedCondition: 'bedrooms == 4' }, record)).toBe(false)
    expect(holds({ ...yes, advancedCondition: 'broken (' }, record)).toBe(false)
    expect(holds({ ...yes, field: 'lift', advancedCondition: 'bedrooms == 3' }, record)).toBe(false)
  })

  test('a rule ignores a blank form', () => {
    expect(holds({ ...yes, advancedCondition: ' ' }, record)).toBe(true)
    expect(holds({ field: '', logic: '', compareWithValue: '', advancedCondition: 'garden' }, record)).toBe(true)
  })

  test.each<ConditionRule>([
    {},
    { field: ' ' },
    { advancedCondition: '' },
    { field: 'garden' },
    { logic: 'empty' },
    { advancedCondition: 1 },
    { field: ['garden'], logic: 'notempty' },
  ])('a rule without a usable part is false: %j', (rule) => {
    expect(holds(rule, record)).toBe(false)
  })

  const piece = fc.oneof(
    fc.constantFrom('(', ')', '[', ']', ',', '!', '-', '+', '*', '/', '%', '&&', '||', '==', '!=', '<', '>=', ' in ', ' and ', ' not ', ' or ', "'", '"', '\\'),
    fc.constantFrom(...Object.keys(record), '__proto__', 'constructor', 'missing'),
    fc.nat().map(String),
    fc.string({ maxLength: 3 }),
  )
  const expression = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  const part = fc.oneof(fc.anything(), expression, fc.constantFrom(...Object.keys(record)), fc.constantFrom('==', '<', 'in', 'contains', 'empty'))

  test('a rule of any shape over any record returns a boolean and never throws', () => {
    const rule = fc.record({ field: part, logic: part, compareWithField: part, compareWithValue: part, advancedCondition: part }, { requiredKeys: [] })
    fc.assert(
      fc.property(rule, fc.oneof(fc.constant(record), fc.dictionary(fc.string(), fc.anything())), (given, over) => typeof holds(given, over) === 'boolean'),
      { numRuns: 1000 },
    )
  })

  test('a rule of garbage is false', () => {
    fc.assert(fc.property(fc.string(), expression, (garbage, more) => !holds({ advancedCondition: `${garbage.replaceAll(/['"]/g, '')}#${more}` }, record)))
    fc.assert(
      fc.property(
        fc.string({ minLength: 3 }).filter((text) => !/^\s*(?:empty|notempty|contains|eq|ne|[gl]te?|in|[<>=!]=?=?)\s*$/i.test(text)),
        (logic) => !holds({ ...yes, logic }, record),
      ),
    )
  })

  test('a rule is never evaluated as code', () => {
    let ran = false
    const trap = {
      get trap() {
        ran = true
        return 1
      },
      run: () => {
        ran = true
      },
    }
    for (const advancedCondition of ['run()', 'run', 'trap()', 'run.call()', 'run`x`']) holds({ advancedCondition }, Object.create(trap))
    holds({ field: 'trap', logic: '==', compareWithValue: '1' }, Object.create(trap))
    expect(holds({ advancedCondition: 'run()' }, trap)).toBe(false)
    expect(ran).toBe(false)
  })
})
