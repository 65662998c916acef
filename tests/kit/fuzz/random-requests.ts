import { locales } from '#messages/locales.ts'
import { everyForm } from '../../forms/every-form.ts'
import type { Chance } from '../chance.ts'
import { type RandomBody, randomBody } from './random-bodies.ts'
import { randomTarget } from './random-targets.ts'

/** A raw request: its target and headers may hold any bytes that HTTP can carry. */
export interface RandomRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: RandomBody | null
  /** Whether it has chunked encoding instead of a Content-Length. */
  readonly isChunked: boolean
}

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'REPORT', 'LOCK']

export function randomRequest(chance: Chance): RandomRequest {
  if (chance.happens(0.17)) return randomPost(chance)
  const method = chance.happens(0.05) ? chance.pick(methods) : chance.happens(0.1) ? 'HEAD' : 'GET'
  return { method, target: randomTarget(chance), headers: randomHeaders(chance), body: null, isChunked: false }
}

function randomPost(chance: Chance): RandomRequest {
  const target = chance.happens(0.75) ? chance.pick(everyForm).path(chance.pick(locales)) : randomTarget(chance)
  const body = randomBody(chance)
  const headers = { ...randomHeaders(chance), ...(body.type === null ? {} : { 'Content-Type': body.type }) }
  return { method: chance.happens(0.95) ? 'POST' : chance.pick(['PUT', 'PATCH', 'DELETE']), target, headers, body, isChunked: chance.happens(0.2) }
}

/** What a header may hold, by its name. */
const values: Readonly<Record<string, readonly string[]>> = {
  'Accept-Language': ['fr-BE,nl;q=0.5', '*', 'lb', 'xx', '\xff\x80', 'fr;q=2', ',,,', 'x'.repeat(9000), 'aa-aaaa-'.repeat(800), 'fr;q=1,'.repeat(1500)],
  Cookie: ['lng=fr', 'lng=%E0%A4', 'lng=<x-garbage>', 'lng="', '=;=;;', 'a=b; '.repeat(1500), 'lng=\xff', '__proto__=1; constructor=2'],
  'If-None-Match': ['*', '""', 'W/', 'W/"x"', '"a", '.repeat(1000), '\xff'],
  'If-Modified-Since': ['nonsense', 'Sun, 22 Nov 2026 00:00:00 GMT'],
  Range: ['bytes=0-1', 'bytes=5-', 'bytes=-1,0-', 'lines=1', `bytes=${'0-1,'.repeat(500)}`],
  Accept: ['text/html', 'application/json', '*/*;q=x', '\xff', 'text/html,'.repeat(500)],
  'Accept-Encoding': ['gzip, br', '*;q=0', '\xff', 'identity;q=0'],
  'Content-Encoding': ['gzip', 'br', 'nonsense', 'gzip, gzip'],
  'Content-Type': ['text/html', ';', 'multipart/form-data; boundary=x', 'a'.repeat(3000)],
  'Content-Language': ['xx', '\xff'],
  Origin: ['null', 'https://evil.example', '', '\xff', 'http://localhost'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', '<x-garbage>'],
  Referer: ['https://evil.example/<x-garbage>', '\xff'],
  Authorization: ['Bearer x', 'Bearer \xff', 'Basic eDp4', 'Bearer', 'Bearer '.repeat(500)],
  'CF-Connecting-IP': ['203.0.113.9', '::1', '2001:db8::', ':::::::', 'x', '<x-garbage>', ':'.repeat(3000)],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['javascript'],
  'X-Original-URL': ['/tokens'],
  'X-HTTP-Method-Override': ['DELETE'],
  'User-Agent': ['', '<x-garbage>', '\xff', 'x'.repeat(5000)],
  'Upgrade-Insecure-Requests': ['1'],
  'Accept-Charset': ['utf-16'],
  TE: ['trailers'],
  // A malformed Host is answered by the server in front of the Worker.
  Host: ['localhost', 'evil.example', 'EVIL.example:1', '[::1]:80', 'xn--', 'a.b.c.', '127.0.0.1'],
}

const headerNames = Object.keys(values)

function randomHeaders(chance: Chance): Readonly<Record<string, string | readonly string[]>> {
  const names = chance.some(headerNames, chance.happens(0.5) ? 0 : chance.whole(1, 6))
  const headers: Record<string, string | readonly string[]> = Object.fromEntries(names.map((name) => [name, chance.pick(values[name] ?? [''])]))
  if (chance.happens(0.01)) headers.Cookie = Array.from({ length: 200 }, (_, index) => `c${index}=x`)
  return headers
}

/** Whole requests that no client library would send; each gets a separate connection. */
const malformed = [
  'GET /nl/ HTTP/1.1\r\n\r\n',
  'GET /nl/\x01 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /nl/ a HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /nl/\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /nl/?q=a\rb HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://[/nl/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET ?a=1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET nl/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /nl/ HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n',
  'GET /nl/ HTTP/1.1\r\nHost: a\r\nX\r\n\r\n',
  `GET /nl/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(300_000)}\r\n\r\n`,
  `GET /nl/${'x'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'POST /nl/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\na=b',
  'POST /nl/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /nl/contact/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\na=b\r\n0\r\n\r\n',
  'POST /nl/contact/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n-1\r\n',
  'POST /fr/%0A/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b',
  'TRACE /nl/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
]

/** The bytes of a request, one a character. */
export interface RawRequest {
  readonly raw: string
}

/** A request that is malformed, or unusual for a client. */
export function malformedRequest(chance: Chance): RawRequest {
  return { raw: chance.pick(malformed) }
}
