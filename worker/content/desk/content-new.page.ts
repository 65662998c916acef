import { listCategories } from '#db/content/articles.ts'
import { saveWritten } from '#db/content/content-changes.ts'
import { isFreeKey } from '#db/content/content-versions.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { type Article, isFreePage } from '#db/model/content/article.ts'
import { emptyWriting, printOf, type WrittenKey, writtenId } from '#db/model/content/written.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { slug } from '#db/model/site/path-segment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { DeskContentNewPage } from '#ui/content/desk/content.page.tsx'
import { editorPath } from '#ui/content/desk/content.present.ts'
import { type ErrorCode, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { isScreenSegment } from '#ui/route-lookup.ts'
import { isPrintable } from '#worker/agency/record-fields.ts'
import { categoryChoices } from '#worker/content/desk/desk-text.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { textOf, typedValues } from '#worker/site/requests/typed-values.ts'

/** Creates an article or a free page: category, name and first language. */
export const deskContentNew = defineDeskPage('deskContentNew', {
  needs: 'content',
  view: DeskContentNewPage,
  async load(context) {
    const { store, locale, agency, requested } = context
    const places = categoryChoices(await listCategories(store.primary), locale)
    const asked = requested.searchParams.get('place')
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskContentNew')),
        categories: places,
        place: (places.find(({ value }) => value === asked) ?? places[0])?.value ?? '',
        languages: agency.languages.enabled,
        first: locale,
      },
    }
  },
  acts: {
    async make(context, sent) {
      const { store, locale, agency } = context
      const places = categoryChoices(await listCategories(store.primary), locale)
      const place = places.find(({ value }) => value === textOf(sent, 'place'))?.value
      const language = agency.languages.enabled.find((each) => each === textOf(sent, 'firstLanguage'))
      const name = textOf(sent, 'articleName')
      const typed = typedValues(sent)
      const fault = faultOfName(name, place, language ?? locale)
      if (place === undefined || language === undefined || fault !== null) {
        return {
          ...freshForm,
          typed,
          errors: {
            ...(place === undefined ? { place: 'missing' as const } : {}),
            ...(fault === null ? {} : { articleName: fault }),
            ...(language === undefined ? { firstLanguage: 'missing' as const } : {}),
          },
        }
      }
      return make(context, place, name, language, typed)
    },
  },
})

/** What is wrong with a name; null if nothing is. The name of a free page makes its whole path, which no screen may have. */
function faultOfName(name: string, place: string | undefined, language: Locale): ErrorCode | null {
  const segment = slug(name, language)
  if (name === '') return 'missing'
  if (name.length > 200 || !isPrintable(name) || segment === '') return 'invalid'
  return place !== undefined && isFreePage({ category: place }) && isScreenSegment(segment, language) ? 'taken' : null
}

async function make(context: DeskContext, place: string, name: string, language: Locale, typed: FormState['typed']): Promise<FormState> {
  const { store, session, now, locale, agency } = context
  const db = store.primary
  const key = await freeKey(context, slug(name, language))
  const writing = { ...emptyWriting, name }
  const isStored = await saveWritten(
    db,
    {
      key,
      rowChangedAt: null,
      first: [],
      versions: [{ locale: language, version: 1, state: 'draft', fields: writing, print: printOf(writing), source: null, sourcePrint: null, publishAt: null }],
      row: { kind: 'article', article: emptyArticle(key.key, place, wallTimeOf(now).day) },
    },
    session.member.id,
    now,
    (isSaved) => [recordAct(db, session.member, { action: 'make', object: 'content', objectId: writtenId(key), fields: [language] }, now, isSaved)],
  )
  if (!isStored) return { ...freshForm, typed, failed: true }
  const path = editorPath(writtenId(key), language, agency.languages.enabled.find((each) => each !== language) ?? language, locale)
  throw redirection(303, `${path}${path.includes('?') ? '&' : '?'}done=${isFreePage({ category: place }) ? 'madePage' : 'made'}`)
}

/** A unique key for an article, derived from its name. */
async function freeKey({ store }: DeskContext, words: string): Promise<Extract<WrittenKey, { kind: 'article' }>> {
  const plain = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30)
  for (let number = 1; number < 100; number += 1) {
    const key = { kind: 'article' as const, key: `${plain || 'article'}${number === 1 ? '' : `-${number}`}` }
    if (await isFreeKey(store.primary, key.key)) return key
  }
  throw new Error('a hundred articles have this name')
}

function emptyArticle(key: string, place: string, today: string): Article {
  const [category = '', subcategory = null] = place.split('/')
  return {
    key,
    category,
    subcategory,
    order: 0,
    author: null,
    published: today,
    updated: null,
    state: 'draft',
    name: {},
    title: {},
    summary: {},
    body: {},
    picture: null,
    formerPaths: [],
    job: category === 'jobs' ? { employmentType: 'FULL_TIME', office: null, validThrough: null } : null,
    languages: [],
  }
}
