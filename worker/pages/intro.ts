import { readContentPage } from '#db/content-pages.ts'
import type { ContentPageName } from '#db/model/content-page.ts'
import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { missingFrom, type PageHead } from '#ui/page-head.ts'
import type { ScreenIntro } from '#ui/parts/screen-head.tsx'
import { languagesOfText } from '#ui/presenters/content-links.ts'
import { presentPageText } from '#ui/presenters/page-text.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import type { PageContext } from '#worker/http/page.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'

/**
 * The introduction of a screen, and the head of its document. It is not indexed in languages without a text by the agency.
 * @param lead used if the agency has not written one
 */
export async function introOf(
  name: PlainRoute & ContentPageName,
  { store, agency, content, locale }: PageContext,
  lead: PlainKey,
): Promise<{ readonly head: PageHead; readonly intro: ScreenIntro }> {
  const t = translator(locale)
  const written = presentPageText(await readContentPage(store, name, locale), t(breadcrumbKey(name)), agency, locale)
  const text = written.summary === '' ? { ...written, summary: t(lead) } : written
  return {
    intro: { crumbs: crumbsTo(name, locale), text },
    head: {
      title: text.title,
      description: text.summary,
      alternates: byLocale((each) => href(name, each)),
      untranslated: missingFrom(languagesOfText(content, name)),
      index: text.lang === undefined,
    },
  }
}
