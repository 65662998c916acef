import { useAgency } from '../agency.tsx'
import { CaptchaField } from '../forms/captcha.tsx'
import { Field, Tick } from '../forms/field.tsx'
import { FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PrivacyLink } from '../parts/privacy-link.tsx'
import { useTranslation } from '../translation.tsx'

export interface NewsletterPageProps {
  readonly view: FormView
}

/** Sign-up for the newsletter: an e-mail address and consent (decisions, "Least data"). */
export function NewsletterPage({ view }: NewsletterPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <FormPage view={view}>
      <FormPart legend={t('form.newsletter.where')}>
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <div className="form-end">
        <CaptchaField />
        <Tick name="privacy">
          {t('form.newsletter.consent', { agency })} <PrivacyLink />
        </Tick>
      </div>
    </FormPage>
  )
}
