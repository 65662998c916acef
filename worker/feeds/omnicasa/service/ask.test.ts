import { describe, expect, test, vi } from 'vitest'
import { askService } from './ask.ts'

const crm = { values: { base: 'https://crm.example/Service.svc/', name: 'perron-immo', password: 'nooit-in-een-log' }, pause: 0, timeout: 20 }
const now = new Date('2026-11-26T09:00:00Z')

/** Calls an endpoint of a service that answers so. */
async function ask(answer: () => Response) {
  using fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const called = await askService(crm, 'GetPropertyList', { Limit1: 1, LanguageId: 2 }, now)
  return { called, requests: fetched.mock.calls }
}

const answering = async (body: unknown, init: ResponseInit = {}) => {
  const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  return (await ask(() => new Response(new Uint8Array(typeof sent === 'string' ? new TextEncoder().encode(sent) : sent), init))).called
}
const failed = (fault: string, detail: string) => ({ ok: false, error: { fault, detail }, isTransient: false, after: null })
const envelope = (Value: unknown, more: object = {}) => ({ GetPropertyListJsonResult: { Code: 0, Message: '', Success: true, Value, ...more } })

test('a call has its parameters and the credentials in its address, and follows no redirect', async () => {
  const { called, requests } = await ask(() => Response.json(envelope([{ ID: 1 }])))
  expect(called).toEqual({ ok: true, value: [{ ID: 1 }] })
  const [url, init] = requests[0] ?? []
  const json = '{"CustomerName":"perron-immo","CustomerPassword":"nooit-in-een-log","Limit1":1,"LanguageId":2}'
  expect(url).toBe(`https://crm.example/Service.svc/GetPropertyListJson?json=${encodeURIComponent(json)}`)
  expect(init).toEqual({ redirect: 'manual', cache: 'no-store', headers: { Accept: 'application/json' }, signal: expect.any(AbortSignal) })
})

describe('an answer', () => {
  test.each([
    [envelope({ Items: [] }), { Items: [] }],
    [{ getpropertylistjsonresult: { value: 7 } }, 7],
    [{ Value: [1], Success: true }, [1]],
    [envelope(null), []],
  ])('%j has the value %j', async (answer, value) => {
    expect(await answering(answer)).toEqual({ ok: true, value })
  })

  test.each([
    ['<html>', failed('wrongAnswer', 'the answer to GetPropertyList is not a JSON object')],
    ['[1]', failed('wrongAnswer', 'the answer to GetPropertyList is not a JSON object')],
    [{ GetPropertyListJsonResult: [1] }, failed('wrongAnswer', 'the answer to GetPropertyList has no result')],
    [{ Other: {} }, failed('wrongAnswer', 'the answer to GetPropertyList has no value')],
    [{ GetPropertyListJsonResult: { Code: 0 } }, failed('wrongAnswer', 'the answer to GetPropertyList has no value')],
    [envelope(null, { Success: false, Message: 'No rights' }), failed('refused', 'GetPropertyList: No rights')],
    [envelope(null, { Code: 3, Message: 'No rights' }), failed('refused', 'GetPropertyList: No rights')],
    [envelope(null, { Success: false, Message: 'nooit-in-een-log of perron-immo, nooit-in-een-log' }), failed('refused', 'GetPropertyList: … of …, …')],
  ])('%j fails for good', async (answer, outcome) => {
    expect(await answering(answer)).toEqual(outcome)
  })

  test('an answer may be in the encoding that its header names, and in none that cannot be decoded', async () => {
    const bytes = Buffer.from(JSON.stringify(envelope('Düren')), 'latin1')
    for (const type of ['text/json; charset=windows-1252', 'text/json;CHARSET = "windows-1252" ; x', 'text/json'])
      expect(await answering(bytes, { headers: { 'Content-Type': type } })).toEqual({ ok: true, value: 'Düren' })
    expect(await answering(envelope('Düren'))).toEqual({ ok: true, value: 'Düren' })
    const unreadable = failed('wrongAnswer', 'the answer to GetPropertyList is neither UTF-8 nor Windows-1252')
    expect(await answering(new Uint8Array([0x7b, 0x22, 0x81, 0x22]))).toEqual(unreadable)
    for (const type of ['text/json; charset=koi8-r', 'text/json;CHARSET = "utf-16" ; x'])
      expect(await answering(envelope(7), { headers: { 'Content-Type': type } })).toEqual(unreadable)
  })

  test('an answer of more than 16 MB is not read to its end', async () => {
    const sent = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1_048_576)))
    expect((await ask(() => new Response(new ReadableStream({ pull: sent })))).called).toEqual(
      failed('wrongAnswer', 'the answer to GetPropertyList is larger than 16 MB'),
    )
    expect(sent.mock.calls.length).toBeGreaterThanOrEqual(17)
  })

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [302, 'wrongAnswer'],
    [404, 'wrongAnswer'],
    [499, 'wrongAnswer'],
  ])('an answer with the status %i fails for good: %s', async (status, fault) => {
    expect(await answering('no', { status })).toMatchObject(failed(fault, `status ${status} to GetPropertyList`))
  })

  test.each([408, 429, 500, 503])('an answer with the status %i may succeed later', async (status) => {
    expect(await answering('busy', { status })).toMatchObject({ ...failed('busy', `status ${status} to GetPropertyList`), isTransient: true })
  })

  test.each([
    ['120', 120],
    ['0', 0],
    [' 7 ', 7],
    ['4000', 3_600],
    ['1234567890', null],
    ['Thu, 26 Nov 2026 09:01:30 GMT', 90],
    ['Thu, 26 Nov 2026 08:00:00 GMT', 0],
    ['Thu, 26 Nov 2026 12:00:00 GMT', 3_600],
    ['soon', null],
    ['5 minutes', null],
  ])('an answer whose Retry-After is %j waits so many seconds: %j', async (header, after) => {
    expect(await answering('busy', { status: 503, headers: { 'Retry-After': header } })).toMatchObject({ after })
  })
})

test('a refused answer is not read to its end', async () => {
  const cancelled = vi.fn()
  await ask(() => new Response(new ReadableStream({ cancel: cancelled }), { status: 503 }))
  expect(cancelled).toHaveBeenCalledOnce()
})

test.each([
  [new DOMException('late', 'TimeoutError'), 'no answer to GetPropertyList within 20 s'],
  [new DOMException('late', 'AbortError'), 'no answer to GetPropertyList within 20 s'],
  [new TypeError('fetch failed: https://crm.example/?json=nooit-in-een-log'), 'the connection for GetPropertyList failed or was cut off'],
  ['text', 'the connection for GetPropertyList failed or was cut off'],
])('without an answer a call may succeed later, and no address is reported: %s', async (error, detail) => {
  const outcome = { ok: false, error: { fault: 'unreachable', detail }, isTransient: true, after: null }
  const failing = () => {
    throw error
  }
  expect((await ask(failing)).called).toEqual(outcome)
  const cut = new ReadableStream({
    pull: failing,
  })
  expect((await ask(() => new Response(cut))).called).toEqual(outcome)
})

test('a call is given up after the time that the settings allow', async () => {
  using timeout = vi.spyOn(AbortSignal, 'timeout')
  await ask(() => Response.json({}))
  expect(timeout).toHaveBeenCalledWith(20_000)
})
