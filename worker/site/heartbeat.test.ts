import { expect, test, vi } from 'vitest'
import { beat } from './heartbeat.ts'

const settings = { HEARTBEAT: 'https://alarm.example/ping/{job}' }

async function asked(of: { readonly HEARTBEAT?: string }, cron: string): Promise<readonly unknown[]> {
  const ask = vi.fn<typeof fetch>(async () => new Response('ok'))
  await beat(of, cron, ask)
  return ask.mock.calls.map(([address]) => address)
}

test.each([
  ['17 3 * * *', 'https://alarm.example/ping/night'],
  ['*/5 * * * *', 'https://alarm.example/ping/five-minutes'],
  ['* * * * *', 'https://alarm.example/ping/minute'],
])('the jobs of %s ask their own address', async (cron, address) => {
  expect(await asked(settings, cron)).toEqual([address])
})

test('a site without an address, and a cron without a name, ask nothing', async () => {
  expect([await asked({}, '* * * * *'), await asked({ HEARTBEAT: '' }, '* * * * *'), await asked(settings, '0 0 1 1 *')]).toEqual([[], [], []])
})

test('an address that does not answer fails no job and is in no log', async () => {
  using logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await beat(settings, '* * * * *', async () => Promise.reject(new Error('https://alarm.example is away')))
  expect(logged.mock.calls.flat().join(' ')).not.toContain('alarm.example')
  expect(logged).toHaveBeenCalledOnce()
})
