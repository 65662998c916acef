import { describe, expect, test, vi } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { aSweepBright, aSweepBrightEstate, sweepBrightClient } from '../../../tests/kit/faults/sweepbright-service.ts'
import { anEstate, aWhise, whiseClient } from '../../../tests/kit/faults/whise-service.ts'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T09:30:00Z')

/** A site that has read three homes, and the answer to every list or estate from now on; null for the right one. */
const sites = {
  async whise() {
    const crm = aWhise([501, 502, 503].map((id) => anEstate({ id })))
    const site = aCrmSite('whise', (request) => answering(request), { ...whiseClient, WHISE_TIMEOUT: '1' })
    const { answering, poison } = poisoned(/estates\/list$/, crm.answer)
    await site.sync(now)
    return { ...site, poison, again: () => site.sync(later, 'full') }
  },
  async sweepbright() {
    const crm = aSweepBright(['a-1', 'a-2', 'a-3'].map((id) => aSweepBrightEstate({ id, images: [] })))
    const variables = { ...sweepBrightClient, SWEEPBRIGHT_TIMEOUT: '1', FILES: memoryFiles().files }
    const site = aCrmSite('sweepbright', (request) => answering(request), variables)
    const { answering, poison } = poisoned(/estates\/a-\d$/, crm.answer)
    const name = (at: Date, first: string, ...others: readonly string[]) => {
      const event = (record: string) => ({ source: 'sweepbright', record, event: 'estate-updated', happenedAt: at.toISOString() })
      return addCrmEvents(site.db, [event(first), ...others.map(event)], at.toISOString())
    }
    await name(now, 'a-1', 'a-2', 'a-3')
    await site.sync(now)
    await name(later, 'a-1', 'a-2', 'a-3')
    return { ...site, poison, again: () => site.sync(later) }
  },
} as const

type Answer = (request: Request) => Promise<Response>
type Poison = (request: Request) => Response

function poisoned(path: RegExp, right: Answer) {
  let poison: Poison | null = null
  const asked: string[] = []
  const answering: Answer = async (request) => {
    const { host, pathname } = new URL(request.url)
    asked.push(host)
    return poison !== null && path.test(pathname) ? poison(request) : right(request)
  }
  const setPoison = (next: Poison | null) => {
    poison = next
    return asked
  }
  return { answering, poison: setPoison }
}

const homes = async ({ rows }: Awaited<ReturnType<(typeof sites)['whise']>>) =>
  rows('SELECT external_id AS id, price FROM listings WHERE withdrawn_at IS NULL ORDER BY external_id')

const json = (value: unknown) => () => Response.json(value)
const page = '<!doctype html><title>Maintenance</title>'
/** The same wrong types in either CRM's fields. */
const wrongTypes = {
  ...{ id: {}, price: 'much', pictures: 5, images: { a: 1 }, details: 'x', address: [], zip: {}, city: 7, purpose: 3, location: 'here', status: [] },
  ...{ sizes: null, description: 4, properties: 'x', longDescription: {}, updateDateTime: 12 },
}

describe.each(['whise', 'sweepbright'] as const)('%s', (crm) => {
  test.each<[what: string, poison: Poison, detail: RegExp]>([
    ['HTML', () => new Response(page, { headers: { 'Content-Type': 'text/html' } }), /is not a JSON object/],
    ['JSON that is cut off', () => new Response('{"isValidRequest":true,"estates":[{"id":5'), /is not a JSON object/],
    ['a list of nothing', json([null, 7]), /is not a JSON object/],
    ['a number', json(7), /is not a JSON object/],
    ['a redirection to a private address', () => Response.redirect('http://169.254.169.254/latest/', 302), /^status 302 /],
  ])('%s fails the run in words, and the stock stays', async (_what, poison, detail) => {
    const site = await sites[crm]()
    const before = await homes(site)
    const asked = site.poison(poison)
    await site.again()
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'wrongAnswer', detail: expect.stringMatching(detail) } })
    expect((await site.run())?.error?.detail).not.toMatch(/http|nooit|169\.254/)
    expect(new Set(asked).size).toBe(1)
    expect(await homes(site)).toEqual(before)
    site.poison(null)
    await site.again()
    expect(await site.run()).toMatchObject({ state: 'done' })
    expect(await homes(site)).toEqual(before)
  })

  test('of 50 MB not more than the limit is read', async () => {
    const site = await sites[crm]()
    const sent = vi.fn((controller: ReadableStreamDefaultController) =>
      sent.mock.calls.length > 50 ? controller.close() : controller.enqueue(new Uint8Array(1_048_576)),
    )
    site.poison(() => new Response(new ReadableStream({ pull: sent })))
    await site.again()
    expect(await site.run()).toMatchObject({ state: 'failed', error: { fault: 'wrongAnswer', detail: expect.stringContaining('larger than 16 MB') } })
    expect(sent.mock.calls.length).toBeLessThan(20)
    expect(await homes(site)).toHaveLength(3)
  })

  test('a body that comes byte by byte is given up in time, and asked for again', async () => {
    const site = await sites[crm]()
    site.poison((request) => {
      site.poison(null)
      return new Response(dripping(request))
    })
    await site.again()
    expect(await site.run()).toMatchObject({ state: 'done' })
    expect(await homes(site)).toHaveLength(3)
  })

  test('fields of wrong types take no home away and break nothing', async () => {
    const site = await sites[crm]()
    site.poison(json(crm === 'whise' ? { isValidRequest: true, estates: [wrongTypes, wrongTypes, wrongTypes], totalCount: 3 } : wrongTypes))
    await site.again()
    expect((await site.run())?.error?.fault).not.toBe('inside')
    expect(await homes(site)).toHaveLength(3)
  })
})

/** A byte each second until the call is given up, which cuts a body off as the platform does. */
function dripping(request: Request): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      if (request.signal.aborted) controller.error(request.signal.reason)
      else controller.enqueue(new Uint8Array([0x20]))
    },
  })
}
