import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Chance, chanceFrom } from '../kit/chance.ts'
import { median, quantile } from './median.ts'
import { askNoted, notingModules } from './noted.ts'
import { type Section, table, tenths } from './report.ts'
import { serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const count = 300
const list = '/nl/te-koop/'
const files = 'dist/client/assets'

/** A sentence, and the query of the same filters. */
interface Asked {
  readonly text: string
  readonly query: string
}

interface Pair {
  readonly said: number
  readonly chosen: number
}

/** Searches by sentence beside the same searches by filters, on 100,000 listings. */
export async function sentences(states: States, work: string): Promise<readonly Section[]> {
  const cache = mkdtempSync(join(work, 'cache-'))
  const site = await serveWorker(await states.path('huge'), { modules: notingModules(), cache })
  const text = await using(site, async ({ origin }) => {
    const asked = await understand(origin, makeSentences(chanceFrom(1)))
    for (const { query } of asked.slice(0, 3)) await askNoted(`${origin}/api/listings?lang=nl&goal=sale&${query}`)
    const ask = (each: Asked) => new URLSearchParams({ ask: each.text }).toString()
    const api = await timePairs(
      asked,
      (each) => `${origin}/api/listings?lang=nl&goal=sale&${ask(each)}`,
      (each) => `${origin}/api/listings?lang=nl&goal=sale&${each.query}`,
    )
    const page = await timePairs(
      asked,
      (each) => `${origin}${list}?${each.query}&${new URLSearchParams({ said: each.text })}`,
      (each) => `${origin}${list}?${each.query}`,
    )
    const redirect = await timePairs(
      asked,
      (each) => `${origin}${list}?${ask(each)}`,
      (each) => `${origin}${list}?${each.query}&view=list`,
    )
    return table(
      ['300 searches for sale', 'by sentence, ms: median, p95', 'by filters, ms: median, p95', 'times', `≤ ${targets.sentence}`],
      [
        line('`/api/listings`', api, true),
        line('the list page, which says how the sentence was read', page, true),
        line('the redirect to that page, beside the page', redirect, false),
      ],
    )
  })
  const intro = `Sentences of a kind of home, a place, a price, bedrooms and a terrace or garden, beside the same filters, over ${states.huge.description}: each once, by turns which is first. No response is cached. ${sizeOfWords()}`
  return [{ title: 'Searches by sentence', text: `${intro}\n\n${text}` }]
}

/** The words are not in the bundle, but count for what sentences cost. */
function sizeOfWords(): string {
  const [name = ''] = readdirSync(files).filter((each) => /^words-.+\.json$/.test(each))
  const file = readFileSync(join(files, name))
  const size = file.byteLength.toLocaleString('en')
  return `The words are a file of ${size} bytes, ${gzipSync(file, { level: 6 }).byteLength.toLocaleString('en')} compressed, that each isolate reads with its first sentence.`
}

const kinds = ['appartement', 'huis', 'villa', 'penthouse', 'studio', 'herenhuis', 'bouwgrond', 'rijhuis']
const places = ['Gent', 'Brugge', 'Antwerpen', 'Leuven', 'Hasselt', 'Namur', 'Luik', 'Bergen', 'Aalst', 'Oostende', 'Kortrijk', 'Mechelen', 'Eupen', 'Waver']

/** Different sentences, all words of which are understood. */
function makeSentences(chance: Chance): readonly string[] {
  const made = new Set<string>()
  while (made.size < count) {
    const beside = [
      ...(chance.happens(0.7) ? [`max ${chance.whole(8, 60)}0.000 euro`] : []),
      ...(chance.happens(0.5) ? [`${chance.whole(1, 5)} slaapkamers`] : []),
      ...(chance.happens(0.4) ? [chance.pick(['met tuin', 'met terras'])] : []),
    ]
    made.add(['wij zoeken een', chance.pick(kinds), 'te koop in', chance.pick(places), ...beside].join(' '))
  }
  return [...made]
}

async function understand(origin: string, texts: readonly string[]): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  for (const text of texts) {
    const { query, left }: { query: string; left: string } = await (
      await fetch(`${origin}/api/understand?${new URLSearchParams({ lang: 'nl', goal: 'sale', text })}`)
    ).json()
    if (left !== '') throw new Error(`not understood: ${left}`)
    asked.push({ text, query })
  }
  return asked
}

async function timePairs(asked: readonly Asked[], said: (each: Asked) => string, chosen: (each: Asked) => string): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (const [turn, each] of asked.entries()) {
    const before = turn % 2 === 0 ? await timed(said(each)) : 0
    const ofFilters = await timed(chosen(each))
    pairs.push({ said: turn % 2 === 0 ? before : await timed(said(each)), chosen: ofFilters })
  }
  return pairs
}

async function timed(url: string): Promise<number> {
  const { status, ms } = await askNoted(url)
  if (status >= 500) throw new Error(`${url} answered ${status}`)
  return ms
}

function line(name: string, pairs: readonly Pair[], isHeld: boolean): readonly string[] {
  const [said, chosen] = [pairs.map((pair) => pair.said), pairs.map((pair) => pair.chosen)]
  const ratio = median(said) / median(chosen)
  const times = (each: readonly number[]) => `${tenths(median(each))}, ${tenths(quantile(each, 0.95))}`
  return [name, times(said), times(chosen), ratio.toFixed(2), isHeld ? verdict(ratio <= targets.sentence) : '']
}
