import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/kit/any-text.ts'
import { slug } from '../site/path-segment.ts'
import { groupOfWebId, propertyGroups } from './property-group.ts'
import { groupOf, isKnownType, typeOf } from './property-type.ts'
import { propertyTypes } from './property-types.ts'

const types = Object.entries(propertyTypes)
const groups = Object.entries(propertyGroups)

describe('the type of a name', () => {
  test.each([
    ['house', 'house'],
    ['eengezinswoning', 'house'],
    ['woning', 'house'],
    ['HUIS', 'house'],
    ['maison', 'house'],
    ['Haus', 'house'],
    ['herenhuis', 'town-house'],
    ['herenwoning', 'town-house'],
    ['burgershuis', 'town-house'],
    ['Maison de maître', 'town-house'],
    ['master house', 'town-house'],
    ['Stadthaus', 'town-house'],
    ['rijwoning', 'terraced-house'],
    ['koppelwoning', 'semi-detached-house'],
    ['Doppelhaushälfte', 'semi-detached-house'],
    ['Doppelhaushaelfte', 'semi-detached-house'],
    ['quatre façades', 'detached-house'],
    ['bel étage', 'bel-etage'],
    ['belétage', 'bel-etage'],
    ['fermette', 'farmhouse'],
    ['hoeve', 'farmhouse'],
    ['landhuis', 'manor-house'],
    ['gemengd gebruik', 'mixed-use-building'],
    ['appartementsgebouw', 'apartment-block'],
    ['Appartement', 'apartment'],
    ['Wohnung', 'apartment'],
    ['gelijkvloers app.', 'ground-floor'],
    ['rez-de-chaussée', 'ground-floor'],
    ['flat studio', 'studio'],
    ['studio met slaaphoek', 'studio'],
    ['kot', 'student-room'],
    ['assistentie appartement', 'service-flat'],
    ['serviceflat', 'service-flat'],
    ['bouwgrond', 'building-plot'],
    ['terrain à bâtir', 'building-plot'],
    ['kantoor', 'office'],
    ['winkel', 'shop'],
    ['staanplaats', 'parking-space'],
    ['parking', 'parking-space'],
    ['programme-neuf', 'project'],
    ['lotissement', 'housing-development'],
    ['residence', 'residence'],
    ['undetermined property', 'other-property'],
    ['kotelet', null],
    ['constructor', null],
    ['', null],
    ['-', null],
  ])('%j is read as %j', (name, type) => {
    expect(typeOf(name)).toBe(type)
  })

  test.each(types)('%s maps to itself, is in its category and recognised by all its names', (type, { group, names }) => {
    expect(slug(type)).toBe(type)
    expect(typeOf(type)).toBe(type)
    expect(isKnownType(type)).toBe(true)
    expect(Object.keys(propertyGroups)).toContain(group)
    for (const name of Object.values(names).flatMap((list) => list.split(','))) expect(typeOf(name), name).toBe(type)
  })

  test('any name has a known type or null, regardless of casing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom('__proto__', 'toString', '\ud800', '%E0%A4%A')), (name) => {
        const type = typeOf(name)
        expect(type === null || (isKnownType(type) && typeOf(type) === type)).toBe(true)
      }),
    )
    for (const [, { names }] of types)
      for (const list of Object.values(names)) for (const name of list.split(',')) expect(typeOf(name.toUpperCase())).toBe(typeOf(name))
  })
})

describe('the category of a name', () => {
  test.each([
    ['House', 'house'],
    ['Huizen', 'house'],
    ['Maisons', 'house'],
    ['Häuser', 'house'],
    ['Haeuser', 'house'],
    ['Apartment', 'apartment'],
    ['Appartementen', 'apartment'],
    ['Wohnungen', 'apartment'],
    ['Gronden', 'land'],
    ['Terrains', 'land'],
    ['Grundstücke', 'land'],
    ['Commercial', 'commercial'],
    ['Kantoren', 'commercial'],
    ['Garages', 'garage'],
    ['Parking', 'garage'],
    ['Stellplätze', 'garage'],
    ['Projet neuf', 'project'],
    ['Nieuwbouwprojecten', 'project'],
    ['Villa', 'house'],
    ['Penthouse', 'apartment'],
    ['Andere', null],
    ['hasOwnProperty', null],
    ['', null],
  ])('%j is read as %j', (name, group) => {
    expect(groupOf(name)).toBe(group)
  })

  test.each(groups)('%s maps to itself and is recognised by its number and all its names', (group, { webId, names }) => {
    expect(groupOf(group)).toBe(group)
    expect(isKnownType(group)).toBe(true)
    expect(groupOfWebId(webId)).toBe(group)
    for (const name of Object.values(names).flatMap((list) => list.split(','))) expect(groupOf(name), name).toBe(group)
  })

  test.each([0, -1, 7, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('the category of number %d is null', (id) => {
    expect(groupOfWebId(id)).toBeNull()
  })
})

test.each(['toString', '__proto__', 'Town-House', 'herenhuis', ''])('%j is not a canonical type', (segment) => {
  expect(isKnownType(segment)).toBe(false)
})

const data = '../shared/data'
describe.skipIf(!existsSync(data))('every name of real feeds', () => {
  test('a name of the list of categories is known with its category', () => {
    const categories: { Name: string; ParentID: number; WebID: number }[] = JSON.parse(readFileSync(`${data}/categories.json`, 'utf8'))
    for (const { Name, ParentID, WebID } of categories) {
      expect(ParentID === 0 ? groupOf(Name) : typeOf(Name), Name).not.toBeNull()
      expect(groupOfWebId(WebID), Name).not.toBeNull()
    }
  })

  test.each(['feed-25k', 'feed-100k'])('the category of a name is known in %s', (feed) => {
    const text = gunzipSync(readFileSync(`${data}/${feed}.json.gz`)).toString()
    const valuesOf = (field: string) => new Set(Array.from(text.matchAll(new RegExp(`"${field}": ?"([^"]*)"`, 'g')), ([, value]) => value ?? ''))
    expect([...valuesOf('TypeDescription')].filter((name) => typeOf(name) === null)).toEqual([])
    expect([...valuesOf('MainTypeName')].filter((name) => groupOf(name) === null)).toEqual([])
    expect(valuesOf('TypeDescription').size).toBeGreaterThan(20)
  })
})
