import { locales } from '#messages/locales.ts'
import { everyForm } from '../../forms/every-form.ts'
import { badQuery } from '../../site/bad-queries.ts'
import type { Chance } from '../chance.ts'
import { naughtyStrings } from '../corpora/corpora.ts'

/** Random request bodies: forms with random values, and bodies that are not forms. */

export interface RandomBody {
  readonly bytes: Buffer
  /** Null sends no Content-Type. */
  readonly type: string | null
}

const naughty = naughtyStrings()
const hidden = [
  'submission',
  'captcha',
  'captchaToken',
  'altcha',
  'search',
  'replaces',
  'wish',
  'do',
  'decision',
  'List-Unsubscribe',
  '__proto__',
  'constructor',
  '',
  '<x-garbage>',
]
const types = [
  'text/plain',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=\xff',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/x-www-form-urlencoded; charset=<x-garbage>',
  '; ; =',
  '\xff\xfe',
  `a/${'b'.repeat(3000)}`,
]

export function randomBody(chance: Chance): RandomBody {
  switch (chance.pick(['fields', 'fields', 'fields', 'parts', 'parts', 'query', 'json', 'bytes', 'large', 'many'])) {
    case 'fields':
      return { bytes: Buffer.from(new URLSearchParams(randomFields(chance)).toString()), type: 'application/x-www-form-urlencoded' }
    case 'parts':
      return multipart(chance)
    case 'query':
      return { bytes: Buffer.from(badQuery(chance).slice(1)), type: 'application/x-www-form-urlencoded' }
    case 'json':
      return { bytes: Buffer.from(chance.pick(['{', '[]', 'null', '{"a":{"b":[1,2]}}', '"', `{"a":"${'x'.repeat(1000)}"}`])), type: 'application/json' }
    case 'bytes':
      return { bytes: randomBytes(chance, chance.whole(0, 2000)), type: chance.happens(0.2) ? null : chance.pick(types) }
    case 'large':
      return { bytes: Buffer.from(`remark=${'x'.repeat(chance.whole(1000, 400_000))}`), type: 'application/x-www-form-urlencoded' }
    default:
      return { bytes: Buffer.from('type=a&'.repeat(chance.whole(100, 3000))), type: 'application/x-www-form-urlencoded' }
  }
}

/** The fields of a form of the site, some with plausible answers and some with random ones. */
function randomFields(chance: Chance): [string, string][] {
  const answers = Object.entries(chance.pick(everyForm).answers(chance.pick(locales)))
  const kept = answers.filter(() => chance.happens(0.9)).map(([name, value]): [string, string] => [name, chance.happens(0.5) ? value : badText(chance)])
  const added = chance.some(hidden, chance.whole(0, 4)).map((name): [string, string] => [name, badText(chance)])
  const repeated =
    [...kept, ...added].length > 0 && chance.happens(0.2) ? Array.from({ length: chance.whole(1, 30) }, () => chance.pick(kept.length > 0 ? kept : added)) : []
  return [...kept, ...added, ...repeated].filter((pair) => pair !== undefined)
}

function badText(chance: Chance): string {
  const markup = [
    '<x-garbage>',
    '"><x-garbage>',
    '" onx-garbage="1',
    '</textarea><x-garbage>',
    '</script><x-garbage>',
    '\r\nBcc: x-garbage@evil.example',
    '\u0000',
    '\u202e',
    '\u2028',
  ]
  switch (chance.pick(['markup', 'naughty', 'long', 'number', 'letters'])) {
    case 'markup':
      return chance.pick(markup)
    case 'naughty':
      return chance.pick(naughty).toWellFormed()
    case 'long':
      return chance.pick(['x', 'é', '<x-garbage>', '9', ',']).repeat(chance.whole(100, 3000))
    case 'number':
      return chance.pick(['0', '-1', '1e9', 'NaN', '٣', '999999999999', '2026-02-30', '395.000', '0x1'])
    default:
      return String.fromCodePoint(...Array.from({ length: chance.whole(1, 20) }, () => chance.whole(1, 0xd7ff)))
  }
}

function multipart(chance: Chance): RandomBody {
  const boundary = chance.pick(['x', '----WebKitFormBoundaryAbC', '-', "a'()+_,-./:=?", 'b'.repeat(70), 'b'.repeat(200)])
  const parts = randomFields(chance).map(([name, value]) => {
    const file = chance.happens(0.15)
      ? `; filename="${chance.pick(['cv.pdf', '', '<x-garbage>.pdf', '../../x', 'a".pdf'])}"\r\nContent-Type: application/pdf`
      : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  const text = chance.happens(0.1) ? parts.join('').replaceAll('\r\n', '\n') : parts.join('')
  const whole = Buffer.from(`${text}${chance.happens(0.9) ? `--${boundary}--\r\n` : ''}`)
  const bytes = chance.happens(0.9) ? whole : Buffer.concat([whole.subarray(0, chance.whole(0, whole.length)), randomBytes(chance, chance.whole(1, 50))])
  return { bytes, type: `multipart/form-data; boundary=${chance.happens(0.5) ? `"${boundary}"` : boundary}` }
}

function randomBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.whole(0, 255)))
}
