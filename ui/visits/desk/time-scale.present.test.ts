import { expect, test } from 'vitest'
import { heightOf, hiddenFrom, isWithin, lanesOf, minutesBetween, roomFrom, rowClass, scaleOf, visitClass } from './time-scale.present.ts'

const visit = (time: string, until: string) => ({ time, until })
const day = (starts: readonly string[], visits: readonly { time: string; until: string }[] = [], closed: readonly string[] = []) => ({
  starts: starts.map((time) => ({ time })),
  closed,
  visits,
})
const rowsOf = (...days: readonly ReturnType<typeof day>[]) => scaleOf(days).map(({ time, minutes }) => `${time} ${minutes}`)

test.each([
  ['hours between starts', [day(['10:00', '12:00'])], ['10:00 60', '11:00 60', '12:00 60']],
  ['a start within an hour', [day(['10:20'])], ['10:00 20', '10:20 40']],
  ['starts of several days, closed ones included', [day(['10:00']), day([], [], ['11:45'])], ['10:00 60', '11:00 45', '11:45 15', '12:00 60']],
  ['a visit beyond the last start', [day(['17:00'], [visit('17:50', '18:35')])], ['17:00 50', '17:50 10', '18:00 60']],
  ['two visits at the same minute', [day([], [visit('09:05', '09:35'), visit('09:05', '09:50')])], ['09:00 5', '09:05 55']],
  ['a visit at night, in a band', [day(['10:00'], [visit('03:00', '03:45')])], ['03:00 45', '10:00 60']],
  ['each beginning after the usual hours', [day(['10:00'], [visit('22:00', '23:30'), visit('23:15', '23:45')])], ['10:00 60', '22:00 45', '23:15 45']],
  ['starts before seven as the others', [day(['06:00'], [visit('06:30', '07:00')])], ['06:00 30', '06:30 30']],
])('the scale has a row for %s', (_, days, expected) => {
  expect(rowsOf(...days)).toEqual(expected)
})

test('a week without a start shows a working day', () => {
  expect(rowsOf(day([])).at(0)).toBe('09:00 60')
  expect(rowsOf(day([])).at(-1)).toBe('17:00 60')
})

test('a visit in a band is as high as its row, and one that reaches a band ends there', () => {
  const visits = [visit('03:00', '05:00'), visit('20:30', '21:30'), visit('22:00', '22:45')]
  const rows = scaleOf([day([], visits)])
  expect(visits.map((each) => rows.filter(({ time }) => time === each.time).map((row) => heightOf(each, row, rows)))).toEqual([[45], [30], [45]])
  expect(rows.map(({ band }) => band?.edge)).toEqual(['07:00', undefined, undefined, '21:00'])
})

test.each([
  ['one visit', [visit('10:00', '10:45')], ['0/1']],
  ['two, one after the other', [visit('10:00', '10:45'), visit('10:45', '11:30')], ['0/1', '0/1']],
  ['two at the same time', [visit('10:00', '10:45'), visit('10:00', '10:45')], ['0/2', '1/2']],
  ['a chain of three in two lanes', [visit('10:00', '10:45'), visit('10:30', '11:15'), visit('10:45', '11:30')], ['0/2', '1/2', '0/2']],
  ['a quiet hour after a busy one', [visit('10:00', '10:45'), visit('10:15', '11:00'), visit('14:00', '14:45')], ['0/2', '1/2', '0/1']],
])('%s stands in lanes', (_, visits, expected) => {
  expect(lanesOf(visits).map(({ lane, of }) => `${lane}/${of}`)).toEqual(expected)
})

test('visits beyond two lanes are counted once for those that overlap, where the first of them begins', () => {
  const visits = ['10:00', '10:00', '10:15', '10:30', '14:00', '14:00'].map((time) => visit(time, `${time.slice(0, 2)}:55`))
  expect(visits.map((_, at) => hiddenFrom(lanesOf(visits), at, 2))).toEqual([0, 0, 2, 0, 0, 0])
})

test('forty visits of a day need as many lanes as there are at one time', () => {
  const visits = Array.from({ length: 40 }, (_, index) => `${String(9 + Math.floor(index / 5)).padStart(2, '0')}:00`).map((time) =>
    visit(time, `${time.slice(0, 2)}:45`),
  )
  expect(lanesOf(visits).every(({ of }) => of === 5)).toBe(true)
  expect(new Set(lanesOf(visits).map(({ lane }) => lane)).size).toBe(5)
})

test.each([
  ['09:45', false],
  ['10:00', true],
  ['10:45', true],
  ['15:59', true],
  ['16:00', false],
])('a day with starts from 10:00 to 15:00 is open at %s: %s', (time, expected) => {
  expect(isWithin(day(['10:00', '15:00']), time)).toBe(expected)
})

test('a day without a start is open at no time', () => {
  expect(isWithin(day([]), '10:00')).toBe(false)
})

test.each([
  ['the next start', day(['10:00', '10:45']), 45],
  ['a visit before it', day(['10:00', '11:00'], [visit('10:40', '11:10')]), 40],
  ['an hour, where nothing follows', day(['10:00']), 60],
  ['half an hour, to be large enough', day(['10:00', '10:15']), 30],
])('a free start reaches to %s', (_, shown, expected) => {
  expect(roomFrom(shown, '10:00')).toBe(expected)
})

test('classes add up to a number', () => {
  expect(rowClass(45)).toBe('row1 row4 row8 row32')
  expect(visitClass(45, { lane: 0, of: 1 })).toBe('for1 for4 for8 for32 of1')
  expect(visitClass(90, { lane: 2, of: 3 })).toBe('for2 for8 for16 for64 lane2 of1 of2')
  expect(minutesBetween('10:50', '11:35')).toBe(45)
})
