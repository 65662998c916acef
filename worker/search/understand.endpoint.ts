import { Hono } from 'hono'
import type { Store } from '#db/client.ts'
import { beginning } from '#db/model/content/excerpt.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { propertyGroups } from '#db/model/listings/property-group.ts'
import { suggestZones } from '#db/model/places/zones.ts'
import { anySearch } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { completions } from '#db/model/search/sentences/completion.ts'
import { readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { fold } from '#db/model/search/sentences/tokens.ts'
import { shownNames } from '#db/model/search/sentences/type-names.ts'
import { countListings } from '#db/search/find.ts'
import type { Locale } from '#messages/locales.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { categoryLabel, typePlural } from '#ui/listings/type-words.present.ts'
import { href } from '#ui/routes.ts'
import { type AskSuggestions, presentFilters, presentReading, suggestionKind } from '#ui/search/ask/ask-reading.present.ts'
import type { Env } from '#worker/env.ts'
import { keepWithStock } from '#worker/site/caching/cache-policy.ts'
import { readLocaleAndGoal } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { queryOf, readAsked } from './ask.ts'
import { requestLexicon } from './lexicon.ts'
import { findHomeByReference } from './place-query.ts'

/**
 * `/api/understand?lang=nl&goal=sale&text=…`: how a search sentence is read, as data; `words` in the page's language with the `count` of homes, each of its
 * `filters` in words, and `suggestions` of places, types and the home of a reference. With `typing` the last word may be half typed: `text` is the sentence with the likeliest
 * whole word, which is the one that is read, and the others are suggestions.
 * @source sentences, "Where"
 */
export const understand = new Hono<{ Bindings: Env }>().get('/understand', async (context) => {
  const store = await requestStore(context)
  return keepWithStock(context.req.raw, store, async () => {
    const query = new URL(context.req.url).searchParams
    const { locale, goal: page } = readLocaleAndGoal(query, (await requestAgency(context)).languages)
    const typed = query.get('text') ?? ''
    const lexicon = await requestLexicon(context)
    const others = query.has('typing') ? completions(typed, locale, lexicon) : []
    const text = others[0] ?? typed
    const reading = readSentence(text, locale, page, lexicon)
    const { goal, read, corrected, left } = reading
    const asRead = readSearch(queryOf(reading))
    const url = listPath(goal, locale) + writeSearch(asRead)
    const filters = presentFilters(asRead, locale)
    const { search } = await readAsked(store, new URLSearchParams({ ask: text }), locale, page, lexicon)
    const { total: count } = await countListings(store, goal, search)
    const words = presentReading(goal, search, count, locale)
    const suggestions = [...(await suggest(store, typed, goal, locale)), ...completed(typed, others.slice(1), page, locale)]
    return context.json({ goal, query: queryOf(reading).toString(), url, read, corrected, left, text, words, filters, count, suggestions })
  })
})

/** The sentences that a half-typed one may become; what the whole text may mean is suggested anyway. */
function completed(typed: string, sentences: readonly string[], page: Goal, locale: Locale): AskSuggestions {
  if (!/\S\s+\S/.test(typed)) return []
  return sentences.map((text) => ({ text, kind: '', url: `${listPath(page, locale)}?${new URLSearchParams({ ask: text })}` }))
}

const maxPlaces = 4
const maxTypes = 5
const maxText = 100

/** Places and types whose names begin with the text, and the home of a reference. */
async function suggest(store: Store, typed: string, goal: Goal, locale: Locale): Promise<AskSuggestions> {
  const text = beginning(typed.trim(), maxText)
  if (text === '') return []
  const home = await findHomeByReference(store, goal, new URLSearchParams({ where: text }))
  const list = listPath(goal, locale)
  return [
    ...(home === null ? [] : [{ text, kind: suggestionKind('reference', locale), url: listingPath(home, locale) }]),
    ...suggestZones(text, locale, maxPlaces).map(({ key, value, label, kind }) => ({
      text: label,
      kind: suggestionKind(kind, locale),
      url: list + writeSearch(anySearch, { [key === 'zip' ? 'zips' : 'zones']: [value] }),
    })),
    ...typesBegun(text, locale).map(([type, text]) => ({ text, kind: suggestionKind('type', locale), url: list + writeSearch(anySearch, { types: [type] }) })),
  ]
}

/** Categories, then the kinds below them, whose singular or plural begins with the text, the shortest first; each name once. */
function typesBegun(text: string, locale: Locale): readonly (readonly [type: string, name: string])[] {
  const groups = Object.keys(propertyGroups).map((group) => [group, categoryLabel(group, locale)] as const)
  const kinds = shownNames(locale).toSorted(([, one], [, other]) => one.length - other.length)
  const begun = [...groups, ...kinds].filter(([, name]) => fold(name).startsWith(fold(text)))
  const named = begun.map(([type]) => [type, typePlural(type, locale) ?? categoryLabel(type, locale)] as const)
  return [...new Map(named.map(([type, name]) => [name, [type, name] as const])).values()].slice(0, maxTypes)
}

function listPath(goal: Goal, locale: Locale): string {
  return href(goal === 'sale' ? 'forSale' : 'forRent', locale)
}
