import { expect, test } from 'vitest'
import { agencyWithoutRecord } from '#db/model/agency/agency.ts'
import { scriptsOf, withToolScripts } from './tool-scripts.ts'

test('Plausible’s script names the domain in an attribute, on its own server if there is one', () => {
  const [script] = scriptsOf({ plausible: { domain: 'agency.example' } })
  expect(script).toMatchObject({ src: 'https://plausible.io/js/script.js', category: 'analytical', data: [{ name: 'domain', value: 'agency.example' }] })
  expect(scriptsOf({ plausible: { domain: 'agency.example', server: 'https://stats.agency.example' } })[0]).toMatchObject({
    src: 'https://stats.agency.example/js/script.js',
    policy: null,
  })
})

test('Matomo’s script is set up with its server and site, and has no cookies', () => {
  const [script] = scriptsOf({ matomo: { server: 'https://agency.example/matomo/', site: '3' } })
  expect(script).toMatchObject({ src: 'https://agency.example/matomo/matomo.js', setUp: 'matomo', cookies: [] })
})

test('Google Analytics 4 names its cookies and the hosts it connects to', () => {
  const [script] = scriptsOf({ ga4: { id: 'G-AB12CD34EF' } })
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF')
  expect(script?.cookies.map(({ name }) => name)).toEqual(['_ga', '_ga_AB12CD34EF'])
  expect(script?.origins).toContain('https://*.google-analytics.com')
})

test('the scripts of the tools join the agency’s own, and an agency without tools stays the same', () => {
  const agency = agencyWithoutRecord('agency.example', 'post@agency.example', { enabled: ['nl'], default: 'nl' })
  expect(withToolScripts(agency)).toBe(agency)
  const counted = { ...agency, analytics: { ga4: { id: 'G-AB12' }, plausible: { domain: 'agency.example' } } }
  expect(withToolScripts(counted).scripts.map(({ name }) => name)).toEqual(['Plausible', 'Google Analytics 4'])
  expect(withToolScripts(counted)).toBe(withToolScripts(counted))
})
