import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMapEvent } from './frame/event.island.ts'
import { isAllowedOrigin } from './host.island.ts'
import { readHighlight, readMapMessage } from './protocol.island.ts'

const record = {
  ID: 7,
  GoogleX: 51.2127,
  GoogleY: 3.2335,
  Price: 395000,
  PublishPrice: true,
  PublishAddress: true,
  Street: 'Langerei',
  Zip: '8000',
  City: 'Brugge',
}
const plain = { goal: 'sale', search: '', bounds: null, id: null, area: null, draw: false }

test.each([
  ['an empty message', { propsList: null }, { propsList: null, messageInfo: plain, mapType: 'list', customMarker: null, marqueeIgnore: false }],
  ['no records', { propsList: [] }, { propsList: null }],
  ['a search', { messageInfo: { goal: 'rent', search: '?zip=8000' } }, { messageInfo: { ...plain, goal: 'rent', search: 'zip=8000' } }],
  ['a search with an area', { messageInfo: { search: 'view=map&area=abc&sort=price&zone=be' } }, { messageInfo: { ...plain, search: 'zone=be', area: 'abc' } }],
  ['the CRM’s goal', { messageInfo: { goal: 1 } }, { messageInfo: { ...plain, goal: 'rent' } }],
  ['one home', { mapType: 'property', messageInfo: { id: '4001' } }, { mapType: 'property', messageInfo: { ...plain, id: 4001 } }],
  ['bounds', { messageInfo: { bounds: [2.5, 49.5, 6.5, 51.5] } }, { messageInfo: { ...plain, bounds: [2.5, 49.5, 6.5, 51.5] } }],
  ['bounds the wrong way round', { messageInfo: { bounds: [6.5, 49.5, 2.5, 51.5] } }, { messageInfo: plain }],
  ['bounds that are not all numbers', { messageInfo: { bounds: [0, 0, Number.NaN, '1'] } }, { messageInfo: plain }],
  ['an unknown kind of map', { propsList: null, mapType: 'globe' }, { mapType: 'list' }],
  ['no ribbons', { propsList: null, marqueeIgnore: true }, { marqueeIgnore: true }],
  ['ribbons by a word', { propsList: null, marqueeIgnore: 'yes' }, { marqueeIgnore: false }],
  ['a marker', { propsList: null, customMarker: ' te koop ' }, { customMarker: 'te koop' }],
  ['an invalid marker', { propsList: null, customMarker: { src: 'x' } }, { customMarker: null }],
])('the map reads %s', (_, data, expected) => {
  expect(readMapMessage(data)).toMatchObject(expected)
})

test('a message can be JSON, with record keys in any casing', () => {
  const shouted = { ...record, id: 7, ID: undefined, GOOGLEX: 51.2127, GoogleX: undefined }
  const message = readMapMessage(JSON.stringify({ propsList: [record, shouted, null, 'x', { ID: 8 }, { ID: 9, GoogleX: 0, GoogleY: 0 }] }))
  expect(message?.propsList?.map(({ id }) => id)).toEqual([7, 7])
})

test.each([
  [null],
  [undefined],
  [''],
  ['{'],
  ['[]'],
  [42],
  [[]],
  [{}],
  [{ perron: 'map', highlight: 3 }],
  [{ propsList: 'x', messageInfo: 7, mapType: {} }],
  [{ customMarker: 'x' }],
  [{ type: 'webpackOk' }],
])('the map ignores %j', (data) => {
  expect(readMapMessage(data)).toBeNull()
})

test.each([
  [
    { point: { lat: 51.05, lng: 3.72 }, around: null },
    { point: { lat: 51.05, lng: 3.72 }, around: null },
  ],
  [
    { point: { lat: 95, lng: 3.72 }, around: { lat: '51.05', lng: '3.72' } },
    { point: null, around: { lat: 51.05, lng: 3.72 } },
  ],
  [{}, { point: null, around: null }],
  [true, null],
  [undefined, null],
])('the point to set %j is read as %j', (pick, read) => {
  expect(readMapMessage({ mapType: 'property', messageInfo: { pick } })?.messageInfo.pick).toEqual(read)
})

test('no message makes the map throw', () => {
  const names = fc.constantFrom('propsList', 'messageInfo', 'mapType', 'customMarker', 'perron', 'event', 'highlight', 'bounds', 'id', 'area')
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (data) => {
      readMapMessage(data)
      readHighlight(data)
      readMapEvent(data)
    }),
  )
})

test.each([
  [{ perron: 'map', highlight: 7 }, 7],
  [{ perron: 'map', highlight: null }, null],
  [{ perron: 'map', highlight: 'x' }, undefined],
  [{ perron: 'map' }, undefined],
  [{ highlight: 7 }, undefined],
])('%j points at %s', (data, id) => {
  expect(readHighlight(data)).toBe(id)
})

test.each([
  [{ perron: 'map', event: 'ready' }, { event: 'ready' }],
  [
    { perron: 'map', event: 'moved', bounds: [1, 2, 3, 4], zoom: 9.5 },
    { event: 'moved', bounds: [1, 2, 3, 4], zoom: 9.5 },
  ],
  [{ perron: 'map', event: 'moved', bounds: [1, 2, 3], zoom: 9 }, null],
  [
    { perron: 'map', event: 'selected', id: 7 },
    { event: 'selected', id: 7 },
  ],
  [
    { perron: 'map', event: 'selected', id: null },
    { event: 'selected', id: null },
  ],
  [
    { perron: 'map', event: 'drawn', area: 'abc' },
    { event: 'drawn', area: 'abc' },
  ],
  [
    { perron: 'map', event: 'drawn', area: null },
    { event: 'drawn', area: null },
  ],
  [{ perron: 'map', event: 'drawn', area: 5 }, null],
  [
    { perron: 'map', event: 'open', id: 7 },
    { event: 'open', id: 7 },
  ],
  [
    { perron: 'map', event: 'picked', lat: 51.05, lng: '3.72' },
    { event: 'picked', lat: 51.05, lng: 3.72 },
  ],
  [{ perron: 'map', event: 'picked', lat: 51.05 }, null],
  [{ perron: 'map', event: 'else' }, null],
  [{ event: 'ready' }, null],
])('the host reads %j as %j', (data, event) => {
  expect(readMapEvent(data)).toEqual(event)
})

test.each([
  ['https://www.agency.example', ['https://www.agency.example'], true],
  ['https://www.agency.example:8443', ['https://www.agency.example'], false],
  ['http://www.agency.example', ['https://www.agency.example'], false],
  ['https://agency.example.evil.test', ['https://agency.example'], false],
  ['http://localhost:5173', ['http://localhost:*'], true],
  ['http://localhost', ['http://localhost:*'], true],
  ['http://localhost.evil.test:80', ['http://localhost:*'], false],
  ['https://localhost:5173', ['http://localhost:*'], false],
  ['null', ['http://localhost:*'], false],
  ['', [], false],
])('messages from %s are accepted where %j is allowed: %s', (origin, allowed, isAllowed) => {
  expect(isAllowedOrigin(origin, allowed)).toBe(isAllowed)
})
