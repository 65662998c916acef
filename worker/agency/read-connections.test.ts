import { expect, test } from 'vitest'
import { agencyWithoutRecord } from '#db/model/agency/agency.ts'
import { readRecord } from '#worker/agency/read-record.ts'
import { documentOf, picturesOf } from '#worker/agency/record-document.ts'

const { version: _, ...bare } = agencyWithoutRecord('agency.example', 'post@agency.example', { enabled: ['nl'], default: 'nl' })

/** Reads a record with these fields, as the settings store it. */
const read = (fields: object) => readRecord({ ...documentOf(bare), ...fields }, picturesOf(bare))

test('hosts, map server and statistics tools are read as typed, in one spelling', () => {
  const fields = {
    photoHosts: ['https://Photos.crm.example/1.jpg', '*.cdn.example', 'photos.crm.example'],
    mapTiles: { provider: 'own', template: 'https://tiles.example/{z}/{x}/{y}.png?key=k' },
    analytics: { plausible: { domain: 'https://agency.example/' }, matomo: { server: 'https://agency.example/matomo', site: '3' }, ga4: { id: 'g-ab12' } },
  }
  expect(read(fields)).toMatchObject({
    record: {
      photoHosts: ['photos.crm.example', '*.cdn.example'],
      mapTiles: fields.mapTiles,
      analytics: { plausible: { domain: 'agency.example' }, matomo: { server: 'https://agency.example/matomo/' }, ga4: { id: 'G-AB12' } },
    },
  })
})

test.each([
  [{ photoHosts: ['10.0.0.7'] }, 'photoHosts[0]'],
  [{ photoHosts: ['nas.local'] }, 'photoHosts[0]'],
  [{ mapTiles: { provider: 'own' } }, 'mapTiles.template'],
  [{ mapTiles: { template: 'https://tiles.example/{z}/{x}/{y}.png' } }, 'mapTiles.provider'],
  [{ mapTiles: { provider: 'own', template: 'https://10.0.0.1/{z}/{x}/{y}.png' } }, 'mapTiles.template'],
  [{ mapTiles: { provider: 'own', template: "https://tiles.example;script-src */{z}/{x}/{y}'" } }, 'mapTiles.template'],
  [{ analytics: { ga4: { id: 'UA-12345-1' } } }, 'analytics.ga4.id'],
  [{ analytics: { plausible: { domain: '<b>' } } }, 'analytics.plausible.domain'],
  [{ analytics: { matomo: { server: 'http://stats.example/', site: '1' } } }, 'analytics.matomo.server'],
])('a record with %j is refused at that field', (fields, path) => {
  expect(read(fields)).toMatchObject({ paths: [path] })
})
