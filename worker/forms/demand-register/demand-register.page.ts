import { readCrmTypes } from '#db/listings/crm-categories.ts'
import { proposedFilters } from '#db/model/alerts/remark-filters.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { CrmTypes } from '#db/model/listings/crm-categories.ts'
import { suggestZones } from '#db/model/places/zones.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import type { Lexicon } from '#db/model/search/sentences/lexicon.ts'
import { readSentence } from '#db/model/search/sentences/read-sentence.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentDemand, typedDemand } from '#ui/alerts/demand.present.ts'
import { DemandRegisterPage } from '#ui/forms/demand-register/demand-register.page.tsx'
import type { FormState, TypedValues } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { presentFilters } from '#ui/search/ask/ask-reading.present.ts'
import { demandChange, demandSearch, demandRegister as form, resolveDemand } from '#worker/forms/demand-register/demand-register.form.ts'
import { queryOf as queryOfReading } from '#worker/search/ask.ts'
import { openLexicon } from '#worker/search/lexicon.ts'
import { resolveQuery } from '#worker/search/place-query.ts'
import { replacedBy } from '#worker/signing/links.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../../site/crumbs.ts'
import { handleForm } from '../handle-form.ts'
import { openForm } from '../open-form.ts'
import { thanksPath } from '../thanks-about.ts'

/** The demand register, prefilled with the search the visitor came from: stored as an alert and reported to the office. */
export const demandRegister = definePage('demandRegister', {
  view: DemandRegisterPage,
  cache: showsForm,
  async load(context) {
    const { locale, url, sent } = context
    const t = translator(locale)
    const query = resolveQuery(url.searchParams)
    const [view, crm] = await Promise.all([openForm(form.name, crumbsTo('demandRegister', locale), context), readCrmTypes(context.store)])
    const state = sent ?? { ...view.state, typed: typedDemand(query.get('goal'), demandSearch(query, crm), query.get('rhythm')) }
    const title = t('form.demandRegister.title')
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('form.demandRegister.lead'),
        alternates: byLocale((each) => href('demandRegister', each)),
        index: url.search === '',
      },
      props: {
        view: { ...view, state },
        months: formCatalogue.demandRegister.months,
        demand: presentDemand(readSearch(queryOf(state.typed)), crm, locale),
        suggestions: suggestPlaces(state, locale),
        remarked: sent ? filtersOfRemark(sent.typed, crm, locale, await openLexicon(context.env)) : [],
        isChange: (await replacedBy(context.settings.signing, url.searchParams, context.now)) !== null,
      },
    }
  },
  async act(context, sent) {
    const replaces = await replacedBy(context.settings.signing, context.url.searchParams, context.now)
    const demand = resolveDemand(sent, replaces, await readCrmTypes(context.store))
    const about = { listingId: null, projectId: null, office: context.agency.email }
    const outcome = await handleForm(replaces === null ? form : demandChange, context, demand, about)
    if (!outcome.accepted) return outcome.state
    const searched = new URLSearchParams(String(demand.get('search') ?? ''))
    throw redirection(303, thanksPath('thankYouDemandRegister', context.locale, new URLSearchParams([['goal', String(demand.get('goal'))], ...searched])))
  },
})

function queryOf(typed: TypedValues): URLSearchParams {
  return new URLSearchParams(Object.entries(typed).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])))
}

/** What the remark of a refused form says and the demand does not: ticked, unless it was proposed before. */
function filtersOfRemark(typed: TypedValues, crm: CrmTypes, locale: Locale, lexicon: Lexicon | null) {
  const { remark, proposed = [] } = typed
  if (typeof remark !== 'string') return []
  const demand = queryOf(typed)
  const reading = readSentence(remark, locale, demand.get('goal') === 'rent' ? 'rent' : 'sale', lexicon)
  const filters = presentFilters(demandSearch(queryOfReading(reading), crm), locale, crm)
  return proposedFilters(reading.goal, filters, demand).map((each) => ({ ...each, isSet: each.isSet && ![proposed].flat().includes(each.query) }))
}

const maxSuggestions = 4
const leastLetters = 3
/** Limits on suggestions: each unknown name is compared with every place. */
const maxUnknown = 3
const maxLetters = 12

/** Suggestions for unknown places: names that start with the text, or with its beginning. */
function suggestPlaces({ typed, errors }: FormState, locale: Locale) {
  if (errors.where !== 'invalid' || typeof typed.where !== 'string') return []
  const unknown = typed.where.split(',', maxUnknown)
  const found = unknown.flatMap((text) => likePlaces(text.trim().slice(0, maxLetters), locale))
  return [...new Map(found.map((place) => [place.key + place.value, place])).values()].slice(0, 2 * maxSuggestions)
}

function likePlaces(text: string, locale: Locale): ReturnType<typeof suggestZones> {
  for (let end = text.length; end >= leastLetters; end -= 1) {
    const found = suggestZones(text.slice(0, end), locale, maxSuggestions)
    if (found.length > 0) return found
  }
  return []
}
