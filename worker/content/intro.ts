import { readContentPage } from '#db/content/content-pages.ts'
import type { ContentPageName } from '#db/model/content/content-page.ts'
import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { languagesOfText } from '#ui/content/content-links.present.ts'
import { type PageTextView, presentPageText } from '#ui/content/page-text.present.ts'
import type { ScreenIntro } from '#ui/content/screen-head.part.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { missingFrom, type PageHead } from '#ui/site/page-head.ts'
import { crumbsTo, type PlainRoute } from '#worker/site/crumbs.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/**
 * The introduction of a screen, and the head of its document. It is not indexed in languages without a text by the agency.
 * @param lead used if the agency has not written one
 */
export async function introOf(
  name: PlainRoute & ContentPageName,
  context: PageContext,
  lead: PlainKey,
): Promise<{ readonly head: PageHead; readonly intro: ScreenIntro }> {
  const { store, agency, locale } = context
  const t = translator(locale)
  const written = presentPageText(await readContentPage(store, name, locale), t(breadcrumbKey(name)), agency, locale)
  const text = written.summary === '' ? { ...written, summary: t(lead) } : written
  return {
    intro: { crumbs: crumbsTo(name, locale), text },
    head: contentHead(name, text, text.lang === undefined, context),
  }
}

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
