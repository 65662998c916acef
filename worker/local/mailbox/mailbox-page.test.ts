import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isKnownHost } from '../addresses.ts'
import { freePort } from '../free-port.ts'
import { openMailbox } from './mailbox.ts'
import { openMailboxPage } from './mailbox-page.ts'

const directory = mkdtempSync(join(tmpdir(), 'perron-mailbox-'))
let port = 0
const open: { close(): Promise<void> }[] = []
beforeAll(async () => {
  const mailbox = await openMailbox(directory)
  writeFileSync(join(directory, '1.eml'), 'Subject: A secret\r\n\r\nhttp://localhost/sealed')
  port = await freePort()
  open.push(mailbox, await openMailboxPage(mailbox, port, (header) => isKnownHost(header, null)))
})
afterAll(async () => {
  for (const each of open) await each.close()
  rmSync(directory, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, failed) => {
    const requested = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (data) => {
        body += data
      })
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }))
    })
    requested.on('error', failed).end()
  })
}

describe('the mailbox page', () => {
  test('the mailbox page shows no mail to another host name that was pointed at this machine', async () => {
    for (const Host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'localhost@evil.example', '192.0.2.1', ' ', '[']) {
      for (const path of ['/', '/1.eml', '/1.eml/html', '/1.eml/raw']) {
        const { status, body } = await ask(path, { Host })
        expect([Host, [400, 403].includes(status ?? 0), body.includes('secret')]).toEqual([Host, true, false])
      }
    }
    for (const Host of ['localhost', `LOCALHOST:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect([Host, (await ask('/', { Host })).body.includes('A secret')]).toEqual([Host, true])
    }
  })

  test('the mailbox page is only read, and not from other sites', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/1.eml', {}, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    for (const path of ['/', '/1.eml', '/1.eml/html', '/1.eml/raw', '/nope']) {
      const { headers } = await ask(path)
      expect([path, headers['x-content-type-options'], headers['cross-origin-resource-policy'], headers['referrer-policy']]).toEqual([
        path,
        'nosniff',
        'same-origin',
        'no-referrer',
      ])
      if (String(headers['content-type']).includes('html')) expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:self|none)'/)
    }
  })

  test('the mailbox page does not crash on malformed request targets', async () => {
    for (const path of ['//', '/\\', 'http://[', '*', '//[', '/%']) expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask('/')).status).toBe(200)
  })
})

test('a site opened on other addresses is known by them', () => {
  expect(isKnownHost('192.0.2.7:8789', '0.0.0.0')).toBe(true)
  expect(isKnownHost('[2001:db8::7]:8789', '::')).toBe(true)
  expect(isKnownHost('desk.example:8789', 'desk.example')).toBe(true)
  expect(isKnownHost('[2001:db8::7]', '2001:db8::7')).toBe(true)
  expect(isKnownHost('evil.example', '0.0.0.0')).toBe(false)
  expect(isKnownHost('192.0.2.7', '192.0.2.8')).toBe(false)
  expect(isKnownHost(undefined, '0.0.0.0')).toBe(false)
})
