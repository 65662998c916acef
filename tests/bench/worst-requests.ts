import { gzipSync } from 'node:zlib'
import polyline from '@mapbox/polyline'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { everyForm } from '../forms/every-form.ts'
import type { RandomRequest } from '../kit/fuzz/random-requests.ts'
import { openWire, type Wire } from '../kit/fuzz/wire.ts'
import { median } from './median.ts'
import { cpuTime } from './processes.ts'
import type { BenchSite } from './sites.ts'

/** An anonymous request made to cost as much as it can. */
export interface Shape {
  readonly name: string
  readonly request: RandomRequest
}

export interface ShapeCost {
  readonly name: string
  readonly status: number
  /** CPU of workerd for one request, milliseconds: median and maximum. */
  readonly median: number
  readonly max: number
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const urlEncoded = 'application/x-www-form-urlencoded'
const locale: Locale = 'nl'

export const ordinary: Shape = { name: 'an ordinary list page', request: get('/nl/te-koop/?type=house&priceMax=400000') }

function get(target: string, headers: RandomRequest['headers'] = {}): RandomRequest {
  return { method: 'GET', target, headers, body: null, isChunked: false }
}

function post(target: string, bytes: Buffer | string, type = urlEncoded, isChunked = false): RandomRequest {
  return { method: 'POST', target, headers: { 'Content-Type': type }, body: { bytes: Buffer.from(bytes), type }, isChunked }
}

function parts(texts: readonly string[]): string {
  return `${texts.map((text) => `--x\r\nContent-Disposition: form-data; name=${text}\r\n`).join('')}--x--\r\n`
}
const multipart = 'multipart/form-data; boundary=x'

/** Multipart bodies, each a part of the one around it. */
function nested(depth: number): string {
  const openings = Array.from({ length: depth }, (_, level) => `--x${level}\r\nContent-Type: multipart/mixed; boundary=x${level + 1}\r\n\r\n`)
  return parts([`"comment"\r\nContent-Type: multipart/mixed; boundary=x0\r\n\r\n${openings.join('')}`])
}

function sixty(key: string, beginning: string): string {
  return Array.from({ length: 60 }, (_, index) => `${key}=${beginning}${String(index).padStart(2, '0')}`).join('&')
}

const testimonial = href('testimonialForm', locale)
const contact = href('contact', locale)
/** A star of a hundred corners over the whole country. */
const star = polyline.encode(
  Array.from({ length: 100 }, (_, index) => [50.5 + (index % 2 ? 1 : 0.1) * Math.sin(index * 2.4), 4.5 + (index % 2 ? 2 : 0.1) * Math.cos(index * 2.4)]),
)
const area = encodeURIComponent(star)
const labels = 'a b c d e f g'
  .split(' ')
  .map((label) => `epc=${label}`)
  .join('&')

const queries: readonly Shape[] = [
  { name: 'a query of 15,000 keys', request: get(`/nl/te-koop/?${'a=1&'.repeat(15_000)}`) },
  { name: 'a query of 60 KB in one key', request: get(`/nl/te-koop/?q=${'x'.repeat(60_000)}`) },
  {
    name: 'a hundred words to look for',
    request: get(`/nl/te-koop/?q=${Array.from({ length: 50 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('+')}`),
  },
  {
    name: 'beginnings of the commonest words to look for',
    request: get(`/nl/te-koop/?q=${'de va he ee me in op te la le du be ma ko wo ru ap'.replaceAll(' ', '+')}`),
  },
  {
    name: 'operators to look for',
    request: get(`/nl/te-koop/?q=${encodeURIComponent('NEAR(a b) OR "c d"* NOT (e* AND f) {g h}: ^i* + "" \' -- ;'.repeat(20))}`),
  },
  {
    name: 'sixty types, postcodes and zones',
    request: get(`/nl/te-koop/?${sixty('type', 'huis')}&${sixty('zip', '80')}&${sixty('zone', 'be-310')}&sort=type`),
  },
  { name: 'the same in the preview', request: get(`/preview/nl/te-koop/?${sixty('type', 'huis')}&${sixty('zip', '80')}&${sixty('zone', 'be-310')}&sort=type`) },
  { name: 'an area of 100 corners in the frame of the map', request: get(`/nl/map/?area=${area}&${labels}`) },
  { name: 'places typed to be counted', request: get(`/api/counts?where=${Array.from({ length: 250 }, (_, index) => `st-${index}`).join(',')}`) },
  { name: 'places typed, 500 of them', request: get(`/nl/te-koop/?where=${'brugge,'.repeat(500)}`) },
  { name: 'places typed, none of which exists', request: get(`/nl/te-koop/?where=${Array.from({ length: 250 }, (_, index) => `x${index}`).join(',')}`) },
  { name: 'an area of 100 corners', request: get(`/nl/te-koop/?area=${area}&${labels}`) },
  { name: 'the same as counts', request: get(`/api/counts?area=${area}&${labels}&q=a`) },
  { name: 'the same on the map', request: get(`/map/places?bbox=-180,-90,180,90&zoom=20&area=${area}`) },
  { name: 'every listing on the map', request: get('/map/places?bbox=-180,-90,180,90&zoom=20') },
  { name: 'the deepest page', request: get('/nl/te-koop/?page=500&sort=city') },
  { name: 'a feed of a search', request: get(`/api/listings.atom?area=${area}`) },
  { name: '200 favourites', request: get(`/nl/favorieten/?ids=${Array.from({ length: 200 }, (_, index) => index + 1).join(',')}`) },
  {
    name: '3,000 favourites to compare',
    request: get(`/nl/favorieten/?${Array.from({ length: 390 }, (_, index) => `compare=${index + 4001},${index + 5001}`).join('&')}`),
  },
  { name: 'a sealed link with a seal of 15 KB', request: get(`/documents/property/1/epc?until=${'9'.repeat(500)}&seal=${'a'.repeat(15_000)}`) },
  { name: 'a language for a long address', request: get(`/${'te-koop/'.repeat(1400)}?lng=fr`) },
  { name: 'suggestions', request: get(`/places?q=${encodeURIComponent('é'.repeat(100))}`) },
  { name: 'the sitemap', request: get('/sitemap.xml') },
  { name: 'a part of the sitemap', request: get('/sitemap-listings-0.xml') },
  { name: 'a path of 60 KB', request: get(`/nl/${'%41/'.repeat(15_000)}`) },
  { name: 'a path of 2,000 characters', request: get(`/nl/te-koop/${'a/'.repeat(980)}`) },
]

const headers: readonly Shape[] = [
  { name: 'Accept-Language of 60 KB', request: get('/', { 'Accept-Language': 'xx-yy;q=0.5,'.repeat(5000) }) },
  { name: 'Accept-Language of one long tag', request: get('/', { 'Accept-Language': `aa${'-aaaaaaaa'.repeat(6000)}` }) },
  { name: 'cookies of 60 KB', request: get('/', { Cookie: 'a=%41; '.repeat(9000) }) },
  { name: 'If-None-Match of 60 KB', request: get('/nl/te-koop/', { 'If-None-Match': '"a",'.repeat(15_000) }) },
  { name: '1,000 other headers', request: get('/nl/te-koop/', Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, 'x'.repeat(50)]))) },
  {
    name: '20 languages that do not exist',
    request: get('/', { 'Accept-Language': Array.from({ length: 20 }, (_, index) => `q${String.fromCharCode(97 + index)}-latn-be`).join(',') }),
  },
  { name: 'a token of 60 KB', request: get('/mail', { Authorization: `Bearer ${'x'.repeat(60_000)}` }) },
  { name: 'Accept of 60 KB', request: get('/documents/property/1/epc', { Accept: 'text/htm,'.repeat(7000) }) },
  { name: 'Range of 60 KB', request: get('/nl/te-koop/', { Range: `bytes=${'0-1,'.repeat(15_000)}` }) },
]

