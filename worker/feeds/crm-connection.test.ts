import { expect, test } from 'vitest'
import { type CrmConnection, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import { connectionValues, crmSettingsOf, encryptSecrets, fixedValues } from './crm-connection.ts'
import { readCrmEnvironment } from './crm-settings.ts'

const signing = { current: 'sixteen characters', previous: [] }
const pace = {
  ...{ OMNICASA_PAUSE: '3', OMNICASA_TIMEOUT: '20', WHISE_PAUSE: '1', WHISE_TIMEOUT: '15', SWEEPBRIGHT_PAUSE: '2', SWEEPBRIGHT_TIMEOUT: '10' },
}
const site = (variables: Readonly<Record<string, string>> = {}) => ({
  crm: readCrmEnvironment({ ...pace, ...variables }),
  signing,
  origin: 'https://agency.example',
})

async function atDesk(base = 'https://desk.example/'): Promise<CrmConnection> {
  return { values: { base, name: 'desk' }, secrets: await encryptSecrets(signing, 'omnicasa', { password: 'of the desk' }), version: 1, isRead: true }
}

test('without the environment the desk’s connection is in force', async () => {
  expect(await connectionValues(site(), 'omnicasa', await atDesk())).toMatchObject({ base: 'https://desk.example/', name: 'desk', password: 'of the desk' })
  expect(await connectionValues(site(), 'omnicasa', noConnection)).toBe(null)
})

test('a value of the environment wins over the desk’s, and is fixed', async () => {
  const all = site({ OMNICASA_BASE: 'https://env.example/', OMNICASA_NAME: 'env', OMNICASA_PASSWORD: 'of the environment' })
  expect(await connectionValues(all, 'omnicasa', await atDesk())).toMatchObject({ base: 'https://env.example/', name: 'env', password: 'of the environment' })
  expect(Object.keys(fixedValues(all, 'omnicasa'))).toEqual(['base', 'name', 'password'])
  const part = site({ OMNICASA_NAME: 'env' })
  expect(await connectionValues(part, 'omnicasa', await atDesk())).toMatchObject({ base: 'https://desk.example/', name: 'env', password: 'of the desk' })
})

test('the environment’s password is never sent to an address of the desk', async () => {
  const secretOnly = site({ OMNICASA_PASSWORD: 'of the environment' })
  expect(await connectionValues(secretOnly, 'omnicasa', { ...(await atDesk()), secrets: null })).toBe(null)
  expect(fixedValues(secretOnly, 'omnicasa')).toEqual({})
})

test('a stored address that the site may not ask is not asked', async () => {
  expect(await connectionValues(site(), 'omnicasa', await atDesk('http://127.0.0.1:4000/'))).toBe(null)
  expect(await connectionValues({ ...site(), origin: 'http://localhost:8787' }, 'omnicasa', await atDesk('http://127.0.0.1:4000/'))).toMatchObject({
    name: 'desk',
  })
})

test('the values of any CRM are in force when all that are needed are set; its password goes to its maker unless an address says otherwise', async () => {
  const whise = { WHISE_USER: 'website', WHISE_PASSWORD: 'of the environment', WHISE_CLIENT: '77' }
  const desk = {
    values: { base: 'https://desk.example/', user: 'desk' },
    secrets: await encryptSecrets(signing, 'whise', { webhook: 'w1' }),
    version: 1,
    isRead: true,
  }
  const inForce = { base: 'https://api.whise.eu/', user: 'website', password: 'of the environment', client: '77' }
  expect(await connectionValues(site(whise), 'whise', noConnection)).toEqual(inForce)
  expect(await connectionValues(site(whise), 'whise', desk)).toEqual({ ...inForce, webhook: 'w1' })
  expect(await connectionValues(site({ ...whise, WHISE_CLIENT: '' }), 'whise', noConnection)).toBe(null)
  expect(await connectionValues(site(), 'sweepbright', noConnection)).toBe(null)
})

test.each([
  ['omnicasa', 3, 20],
  ['whise', 1, 15],
  ['sweepbright', 2, 10],
] as const)('%s is asked at its own pace', async (crm, pause, timeout) => {
  const logins = { OMNICASA_BASE: 'https://env.example/', OMNICASA_NAME: 'n', OMNICASA_PASSWORD: 'p', WHISE_USER: 'u', WHISE_PASSWORD: 'p', WHISE_CLIENT: '7' }
  const all = site({ ...logins, SWEEPBRIGHT_ID: 'i', SWEEPBRIGHT_SECRET: 's' })
  expect(await crmSettingsOf(all, crm, noConnection)).toMatchObject({ pause, timeout })
})
