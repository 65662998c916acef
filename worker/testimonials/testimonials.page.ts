import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { publishedTestimonials } from '#db/testimonials/testimonials.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { presentTestimonial } from '#ui/testimonials/testimonial.present.ts'
import { TestimonialFormPage } from '#ui/testimonials/testimonial-form.page.tsx'
import { TestimonialsPage } from '#ui/testimonials/testimonials.page.tsx'
import { introOf } from '#worker/content/intro.ts'
import { handleForm } from '#worker/forms/handle-form.ts'
import { openForm } from '#worker/forms/open-form.ts'
import { headOfPage, readNumberedPage } from '#worker/search/numbered-page.ts'
import { showsContent, showsForm } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { testimonialForm as form } from '#worker/testimonials/testimonial.form.ts'

const pageSize = 12

export const testimonials = definePage('testimonials', {
  view: TestimonialsPage,
  cache: showsContent,
  reads: ['page'],
  async load(context) {
    const { store, locale, url } = context
    const { shown, total, page, pages, status } = await readNumberedPage(url, pageSize, (number) => publishedTestimonials(store.db, number, pageSize))
    const { head, intro } = await introOf('testimonials', context, 'testimonials.lead')
    const testimonials = shown.map((each) => presentTestimonial(each, locale))
    return {
      status,
      head: headOfPage({ ...head, index: head.index && total > 0 }, { page, pages }, locale),
      props: { ...intro, testimonials, page, pages, total },
    }
  },
})

export const testimonialForm = definePage('testimonialForm', {
  view: TestimonialFormPage,
  cache: showsForm,
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
    const outcome = await handleForm(form(context.settings.signing), context, sent, about)
    if (outcome.accepted) throw redirection(303, href('thankYouTestimonial', context.locale))
    return outcome.state
  },
})
