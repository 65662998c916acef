import { listArticles, listCategories } from '#db/content/articles.ts'
import { insertCategory, keepFormerPaths, renameCategory } from '#db/content/categories.ts'
import { readContentHeads } from '#db/content/content-versions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { type ArticleCategory, freePages, isBuiltInCategory } from '#db/model/content/article.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { raisingContent } from '#db/site/versions.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { categoryPath } from '#ui/content/article-address.present.ts'
import { categoryName } from '#ui/content/desk/content.present.ts'
import { DeskContentCategoriesPage } from '#ui/content/desk/content-categories.page.tsx'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { isScreenSegment } from '#ui/route-lookup.ts'
import { isPrintable } from '#worker/agency/record-fields.ts'
import { applyContent } from '#worker/content/apply-content.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'
import { pathOwners } from './desk-text.ts'

const notices = defineNotices({ made: 'desk.categories.done.made', renamed: 'desk.categories.done.renamed' })

const maxName = 80
const mostCategories = 50

/** The agency's own categories of articles, with their names by language. */
export const deskContentCategories = defineDeskPage('deskContentCategories', {
  needs: 'content',
  view: DeskContentCategoriesPage,
  async load(context) {
    const { store, locale, agency, requested } = context
    const [categories, heads] = await Promise.all([listCategories(store.primary), readContentHeads(store.primary)])
    const edited = categories.find(({ key }) => key === requested.searchParams.get('edit')) ?? null
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskContentCategories')),
        categories: categories.map(({ key }) => ({
          key,
          name: categoryName(key, categories, locale),
          path: categoryPath(key, { categories }, locale),
          count: heads.filter(({ category, subcategory, state }) => state === 'published' && (category === key || subcategory === key)).length,
        })),
        edited: edited && { ...edited, seen: seenOf(edited) },
        languages: agency.languages.enabled,
      },
    }
  },
  acts: {
    async make(context, sent) {
      const { store, session, now, announce } = context
      const db = store.primary
      const categories = await listCategories(db)
      const read = await readNames(context, sent, categories, null)
      if ('errors' in read) return { ...freshForm, typed: typedValues(sent), errors: read.errors }
      if (categories.length >= mostCategories) return { ...freshForm, typed: typedValues(sent), problem: 'tooMany' }
      const key = freeKey(read.name, context.agency.languages.default, categories)
      const [made] = await db.batch([
        insertCategory(db, { key, name: read.name }),
        recordAct(db, session.member, { action: 'make', object: 'content', objectId: `category ${key}` }, now, didChange),
        raisingContent(db),
      ])
      if (made.length === 0) return { ...freshForm, typed: typedValues(sent), problem: 'changedMeanwhile' }
      await announce()
      throw notices.done(context, 'made')
    },
    async rename(context, sent) {
      const { store, session, now, announce } = context
      const db = store.primary
      const [categories, articles] = await Promise.all([listCategories(db), listArticles(db)])
      const before = categories.find(({ key }) => key === textOf(sent, 'category'))
      if (before === undefined) throw new NoPage()
      const typed = typedValues(sent)
      if (textOf(sent, 'seen') !== seenOf(before)) return { ...freshForm, typed, problem: 'changedMeanwhile' }
      const read = await readNames(context, sent, categories, before)
      if ('errors' in read) return { ...freshForm, typed, errors: read.errors }
      const next = { ...before, name: read.name }
      const { changed } = applyContent({ pages: [], categories, articles }, { pages: [], categories: [next], articles: [] })
      const [renamed] = await db.batch([
        renameCategory(db, before.key, before.name, next.name),
        recordAct(db, session.member, { action: 'change', object: 'content', objectId: `category ${before.key}`, fields: ['name'] }, now, didChange),
        raisingContent(db),
        ...changed.articles.map((article) => keepFormerPaths(db, article, next.name, before.key)),
      ])
      if (renamed.length === 0) return { ...freshForm, typed, problem: 'changedMeanwhile' }
      await announce()
      throw notices.done(context, 'renamed')
    },
  },
})

/** Stands for a category's names in its form (optimistic lock). */
function seenOf({ name }: ArticleCategory): string {
  return fingerprint(JSON.stringify(name))
}

type Names = { readonly name: LocalizedText } | { readonly errors: FormState['errors'] }

/** The names as typed: one at least, and each makes a path that nothing else has. Names in languages that are switched off stay. */
async function readNames(context: DeskContext, sent: FormData, categories: readonly ArticleCategory[], before: ArticleCategory | null): Promise<Names> {
  const { store, agency } = context
  const { enabled, default: main } = agency.languages
  const owners = pathOwners({ heads: await readContentHeads(store.primary), categories: categories.filter(({ key }) => key !== before?.key) })
  const { any: _, ...others } = before?.name ?? {}
  const name: { [L in Locale]?: string } = Object.fromEntries(Object.entries(others).filter(([locale]) => !enabled.some((each) => each === locale)))
  const errors: Record<string, ErrorCode> = {}
  for (const locale of enabled) {
    const field = fieldIn('categoryName', locale)
    const text = textOf(sent, field).replace(/\s+/g, ' ').trim()
    if (text === '') continue
    name[locale] = text
    const segment = slug(text, locale)
    if (text.length > maxName || !isPrintable(text) || segment === '') errors[field] = 'invalid'
    else if (isScreenSegment(segment, locale) || owners.some(({ path }) => path === `/${locale}/${encodeURI(segment)}/`)) errors[field] = 'taken'
  }
  if (name[main] === undefined) errors[fieldIn('categoryName', main)] = 'missing'
  return Object.keys(errors).length > 0 ? { errors } : { name }
}

/** A key made from the name in the site's first language, which no category has. */
function freeKey(name: LocalizedText, main: Locale, categories: readonly ArticleCategory[]): string {
  const words =
    slug(name[main] ?? '', main)
      .replaceAll(/[^a-z0-9-]/g, '')
      .replace(/^[^a-z]+/, '')
      .slice(0, 30) || 'category'
  const isTaken = (key: string) => key === freePages || key === 'pages' || isBuiltInCategory(key) || categories.some((each) => each.key === key)
  let key = words
  for (let number = 2; isTaken(key); number += 1) key = `${words}-${number}`
  return key
}
