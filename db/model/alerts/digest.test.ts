import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDigest } from './digest.ts'
import type { Rhythm } from './subscription.ts'

describe('the next check of an alert', () => {
  test.each<[Rhythm, string, string]>([
    ['instant', '2026-11-21T10:03:00.000Z', '2026-11-21T10:03:00.000Z'],
    // Winter: Brussels is an hour ahead.
    ['daily', '2026-11-21T05:59:59.999Z', '2026-11-21T06:00:00.000Z'],
    ['daily', '2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['daily', '2026-12-31T12:00:00.000Z', '2027-01-01T06:00:00.000Z'],
    ['daily', '2026-11-21T23:30:00.000Z', '2026-11-22T06:00:00.000Z'],
    // Summer: two hours.
    ['daily', '2026-07-01T04:59:00.000Z', '2026-07-01T05:00:00.000Z'],
    ['daily', '2026-07-01T22:30:00.000Z', '2026-07-02T05:00:00.000Z'],
    // The nights the clocks change: 29 March and 25 October 2026.
    ['daily', '2026-03-28T06:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['daily', '2026-03-29T00:30:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['daily', '2026-03-29T01:30:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['daily', '2026-10-24T05:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['daily', '2026-10-25T00:30:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['weekly', '2026-11-21T10:00:00.000Z', '2026-11-23T06:00:00.000Z'],
    ['weekly', '2026-11-23T05:59:00.000Z', '2026-11-23T06:00:00.000Z'],
    ['weekly', '2026-11-23T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
    ['weekly', '2026-03-23T06:00:00.000Z', '2026-03-30T05:00:00.000Z'],
    ['weekly', '2026-10-19T05:00:00.000Z', '2026-10-26T06:00:00.000Z'],
    // Sunday in UTC, Monday in Brussels.
    ['weekly', '2026-07-05T22:30:00.000Z', '2026-07-06T05:00:00.000Z'],
  ])('%s, at %s: %s', (rhythm, now, then) => {
    expect(nextDigest(rhythm, new Date(now)).toISOString()).toBe(then)
  })

  const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', weekday: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const anyTime = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

  test('the next check of an alert is seven in the morning in Brussels, within a day, or on a Monday within a week', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const [daily, weekly] = [nextDigest('daily', now), nextDigest('weekly', now)]
        expect(local.format(daily)).toMatch(/07:00:00$/)
        expect(local.format(weekly)).toBe('Mon 07:00:00')
        expect(daily.getTime() - now.getTime()).toBeGreaterThan(0)
        expect(daily.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 60 * 60 * 1000)
        expect(weekly.getTime() - now.getTime()).toBeGreaterThan(0)
        expect(weekly.getTime() - now.getTime()).toBeLessThanOrEqual((7 * 24 + 1) * 60 * 60 * 1000)
      }),
    )
  })
})
