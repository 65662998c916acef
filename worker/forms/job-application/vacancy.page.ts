import { readArticle } from '#db/content/articles.ts'
import { isOpenVacancy, readingLanguage } from '#db/model/content/article.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentArticle } from '#ui/content/article.present.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { VacancyPage } from '#ui/forms/job-application/vacancy.page.tsx'
import { href } from '#ui/routes.ts'
import { describeVacancy } from '#ui/site/json-ld/content.present.ts'
import { missingFrom } from '#ui/site/page-head.ts'
import { articleAt, articleCrumbs } from '#worker/content/written.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { handleForm } from '../handle-form.ts'
import { openForm } from '../open-form.ts'
import { jobApplication as form } from './job-application.form.ts'

/** An article about a vacancy, with the form to apply for it. */
export const vacancy = definePage('vacancy', {
  view: VacancyPage,
  cache: showsForm,
  fileField: form.file?.name,
  async load(context) {
    const { content, locale, sent } = context
    const found = articleAt(context)
    const whole = await readArticle(context.store, found.key)
    if (!whole) throw redirection(302, href('jobs', locale))
    const view = presentArticle(whole, context)
    const isOpen = isOpenVacancy(found, brusselsDay(context.now))
    return {
      head: {
        title: sent ? translator(locale)('form.errorTitle', { title: view.title }) : view.title,
        description: view.summary,
        alternates: byLocale((each) => articlePath(found, content, each)),
        missing: missingFrom(found.languages),
        index: isOpen && found.languages.includes(locale),
        jsonLd: isOpen ? describeVacancy(view, found.job, context.agency, readingLanguage(found.languages, locale), context) : [],
      },
      props: {
        view: await openForm(form.name, articleCrumbs(found, context), context),
        months: formCatalogue[form.name].months,
        vacancy: view,
        isOpen,
      },
    }
  },
  async act(context, sent) {
    const { agency, locale } = context
    const page = articlePath(openVacancy(context), context.content, locale)
    const outcome = await handleForm(form, context, sent, { listingId: null, projectId: null, page, office: agency.email })
    if (outcome.accepted) throw redirection(303, href('thankYouJobApplication', locale))
    return outcome.state
  },
})

/** The vacancy of an address; a closed vacancy takes no applications. */
function openVacancy(context: PageContext) {
  const found = articleAt(context)
  if (found.state === 'published' && isOpenVacancy(found, brusselsDay(context.now))) return found
  throw new NoPage()
}
