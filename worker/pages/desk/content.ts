import { languagesOfPage } from '#db/content-pages.ts'
import { listWritten } from '#db/content-versions.ts'
import { builtInCategories } from '#db/model/article.ts'
import { isBlank } from '#db/model/blank.ts'
import type { ContentPageName } from '#db/model/content-page.ts'
import { writtenId } from '#db/model/written.ts'
import { languageStates } from '#db/model/written-version.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { DeskContentPage } from '#ui/pages/desk/content.tsx'
import { categoryName, isInState, type ListedText, listedName, listedPages, listedStates, presentContentLine } from '#ui/presenters/desk/content.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'

const perPage = 60

/** All of the agency's texts by language: published, scheduled, missing or out of date. */
export const deskContent = defineDeskPage('deskContent', {
  view: DeskContentPage,
  async load(context) {
    const { locale, agency, requested } = context
    const { texts, categories } = await readTexts(context)
    const languages = languagesShown(agency.languages)
    const query = requested.searchParams
    const groups = [...builtInCategories, ...categories.filter(({ parent }) => parent === null).map(({ key }) => key), 'pages']
    const category = groups.find((key) => key === query.get('category'))
    const state = listedStates.find((each) => each === query.get('state'))
    const found = texts.filter((each) => (category === undefined || each.category === category) && (state === undefined || isInState(each, state, languages)))
    const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1))
    const chosen = { ...(category === undefined ? {} : { category }), ...(state === undefined ? {} : { state }) }
    const list = (more: Readonly<Record<string, string>>) => `${href('deskContent', locale)}?${new URLSearchParams(more)}`
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskContent'), { removed: 'desk.content.done.removed' }),
        languages,
        lines: found.slice((page - 1) * perPage, page * perPage).map((each) => presentContentLine(each, languages, categories, locale)),
        count: found.length,
        categories: groups.map((key) => ({ value: key, text: categoryName(key, categories, locale) })),
        filters: chosen,
        without: Object.fromEntries(Object.keys(chosen).map((key) => [key, list(Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== key)))])),
        further: found.length > page * perPage ? list({ ...chosen, page: String(page + 1) }) : null,
      },
    }
  },
  acts: {},
})

/** The site's languages, its first language first. */
function languagesShown({ enabled, default: main }: DeskPageContext['agency']['languages']): readonly Locale[] {
  return [main, ...enabled.filter((each) => each !== main)]
}

async function readTexts({ store, locale }: DeskPageContext) {
  const { articleRows, pageRows, categories, versions } = await listWritten(store.primary)
  const byObject = Map.groupBy(versions, ({ object }) => object)
  const articles: readonly ListedText[] = articleRows.map(({ key, state, head }) => {
    const id = writtenId({ kind: 'article', key })
    const own = byObject.get(id) ?? []
    const written = locales.filter((each) => !isBlank(head.title[each] ?? head.title.any) || !isBlank(head.name[each] ?? head.name.any))
    const drafted = own.find((each) => each.locale === locale && each.name) ?? own.find(({ name }) => name)
    return {
      id,
      category: head.category,
      name: listedName({ key, ...head }, drafted?.name ?? null, locale),
      states: languageStates({ state, languages: head.languages }, own, written),
      hasStandard: false,
    }
  })
  const pageStates = (page: ContentPageName) => {
    const row = pageRows.find((each) => each.page === page)
    const languages = row ? languagesOfPage(row.texts) : []
    return languageStates({ state: 'published', languages }, byObject.get(writtenId({ kind: 'page', key: page })) ?? [], languages)
  }
  return { texts: [...inOrder(articles), ...listedPages(pageStates, locale)], categories }
}

function inOrder(articles: readonly ListedText[]): readonly ListedText[] {
  return [...articles].sort((one, other) => one.category.localeCompare(other.category) || one.name.localeCompare(other.name))
}
