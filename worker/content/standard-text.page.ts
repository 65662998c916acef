import { readContentPage } from '#db/content/content-pages.ts'
import { type StandardTextName, standardText as shippedText } from '#db/standard/standard-texts.ts'
import { translator } from '#messages/translate.ts'
import { presentPageText } from '#ui/content/page-text.present.ts'
import { StandardTextPage } from '#ui/content/standard-text.page.tsx'
import { breadcrumbKey } from '#ui/routes.ts'
import { crmsByForm } from '#worker/leads/crm/taking-crms.ts'
import { tilesFrom } from '#worker/map/tiles-from.ts'
import { processingRows } from '#worker/privacy/processings.ts'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'
import { contentHead } from './intro.ts'

/** A legal page: with the agency's own text, or else the standard text. */
export function standardText(name: StandardTextName) {
  return definePage(name, {
    view: StandardTextPage,
    cache: showsContent,
    async load(context) {
      const { store, agency, settings, locale } = context
      const shown = (await readContentPage(store, name, locale)) ?? shippedText(name, locale)
      const text = presentPageText(shown, translator(locale)(breadcrumbKey(name)), agency, locale)
      return {
        head: contentHead(name, text, shown.lang === locale, context),
        props: {
          crumbs: crumbsTo(name, locale),
          text,
          processings: processingRows(locale, agency, await crmsByForm(context)),
          tilesFrom: tilesFrom({ settings }),
        },
      }
    },
  })
}
