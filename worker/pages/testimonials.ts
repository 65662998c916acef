import { publishedTestimonials } from '#db/testimonials.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { TestimonialsPage } from '#ui/pages/testimonials.tsx'
import { presentTestimonial } from '#ui/presenters/testimonial.ts'
import { href } from '#ui/routes.ts'
import { showsContent } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo } from './crumbs.ts'
import { headOfPage, readNumberedPage } from './numbered-page.ts'

const pageSize = 12

export const testimonials = definePage('testimonials', {
  view: TestimonialsPage,
  cache: showsContent,
  reads: ['page'],
  async load({ store, locale, url }) {
    const t = translator(locale)
    const { shown, total, page, pages, status } = await readNumberedPage(url, pageSize, (number) => publishedTestimonials(store.db, number, pageSize))
    const head = {
      title: t('testimonials.title'),
      description: t('testimonials.lead'),
      alternates: byLocale((each) => href('testimonials', each)),
      index: total > 0,
    }
    return {
      status,
      head: headOfPage(head, { page, pages }, locale),
      props: { crumbs: crumbsTo('testimonials', locale), testimonials: shown.map((each) => presentTestimonial(each, locale)), page, pages, total },
    }
  },
})
