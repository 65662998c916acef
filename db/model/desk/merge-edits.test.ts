import { describe, expect, test } from 'vitest'
import { isSettled, mergeEdits } from './merge-edits.ts'

const office = {
  name: { nl: 'Brugge', fr: 'Bruges' },
  phone: '050 1',
  zips: ['8000'],
  hours: [{ from: '2027-01-01', slots: ['9:00-12:00'] }, { from: '2027-05-01' }],
}

/** Both sides of a merge, or one document if there is nothing to ask. */
function merged(stored: object, form: object, opened: object | null = office) {
  const both = mergeEdits(opened === null ? null : { ...opened }, { ...stored }, { ...form })
  return isSettled(both) ? both.mine : both
}

describe('two people at one record', () => {
  test.each<readonly [string, object, object, object]>([
    ['different fields', { ...office, phone: '050 2' }, { ...office, zips: ['8000', '8200'] }, { ...office, phone: '050 2', zips: ['8000', '8200'] }],
    [
      'two languages of a text',
      { ...office, name: { nl: 'Kaai', fr: 'Bruges' } },
      { ...office, name: { nl: 'Brugge', fr: 'Quai' } },
      { ...office, name: { nl: 'Kaai', fr: 'Quai' } },
    ],
    ['the same change', { ...office, phone: '050 2' }, { ...office, phone: '050 2' }, { ...office, phone: '050 2' }],
    ['a field emptied and another changed', { ...office, phone: undefined }, { ...office, zips: ['9000'] }, { ...office, phone: undefined, zips: ['9000'] }],
    [
      'a row added by each',
      { ...office, hours: [...office.hours, { from: '2027-07-21' }] },
      { ...office, hours: [...office.hours, { from: '2027-08-15' }] },
      { ...office, hours: [...office.hours, { from: '2027-07-21' }, { from: '2027-08-15' }] },
    ],
    [
      'a first row removed and the second changed',
      { ...office, hours: office.hours.slice(1) },
      { ...office, hours: [office.hours[0], { from: '2027-05-01', note: 'Dag van de Arbeid' }] },
      { ...office, hours: [{ from: '2027-05-01', note: 'Dag van de Arbeid' }] },
    ],
    [
      'two fields of one row',
      { ...office, hours: [{ from: '2027-01-01', slots: ['10:00-12:00'] }, office.hours[1]] },
      { ...office, hours: [{ from: '2027-01-02', slots: ['9:00-12:00'] }, office.hours[1]] },
      { ...office, hours: [{ from: '2027-01-02', slots: ['10:00-12:00'] }, office.hours[1]] },
    ],
    ['every row removed by one', { ...office, hours: undefined }, { ...office, phone: '050 2' }, { ...office, phone: '050 2', hours: undefined }],
  ])('who change %s both win', (_case, stored, form, result) => {
    expect(merged(stored, form)).toEqual(JSON.parse(JSON.stringify(result)))
  })

  test('who change one field differently are asked about that field alone', () => {
    expect(merged({ ...office, phone: '050 2', zips: ['9000'] }, { ...office, phone: '050 3' })).toEqual({
      mine: { ...office, phone: '050 3', zips: ['9000'] },
      theirs: { ...office, phone: '050 2', zips: ['9000'] },
    })
  })

  test('two people are asked if one removes a row that the other changes', () => {
    const [first, second] = office.hours
    expect(merged({ ...office, hours: [first, { ...second, note: 'Open' }] }, { ...office, hours: [first] })).toMatchObject({
      mine: { hours: [first, {}] },
      theirs: { hours: [first, { ...second, note: 'Open' }] },
    })
  })

  test('two people are asked about each difference if it is not known what the form was opened with', () => {
    expect(merged({ phone: '1', email: 'a' }, { phone: '2', email: 'a' }, null)).toEqual({
      mine: { phone: '2', email: 'a' },
      theirs: { phone: '1', email: 'a' },
    })
  })
})

