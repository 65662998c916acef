import type { Content } from '#db/content/content-import.ts'
import type { Article, ContentDirectory } from '#db/model/content/article.ts'
import { sortedJson } from '#db/model/site/json-object.ts'
import { articlePath } from '#ui/content/article-address.present.ts'

/** The result of applying a content file. */
export interface AppliedContent {
  /** All content after the import. */
  readonly whole: Content
  /** The content that changes. */
  readonly changed: Content
  readonly counts: { readonly added: number; readonly changed: number; readonly unchanged: number; readonly withdrawn: number }
}

/** Adds the content of a file to the stored content, replacing entries with the same key; other content stays. An article whose path changes keeps the former path. */
export function applyContent(stored: Content, file: Content): AppliedContent {
  const merged = { pages: overlaid(stored.pages, file.pages, pageName), categories: overlaid(stored.categories, file.categories, keyOf) }
  const articles = overlaid(stored.articles, file.articles, keyOf)
  const before = new Map(stored.articles.map((article) => [article.key, article]))
  const whole: Content = { ...merged, articles: articles.map((article) => withFormerPaths(article, before.get(article.key), stored, merged)) }
  const changed = {
    pages: differing(whole.pages, stored.pages, pageName),
    categories: differing(whole.categories, stored.categories, keyOf),
    articles: differing(whole.articles, stored.articles, keyOf),
  }
  return { whole, changed, counts: countsOf(stored, file, changed) }
}

const keyOf = ({ key }: { readonly key: string }) => key
const pageName = ({ page }: { readonly page: string }) => page

function overlaid<Item>(stored: readonly Item[], sent: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return [...new Map([...stored, ...sent].map((item) => [nameOf(item), item])).values()]
}

function differing<Item>(items: readonly Item[], stored: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const known = new Map(stored.map((item) => [nameOf(item), sortedJson(item)]))
  return items.filter((item) => known.get(nameOf(item)) !== sortedJson(item))
}

type Categories = Pick<ContentDirectory, 'categories'>

function withFormerPaths(article: Article, before: Article | undefined, old: Categories, now: Categories): Article {
  if (!before) return article
  const left = before.languages
    .map((locale) => ({ was: articlePath(before, old, locale), is: articlePath(article, now, locale) }))
    .filter(({ was, is }) => was !== is && before.state === 'published')
  return { ...article, formerPaths: [...new Set([...article.formerPaths, ...before.formerPaths, ...left.map(({ was }) => was)])].sort() }
}

/** Withdrawn articles are only counted as withdrawn. */
function countsOf(stored: Content, file: Content, changed: Content): AppliedContent['counts'] {
  const known = new Map(stored.articles.map(({ key, state }) => [key, state]))
  const withdrawn = changed.articles.filter(({ key, state }) => state === 'withdrawn' && known.has(key) && known.get(key) !== 'withdrawn').length
  const added = sizeOf(changed) - sizeOf(changed, stored)
  const sent = sizeOf(file)
  const rewritten = sizeOf(changed) - added - withdrawn
  return { added, changed: rewritten, unchanged: Math.max(0, sent - added - rewritten - withdrawn), withdrawn }
}

/** How many pages, categories and articles there are; with `among`, only those that are also in it. */
function sizeOf({ pages, categories, articles }: Content, among?: Content): number {
  const count = <Item>(items: readonly Item[], others: readonly Item[] | undefined, nameOf: (item: Item) => string) => {
    const names = others && new Set(others.map(nameOf))
    return items.filter((item) => names === undefined || names.has(nameOf(item))).length
  }
  return count(pages, among?.pages, pageName) + count(categories, among?.categories, keyOf) + count(articles, among?.articles, keyOf)
}
