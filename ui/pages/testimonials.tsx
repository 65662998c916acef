import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { Pager } from '../parts/pager.tsx'
import { Testimonial } from '../parts/testimonial.tsx'
import type { TestimonialView } from '../presenters/testimonial.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface TestimonialsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly testimonials: readonly TestimonialView[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** Testimonials, newest first, with a link to write one. */
export function TestimonialsPage({ crumbs, testimonials, page, pages, total }: TestimonialsPageProps) {
  const { t, locale } = useTranslation()
  const path = href('testimonials', locale)
  return (
    <div className="measure testimonials">
      <Breadcrumb crumbs={crumbs} />
      <header>
        <div>
          <h1>{t('testimonials.title')}</h1>
          {total > 0 && <p>{t('testimonials.lead')}</p>}
        </div>
        <a className="button" href={href('testimonialForm', locale)}>
          {t('testimonials.write')}
        </a>
      </header>
      {testimonials.length > 0 ? (
        <ul className="testimonial-list">
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.id}>
              <Testimonial testimonial={testimonial} first={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <NoneHere path={path} beyond={total > 0} />
      )}
      {pages > 1 && testimonials.length > 0 && (
        <Pager
          page={page}
          pages={pages}
          count={t('testimonials.count', { count: total })}
          href={(target) => (target === 1 ? path : `${path}?page=${target}`)}
        />
      )}
    </div>
  )
}

function NoneHere({ path, beyond }: { path: string; beyond: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <h2>{beyond ? t('list.beyond') : t('testimonials.none')}</h2>
      <p>{beyond ? t('testimonials.beyond') : t('testimonials.none.text')}</p>
      {beyond && (
        <p className="empty-ways">
          <a className="button second" href={path}>
            {t('list.beyond.first')}
          </a>
        </p>
      )}
    </div>
  )
}
