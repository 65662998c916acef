import { readContentPage } from '#db/content-pages.ts'
import { type StandardTextName, standardText as shippedText } from '#db/standard/standard-texts.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { missingFrom } from '#ui/page-head.ts'
import { StandardTextPage } from '#ui/pages/standard-text.tsx'
import { languagesOfText } from '#ui/presenters/content-links.ts'
import { presentPageText } from '#ui/presenters/page-text.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { showsContent } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { processingRows } from '#worker/processings.ts'
import { crumbsTo } from './crumbs.ts'
import { tilesFrom } from './tiles-from.ts'

/** A legal page: with the agency's own text, or else the standard text. */
export function standardText(name: StandardTextName) {
  return definePage(name, {
    view: StandardTextPage,
    cache: showsContent,
    async load({ store, agency, content, settings, locale }) {
      const shown = (await readContentPage(store, name, locale)) ?? shippedText(name, locale)
      const text = presentPageText(shown, translator(locale)(breadcrumbKey(name)), agency, locale)
      return {
        head: {
          title: text.title,
          description: text.summary,
          alternates: byLocale((each) => href(name, each)),
          untranslated: missingFrom(languagesOfText(content, name)),
          index: shown.lang === locale,
        },
        props: {
          crumbs: crumbsTo(name, locale),
          text,
          processings: processingRows(locale, agency),
          tilesFrom: tilesFrom({ settings }),
        },
      }
    },
  })
}
