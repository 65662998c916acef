import { PageIntro, type ScreenIntro, ScreenText } from '../content/screen-head.part.tsx'
import { ButtonLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { NoneOnPage } from '../search/nothing-found.part.tsx'
import { Breadcrumb } from '../site/frame/breadcrumb.part.tsx'
import { Pager } from '../site/pager.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Testimonial } from './testimonial.part.tsx'
import type { TestimonialView } from './testimonial.present.ts'

export interface TestimonialsPageProps extends ScreenIntro {
  readonly testimonials: readonly TestimonialView[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Testimonials, newest first, with a link to write one. */
export function TestimonialsPage({ crumbs, text, testimonials, page, pages, total }: TestimonialsPageProps) {
  const { t, locale } = useTranslation()
  const path = href('testimonials', locale)
  return (
    <div className="measure testimonials">
      <Breadcrumb crumbs={crumbs} />
      <div className="testimonials-head">
        <PageIntro text={text} />
        <ButtonLink href={href('testimonialForm', locale)}>{t('testimonials.write')}</ButtonLink>
      </div>
      {testimonials.length > 0 && <p className="hint">{t('testimonials.checked')}</p>}
      {testimonials.length > 0 && (
        <ul className="testimonial-list">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <Testimonial testimonial={testimonial} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {testimonials.length === 0 && (total > 0 ? <NoneOnPage text={t('testimonials.beyond')} path={path} /> : <NoTestimonials />)}
      {pages > 1 && testimonials.length > 0 && (
        <Pager
          page={page}
          pages={pages}
          count={t('testimonials.count', { count: total })}
          href={(target) => (target === 1 ? path : `${path}?page=${target}`)}
        />
      )}
      <ScreenText text={text} />
    </div>
  )
}

function NoTestimonials() {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <h2>{t('testimonials.none')}</h2>
      <p>{t('testimonials.none.text')}</p>
    </div>
  )
}
