import { readContentPage } from '#db/content/content-pages.ts'
import type { ContentPageName } from '#db/model/content/content-page.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { presentPageText } from '#ui/content/page-text.present.ts'
import type { ScreenIntro } from '#ui/content/screen-head.part.tsx'
import { breadcrumbKey } from '#ui/routes.ts'
import type { PageHead } from '#ui/site/page-head.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { crumbsTo, type PlainRoute } from '../site/crumbs.ts'
import { contentHead } from './content-head.ts'

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