const bodies: readonly Shape[] = [
  {
    name: 'a gzip bomb of 10 MB',
    request: { ...post(contact, gzipSync(Buffer.alloc(10 * megabyte, 'type=a&'))), headers: { 'Content-Type': urlEncoded, 'Content-Encoding': 'gzip' } },
  },
  {
    name: '299 parts with headers of 800 bytes',
    request: post(contact, parts(Array.from({ length: 299 }, () => `"type"; ${'; '.repeat(400)}\r\n\r\na`)), multipart),
  },
  { name: 'parts nested 4,000 deep', request: post(testimonial, nested(4000), multipart) },
  { name: 'an address of 60 KB', request: { ...post(contact, 'remark=a'), headers: { 'Content-Type': urlEncoded, 'CF-Connecting-IP': ':'.repeat(60_000) } } },
  { name: '800,000 fields, 5.6 MB', request: post(contact, 'type=a&'.repeat(800_000)) },
  { name: 'the same without a Content-Length', request: post(contact, 'type=a&'.repeat(800_000), urlEncoded, true) },
  { name: '50,000 parts', request: post(contact, parts(Array.from({ length: 50_000 }, () => '"type"\r\n\r\na')), multipart) },
  { name: '50,000 parts to a form with a file', request: post(testimonial, parts(Array.from({ length: 50_000 }, () => '"type"\r\n\r\na')), multipart) },
  { name: 'a remark of 11 MB', request: post(contact, `remark=${'x'.repeat(11 * megabyte)}`) },
  { name: 'a remark of 250 KB', request: post(contact, `remark=${'x'.repeat(250 * kilobyte)}`) },
  { name: 'a text of 11 MB beside a file', request: post(testimonial, parts([`"comment"\r\n\r\n${'x'.repeat(11 * megabyte)}`]), multipart) },
  { name: 'a file of 11 MB', request: post(testimonial, parts([`"picture"; filename="a.pdf"\r\n\r\n%PDF-${'x'.repeat(11 * megabyte)}`]), multipart) },
  { name: 'a file of 5 MB', request: post(testimonial, parts([`"picture"; filename="a.pdf"\r\n\r\n%PDF-${'x'.repeat(5 * megabyte - kilobyte)}`]), multipart) },
  {
    name: 'a document of 5 MB of headers',
    request: post(testimonial, parts([`"picture"; filename="a.docx"\r\n\r\n${'PK\x03\x04'.repeat(megabyte)}`]), multipart),
  },
  {
    name: 'a picture of 5 MB',
    request: post(testimonial, Buffer.from(parts([`"picture"; filename="a.jpg"\r\n\r\n\xff\xd8${'\xff\xe1\x00\x02'.repeat(megabyte)}`]), 'latin1'), multipart),
  },
  { name: 'a boundary of one dash, 11 MB of dashes', request: post(testimonial, '-'.repeat(11 * megabyte), 'multipart/form-data; boundary=-') },
  { name: '40 MB to a page without a form', request: post('/nl/', Buffer.alloc(40 * megabyte)) },
  { name: '40 MB to an endpoint', request: post('/api/listings', Buffer.alloc(40 * megabyte)) },
  {
    name: '400 places in the demand register',
    request: post(href('demandRegister', locale), `${'where=x1,x2,x3&'.repeat(100)}${'zone=be-31005&'.repeat(300)}`),
  },
]

