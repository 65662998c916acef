import { agencyName } from '#db/model/agency.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { JobsPage } from '#ui/pages/jobs.tsx'
import { href } from '#ui/routes.ts'
import { showsText } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo } from './crumbs.ts'

export const jobs = definePage('jobs', {
  view: JobsPage,
  cache: showsText,
  async load({ agency, locale }) {
    const t = translator(locale)
    const hasVacancies = agency.vacancies.length > 0
    return {
      head: {
        title: t('jobs.title', { agency: agencyName(agency, locale) }),
        description: t(hasVacancies ? 'jobs.lead' : 'jobs.none'),
        alternates: byLocale((each) => href('jobs', each)),
        index: hasVacancies,
      },
      props: { crumbs: crumbsTo('jobs', locale) },
    }
  },
})
