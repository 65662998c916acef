import { homeSorts, maxLeadsCounted, selectFurtherHits, selectHomes, sortValue } from '#db/desk-homes.ts'
import { listRuns } from '#db/import-runs.ts'
import { ruleNames } from '#db/model/compliance/publication-rule.ts'
import { deskHomeStates } from '#db/model/desk-home.ts'
import { isGroup, propertyGroups } from '#db/model/property-group.ts'
import { isGranted } from '#db/model/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { DeskHomesPage } from '#ui/pages/desk/homes.tsx'
import { presentHomeLine } from '#ui/presenters/desk/home-line.ts'
import { presentRun } from '#ui/presenters/desk/import-run.ts'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { homeFilterQuery, readHomeFilter, readHomePlace, writeHomePlace } from '#worker/desk/homes/home-query.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'

const perPage = 20
const leadDays = 30

/** The homes of the offices that a member works for, in any state, the newest first. */
export const deskHomes = defineDeskPage('deskHomes', {
  view: DeskHomesPage,
  async load(context) {
    const { store, locale, now, agency, requested, session } = context
    const query = homeFilterQuery(requested.searchParams)
    const filter = readHomeFilter(query, session.member)
    const after = readHomePlace(requested.searchParams.get('after'), filter)
    const db = store.primary
    const since = new Date(now.getTime() - leadDays * 24 * 60 * 60 * 1000).toISOString()
    const isWhole = query.size === 0 && after === null
    const [[rows, furtherHits], [run]] = await Promise.all([
      db.batch([selectHomes(db, filter, after, perPage + 1, since), selectFurtherHits(db, filter)]),
      isWhole ? listRuns(db, { quiet: true }, 1) : [],
    ])
    const last = rows[perPage - 1]
    const list = href('deskHomes', locale)
    const further = new URLSearchParams(query)
    if (last !== undefined) further.set('after', writeHomePlace({ value: sortValue(filter, last), id: last.id }))
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskHomes')),
        homes: rows.slice(0, perPage).map((row) => presentHomeLine(row, agency, maxLeadsCounted, locale)),
        filters: Object.fromEntries(query),
        without: Object.fromEntries([...query.keys()].map((key) => [key, pathWithout(list, query, key)])),
        choices: { ...choicesIn(locale), office: officesOfMember(agency, session.member, locale).map(({ key, name }) => ({ value: key, text: name })) },
        further: rows.length > perPage ? `${list}?${further}` : null,
        isFirst: after === null,
        isCut: furtherHits.length > 0,
        lastRun: run === undefined ? null : presentRun(run, locale, now),
        readsImports: isGranted(session.member.role, 'imports'),
      },
    }
  },
  acts: {},
})

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
      ...ruleNames.map((rule) => ({ value: rule, text: t(`desk.rule.${rule}`) })),
    ],
    sort: homeSorts.map((sort) => ({ value: sort, text: t(`desk.homes.sort.${sort}`) })),
  }
}

function pathWithout(list: string, query: URLSearchParams, key: string): string {
  const rest = new URLSearchParams(query)
  rest.delete(key)
  return rest.size === 0 ? list : `${list}?${rest}`
}
