import { locales } from '#messages/locales.ts'
import { patternOf, routeNames } from '#ui/routes.ts'
import { badQuery } from '../../site/bad-queries.ts'
import type { Chance } from '../chance.ts'
import { naughtyStrings } from '../corpora/corpora.ts'

/** Random request targets: real addresses, unchanged and mutated. */

const naughty = naughtyStrings()

const endpoints = (
  '/ /health /import /import/x/records /agency /mail /newsletter /privacy/export /files/x /calendar /documents/property/1/epc /tokens /photos/1/front/960.avif ' +
  '/photos/project-8/front/drawing.svg /testimonials/x/320.webp /testimonials/all /api/listings /api/listings.atom /api/counts /api/nope /map/places /places /words/nl.json ' +
  '/captcha /schema/listings.json /robots.txt /sitemap.xml /sitemap-listings-0.xml /.well-known/security.txt /property/1 /style/x.css /icon/x.svg /agency/files/x.png /favicon.ico ' +
  '/manifest.webmanifest /nl/map/ /fr/map/card/1/ /map/names/de.json /preview/nl/ /assets/nope.js /te-koop/ /for-sale/ /contact/'
).split(' ')

const ids = ['1', '2', '3', '8', '0', '-1', '999999999999999', '9999999999999999', '1.5', 'abc', '1e3', '%D9%A3']
/** Inserted anywhere in a path; sent as they are. */
const pieces = (
  '%00 %01 %09 %0A %0D %0D%0A %0B %0C %1B %20 %22 %23 %25 %27 %2F %2e%2e %3C %3F %5C %7F %80 %85 %C2%85 %A0 %C0%AE %E2%80%A8 %E2%80%A9 %E2%80%AE %ED%A0%80 %EF%BB%BF %F0%9F%8F%A0 ' +
  "%F4%90%80%80 %FF %FF%FE % %% %z %zz %u0041 %c3%28 // /./ /../ /..;/ ; ;a=b \\ : @ :: * + , = & ! $ ( ) [ ] { } | ^ ~ ` ' . .. ... .php .json ~ " +
  '%3Cx-garbage%3E %22%3E%3Cx-garbage%20onx-garbage=1%3E <x-garbage> "onx-garbage=1 \xe9 \xff'
).split(' ')

/** A path and query, as they are sent. */
export function randomTarget(chance: Chance): string {
  const path = randomPath(chance)
  const query = chance.happens(0.5) ? badQuery(chance) : ''
  // Node's client sends one byte a character.
  const target = (path + query).replace(/[^\x21-\xff]/g, (letter) => encodeURIComponent(letter.toWellFormed()))
  if (chance.happens(0.02)) return `http://${chance.pick(['evil.example', 'localhost', '127.0.0.1:1', '[::1]'])}${target}`
  return chance.happens(0.01) ? `/${target}` : target
}

function randomPath(chance: Chance): string {
  const path = chance.happens(0.75) ? pagePath(chance) : chance.pick(endpoints)
  const prefixed = chance.happens(0.05) ? `/preview${path}` : path
  if (chance.happens(0.55)) return prefixed
  return Array.from({ length: chance.whole(1, 3) }).reduce<string>((changed) => mutated(changed, chance), prefixed)
}

function pagePath(chance: Chance): string {
  const locale = chance.pick(locales)
  const path = `/${locale}/${patternOf(chance.pick(routeNames), locale)}`.replace(/:(\w+)\??/g, () => chance.pick(ids))
  return chance.happens(0.95) && !path.endsWith('/') ? `${path}/` : path
}

function mutated(path: string, chance: Chance): string {
  const at = chance.whole(1, path.length)
  const [before, after] = [path.slice(0, at), path.slice(at)]
  switch (chance.pick(['piece', 'piece', 'piece', 'byte', 'text', 'cut', 'case', 'long', 'twice'])) {
    case 'piece':
      return before + chance.pick(pieces) + after
    case 'byte':
      return `${before}%${chance.whole(0, 255).toString(16).padStart(2, '0')}${after}`
    case 'text':
      return before + encodeURIComponent(chance.pick(naughty).toWellFormed()) + after
    case 'cut':
      return before
    case 'case':
      return path.toUpperCase()
    case 'long':
      return before + chance.pick(['x', '/', '%', 'x/', '%41', '-']).repeat(chance.whole(10, chance.happens(0.1) ? 20_000 : 500)) + after
    default:
      return path + path
  }
}
