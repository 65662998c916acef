import { expect, test } from 'vitest'
import { archiveStanding, type MadeArchive } from './archive-standing.ts'

const now = new Date('2026-12-10T12:00:00Z')
const made = (state: MadeArchive['state'], at: string, proof: string | null = null): MadeArchive => ({
  ...{ state, startedAt: at, endedAt: state === 'done' ? at : null, provedAt: at, proof, bytes: 1, rows: 1, files: 0 },
})
const tonight = made('done', '2026-12-10T02:17:00Z')
const lastNight = made('done', '2026-12-09T02:17:00Z')
const failed = made('failed', '2026-12-10T02:17:00Z')

test.each([
  ['a site without a public key', [], false, 'off'],
  ['one whose first night is to come', [], true, 'none'],
  ['last night’s archive', [tonight], true, 'fine'],
  ['one failed night', [failed, lastNight], true, 'fine'],
  ['two failed nights', [failed, failed, lastNight], true, 'failed'],
  ['an archive under way after a failed night', [made('reading', '2026-12-10T11:59:00Z'), failed, lastNight], true, 'fine'],
  ['no archive since the day before yesterday', [made('done', '2026-12-08T23:59:00Z')], true, 'late'],
  ['an archive of a clock that was years ahead, and none since', [made('done', '2038-01-19T03:14:08Z'), made('done', '2026-12-08T23:59:00Z')], true, 'late'],
  ['an archive made just before the clock was set back an hour', [made('done', '2026-12-10T12:59:00Z')], true, 'fine'],
  ['an archive with a missing piece', [made('done', '2026-12-10T02:17:00Z', '1: the piece is missing')], true, 'damaged'],
] as const)('%s', (_, archives, isOn, state) => {
  expect(archiveStanding(archives, isOn, now).state).toBe(state)
})

test('the last archive is the newest that is whole', () => {
  expect(archiveStanding([failed, lastNight, tonight], true, now).last).toBe(lastNight)
})
