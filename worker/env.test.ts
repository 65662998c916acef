import { expect, test } from 'vitest'
import { settingsOf } from './env.ts'

const settings = {
  ENABLED_LOCALES: 'nl,fr',
  DEFAULT_LOCALE: 'nl',
  ORIGIN: 'https://www.agency.example',
  IMPORT_TOKEN: 'a-token-of-sixteen',
  PLACE_SALT: 'a salt of 16 characters',
  SIGNING_SECRET: 'sixteen characters',
  MAP_ORIGINS: '',
  MAP_TILES: '',
  MAP_TILES_ATTRIBUTION: '',
  MAIL_TRANSPORT: 'none',
  MAIL_FROM: 'Agency <info@agency.example>',
  SMTP_HOST: '',
  SMTP_PORT: '',
}
const mapOf = (change: Partial<typeof settings>) => settingsOf({ ...settings, ...change }).map

test('without settings no origin may embed the map and it has no tiles', () => {
  expect(mapOf({})).toEqual({ origins: [], tiles: null })
})

test.each([
  ['https://www.agency.example', ['https://www.agency.example']],
  [' https://a.example  https://b.example:8443 ', ['https://a.example', 'https://b.example:8443']],
  ['http://localhost:* http://127.0.0.1:3000', ['http://localhost:*', 'http://127.0.0.1:3000']],
])('MAP_ORIGINS %j is parsed as %j', (MAP_ORIGINS, origins) => {
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
])('MAP_ORIGINS %j is refused', (MAP_ORIGINS) => {
  expect(() => mapOf({ MAP_ORIGINS })).toThrow(/MAP_ORIGINS/)
})

test('MAP_TILES is parsed into template and origin', () => {
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

const mailOf = (change: Partial<typeof settings>) => settingsOf({ ...settings, ...change }).mail

test('without a mail transport no other mail setting is required', () => {
  expect(mailOf({ MAIL_FROM: '' })).toEqual({ kind: 'none' })
})

test.each([
  ['Agency <info@agency.example>', { name: 'Agency', address: 'info@agency.example' }],
  ['"De Smet, Jan" <jan@agency.example>', { name: 'De Smet, Jan', address: 'jan@agency.example' }],
  ['info@agency.example', { name: null, address: 'info@agency.example' }],
])('MAIL_FROM %j is parsed', (MAIL_FROM, from) => {
  const server = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'mail.agency.example', SMTP_PORT: '587' }
  expect(mailOf({ ...server, MAIL_FROM })).toEqual({ kind: 'smtp', from, host: 'mail.agency.example', port: 587, user: '', password: '' })
})

test.each([
  ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'pigeon' }],
  ['MAIL_FROM', { MAIL_TRANSPORT: 'cloudflare', MAIL_FROM: 'Agency' }],
  ['MAIL_FROM', { MAIL_TRANSPORT: 'cloudflare', MAIL_FROM: 'a@agency.example <b@agency.example> c' }],
  ['SMTP_HOST', { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '', SMTP_PORT: '587' }],
  ['SMTP_HOST', { MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'https://mail.example', SMTP_PORT: '587' }],
  ['SMTP_PORT', { MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'mail.example', SMTP_PORT: '0' }],
  ['SMTP_PORT', { MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'mail.example', SMTP_PORT: '5e2' }],
])('an invalid %s is refused: %j', (name, change) => {
  expect(() => mailOf(change)).toThrow(new RegExp(name))
})

test.each(['https://www.agency.example', 'https://www.agency.example/', 'http://localhost:8787'])('ORIGIN %j is the site’s own', (ORIGIN) => {
  expect(settingsOf({ ...settings, ORIGIN }).origin).toBe(ORIGIN.replace(/\/$/, ''))
})

test.each(['', 'www.agency.example', '//www.agency.example', 'ftp://agency.example', 'https://agency.example/nl', 'https://a@agency.example', 'javascript:x'])(
  'without a valid ORIGIN the settings are refused: %j',
  (ORIGIN) => {
    expect(() => settingsOf({ ...settings, ORIGIN })).toThrow(/ORIGIN/)
  },
)

test.each(['', 'too short'])('the SIGNING_SECRET %j is refused', (SIGNING_SECRET) => {
  expect(() => settingsOf({ ...settings, SIGNING_SECRET })).toThrow(/SIGNING_SECRET/)
})

test.each([
  ['IMPORT_TOKEN', { IMPORT_TOKEN: 'with spaces, which no header takes' }],
  ['IMPORT_TOKEN', { IMPORT_TOKEN: 'Sh0rt-secret' }],
  ['PLACE_SALT', { PLACE_SALT: 'Sh0rt-secret' }],
  ['SIGNING_SECRET', { SIGNING_SECRET: 'Sh0rt-secret' }],
])('an invalid %s is named in the error without its value', (name, change) => {
  const [value] = Object.values(change)
  const attempt = () => settingsOf({ ...settings, ...change })
  expect(attempt).toThrow(new RegExp(`Settings: ${name} must be`))
  expect(attempt).not.toThrow(new RegExp(value ?? ''))
})

test('an empty PLACE_SALT is refused', () => {
  expect(() => settingsOf({ ...settings, PLACE_SALT: '' })).toThrow(/PLACE_SALT/)
})

test('pages are purged only with both a zone and its token', () => {
  const zone = '023e105f4ecef8ad9ca31a8372d0c353'
  expect(settingsOf({ ...settings, PURGE_ZONE: zone, PURGE_TOKEN: 'token' }).purge).toEqual({
    zone,
    token: 'token',
    api: 'https://api.cloudflare.com/client/v4',
  })
  for (const half of [{ PURGE_ZONE: zone }, { PURGE_TOKEN: 'token' }, {}]) expect(settingsOf({ ...settings, ...half }).purge).toBeNull()
  expect(() => settingsOf({ ...settings, PURGE_ZONE: 'www.agency.example' })).toThrow(/PURGE_ZONE/)
})
