import { byLocale } from '#messages/locales.ts'
import type { PlainKey } from '#messages/translate.ts'
import { translator } from '#messages/translate.ts'
import type { PageHead } from '#ui/document.tsx'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import type { PageContext } from '#worker/http/page.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'

/** What introduces a page. */
interface Intro {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
}

/** The title and lead of a page, and the head of its document. @param lead what it says where the agency wrote nothing */
export async function introOf(name: PlainRoute, { locale }: PageContext, lead: PlainKey): Promise<{ readonly head: PageHead; readonly intro: Intro }> {
  const t = translator(locale)
  const intro = { crumbs: crumbsTo(name, locale), title: t(breadcrumbKey(name)), lead: t(lead) }
  return { intro, head: { title: intro.title, description: intro.lead, alternates: byLocale((each) => href(name, each)), index: true } }
}

/** The head of a further page of a list, and of one that does not exist. @param page from 1 */
export function headOfPage(head: PageHead, page: number, pages: number, locale: PageContext['locale']): PageHead {
  if (page === 1) return head
  const query = `?page=${page}`
  return {
    ...head,
    title: translator(locale)('list.titleOfPage', { title: head.title, page }),
    alternates: byLocale((each) => head.alternates[each] + query),
    index: head.index && page <= pages,
  }
}

/** The page number of a query; 1 for anything invalid. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
