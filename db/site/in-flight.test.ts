import { expect, test } from 'vitest'
import { type InFlight, shareInFlight } from './in-flight.ts'

const timeout = 20

test('loads asked for at once are one, and the next is another', async () => {
  const underWay: InFlight<string, number> = new Map()
  let loads = 0
  const load = async () => {
    loads += 1
    await Promise.resolve()
    return loads
  }
  expect(await Promise.all(Array.from({ length: 50 }, () => shareInFlight(underWay, 'one', load, timeout)))).toEqual(Array(50).fill(1))
  expect(await Promise.all([shareInFlight(underWay, 'one', load, timeout), shareInFlight(underWay, 'two', load, timeout)])).toEqual([3, 3])
  expect(underWay.size).toBe(0)
})

test('a load that never ends holds up another for a moment only', async () => {
  const underWay: InFlight<string, string> = new Map()
  shareInFlight(underWay, 'one', () => new Promise<string>(() => undefined), timeout)
  expect(await shareInFlight(underWay, 'one', async () => 'own', timeout)).toBe('own')
})

test('a failure reaches all who wait, and the next load starts again', async () => {
  const underWay: InFlight<string, string> = new Map()
  const fail = () => Promise.reject(new Error('broken'))
  const both = await Promise.allSettled([shareInFlight(underWay, 'one', fail, timeout), shareInFlight(underWay, 'one', fail, timeout)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shareInFlight(underWay, 'one', async () => 'mended', timeout)).toBe('mended')
})
