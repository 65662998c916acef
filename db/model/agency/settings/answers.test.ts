import { describe, expect, test } from 'vitest'
import { documentOf } from '#worker/agency/record-document.ts'
import { demoAgency } from '../../../../tests/kit/demo-agency.ts'
import { type JsonObject, sortedJson } from '../../site/json-object.ts'
import { answeredPart } from './answers.ts'
import { changeName, changesOf } from './changes.ts'
import { entriesAt, valueAt, withValue } from './document.ts'
import type { SettingsField, SettingsGroup } from './field.ts'
import { formSections, listSections } from './sections.ts'
import { typedOf } from './values.ts'

const { version: _, ...record } = demoAgency
const document = documentOf(record)
const languages = record.languages.enabled
const fieldsOf = (groups: readonly SettingsGroup[]): readonly SettingsField[] => groups.flatMap(({ fields }) => fields)

/** A part after its form was sent with some fields changed. */
function answered(part: JsonObject, groups: readonly SettingsGroup[], changes: Readonly<Record<string, string>> = {}, shown = languages) {
  const fields = fieldsOf(groups)
  return answeredPart(part, fields, { typed: { ...typedOf(part, fields, shown), ...changes }, files: new Map(), languages: shown })
}

test.each(Object.entries(formSections))('the page %s gives back the record that it was filled from', (_section, groups) => {
  expect(sortedJson(answered(document, groups).part)).toBe(sortedJson(document))
})

test.each(Object.entries(listSections))('the pages of %s give back the entries that they were filled from', (section, groups) => {
  for (const entry of entriesAt(document, section)) expect(sortedJson(answered(entry, groups).part)).toBe(sortedJson(entry))
})

describe('an answer', () => {
  const [office = {}] = entriesAt(document, 'offices')
  const groups = listSections.offices

  test('an answer that is emptied takes its group out, unless the group has more', () => {
    const emptied = answered(office, groups, { 'set.point.lat': '', 'set.point.lng': '', 'set.phone': '' }).part
    expect([valueAt(emptied, 'point'), valueAt(emptied, 'phone'), valueAt(emptied, 'address.zip')]).toEqual([undefined, undefined, '8000'])
  })

  test('a country alone makes no address', () => {
    expect(answered({}, groups, { 'set.name.nl': 'Gent', 'set.address.country': 'BE' }).part).toEqual({ name: { nl: 'Gent' } })
  })

  test('an answer keeps texts in languages that are switched off', () => {
    const { part } = answered(office, groups, { 'set.name.nl': 'Brugge centrum' }, ['nl', 'fr'])
    expect(valueAt(part, 'name')).toEqual({ nl: 'Brugge centrum', fr: 'Bruges', en: 'Bruges', de: 'Brügge' })
  })

  test('an answer that is the same in every language stays one text where it was one', () => {
    const part = { name: { any: 'Perron' } }
    const all = Object.fromEntries(languages.map((locale) => [`set.name.${locale}`, 'Kade']))
    expect(valueAt(answered(part, formSections.agency, all).part, 'name')).toEqual({ any: 'Kade' })
    expect(valueAt(answered(part, formSections.agency, { 'set.name.fr': 'Quai' }).part, 'name')).toEqual({
      nl: 'Perron',
      fr: 'Quai',
      en: 'Perron',
      de: 'Perron',
    })
  })

  test('an answer in a page of a long list leaves the other rows as they are', () => {
    const pages = Array.from({ length: 25 }, (_, index) => ({ path: `/p${index}`, listing: index + 1 }))
    const fields = fieldsOf(formSections.addresses)
    const changed = (first: string, changes: Readonly<Record<string, string>>) => {
      const typed = { ...typedOf({ fixedPages: pages }, fields, languages, undefined, { fixedPages: first }), ...changes }
      return entriesAt(answeredPart({ fixedPages: pages }, fields, { typed, files: new Map(), languages }).part, 'fixedPages')
    }
    expect(changed('10', { 'set.fixedPages.2.path': '/changed' })).toEqual(pages.with(12, { path: '/changed', listing: 13 }))
    expect(changed('0', { 'set.fixedPages.0.path': '', 'set.fixedPages.0.listing': '' })).toEqual(pages.slice(1))
    expect(changed('', { 'set.fixedPages.5.path': '/new', 'set.fixedPages.5.listing': '9' })).toEqual([...pages, { path: '/new', listing: 9 }])
  })

  test('an answer in a new row adds it, and an emptied row goes', () => {
    const added = answered(office, groups, { 'set.calendar.1.from': '2027-01-01', 'set.calendar.1.week.mon': '9:00 – 12:00' })
    expect(entriesAt(added.part, 'calendar')[1]).toMatchObject({ from: '2027-01-01', week: { mon: ['09:00-12:00'] }, every: 60, minutes: 45, capacity: 1 })
    expect(added.inputs.get('calendar.1.week.mon')).toBe('set.calendar.1.week.mon')
    const days = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`set.calendar.0.week.${day}`, '']))
    expect(entriesAt(answered(office, groups, { 'set.calendar.0.from': '', ...days }).part, 'calendar')).toEqual([])
  })
})

test('differences are named by field and never by value', () => {
  const [one = {}, two = {}, ...others] = entriesAt(document, 'people')
  const after = {
    ...withValue(document, 'look.accent', '#123456'),
    people: [two, { ...one, phone: '+32 2 555 00 00' }, ...others.slice(1), { key: 'zoe', name: 'Zoë' }],
  }
  expect(changesOf(document, after).map(changeName)).toEqual(['look.accent', 'people.noor', 'people.zoe', 'people', 'people.liesbet.phone'])
})
