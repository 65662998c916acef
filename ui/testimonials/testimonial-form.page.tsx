import { CaptchaField } from '../forms/captcha.part.tsx'
import { Field, FileField, Tick } from '../forms/field.part.tsx'
import { FormPage, FormPart, type FormView } from '../forms/form-page.part.tsx'
import { PrivacyLink } from '../privacy/legal-tables.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface TestimonialFormPageProps {
  readonly view: FormView
  readonly months: number
}

/** A testimonial: first what is published, then what is not. */
export function TestimonialFormPage({ view, months }: TestimonialFormPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <FormPage view={view} encoding="multipart/form-data">
      <FormPart legend={t('form.testimonial.shown')}>
        <Field name="name" autoComplete="name" />
        <Field name="about" autoComplete="off" optional />
        <Field name="website" type="url" inputMode="url" autoComplete="url" optional />
        <Field name="comment" rows={8} />
        <FileField name="picture" accept="image/jpeg,image/png,image/webp" optional />
      </FormPart>
      <FormPart legend={t('form.testimonial.hidden')}>
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <div className="form-end">
        <Tick name="publish">{t('form.testimonial.publish', { agency })}</Tick>
        <CaptchaField />
        <Tick name="privacy">
          {t('form.testimonial.consent', { agency, months })} <PrivacyLink />
        </Tick>
      </div>
    </FormPage>
  )
}
