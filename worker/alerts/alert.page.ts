import { readCrmTypes } from '#db/listings/crm-categories.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { AlertPage } from '#ui/alerts/alert.page.tsx'
import { alertPath, demandPath, presentAlert } from '#ui/alerts/alert.present.ts'
import { href } from '#ui/routes.ts'
import { alertForm as form } from '#worker/alerts/alert.form.ts'
import { demandSearch } from '#worker/forms/demand-register/demand-register.form.ts'
import { resolveQuery } from '#worker/search/place-query.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { handleForm } from '../forms/handle-form.ts'
import { openForm } from '../forms/open-form.ts'
import { thanksPath } from '../forms/thanks-about.ts'
import { crumbsBelow } from '../site/crumbs.ts'

/** Saves the search of a list as an alert; asks for an email address only. */
export const alert = definePage('alert', {
  view: AlertPage,
  cache: showsForm,
  async load(context) {
    const { locale, sent } = context
    const t = translator(locale)
    const { goal, search } = await searchIn(context)
    const { words, list } = presentAlert({ goal, search: writeSearch(search), rhythm: 'daily' }, locale)
    const title = t('form.alert.title')
    const crumbs = crumbsBelow(goal === 'sale' ? 'forSale' : 'forRent', locale, { text: title, href: null })
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('form.alert.lead'),
        alternates: byLocale((each) => alertPath(goal, search, each)),
        index: false,
      },
      props: { view: await openForm(form.name, crumbs, context), words, list, more: demandPath(goal, search, locale) },
    }
  },
  async act(context, sent) {
    const { goal, search } = await searchIn(context)
    const saved = new FormData()
    for (const [name, value] of sent) if (typeof value === 'string') saved.append(name, value)
    saved.set('goal', goal)
    saved.set('search', writeSearch(search))
    const outcome = await handleForm(form, context, saved, { listingId: null, projectId: null, office: context.agency.email })
    if (!outcome.accepted) return outcome.state
    const query = new URLSearchParams(writeSearch(search))
    throw redirection(303, thanksPath('thankYouAlert', context.locale, new URLSearchParams([['goal', goal], ...query])))
  },
})

/** The search to save, from the address. Redirects to the demand register if the address has no goal. */
async function searchIn({ url, locale, store }: PageContext) {
  const query = resolveQuery(url.searchParams)
  const goal = query.get('goal')
  if (goal !== 'sale' && goal !== 'rent') throw redirection(302, href('demandRegister', locale))
  return { goal, search: demandSearch(query, await readCrmTypes(store)) } as const
}
