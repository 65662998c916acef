import type { ArticleCategory, ArticleHead } from '#db/model/content/article.ts'
import { type BuiltInCategory, freePages, isBuiltInCategory } from '#db/model/content/article.ts'
import { type ContentPageName, contentPageNames } from '#db/model/content/content-page.ts'
import { type WrittenId, writtenId } from '#db/model/content/written.ts'
import type { LanguageState } from '#db/model/content/written-version.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey, href } from '../../routes.ts'
import { whenText } from '../../visits/appointment.present.ts'

/** What the agency writes, as a table of texts by languages. */

/** The states that the list is filtered by. */
export const listedStates = ['live', 'draft', 'planned', 'outOfDate', 'missing', 'withdrawn'] as const
export type ListedState = (typeof listedStates)[number]

/** One language of a text. */
export interface ContentCell {
  readonly locale: Locale
  readonly href: string
  /** In words: live, draft and so on, the most important first. */
  readonly words: readonly { readonly state: ListedState | 'standard'; readonly text: string }[]
}

export interface ContentLine {
  readonly id: WrittenId
  readonly name: string
  readonly category: string
  readonly cells: readonly ContentCell[]
}

/** A text with its languages, before it is presented. */
export interface ListedText {
  readonly id: WrittenId
  /** The key of its category; `pages` for the text of a page. */
  readonly category: string
  readonly name: string
  readonly states: Readonly<Record<Locale, LanguageState>>
  /** Whether the site has a default text while the agency has written none. */
  readonly hasStandard: boolean
}

/** The legal pages, for which the site has a default text. */
const standardPages = ['privacy', 'cookiePolicy', 'disclaimer', 'accessibility'] as const satisfies readonly ContentPageName[]

/** Whether the site has a default text for a page. */
export function isStandardPage(page: ContentPageName): page is (typeof standardPages)[number] {
  return standardPages.some((each) => each === page)
}

/** The pages as listed texts, in the order of the list, by their names. */
export function listedPages(statesOf: (page: ContentPageName) => ListedText['states'], locale: Locale): readonly ListedText[] {
  const t = translator(locale)
  return contentPageNames.map((page) => ({
    id: writtenId({ kind: 'page', key: page }),
    category: 'pages',
    name: t(breadcrumbKey(page)),
    states: statesOf(page),
    hasStandard: isStandardPage(page),
  }))
}

/** Whether a text is in a state in any of the languages. */
export function isInState({ states }: ListedText, requested: ListedState, languages: readonly Locale[]): boolean {
  return languages.some((locale) => statesIn(states[locale]).includes(requested))
}

function statesIn({ state, isLive, isOutOfDate }: LanguageState): readonly ListedState[] {
  return [...(isLive ? ['live' as const] : []), ...(state === 'published' ? [] : [state]), ...(isOutOfDate ? ['outOfDate' as const] : [])]
}

/** A line of the table. A cell leads to the editor, with the language beside the one it would be translated from. */
export function presentContentLine(text: ListedText, languages: readonly Locale[], categories: readonly ArticleCategory[], locale: Locale): ContentLine {
  const t = translator(locale)
  const [main = locale] = languages
  const words = (state: LanguageState) =>
    statesIn(state).map((each) => ({
      state: text.hasStandard && each === 'missing' ? ('standard' as const) : each,
      text:
        text.hasStandard && each === 'missing'
          ? t('desk.content.state.standard')
          : each === 'planned' && state.publishAt !== null
            ? t('desk.content.plannedFor', { when: whenText(state.publishAt, locale) })
            : t(`desk.content.state.${each}`),
    }))
  return {
    id: text.id,
    name: text.name,
    category: categoryName(text.category, categories, locale),
    cells: languages.map((each) => ({ locale: each, href: editorPath(text.id, main, each, locale), words: words(text.states[each]) })),
  }
}

/** The address of the editor with a pair of languages. */
export function editorPath(id: WrittenId, main: Locale, requested: Locale, locale: Locale): string {
  const second = main === requested ? '' : `?${new URLSearchParams({ from: main, to: requested })}`
  return href('deskContentText', locale, { id }) + second
}

/** The name of a category; `pages` is the texts of pages. */
export function categoryName(key: string, categories: readonly ArticleCategory[], locale: Locale): string {
  const t = translator(locale)
  if (key === 'pages') return t('desk.content.pages')
  if (key === freePages) return t('desk.content.free')
  if (isBuiltInCategory(key)) return t(breadcrumbKey(key satisfies BuiltInCategory))
  return textIn(categories.find((each) => each.key === key)?.name, locale) || key
}

/** The name that an article is listed by. */
export function listedName({ key, name, title }: Pick<ArticleHead, 'key' | 'name' | 'title'>, drafted: string | null, locale: Locale): string {
  return textIn(name, locale) || textIn(title, locale) || drafted || key
}
