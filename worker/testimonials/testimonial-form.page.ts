import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { TestimonialFormPage } from '#ui/testimonials/testimonial-form.page.tsx'
import { neverKept } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { testimonialForm as form } from '#worker/testimonials/testimonial.form.ts'
import { openForm } from '../forms/open-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { crumbsTo } from '../site/crumbs.ts'

export const testimonialForm = definePage('testimonialForm', {
  view: TestimonialFormPage,
  cache: neverKept,
  fileField: 'picture',
  async load(context) {
    const { locale, sent } = context
    const t = translator(locale)
    const title = t('form.testimonial.title')
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('form.testimonial.lead'),
        alternates: byLocale((each) => href('testimonialForm', each)),
        index: true,
      },
      props: { view: await openForm('testimonial', crumbsTo('testimonialForm', locale), context), months: formCatalogue.testimonial.months },
    }
  },
  async act(context, sent) {
    const about = { listingId: null, projectId: null, office: context.agency.email }
    const outcome = await takeForm(form(context.settings.signing), context, sent, about)
    if (outcome.accepted) throw redirection(303, href('thankYouTestimonial', context.locale))
    return outcome.state
  },
})
