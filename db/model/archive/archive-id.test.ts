import { expect, test } from 'vitest'
import { archiveIdAt, newestArchive } from './archive-id.ts'

const [before, tonight, later] = ['2026-12-09T02-17-00-000Z', '2026-12-10T02-17-00-000Z', '2038-01-19T03-14-08-000Z']

test.each([
  ['there is none', [], null],
  ['they are of nights', [before, tonight], tonight],
  ['one is of a clock that was years ahead', [before, tonight, later], tonight],
  ['all are of a clock that was years ahead', [later], null],
  ['the clock was set back by an hour since', [before, '2026-12-10T13-00-00-000Z'], '2026-12-10T13-00-00-000Z'],
])('the newest archive where %s', (_, ids, newest) => {
  expect(newestArchive(ids, new Date('2026-12-10T12:00:00Z'))).toBe(newest)
})

test('an archive is named by the moment at which it begins', () => {
  expect(archiveIdAt(new Date('2026-12-10T02:17:00Z'))).toBe(tonight)
})
