import { languagesOfPage } from '#db/content/content-pages.ts'
import { listWritten } from '#db/content/content-versions.ts'
import { restoreDraft } from '#db/content/removed-articles.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { builtInCategories, freePages } from '#db/model/content/article.ts'
import type { ContentPageName } from '#db/model/content/content-page.ts'
import { readWrittenId, writtenId } from '#db/model/content/written.ts'
import { languageStates } from '#db/model/content/written-version.ts'
import { isBlank } from '#db/model/site/visible-text.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { DeskContentPage } from '#ui/content/desk/content.page.tsx'
import { categoryName, isInState, type ListedText, listedName, listedPages, listedStates, presentContentLine } from '#ui/content/desk/content.present.ts'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const perPage = 60
const notices = defineNotices({
  removed: { text: 'desk.content.done.removed', undo: 'restore', fields: { text: 'text', version: 'version' } },
  gone: 'desk.entries.gone',
})

/** All of the agency's texts by language: published, scheduled, missing or out of date. */
export const deskContent = defineDeskPage('deskContent', {
  needs: 'content',
  view: DeskContentPage,
  async load(context) {
    const { locale, agency, requested } = context
    const { texts, categories } = await readTexts(context)
    const languages = languagesShown(agency.languages)
    const query = requested.searchParams
    const groups = [freePages, ...builtInCategories, ...categories.filter(({ parent }) => parent === null).map(({ key }) => key), 'pages']
    const category = groups.find((key) => key === query.get('category'))
    const state = listedStates.find((each) => each === query.get('state'))
    const found = texts.filter((each) => (category === undefined || each.category === category) && (state === undefined || isInState(each, state, languages)))
    const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1))
    const chosen = { ...(category === undefined ? {} : { category }), ...(state === undefined ? {} : { state }) }
    const list = (more: Readonly<Record<string, string>>) => `${href('deskContent', locale)}?${new URLSearchParams(more)}`
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskContent')),
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
  acts: {
    async restore(context, sent) {
      const { store, locale, now, session } = context
      const db = store.primary
      const key = readWrittenId(textOf(sent, 'text'))
      if (key?.kind !== 'article') throw new NoPage()
      const id = writtenId(key)
      const [restored] = await db.batch([
        restoreDraft(db, key.key, textOf(sent, 'version'), now),
        recordAct(db, session.member, { action: 'undo', object: 'content', objectId: id }, now, didChange),
      ])
      if (restored.length === 0) throw notices.done(context, 'gone')
      throw redirection(303, `${href('deskContentText', locale, { id })}?done=back`)
    },
  },
})

/** The site's languages, its first language first. */
function languagesShown({ enabled, default: main }: DeskContext['agency']['languages']): readonly Locale[] {
  return [main, ...enabled.filter((each) => each !== main)]
}

async function readTexts({ store, locale }: DeskContext) {
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
