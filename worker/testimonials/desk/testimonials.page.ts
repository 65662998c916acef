import { didChange, listActs, recordAct } from '#db/desk/audit-log.ts'
import { erasureDate, formCatalogue, refusedMonths } from '#db/model/forms/form-catalogue.ts'
import { refusalReasons, type TestimonialState } from '#db/model/testimonials/testimonial.ts'
import {
  authorOf,
  findTestimonial,
  listTestimonials,
  publishedMailId,
  publishTestimonial,
  refuseTestimonial,
  returnTestimonial,
} from '#db/testimonials/testimonials.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { DeskTestimonialsPage } from '#ui/testimonials/desk/testimonials.page.tsx'
import { presentTestimonial } from '#ui/testimonials/testimonial.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { reviewLink } from '#worker/signing/links.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { addTestimonial } from '#worker/testimonials/desk/add-testimonial.ts'
import { publishedMail } from '#worker/testimonials/testimonial-mail.ts'

const most = 200
const notices = defineNotices({
  published: 'desk.testimonials.published',
  refused: 'desk.testimonials.refused',
  waits: 'desk.testimonials.waits',
  added: 'desk.testimonials.added',
})

/** @param testimonial its id */
const conflict = (testimonial: string): FormState => ({ ...freshForm, typed: { testimonial }, problem: 'changedMeanwhile' })

/** Moderation of testimonials: waiting ones first, then the rest. Decisions are reversible. */
export const deskTestimonials = defineDeskPage('deskTestimonials', {
  needs: 'content',
  view: DeskTestimonialsPage,
  fileField: 'picture',
  async load(context) {
    const { store, locale, settings, now, agency, sent } = context
    const db = store.primary
    const [all, refusals] = await Promise.all([listTestimonials(db, most), listActs(db, { object: 'testimonial', action: 'refuse' }, most)])
    // Newest first, so reversing makes the latest reason win.
    const reasons = new Map(refusals.toReversed().map(({ objectId, reason }) => [objectId, refusalReasons.find((each) => each === reason) ?? null]))
    const shown = await Promise.all(
      all.map(async (each) => {
        const seal = new URL(await reviewLink(settings.signing, each.id, locale, now), settings.origin).search
        return {
          state: each.state,
          reason: each.state === 'refused' ? (reasons.get(each.id) ?? null) : null,
          hasPicture: each.picture !== null,
          showsPicture: each.showsPicture,
          testimonial: presentTestimonial({ ...each, showsPicture: true }, locale, seal),
        }
      }),
    )
    return {
      props: {
        view: await withMeanwhile(context, notices.view(context, translator(locale)('route.deskTestimonials'), undoOf(context)), {
          about: [{ object: 'testimonial', ids: [sent?.typed.testimonial ?? []].flat() }],
          version: null,
        }),
        waiting: shown.filter(({ state }) => state === 'waiting'),
        judged: shown.filter(({ state }) => state !== 'waiting'),
        languages: agency.languages.enabled,
      },
    }
  },
  acts: {
    async add(context, sent) {
      const added = await addTestimonial(context, sent)
      if (!('id' in added)) return added
      await context.announce()
      throw notices.done(context, 'added', { testimonial: added.id })
    },
    async publish(context, sent) {
      const { store, agency, now, relay, session } = context
      const db = store.primary
      const id = textOf(sent, 'testimonial')
      const testimonial = await findTestimonial(db, id)
      if (testimonial === null) throw new NoPage()
      if (textOf(sent, 'checked') !== '1') return { ...freshForm, errors: { checked: 'missing' } }
      const author = await authorOf(db, id)
      const mail = author?.email ? publishedMail(testimonial, author.email, agency.email) : null
      const also = [recordAct(db, session.member, { action: 'publish', object: 'testimonial', objectId: id }, now, didChange)]
      const withPicture = testimonial.picture !== null && textOf(sent, 'picture') === '1'
      if (!(await publishTestimonial(db, id, withPicture, mail, { seen: seenIn(sent), now, also }))) return conflict(id)
      if (mail) relay([publishedMailId(id)])
      await context.announce()
      throw notices.done(context, 'published', { testimonial: id, was: testimonial.state })
    },
    async refuse(context, sent) {
      const { store, now, session } = context
      const db = store.primary
      const id = textOf(sent, 'testimonial')
      const testimonial = await findTestimonial(db, id)
      if (testimonial === null) throw new NoPage()
      const reason = refusalReasons.find((each) => each === textOf(sent, 'reason')) ?? null
      const also = [recordAct(db, session.member, { action: 'refuse', object: 'testimonial', objectId: id, reason }, now, didChange)]
      if (!(await refuseTestimonial(db, id, erasureDate(now, refusedMonths), { seen: seenIn(sent), now, also }))) return conflict(id)
      await context.announce()
      throw notices.done(context, 'refused', { testimonial: id, was: testimonial.state, ...(testimonial.showsPicture && { picture: '1' }) })
    },
    async wait(context, sent) {
      const { store, now, session } = context
      const db = store.primary
      const id = textOf(sent, 'testimonial')
      if ((await findTestimonial(db, id)) === null) throw new NoPage()
      const also = [recordAct(db, session.member, { action: 'undo', object: 'testimonial', objectId: id }, now, didChange)]
      if (!(await returnTestimonial(db, id, formCatalogue.testimonial.months, { seen: seenIn(sent), now, also }))) return conflict(id)
      await context.announce()
      throw notices.done(context, 'waits', { testimonial: id })
    },
  },
})

/** The state the form was opened with (compare-and-set). */
function seenIn(sent: FormData): TestimonialState {
  const seen = textOf(sent, 'version')
  return seen === 'published' || seen === 'refused' ? seen : 'waiting'
}

/** The undo of a decision, which restores the previous state. */
function undoOf({ requested, locale }: DeskContext) {
  const query = requested.searchParams
  const [id, done, was] = ['testimonial', 'done', 'was'].map((name) => query.get(name))
  if (id === null || id === undefined || (done !== 'published' && done !== 'refused' && done !== 'added')) return null
  const act = was === 'waiting' ? 'wait' : done === 'refused' ? 'publish' : 'refuse'
  const version = done === 'refused' ? 'refused' : 'published'
  // What is published again was checked before it was published the first time.
  const checked = act === 'publish' ? { checked: '1' } : {}
  const fields: Readonly<Record<string, string>> = { testimonial: id, version, ...checked, ...(query.get('picture') === '1' && { picture: '1' }) }
  return { action: href('deskTestimonials', locale), act, fields }
}
