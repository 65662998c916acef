import type { Db } from '#db/client.ts'
import { listRuns } from '#db/feeds/import-runs.ts'
import { maxLeadsCounted, selectHomes, sortHomes, sortValue } from '#db/listings/desk/desk-homes.ts'
import { type HomeFilter, homeSorts } from '#db/listings/desk/home-filter.ts'
import { nextHitPlace, searchHomes } from '#db/listings/desk/home-search.ts'
import { selectGapCounts, sumGapCounts } from '#db/listings/desk/review-homes.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { gapNames } from '#db/model/law/compliance/publication-rule.ts'
import { deskHomeStates } from '#db/model/listings/desk-home.ts'
import { isGroup, propertyGroups } from '#db/model/listings/property-group.ts'
import { anySearch } from '#db/model/search/search.ts'
import { maxSentence } from '#db/model/search/sentences/tokens.ts'
import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentRun } from '#ui/feeds/desk/import-run.present.ts'
import type { GapCount } from '#ui/listings/desk/gap-counts.part.tsx'
import { presentHomeLine } from '#ui/listings/desk/home-line.present.ts'
import { DeskHomesPage } from '#ui/listings/desk/homes.page.tsx'
import { href } from '#ui/routes.ts'
import { priceText } from '#ui/search/filter-words.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { listPaths } from '#worker/desk/list-query.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { exportHomes } from '#worker/listings/desk/export-homes.ts'
import { homeFilterQuery, readHitPlace, readHomeFilter, readHomePlace, writeHitPlace, writeHomePlace } from '#worker/listings/desk/home-query.ts'
import { readHomeSentence } from '#worker/listings/desk/home-sentence.ts'
import { openLexicon } from '#worker/search/lexicon.ts'
import { FileAnswer, redirection } from '#worker/site/pages/answers.ts'

const perPage = 20
const leadDays = 30

/** The homes of the offices that a member works for, in any state, the newest first. */
export const deskHomes = defineDeskPage('deskHomes', {
  needs: 'stock',
  view: DeskHomesPage,
  async load(context) {
    const { env, store, locale, now, agency, requested, session } = context
    const query = homeFilterQuery(requested.searchParams)
    const typed = (query.get('q') ?? '').slice(0, maxSentence)
    const said = typed === '' ? null : readHomeSentence(typed, locale, await openLexicon(env))
    if (said !== null) throw redirection(302, `${href('deskHomes', locale)}?${homeFilterQuery(new URLSearchParams({ ...Object.fromEntries(query), ...said }))}`)
    const filter = readHomeFilter(query, session.member)
    if (requested.searchParams.has('csv')) throw new FileAnswer(await exportHomes(context, filter))
    const place = requested.searchParams.get('after')
    const since = new Date(now.getTime() - leadDays * day).toISOString()
    const [{ shown, after, isCut, gaps }, [run]] = await Promise.all([
      readPage(store.primary, filter, place, since),
      query.size === 0 && place === null ? listRuns(store.primary, { quiet: true }, 1) : [],
    ])
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskHomes')),
        homes: shown.map((row) => presentHomeLine(row, agency, maxLeadsCounted, locale)),
        filters: Object.fromEntries(query),
        ...listPaths(href('deskHomes', locale), query, after),
        choices: {
          ...choicesIn(locale),
          ...priceChoices(query, filter, locale),
          office: officesOfMember(agency, session.member, locale).map(({ key, name }) => ({ value: key, text: name })),
        },
        gapCounts: gapCountsIn(query, gaps, locale),
        isFirst: place === null,
        isCut,
        isSearch: filter.text !== '',
        lastRun: run === undefined ? null : presentRun(run, locale, now),
        readsImports: isGranted(session.member.role, 'imports'),
      },
    }
  },
  acts: {},
})

/** One page of a list or a search, and where the next page begins; null after the last. */
async function readPage(db: Db, filter: HomeFilter, place: string | null, since: string) {
  if (filter.text === '') {
    const [rows, gaps] = await db.batch([selectHomes(db, filter, readHomePlace(place, filter), perPage + 1, since), selectGapCounts(db, filter)])
    const shown = rows.slice(0, perPage)
    const last = rows.length > perPage ? shown.at(-1) : undefined
    return { shown, after: last === undefined ? null : writeHomePlace({ value: sortValue(filter, last), id: last.id }), isCut: false, gaps: sumGapCounts(gaps) }
  }
  const [rows, ends] = await db.batch([...searchHomes(db, filter, readHitPlace(place), perPage + 1, since)])
  const found = rows.slice(0, perPage)
  const isFull = rows.length > perPage
  const next = nextHitPlace(found, isFull, ends)
  return { shown: sortHomes(found, filter), after: next && writeHitPlace(next), isCut: found.length < perPage && next !== null, gaps: [] }
}

/** The filters that keep the counts of gaps valid. */
const besideGaps: ReadonlySet<string> = new Set(['gap', 'office', 'sort'])

function gapCountsIn(query: URLSearchParams, gaps: ReturnType<typeof sumGapCounts>, locale: Locale): readonly GapCount[] {
  if ([...query.keys()].some((key) => !besideGaps.has(key))) return []
  const t = translator(locale)
  return gaps.map(({ rule, homes }) => {
    const shown = homeFilterQuery(new URLSearchParams([...query].filter(([key]) => key !== 'gap').concat([['gap', rule]])))
    return { rule, homes, text: t(`desk.rule.${rule}`), path: `${href('deskHomes', locale)}?${shown}`, isChosen: query.get('gap') === rule }
  })
}

/** A bound in words, for its chip. */
function priceChoices(query: URLSearchParams, { priceMin, priceMax }: HomeFilter, locale: Locale) {
  const bound = (key: 'priceMin' | 'priceMax', amount: number | null) =>
    amount === null ? [] : [{ value: query.get(key) ?? '', text: priceText({ ...anySearch, [key]: amount }, locale) ?? '' }]
  return { priceMin: bound('priceMin', priceMin), priceMax: bound('priceMax', priceMax) }
}

function choicesIn(locale: Locale) {
  const t = translator(locale)
  return {
    goal: [
      { value: 'sale', text: t('desk.homes.goal.sale') },
      { value: 'rent', text: t('desk.homes.goal.rent') },
    ],
    state: deskHomeStates.map((state) => ({ value: state, text: t(`desk.homes.state.${state}`) })),
    type: Object.keys(propertyGroups)
      .filter(isGroup)
      .map((group) => ({ value: group, text: t(`group.${group}`) })),
    gap: [
      { value: 'any', text: t('desk.homes.gap.any') },
      { value: 'unlawful', text: t('desk.homes.gap.unlawful') },
      ...gapNames.map((rule) => ({ value: rule, text: t(`desk.rule.${rule}`) })),
    ],
    crm: [{ value: 'any', text: t('desk.homes.crm.any') }],
    sort: homeSorts.map((sort) => ({ value: sort, text: t(`desk.homes.sort.${sort}`) })),
  }
}