const fillers = ['x', '1.', '1 ', '0,', ' ', 'a.', 'a@', '+32', '<', '\u00e9', '-', '1e', 'een ', '\u0130', 'www.', '\t\n']

/** Every form with all of its fields filled with one repeated text. */
const forms: readonly Shape[] = everyForm.flatMap(({ name, path, answers }) =>
  fillers.map((filler) => {
    const names = Object.keys(answers(locale))
    const each = Math.floor((240 * kilobyte) / names.length / encodeURIComponent(filler).length)
    return {
      name: `${name}, each field ${JSON.stringify(filler)} × ${each}`,
      request: post(path(locale), names.map((field) => `${field}=${encodeURIComponent(filler.repeat(each))}`).join('&')),
    }
  }),
)

export const shapes: readonly Shape[] = [...queries, ...headers, ...bodies]

/** The five forms that cost most, each filled with every filler once. */
export async function worstForms(site: BenchSite): Promise<readonly Shape[]> {
  const costs = await measureShapes(site, forms, 2)
  const worst = [...costs].sort((one, other) => other.median - one.median).slice(0, 5)
  return worst.flatMap(({ name }) => forms.filter((form) => form.name === name))
}

/** The cost of each shape, one request at a time, in `rounds` rounds so that other load spreads over all of them. */
export async function measureShapes({ origin, pid }: BenchSite, measured: readonly Shape[], rounds: number): Promise<readonly ShapeCost[]> {
  const wire = openWire(origin, 1)
  const costs = measured.map((shape) => ({ shape, times: [] as number[], status: 0 }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const cost of costs) {
      const { ms, status } = await costOf(wire, pid, cost.shape)
      cost.status = status
      // The first round warms up.
      if (round > 0) cost.times.push(ms)
    }
  }
  wire.close()
  return costs.map(({ shape, status, times }) => ({ name: shape.name, status, median: median(times), max: Math.max(...times) }))
}

async function costOf(wire: Wire, pid: number, { request }: Shape) {
  const before = cpuTime(pid)
  const { status } = await wire.send(request)
  return { ms: cpuTime(pid) - before, status }
}
