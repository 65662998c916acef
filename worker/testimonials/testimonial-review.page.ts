import { erasureDate, refusedMonths } from '#db/model/forms/form-catalogue.ts'
import { authorOf, findTestimonial, publishedMailId, publishTestimonial, refuseTestimonial } from '#db/testimonials/testimonials.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { presentTestimonial } from '#ui/testimonials/testimonial.present.ts'
import { type ReviewView, TestimonialReviewPage } from '#ui/testimonials/testimonial-review.page.tsx'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { publishedMail } from '#worker/testimonials/testimonial-mail.ts'
import { crumbsBelow } from '../site/crumbs.ts'

const statuses = { open: 200, closed: 403, gone: 410 } as const

/** The office's preview of a testimonial, by the link in its mail, with the decision. GET changes nothing: scanners follow links. */
export const testimonialReview = definePage('testimonialReview', {
  view: TestimonialReviewPage,
  cache: noStore,
  async load(context) {
    const { locale, parameters, url, sent } = context
    const title = translator(locale)('review.title')
    const view = await readReview(context)
    return {
      status: sent && Object.keys(sent.errors).length > 0 ? 422 : statuses[view.kind],
      head: {
        title,
        description: title,
        alternates: byLocale((each) => href('testimonialReview', each, { id: parameters.id ?? '' }) + url.search),
        index: false,
      },
      props: { crumbs: crumbsBelow('testimonials', locale, { text: title, href: null }), state: sent ?? freshForm, view },
    }
  },
  async act(context, sent) {
    const decision = sent.get('decision')
    const view = await readReview(context)
    if (view.kind !== 'open' || (decision !== 'publish' && decision !== 'refuse')) return freshForm
    if (decision === 'publish' && sent.get('checked') !== '1') return { ...freshForm, errors: { checked: 'missing' } }
    await (decision === 'publish' ? publish(context, sent.get('picture') === '1') : refuse(context))
    await announceChanges(context.env)
    throw redirection(303, context.url.pathname + context.url.search)
  },
})

async function readReview({ store, settings, locale, parameters, url, now }: PageContext): Promise<ReviewView> {
  const id = parameters.id ?? ''
  const isOpen = await isSealedLink(settings.signing, 'testimonial', id, Object.fromEntries(url.searchParams), now)
  if (!isOpen) return { kind: 'closed' }
  const testimonial = await findTestimonial(store.db, id)
  if (testimonial === null) return { kind: 'gone' }
  return {
    kind: 'open',
    state: testimonial.state,
    hasPicture: testimonial.picture !== null,
    showsPicture: testimonial.showsPicture,
    testimonial: presentTestimonial({ ...testimonial, showsPicture: true }, locale, url.search),
  }
}

async function publish({ store: { db }, agency, parameters, now, relay }: PageContext, withPicture: boolean): Promise<void> {
  const id = parameters.id ?? ''
  const [testimonial, author] = [await findTestimonial(db, id), await authorOf(db, id)]
  const mail = testimonial && author?.email ? publishedMail(testimonial, author.email, agency.email) : null
  await publishTestimonial(db, id, withPicture, mail, { seen: null, now })
  if (mail) relay([publishedMailId(id)])
}

async function refuse({ store: { db }, parameters, now }: PageContext): Promise<void> {
  await refuseTestimonial(db, parameters.id ?? '', erasureDate(now, refusedMonths), { seen: null, now })
}
