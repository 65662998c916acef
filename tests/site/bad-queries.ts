import { DomUtils, parseDocument } from 'htmlparser2'
import type { Chance } from '../kit/chance.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'

/** Random malformed queries, and a check for markup injected by them. */

const naughty = naughtyStrings()

/** Every path that accepts a search. */
export const searchPaths = ['/nl/te-koop/', '/fr/a-louer/', '/api/listings', '/api/listings.atom', '/api/counts', '/map/places', '/places'] as const

const keys = (
  'type zip zone priceMin priceMax bedroomsMin bedroomsMax bathroomsMin roomsMin roomsMax garagesMin garagesMax parkingsMin parkingsMax livingAreaMin plotAreaMax builtMin terrace garden ready ' +
  'newBuild lift pool furnished cellar annuity epc ' +
  'q near radius area sort dir view page lang lng goal bbox zoom where around'
).split(' ')
const oddKeys = ['__proto__', 'constructor', 'toString', 'type[]', 'type[0][x]', 'TYPE', '', ' ', 'page.page', '%00', 'é', '<x-garbage>']

const numbers =
  '0 -0 -1 1 7 1000 999999 1.5 1e1 1e308 1e309 -1e309 NaN Infinity -Infinity 0x10 00000000 2147483647 2147483648 -2147483649 9007199254740991 9007199254740993 99999999999999999999 1/2 ٣ １２ ²'
const texts = [
  '',
  ' ',
  '\u0000',
  '\u0000\u0001\u001f\u007f',
  '\r\nSet-Cookie: garbage=1',
  '\ud800',
  '\u202e\u200f\u200b\ufeff',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ'.repeat(40),
  'Ω≈ç√∫˜µ≤≥÷',
  'İIıi ß ﬃ ǅ',
  '"',
  '*',
  '"*" OR NEAR(a b)',
  'a AND NOT b',
  '{text}: ^x*',
  "' OR 1=1 --",
  '"; DROP TABLE listings; --',
  '%',
  '%%25%2525',
  '_'.repeat(100),
  ' - - - ',
  '../../../etc/passwd',
  '#{7*7}{{7*7}}',
  '[[[[[[{{{{{{((((((',
  '){}[]\\|^$.*+?',
  ',,,,;;;;',
  '51.2,3.2,1',
  '999,999',
  '51.2,',
  '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
  '~'.repeat(300),
  '?'.repeat(300),
  '-180,-90,180,90',
  '180,90,-180,-90',
  '1e308,1e308,1e308,1e308',
  ',,,',
  '8000,9000;L-1855 10115',
]
/** Each becomes an element or an attribute if it is not escaped. */
const markup = [
  '<x-garbage>',
  '"><x-garbage onx-garbage=1>',
  "'><x-garbage>",
  '" onx-garbage="1',
  "' onx-garbage='1",
  '</title><x-garbage>',
  '</textarea><x-garbage>',
  '</script><x-garbage>',
  '</style><x-garbage>',
  '--><x-garbage>',
  ']]><x-garbage/>',
  '&lt;x-garbage&gt;&#60;x-garbage&#62;',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u003cx-garbage\u003e',
]
/** Sent as they are, without encoding. */
const broken = ['%', '%z', '%zz', '%E0%A4', '%C3%28', '%FF%FE', '%C0%80', '%ED%A0%80', '%F4%90%80%80', '%00', '%0d%0a', '+%2B+', '%u0041', '%25zz']

/** A random query string, with its question mark. */
export function badQuery(chance: Chance): string {
  const pairs = Array.from({ length: chance.whole(1, 8) }, () => {
    const key = chance.happens(0.9) ? chance.pick(keys) : chance.pick(oddKeys)
    const times = chance.happens(0.04) ? chance.whole(2, 120) : chance.whole(1, 2)
    return Array.from({ length: times }, () => `${encodeURIComponent(key)}${chance.happens(0.97) ? '=' : ''}${badValue(chance)}`)
  })
  return `?${pairs.flat().join('&').slice(0, 12_000)}`
}

function badValue(chance: Chance): string {
  switch (chance.pick(['number', 'number', 'text', 'text', 'markup', 'naughty', 'broken', 'long', 'letters', 'plausible'])) {
    case 'number':
      return encoded(chance.pick(numbers.split(' ')))
    case 'text':
      return encoded(chance.pick(texts))
    case 'markup':
      return encoded(chance.pick(markup) + (chance.happens(0.3) ? chance.pick(texts) : ''))
    case 'naughty':
      return encoded(chance.pick(naughty))
    case 'broken':
      return chance.pick(broken)
    case 'long':
      return encoded(chance.pick(['x', '9', 'a b ', 'é', '<x-garbage>', '[', '{"a":', 'type=', ',', '~']).repeat(chance.whole(50, 800)))
    case 'letters':
      return encoded(String.fromCodePoint(...Array.from({ length: chance.whole(1, 30) }, () => chance.whole(1, chance.happens(0.5) ? 0x2ff : 0xd7ff))))
    default:
      return encoded(
        chance.pick(['house', '8000', 'be-31005', '350000', '2', '1', 'b', 'tuin', '51.2,3.2', '10', 'price', 'asc', 'map', 'nl', 'sale', '2.5,49.4,6.5,51.6']),
      )
  }
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** The injected elements and attributes in a response. */
export function markupIn(text: string, contentType: string): readonly string[] {
  if (contentType.includes('json')) {
    JSON.parse(text)
    return []
  }
  const found: string[] = []
  for (const { name, attribs } of DomUtils.findAll(() => true, parseDocument(text, { xmlMode: contentType.includes('xml') }).children)) {
    if (name.includes('garbage') || (name === 'script' && !isOwnScript(attribs))) found.push(`<${name}>`)
    for (const [attribute, value] of Object.entries(attribs)) {
      const runs = /^(?:href|src|action)$/.test(attribute) && /^\s*(?:javascript|data(?!:image\/webp;base64,)|vbscript):/i.test(value)
      if (/^on|garbage/i.test(attribute) || runs) found.push(`${attribute}="${value}"`)
    }
  }
  return found
}

function isOwnScript({ src, type }: Readonly<Record<string, string>>): boolean {
  return /^\/assets\//.test(src ?? '') || type === 'application/ld+json'
}
