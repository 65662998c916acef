import { type RefusalReason, refusalReasons, type TestimonialState } from '#db/model/testimonials/testimonial.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, FileField, Select } from '../../forms/field.part.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { ClientChecked, PublishChecked, Testimonial } from '../testimonial.part.tsx'
import type { TestimonialView } from '../testimonial.present.ts'

interface JudgedTestimonial {
  readonly state: TestimonialState
  /** Why it was refused; null without a reason. */
  readonly reason: RefusalReason | null
  readonly hasPicture: boolean
  readonly showsPicture: boolean
  readonly testimonial: TestimonialView
}

interface DeskTestimonialsPageProps {
  readonly view: DeskView
  readonly waiting: readonly JudgedTestimonial[]
  readonly judged: readonly JudgedTestimonial[]
  readonly languages: readonly Locale[]
}

/** Testimonials in full, those awaiting a decision first. */
export function DeskTestimonialsPage({ view, waiting, judged, languages }: DeskTestimonialsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskTestimonials">
      {waiting.length === 0 && <p className="desk-quiet">{t('desk.testimonials.none')}</p>}
      <List items={waiting} />
      {judged.length > 0 && (
        <DeskSection id="judged" title={t('desk.testimonials.judged')}>
          <List items={judged} />
        </DeskSection>
      )}
      <AddForm languages={languages} />
    </DeskFrame>
  )
}

/** Enters a testimonial that was written elsewhere; it is published at once. */
function AddForm({ languages }: Pick<DeskTestimonialsPageProps, 'languages'>) {
  const { t, locale } = useTranslation()
  return (
    <DeskSection id="add" title={t('desk.testimonials.add')}>
      <p className="hint">{t('desk.testimonials.addText')}</p>
      <form className="form" method="post" encType="multipart/form-data" noValidate>
        <Field name="name" autoComplete="off" />
        <Field name="clientAbout" autoComplete="off" optional />
        <Select name="locale" initial={locale} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <Field name="clientComment" rows={6} autoComplete="off" />
        <Field name="postedOn" type="date" autoComplete="off" short />
        <FileField name="picture" accept="image/jpeg,image/png,image/webp" optional />
        <ClientChecked id="checked" />
        <FormSend act="add" label={t('review.publish')} />
      </form>
    </DeskSection>
  )
}

function List({ items }: { items: readonly JudgedTestimonial[] }) {
  const { t } = useTranslation()
  return (
    <ul className="desk-testimonials">
      {items.map(({ state, reason, hasPicture, showsPicture, testimonial }) => (
        <li key={testimonial.id}>
          <Testimonial testimonial={testimonial} />
          <form method="post" className="desk-decision">
            <input type="hidden" name="testimonial" value={testimonial.id} />
            <input type="hidden" name="version" value={state} />
            <span className="badge">{t(`desk.testimonials.state.${state}`)}</span>
            {reason !== null && <span className="hint">{t(`desk.testimonials.reason.${reason}`)}</span>}
            {hasPicture && state !== 'published' && <Box name="picture" value="1" label={t('review.picture')} isSet={showsPicture} />}
            {state !== 'published' && <PublishChecked id={testimonial.id} />}
            {state !== 'refused' && <Reasons name={testimonial.name} />}
            {state !== 'refused' && (
              <button className="button second" type="submit" name="do" value="refuse">
                {t(state === 'published' ? 'review.unpublish' : 'review.refuse')}
              </button>
            )}
            {/* It comes last: the first act of the form counts. */}
            {state !== 'published' && <input type="hidden" name="do" value="publish" />}
          </form>
        </li>
      ))}
    </ul>
  )
}

function Reasons({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <Dropdown
      name="reason"
      aria-label={`${t('desk.testimonials.reason')}: ${name}`}
      none={t('desk.testimonials.reason.none')}
      choices={refusalReasons.map((each) => ({ value: each, text: t(`desk.testimonials.reason.${each}`) }))}
    />
  )
}
