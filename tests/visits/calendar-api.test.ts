import { describe, expect, test } from 'vitest'
import { book, calendar, firstFree, lendViewingSite, offered, site, timeOf } from './viewing-site.ts'

lendViewingSite()

describe('the calendar API', () => {
  test('the calendar API lists days with starts and visitors, and closes, opens and resets them', async () => {
    const start = await firstFree()
    await book(start)
    const day = start.slice(0, 10)
    const whole = await (await calendar('GET', 'brugge')).json()
    expect(whole.days).toHaveLength(22)
    expect(whole.days.flatMap((each: { appointments: unknown[] }) => each.appointments)).toMatchObject([
      { time: timeOf(start), listingId: 4001, how: 'onSite', firstName: 'Annelie', email: 'Annelie@example.com', phone: '0478 12 34 56' },
    ])
    const closed = await (await calendar('PUT', `brugge/${day}`, { capacity: 0 })).json()
    expect(closed).toMatchObject({ office: 'brugge', day, starts: [], exceptions: [{ time: null, capacity: 0 }], appointments: [{ time: timeOf(start) }] })
    expect((await offered()).filter((each) => each.startsWith(day))).toEqual([])
    const opened = await (await calendar('PUT', `brugge/${day}/20:30`, { capacity: 3 })).json()
    expect(opened.starts).toEqual([{ time: '20:30', capacity: 3, taken: 0, free: 3 }])
    await calendar('DELETE', `brugge/${day}/20:30`)
    const back = await (await calendar('DELETE', `brugge/${day}`)).json()
    expect(back.exceptions).toEqual([])
    expect(back.starts).toContainEqual({ time: timeOf(start), capacity: 1, taken: 1, free: 0 })
  })

  test.each([
    ['PUT', 'brugge/2026-12-01', { capacity: -1 }, 400],
    ['PUT', 'brugge/2026-12-01', { capacity: 21 }, 400],
    ['PUT', 'brugge/2026-12-01', { capacity: '1' }, 400],
    ['PUT', 'brugge/2026-12-01', undefined, 400],
    ['PUT', 'brugge/2026-02-30', { capacity: 1 }, 400],
    ['PUT', 'brugge/2026-12-01/25:00', { capacity: 1 }, 400],
    ['PUT', 'brugge/2026-12-01/03:00', { capacity: 1 }, 400],
    ['GET', 'gent', undefined, 404],
    ['DELETE', 'gent/2026-12-01', undefined, 404],
  ])('the calendar API reports an error for %s %s %j', async (method, path, body, status) => {
    const answer = await calendar(method, path, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toHaveProperty('error')
  })

  test('the calendar API answers 401 without a valid token', async () => {
    for (const [method, path] of [
      ['GET', 'brugge'],
      ['GET', 'brugge/2026-12-01'],
      ['PUT', 'brugge/2026-12-01'],
      ['DELETE', 'brugge/2026-12-01/10:00'],
    ] as const) {
      expect((await calendar(method, path, method === 'PUT' ? { capacity: 0 } : undefined, 'another')).status).toBe(401)
    }
    expect((await site.db.prepare('SELECT count(*) AS count FROM calendar_exceptions').first())?.count).toBe(0)
  })
})
