import type { TestimonialState } from '#db/model/testimonial.ts'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { Testimonial } from '../../parts/testimonial.tsx'
import type { TestimonialView } from '../../presenters/testimonial.ts'
import { useTranslation } from '../../translation.tsx'

interface JudgedTestimonial {
  readonly state: TestimonialState
  readonly hasPicture: boolean
  readonly showsPicture: boolean
  readonly testimonial: TestimonialView
}

interface DeskTestimonialsPageProps {
  readonly view: DeskView
  readonly waiting: readonly JudgedTestimonial[]
  readonly judged: readonly JudgedTestimonial[]
}

/** What clients say of the agency: whole texts, those that wait first, each with its decision. */
export function DeskTestimonialsPage({ view, waiting, judged }: DeskTestimonialsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskTestimonials">
      {waiting.length === 0 && <p className="desk-quiet">{t('desk.testimonials.none')}</p>}
      <List items={waiting} />
      {judged.length > 0 && (
        <section className="desk-section" aria-labelledby="judged">
          <h2 id="judged">{t('desk.testimonials.judged')}</h2>
          <List items={judged} />
        </section>
      )}
    </DeskFrame>
  )
}

function List({ items }: { items: readonly JudgedTestimonial[] }) {
  const { t } = useTranslation()
  return (
    <ul className="desk-testimonials">
      {items.map(({ state, hasPicture, showsPicture, testimonial }) => (
        <li key={testimonial.id}>
          <Testimonial testimonial={testimonial} />
          <form method="post" className="desk-decision">
            <input type="hidden" name="testimonial" value={testimonial.id} />
            <span className="badge">{t(`desk.testimonials.state.${state}`)}</span>
            {hasPicture && state !== 'published' && (
              <label className="choice">
                <input type="checkbox" name="picture" value="1" defaultChecked={showsPicture} />
                <span>{t('review.picture')}</span>
              </label>
            )}
            {state !== 'published' && (
              <button className="button" type="submit" name="do" value="publish">
                {t('review.publish')}
              </button>
            )}
            {state !== 'refused' && (
              <button className="button second" type="submit" name="do" value="refuse">
                {t(state === 'published' ? 'review.unpublish' : 'review.refuse')}
              </button>
            )}
          </form>
        </li>
      ))}
    </ul>
  )
}
