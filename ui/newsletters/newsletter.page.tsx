import { EmailFields } from '../forms/email-fields.part.tsx'
import { FormPage, type FormView } from '../forms/form-page.part.tsx'
import { useAgency } from '../site/agency.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface NewsletterPageProps {
  readonly view: FormView
}

/** Sign-up for the newsletter: an e-mail address and consent (decisions, "Least data"). */
export function NewsletterPage({ view }: NewsletterPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <FormPage view={view}>
      <EmailFields legend={t('form.newsletter.where')} consent={t('form.newsletter.consent', { agency })} />
    </FormPage>
  )
}
