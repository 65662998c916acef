import { Field } from '../forms/field.tsx'
import { FileField } from '../forms/file-field.tsx'
import { ConsentFields, FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { freshForm } from '../forms/form-state.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { useTranslation } from '../translation.tsx'

export interface VacancyPageProps {
  readonly view: FormView
  readonly months: number
}

/** A vacancy and its application form. After a failed submit the vacancy is left out, so that the errors come first. */
export function VacancyPage({ view, months }: VacancyPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} intro={view.state === freshForm && <Vacancy />} encoding="multipart/form-data">
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <FormPart legend={t('vacancy.apply')}>
        <Field name="motivation" rows={8} optional />
        <FileField name="cv" accept=".pdf,.docx,application/pdf" />
      </FormPart>
      <ConsentFields months={months} />
    </FormPage>
  )
}

function Vacancy() {
  const { t } = useTranslation()
  return (
    <div className="vacancy">
      <p>{t('jobs.officeManager.terms')}</p>
      <h2>{t('vacancy.tasks')}</h2>
      <ul>
        <li>{t('vacancy.tasks.1')}</li>
        <li>{t('vacancy.tasks.2')}</li>
        <li>{t('vacancy.tasks.3')}</li>
      </ul>
      <h2>{t('vacancy.profile')}</h2>
      <ul>
        <li>{t('vacancy.profile.1')}</li>
        <li>{t('vacancy.profile.2')}</li>
        <li>{t('vacancy.profile.3')}</li>
      </ul>
      <h2>{t('vacancy.offer')}</h2>
      <ul>
        <li>{t('vacancy.offer.1')}</li>
        <li>{t('vacancy.offer.2')}</li>
        <li>{t('vacancy.offer.3')}</li>
      </ul>
    </div>
  )
}
