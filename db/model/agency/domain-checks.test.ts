import { expect, test } from 'vitest'
import { checkDomain, noRecords, twinOf } from './domain-checks.ts'

const site = { origin: 'https://www.agency.example', seen: 'https://www.agency.example', sender: 'agency.example' }
const statesOf = (...given: Parameters<typeof checkDomain>) => Object.fromEntries(checkDomain(...given).map(({ name, state }) => [name, state]))

test('the twin of a site’s address is the one with or without www, and a subdomain has none', () => {
  expect([twinOf('www.agency.example'), twinOf('agency.example'), twinOf('immo.agency.example')]).toEqual(['agency.example', 'www.agency.example', null])
})

test('before a look-up only the address itself is judged', () => {
  expect(statesOf(site, noRecords)).toEqual({ address: 'fine', https: 'fine', twin: 'unknown', spf: 'unknown', dmarc: 'unknown', dkim: 'unknown' })
  expect(statesOf({ ...site, origin: 'http://agency.example' }, noRecords)).toMatchObject({ address: 'wrong', https: 'wrong' })
})

test('records of the domain are judged by their marks', () => {
  const records = { twin: ['192.0.2.1'], spf: ['google-site-verification=x', 'v=spf1 include:_spf.mail.example ~all'], dmarc: [] }
  expect(statesOf(site, records)).toMatchObject({ twin: 'fine', spf: 'fine', dmarc: 'wrong' })
})
