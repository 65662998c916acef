import { describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { formatDay, formatMoment, formatNumber, formatPercent, unbrokenDates } from './number.present.ts'

describe('a number', () => {
  test.each([
    ['nl', '1.260,5'],
    ['fr', '1.260,5'],
    ['en', '1,260.5'],
    ['de', '1.260,5'],
  ] as const)('a number follows the language: %s writes %s', (locale, text) => {
    expect(formatNumber(1260.5, locale)).toBe(text)
  })

  test('a number has at most two decimals, and none when it is whole', () => {
    expect([0, -7.125, 400, 6.304, 1_000_000].map((value) => formatNumber(value, 'en'))).toEqual(['0', '-7.13', '400', '6.3', '1,000,000'])
  })
})

describe('a percentage', () => {
  test.each([
    ['nl', '12,5\u00a0%'],
    ['fr', '12,5\u00a0%'],
    ['en', '12.5%'],
    ['de', '12,5\u00a0%'],
  ] as const)('a percentage follows the language: %s writes %s', (locale, text) => {
    expect(formatPercent(0.125, locale)).toBe(text)
  })

  test('a percentage has four decimals below one per cent', () => {
    expect(formatPercent(0.001652, 'nl')).toBe('0,1652\u00a0%')
  })
})

describe('a day', () => {
  test('a day that is the first of its month is an ordinal in French, and the eleventh and the twenty-first are not', () => {
    expect(['2026-12-01', '2026-12-11', '2026-12-21'].map((day) => formatDay(day, 'fr'))).toEqual(['1er décembre 2026', '11 décembre 2026', '21 décembre 2026'])
    expect(formatMoment(new Date('2026-12-01T09:05:00Z'), 'fr')).toMatch(/^1er décembre 2026/)
    expect(formatDay('2026-12-01', 'nl')).toBe('1 december 2026')
  })
  test.each(locales)('a day in %s stays on one line within a text, with its month and year', (locale) => {
    const day = formatDay('2026-12-01', locale)
    expect(unbrokenDates(`Huis 27 te Gent, ${day} 10:00`)).toBe(`Huis 27 te Gent, ${day.replaceAll(' ', '\u00a0')} 10:00`)
  })
})
