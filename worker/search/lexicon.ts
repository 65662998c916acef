import { sentenceWords } from 'virtual:client-assets'
import type { Context } from 'hono'
import { type Lexicon, lexiconOf } from '#db/model/search/sentences/lexicon.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { WrittenWords } from '#messages/sentences/sentence-words.ts'
import type { Env } from '#worker/env.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { within } from '#worker/site/faults/database-watch.ts'

/** Long enough for a busy machine; until then a sentence waits. */
const timeout = 3_000

interface Isolate {
  lexicon: Lexicon | null
  isReported: boolean
}

const isolates = new WeakMap<object, Isolate>()

/** What sentences are read with, from the deployed files, once in each isolate. Null while the file cannot be read: reported once, and each request tries again. */
export async function openLexicon(env: Pick<Env, 'ASSETS'>): Promise<Lexicon | null> {
  const { ASSETS } = env
  // A site may be run without its files.
  const key = ASSETS ?? env
  const isolate = isolates.get(key) ?? { lexicon: null, isReported: false }
  isolates.set(key, isolate)
  if (isolate.lexicon !== null) return isolate.lexicon
  const failed = await within(
    load(ASSETS, isolate).then(
      () => null,
      (error: unknown) => ({ error }),
    ),
    timeout,
  )
  if (isolate.lexicon === null && !isolate.isReported) {
    isolate.isReported = true
    reportFault(`Sentences cannot be read without ${sentenceWords}`, failed?.error ?? new Error(`no answer in ${timeout} ms`))
  }
  return isolate.lexicon
}

async function load(assets: Env['ASSETS'], isolate: Isolate): Promise<void> {
  const answer = await assets?.fetch(`https://assets.local${sentenceWords}`)
  if (!answer?.ok) throw new Error(answer ? `status ${answer.status}` : 'the site is run without its files')
  const words = await answer.json<WrittenWords>()
  // Of requests that come at once, the first compiles it.
  isolate.lexicon ??= lexiconOf(words)
}

/** The lexicon for an endpoint. An answer made without it is kept nowhere. */
export async function requestLexicon(context: Context<{ Bindings: Env }>): Promise<Lexicon | null> {
  const lexicon = await openLexicon(context.env)
  if (lexicon === null) context.header('Cache-Control', noStore.headers['Cache-Control'])
  return lexicon
}
