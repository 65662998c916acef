import type { Db } from '#db/client.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** One page of a list, by the number in its address. */
interface NumberedPage<Item> {
  /** Empty on a page that the list does not have. */
  readonly shown: readonly Item[]
  /** Of all pages. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly status: 200 | 404
}

/** Items of one page, and the total. */
interface Items<Item> {
  readonly shown: readonly Item[]
  readonly total: number
}

/** Reads the page of a list that an address asks for. */
export async function readNumberedPage<Item>(
  { searchParams }: URL,
  pageSize: number,
  read: (page: number) => Promise<Items<Item>>,
): Promise<NumberedPage<Item>> {
  const page = numberOf(searchParams.get('page'))
  const { shown, total } = await read(page)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { shown, total, page, pages, status: page > pages ? 404 : 200 }
}

/** The same for a list of the stock, through the catalogue's cache; an empty page is not written to KV. @param key of the list in the cache */
export function readCachedPage<Item>(
  { store, url }: Pick<PageContext, 'store' | 'url'>,
  key: string,
  pageSize: number,
  list: (db: Db, page: number, pageSize: number) => Promise<Items<Item>>,
): Promise<NumberedPage<Item>> {
  return readNumberedPage(url, pageSize, (page) =>
    throughCatalogueCache(store, `${key}:${page}`, () => list(store.db, page, pageSize), { isWorthKeeping: ({ shown }) => shown.length > 0 }),
  )
}

/** The page number of a query; 1 for anything invalid. */
function numberOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** The head of any page of a list, made from the head of its first page. A page that does not exist is not indexed. */
export function headOfPage(head: PageHead, { page, pages }: Pick<NumberedPage<unknown>, 'page' | 'pages'>, locale: Locale): PageHead {
  if (page === 1) return head
  const query = `?page=${page}`
  return {
    ...head,
    title: translator(locale)('list.titleOfPage', { title: head.title, page }),
    alternates: byLocale((each) => head.alternates[each] + query),
    index: head.index && page <= pages,
  }
}
