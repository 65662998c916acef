import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { ConstructionPage } from '#ui/forms/construction/construction.page.tsx'
import { presentTeaser, projectPagePath, projectTitle } from '#ui/projects/project.present.ts'
import { presentUnits } from '#ui/projects/project-units.present.ts'
import { href } from '#ui/routes.ts'
import { construction as form } from '#worker/forms/construction/construction.form.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { projectOnOffer } from '../../listings/on-offer.ts'
import { crumbsBelow } from '../../site/crumbs.ts'
import { handleForm } from '../handle-form.ts'
import { openForm } from '../open-form.ts'
import { thanksPath } from '../thanks-about.ts'

/** An enquiry about a project that is not sold out. */
export const construction = definePage('construction', {
  view: ConstructionPage,
  cache: showsForm,
  async load(context) {
    const { locale, sent } = context
    const t = translator(locale)
    const project = await projectOnOffer(context, context.parameters.id ?? '')
    const title = t('form.construction.title')
    const name = projectTitle(project, locale)
    const crumbs = crumbsBelow('projects', locale, { text: name, href: projectPagePath(project, locale) }, { text: title, href: null })
    const units = presentUnits(project, locale)
    const view = await openForm('construction', crumbs, context)
    const requested = units.find(({ unit }) => unit === context.url.searchParams.get('unit'))
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : `${title}, ${name}`,
        description: t('form.construction.lead'),
        alternates: byLocale((each) => href('construction', each, { id: project.id })),
        index: false,
      },
      props: {
        view: sent || !requested ? view : { ...view, state: { ...view.state, typed: { units: [requested.unit] } } },
        months: formCatalogue.construction.months,
        project: presentTeaser(project, locale),
        units,
      },
    }
  },
  async act(context, sent) {
    const project = await projectOnOffer(context, context.parameters.id ?? '')
    const units = presentUnits(project, context.locale).map(({ unit }) => unit)
    const outcome = await handleForm(form(units), context, sent, { listingId: null, projectId: project.id, office: context.agency.email })
    if (outcome.accepted) throw redirection(303, thanksPath('thankYouConstruction', context.locale, { project: String(project.id) }))
    return outcome.state
  },
})
