import type { ContentPageName } from '#db/model/content/content-page.ts'
import { byLocale } from '#messages/locales.ts'
import { languagesOfText } from '#ui/content/content-links.present.ts'
import type { PageTextView } from '#ui/content/page-text.present.ts'
import { href } from '#ui/routes.ts'
import { missingFrom, type PageHead } from '#ui/site/page-head.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import type { PlainRoute } from '../site/crumbs.ts'

/** The head of a screen whose text the agency may write. @param index whether it is indexed in the page's language */
export function contentHead(
  name: PlainRoute & ContentPageName,
  { title, summary }: Pick<PageTextView, 'title' | 'summary'>,
  index: boolean,
  { content }: Pick<PageContext, 'content'>,
): PageHead {
  return {
    title,
    description: summary,
    alternates: byLocale((each) => href(name, each)),
    untranslated: missingFrom(languagesOfText(content, name)),
    index,
  }
}
