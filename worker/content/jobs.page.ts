import { isOpenVacancy } from '#db/model/content/article.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { presentArticleCard, shownArticles } from '#ui/content/article.present.ts'
import { JobsPage } from '#ui/content/jobs.page.tsx'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'
import { overviewOf } from './written.ts'

/** Working at the agency. The page always exists, since thank-you pages link to it; without a text or a vacancy it is not indexed. */
export const jobs = definePage('jobs', {
  view: JobsPage,
  cache: showsContent,
  async load(context) {
    const { content, locale, now } = context
    const { head, text } = await overviewOf(context, 'jobs')
    const open = shownArticles(content, 'jobs', locale).filter((each) => isOpenVacancy(each, brusselsDay(now)))
    const description = open.length > 0 || text.summary !== '' ? head.description : translator(locale)('jobs.none')
    return {
      head: { ...head, description },
      props: { crumbs: crumbsTo('jobs', locale), text, vacancies: open.map((each) => presentArticleCard(each, context)) },
    }
  },
})
