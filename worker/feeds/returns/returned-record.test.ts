import { expect, test } from 'vitest'
import type { ProjectVersion } from '#db/feeds/returns/returning-rows.ts'
import type { Construction, Project } from '#db/model/projects/project.ts'
import { returnedProject } from './returned-record.ts'

const unit = {
  id: 'a',
  unit: '1',
  floor: null,
  requirement: null,
  price: 300_000,
  state: 'available',
  bedrooms: 2,
  surfaceLiving: 90,
} as const satisfies Construction
const address = { street: 'Kerkstraat', houseNumber: '1', box: null }
const project: Project = {
  ...{ id: 1, number: null, name: { nl: 'Nu' }, summary: null, situation: null, technical: null, delivery: null, startPrice: 300_000, externalUrl: null },
  place: { country: 'BE', countryName: null, zip: '9000', city: { nl: 'Gent' }, district: null, point: null, address },
  ...{ constructions: [unit], documents: [], photos: [], sold: false, createdAt: '2026-01-01T00:00:00.000Z' },
}
const version = (changes: Partial<Project> = {}, listed = true): ProjectVersion => ({
  ...{ project: { ...project, ...changes }, listed, secret: null, extraFields: null, remarks: [], recordHash: 'hash' },
})
const before = version({ name: { nl: 'Vroeger' } })

test('a project is returned as it stood', () => {
  expect(returnedProject(before, version())).toBe(before.project)
})

test.each([
  ['an address that is hidden', version({ place: { ...project.place, address: null } })],
  ['a number that is hidden', version({ place: { ...project.place, address: { ...address, houseNumber: null } } })],
  ['a price that is hidden', version({ startPrice: null })],
  ['a project that is off the market', version({}, false)],
  ['a project that is not for the internet', version({ unpublished: true })],
])('%s today stays so: the project is left as it is', (_name, now) => {
  expect(returnedProject(before, now)).toBeNull()
})

test.each([
  ['whose price is hidden', [{ ...unit, price: null }]],
  ['that is gone', []],
])('units stay as they are today where there is one %s', (_name, constructions) => {
  expect(returnedProject(before, version({ constructions }))).toEqual({ ...project, name: { nl: 'Vroeger' }, constructions })
})
