import { expect, test } from 'vitest'
import { columnNames, type FeedFault, UnreadableFeed } from './feed-fault.ts'

test.each<[FeedFault, string]>([
  [{ why: 'utf16' }, 'the file is UTF-16; it must be UTF-8'],
  [{ why: 'workbook' }, 'the file is a workbook; it must be saved as CSV'],
  [{ why: 'mixed' }, 'the file is partly UTF-8 and partly in another encoding; it must be UTF-8'],
  [{ why: 'encoding' }, 'the file is neither UTF-8 nor Windows-1252; it must be UTF-8'],
  [{ why: 'format' }, 'no list of records was found in it'],
  [{ why: 'noId', columns: ['prijs', 'straat'] }, 'its first row names no column "id"; the columns found are "prijs", "straat"'],
  [{ why: 'twice', column: 'id' }, 'its first row names the column "id" twice'],
  [{ why: 'longRow' }, 'a row in it is over 8 MB, the most that is read'],
])('the fault %j of a feed is explained in words', (fault, message) => {
  const error = new UnreadableFeed(fault)
  expect(error.message).toBe(message)
  expect(error.fault).toBe(fault)
})

test('names of columns are cut to forty characters, and to thirty names', () => {
  expect(columnNames([])).toBe('""')
  expect(columnNames([''])).toBe('""')
  expect(columnNames(['a', '', 'b'])).toBe('"a", "b"')
  expect(columnNames(['a'.repeat(41)])).toBe(`"${'a'.repeat(40)}"`)
  const many = Array.from({ length: 31 }, (_, at) => `c${at}`)
  expect(columnNames(many.slice(0, 30))).toMatch(/"c29"$/)
  expect(columnNames(many)).toMatch(/"c29", …$/)
})
