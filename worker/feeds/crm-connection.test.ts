import { expect, test } from 'vitest'
import { type CrmConnection, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import { crmSettingsOf, encryptSecrets, fixedValues } from './crm-connection.ts'

const signing = { current: 'sixteen characters', previous: [] }
const unset = { base: '', name: '', password: '', pause: 3, timeout: 20 }
const site = (crm: Partial<typeof unset> = {}) => ({ crm: { ...unset, ...crm }, signing, origin: 'https://agency.example' })

async function atDesk(base = 'https://desk.example/'): Promise<CrmConnection> {
  return { values: { base, name: 'desk' }, secrets: await encryptSecrets(signing, 'omnicasa', { password: 'of the desk' }), version: 1 }
}

test('without the environment the desk’s connection is in force', async () => {
  expect(await crmSettingsOf(site(), await atDesk())).toMatchObject({ base: 'https://desk.example/', name: 'desk', password: 'of the desk' })
  expect(await crmSettingsOf(site(), noConnection)).toBe(null)
})

test('a value of the environment wins over the desk’s, and is fixed', async () => {
  const all = site({ base: 'https://env.example/', name: 'env', password: 'of the environment' })
  expect(await crmSettingsOf(all, await atDesk())).toMatchObject({ base: 'https://env.example/', name: 'env', password: 'of the environment' })
  expect(Object.keys(fixedValues(all))).toEqual(['base', 'name', 'password'])
  const part = site({ name: 'env' })
  expect(await crmSettingsOf(part, await atDesk())).toMatchObject({ base: 'https://desk.example/', name: 'env', password: 'of the desk' })
})

test('the environment’s password is never sent to an address of the desk', async () => {
  const secretOnly = site({ password: 'of the environment' })
  expect(await crmSettingsOf(secretOnly, { ...(await atDesk()), secrets: null })).toBe(null)
  expect(fixedValues(secretOnly)).toEqual({})
})

test('a stored address that the site may not ask is not asked', async () => {
  expect(await crmSettingsOf(site(), await atDesk('http://127.0.0.1:4000/'))).toBe(null)
  expect(await crmSettingsOf({ ...site(), origin: 'http://localhost:8787' }, await atDesk('http://127.0.0.1:4000/'))).toMatchObject({ name: 'desk' })
})
