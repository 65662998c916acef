import { publishedTestimonials } from '#db/testimonials.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { TestimonialsPage } from '#ui/pages/testimonials.tsx'
import { presentTestimonial } from '#ui/presenters/testimonial.ts'
import { href } from '#ui/routes.ts'
import { showsContent } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo } from './crumbs.ts'

const pageSize = 12

export const testimonials = definePage('testimonials', {
  view: TestimonialsPage,
  cache: showsContent,
  reads: ['page'],
  async load({ store, locale, url }) {
    const t = translator(locale)
    const page = readPage(url.searchParams.get('page'))
    const { shown, total } = await publishedTestimonials(store.db, page, pageSize)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    const beyond = page > pages
    const title = t('testimonials.title')
    const query = page > 1 ? `?page=${page}` : ''
    return {
      status: beyond ? 404 : 200,
      head: {
        title: page > 1 ? t('list.titleOfPage', { title, page }) : title,
        description: t('testimonials.lead'),
        alternates: byLocale((each) => href('testimonials', each) + query),
        index: total > 0 && !beyond,
      },
      props: { crumbs: crumbsTo('testimonials', locale), testimonials: shown.map((each) => presentTestimonial(each, locale)), page, pages, total },
    }
  },
})

/** The page number; 1 for anything invalid. */
function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
