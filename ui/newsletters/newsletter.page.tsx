import { Tick } from '../forms/field.part.tsx'
import { FormPage, type FormView } from '../forms/form-page.part.tsx'
import { EmailFields } from '../forms/person-fields.part.tsx'
import { useAgency } from '../site/page-context.tsx'
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
      <EmailFields legend={t('form.newsletter.where')} consent={t('form.newsletter.consent', { agency })}>
        <Tick name="tailored">{t('form.newsletter.tailored')}</Tick>
      </EmailFields>
    </FormPage>
  )
}
