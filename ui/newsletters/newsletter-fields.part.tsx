import { Tick } from '../forms/field.part.tsx'
import { EmailFields } from '../forms/person-fields.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'

/** The fields of a sign-up for the newsletter (decisions, "Least data"). */
export function NewsletterFields() {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <EmailFields legend={t('form.newsletter.where')} consent={t('form.newsletter.consent', { agency })}>
      <Tick name="tailored">{t('form.newsletter.tailored')}</Tick>
    </EmailFields>
  )
}
