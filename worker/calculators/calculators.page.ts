import { readCalculation } from '#db/model/calculators/calculators.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { CalculatorsPage } from '#ui/calculators/calculators.page.tsx'
import { presentCalculators } from '#ui/calculators/calculators.present.ts'
import { href } from '#ui/routes.ts'
import { showsResult } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

/** Buying costs, loan and rental signing. The input is in the query, so that each result can be bookmarked and shared. */
export const calculators = definePage('calculators', {
  view: CalculatorsPage,
  cache: showsResult,
  async load({ locale, url, now }) {
    const t = translator(locale)
    return {
      head: {
        title: t('calculators.title'),
        description: t('calculators.description'),
        alternates: byLocale((each) => href('calculators', each)),
        index: true,
      },
      props: {
        crumbs: crumbsTo('calculators', locale),
        calculators: presentCalculators(readCalculation(url.searchParams), locale, brusselsDay(now)),
      },
    }
  },
})
