import type { TestimonialState } from '#db/model/testimonials/testimonial.ts'
import { SecondLink } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import type { FormState } from '../forms/form-state.tsx'
import { Box } from '../forms/kind-fields.part.tsx'
import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { PublishChecked, Testimonial } from './testimonial.part.tsx'
import type { TestimonialView } from './testimonial.present.ts'

/** What the office's link opens: a testimonial, an invalid or expired link, or a testimonial that has been deleted. */
export type ReviewView =
  | {
      readonly kind: 'open'
      readonly state: TestimonialState
      readonly hasPicture: boolean
      readonly showsPicture: boolean
      readonly testimonial: TestimonialView
    }
  | { readonly kind: 'closed' | 'gone' }

export interface TestimonialReviewPageProps {
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  readonly view: ReviewView
}

/** Shows the office a testimonial as it would look, to publish or to refuse it. */
export function TestimonialReviewPage({ crumbs, state, view }: TestimonialReviewPageProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="measure testimonials">
      <Breadcrumb crumbs={crumbs} />
      <header>
        <div>
          <h1>{t('review.title')}</h1>
          <p>{t(`review.${view.kind === 'open' ? view.state : view.kind}`)}</p>
        </div>
      </header>
      <ErrorSummary form="review" state={state} />
      {view.kind === 'open' ? (
        <>
          <div className="testimonial-list">
            <Testimonial testimonial={view.testimonial} first />
          </div>
          <Decision id={view.testimonial.id} state={view.state} hasPicture={view.hasPicture} showsPicture={view.showsPicture} />
        </>
      ) : (
        <SecondLink href={href('testimonials', locale)}>{t('review.toPage')}</SecondLink>
      )}
    </div>
  )
}

interface DecisionProps {
  readonly id: string
  readonly state: TestimonialState
  readonly hasPicture: boolean
  readonly showsPicture: boolean
}

function Decision({ id, state, hasPicture, showsPicture }: DecisionProps) {
  const { t, locale } = useTranslation()
  const isPublished = state === 'published'
  return (
    <form className="review-decision" method="post">
      {isPublished && (
        <p className="notice">
          <Icon name="check" />
          <a href={href('testimonials', locale)}>{t('review.toPage')}</a>
        </p>
      )}
      {hasPicture && !isPublished && <Box name="picture" value="1" label={t('review.picture')} isSet={showsPicture} />}
      <div className="empty-ways">
        {!isPublished && <PublishChecked id={id} />}
        {state !== 'refused' && (
          <button className="button second" type="submit" name="decision" value="refuse">
            {t(isPublished ? 'review.unpublish' : 'review.refuse')}
          </button>
        )}
      </div>
      {/* It comes last: the first decision of the form counts. */}
      {!isPublished && <input type="hidden" name="decision" value="publish" />}
    </form>
  )
}
