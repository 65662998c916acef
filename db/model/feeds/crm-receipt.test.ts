import { describe, expect, test } from 'vitest'
import { isLate, isOnlineAfter, nextReceipt, receiptStateOf, type StockedRecord, shownOf } from './crm-receipt.ts'

const home = { state: 'available', isHeld: false, isWithdrawn: false, rules: [] } as const
const nothing: StockedRecord = { rejected: null, home: null, project: null }

test.each([
  ['a home on offer', { home }, 'online'],
  ['a sold home', { home: { ...home, state: 'sold' } }, 'online'],
  ['a home that is not for the internet', { home: { ...home, state: 'prospective' } }, 'offline'],
  ['a home that the CRM has taken off the market', { home: { ...home, state: 'withdrawn' } }, 'offline'],
  ['a home that is held back', { home: { ...home, state: 'prospective', isHeld: true } }, 'held'],
  ['a held home that was withdrawn', { home: { ...home, isHeld: true, isWithdrawn: true } }, 'offline'],
  ['a rejected record with a page from before', { home, rejected: 'no price' }, 'rejected'],
  ['a rejected record without a page', { rejected: 'no price' }, 'rejected'],
  ['a project', { project: { isListed: true } }, 'online'],
  ['a project that is not listed', { project: { isListed: false } }, 'offline'],
  ['a withdrawn home that has become a project', { home: { ...home, isWithdrawn: true }, project: { isListed: true } }, 'online'],
  ['a record that the site does not have', {}, 'offline'],
] as const)('of %s the site shows: %#', (_name, record, expected) => {
  expect(shownOf({ ...nothing, ...record }).as).toBe(expected)
})

describe('what a CRM is told', () => {
  test.each([
    ['online', false, 'published'],
    ['online', true, 'updated'],
    ['offline', true, 'withdrawn'],
    ['offline', false, null],
    ['held', false, 'refused'],
    ['held', true, 'refused'],
    ['rejected', true, 'refused'],
  ] as const)('of a record that is %s, with a page known there: %s', (shown, isOnline, expected) => {
    expect(receiptStateOf(shown, isOnline)).toBe(expected)
  })

  test.each([
    ['published', false, true],
    ['updated', true, true],
    ['withdrawn', true, false],
    ['refused', true, true],
    ['refused', false, false],
  ] as const)('after %s, with a page known before: %s, it knows a page: %s', (state, before, after) => {
    expect(isOnlineAfter(state, before)).toBe(after)
  })
})

test.each([
  [1, null, '09:01'],
  [2, null, '09:05'],
  [4, null, '10:00'],
  [7, null, '21:00'],
  [50, null, '21:00'],
  [1, 1_800, '09:30'],
  [4, 60, '10:00'],
])('after failure %i and with a Retry-After of %s it is told again at %s', (failures, after, expected) => {
  expect(nextReceipt(failures, after, new Date('2026-11-26T09:00:00Z')).toISOString().slice(11, 16)).toBe(expected)
})

test.each([
  [null, false],
  ['2026-11-25T09:00:00.000Z', false],
  ['2026-11-25T08:59:59.999Z', true],
])('a change that waits since %s is late: %s', (since, expected) => {
  expect(isLate(since, new Date('2026-11-26T09:00:00Z'))).toBe(expected)
})
