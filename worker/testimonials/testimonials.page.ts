import { publishedTestimonials } from '#db/testimonials/testimonials.ts'
import { presentTestimonial } from '#ui/testimonials/testimonial.present.ts'
import { TestimonialsPage } from '#ui/testimonials/testimonials.page.tsx'
import { showsContent } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { introOf } from '../content/intro.ts'
import { headOfPage, readNumberedPage } from '../search/numbered-page.ts'

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