test('a text for all languages counts in each of them', () => {
  const opened = { name: { any: 'Perron' } }
  expect(merged({ name: { nl: 'Kade', fr: 'Perron' } }, { name: { nl: 'Perron', fr: 'Quai' } }, opened)).toEqual({ name: { nl: 'Kade', fr: 'Quai' } })
  expect(merged({ name: { any: 'Kade' } }, opened, opened)).toEqual({ name: { any: 'Kade' } })
})

describe('rows that both have touched', () => {
  const row = (key: string, fields: object = {}) => ({ key, name: key.toUpperCase(), ...fields })

  test.each<readonly [string, object[], object[], object[], object[]]>([
    [
      'moved by one and changed by the other',
      [row('a'), row('b')],
      [row('b'), row('a')],
      [row('a', { note: 'x' }), row('b')],
      [row('b'), row('a', { note: 'x' })],
    ],
    ['removed by both', [row('a'), row('b')], [row('b')], [row('b')], [row('b')]],
    ['added by both alike', [row('a')], [row('a'), row('n')], [row('a'), row('n')], [row('a'), row('n')]],
    ['added by both, one alike', [row('a')], [row('a'), row('n')], [row('a'), row('n'), row('m')], [row('a'), row('n'), row('m')]],
    ['that were there twice', [row('a'), row('a')], [row('a'), row('a')], [row('a'), row('a', { note: 'x' })], [row('a'), row('a', { note: 'x' })]],
    ['replaced by something else', [row('a')], [row('a')], [row('z')], [row('z')]],
    ['removed by one only', [row('a'), row('b')], [row('a'), row('b')], [row('a')], [row('a')]],
    ['kept by one and removed by the other', [row('a'), row('b')], [row('a')], [row('a'), row('b')], [row('a')]],
  ])('rows that both have touched are merged row by row: %s', (_, opened, stored, form, result) => {
    expect(merged({ rows: stored }, { rows: form }, { rows: opened })).toEqual({ rows: result })
  })

  test('a changed row is recognised by what it still holds, else by its place', () => {
    const opened = [
      { from: '1', to: '2', note: 'x' },
      { from: '3', to: '4', note: 'y' },
    ]
    const form = [
      { from: '3', to: '4', note: 'z' },
      { from: '1', to: '2', note: 'w' },
    ]
    const stored = opened.map((each) => ({ ...each, open: true }))
    expect(merged({ rows: stored }, { rows: form }, { rows: opened })).toEqual({
      rows: [
        { from: '1', to: '2', note: 'w', open: true },
        { from: '3', to: '4', note: 'z', open: true },
      ],
    })
    expect(merged({ rows: [{ from: '9' }] }, { rows: [{ from: '1', note: 'x' }] }, { rows: [{ from: '1' }] })).toEqual({ rows: [{ from: '9', note: 'x' }] })
  })

  test('a list of texts is one field', () => {
    expect(merged({ zips: ['1', '2'] }, { zips: ['1', '3'] }, { zips: ['1'] })).toEqual({ mine: { zips: ['1', '3'] }, theirs: { zips: ['1', '2'] } })
    expect(merged({ zips: ['2'] }, { zips: [] }, { zips: ['1'] })).toEqual({ mine: { zips: [] }, theirs: { zips: ['2'] } })
  })

  test('a group that one of them fills and the other empties is asked about', () => {
    expect(merged({ seat: { zip: '2' } }, {}, { seat: { zip: '1' } })).toEqual({ mine: {}, theirs: { seat: { zip: '2' } } })
    expect(merged({}, {}, { seat: { zip: '1' } })).toEqual({})
    expect(merged({ seat: { zip: '1', city: 'x' } }, { seat: { street: 'y' } }, { seat: { zip: '1' } })).toEqual({ seat: { city: 'x', street: 'y' } })
  })

  test('a field that becomes a group is asked about', () => {
    expect(merged({ seat: 'x' }, { seat: { zip: '2' } }, { seat: 'y' })).toEqual({ mine: { seat: { zip: '2' } }, theirs: { seat: 'x' } })
  })
})
