import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PageHead } from '#ui/page-head.ts'

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

/** Reads the page of a list that an address asks for. */
export async function readNumberedPage<Item>(
  { searchParams }: URL,
  pageSize: number,
  read: (page: number) => Promise<{ readonly shown: readonly Item[]; readonly total: number }>,
): Promise<NumberedPage<Item>> {
  const page = numberOf(searchParams.get('page'))
  const { shown, total } = await read(page)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { shown, total, page, pages, status: page > pages ? 404 : 200 }
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
