import { expect, test } from 'vitest'
import { settingsOf } from './env.ts'

const settings = {
  ENABLED_LOCALES: 'nl,fr',
  DEFAULT_LOCALE: 'nl',
  ORIGIN: '',
  IMPORT_TOKEN: 'a-token-of-sixteen',
  PLACE_SALT: 'eight chars',
  MAP_ORIGINS: '',
  MAP_TILES: '',
  MAP_TILES_ATTRIBUTION: '',
}
const mapOf = (change: Partial<typeof settings>) => settingsOf({ ...settings, ...change }).map

test('without settings nobody else holds the map and it draws itself', () => {
  expect(mapOf({})).toEqual({ origins: [], tiles: null })
})

test.each([
  ['https://www.agency.example', ['https://www.agency.example']],
  [' https://a.example  https://b.example:8443 ', ['https://a.example', 'https://b.example:8443']],
  ['http://localhost:* http://127.0.0.1:3000', ['http://localhost:*', 'http://127.0.0.1:3000']],
])('MAP_ORIGINS %j are %j', (MAP_ORIGINS, origins) => {
  expect(mapOf({ MAP_ORIGINS }).origins).toEqual(origins)
})

test.each([
  '*',
  'https://*',
  'https://*.agency.example',
  'http://agency.example',
  'https://agency.example/',
  'https://agency.example:*',
  "'unsafe-inline'",
  'https://a.example;script-src',
])('MAP_ORIGINS %j are refused', (MAP_ORIGINS) => {
  expect(() => mapOf({ MAP_ORIGINS })).toThrow(/MAP_ORIGINS/)
})

test('a tile server is called by its origin', () => {
  expect(mapOf({ MAP_TILES: 'https://tiles.example:8443/a/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'Tiles' }).tiles).toEqual({
    template: 'https://tiles.example:8443/a/{z}/{x}/{y}.png',
    origin: 'https://tiles.example:8443',
    attribution: 'Tiles',
  })
})

test.each(['tiles', 'https://tiles.example/{z}/{x}.png', 'ftp://tiles.example/{z}/{x}/{y}', 'https://tiles.example;script-src *//{z}{x}{y}'])(
  'MAP_TILES %j is refused',
  (MAP_TILES) => {
    expect(() => mapOf({ MAP_TILES })).toThrow(/MAP_TILES/)
  },
)
