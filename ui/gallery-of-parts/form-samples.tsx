import { ErrorSummary } from '../forms/error-summary.tsx'
import { Field, Tick } from '../forms/field.tsx'
import { type FormState, FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { PersonFields } from '../forms/person-fields.tsx'
import { useTranslation } from '../translation.tsx'
import { Sample } from './sample.tsx'

const refused: FormState = { typed: { email: 'an@', firstName: '' }, errors: { firstName: 'missing', email: 'invalid' }, failed: false }
const broken: FormState = { ...freshForm, failed: true }
const limited: FormState = { ...freshForm, limited: true }

/** Fields as they are at first, filled in and refused. */
export function FormSamples() {
  const { t } = useTranslation()
  return (
    <>
      <Sample name="Fields of a person">
        <div className="form">
          <PersonFields />
          <Field name="remark" rows={4} optional />
          <Tick name="privacy">{t('route.privacy')}</Tick>
        </div>
      </Sample>
      <Sample name="Fields that are refused">
        <FormStateProvider state={refused}>
          <div className="form">
            <ErrorSummary form="contact" state={refused} />
            <Field name="firstName" />
            <Field name="email" type="email" />
            <Field name="phone" type="tel" short />
          </div>
        </FormStateProvider>
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary form="contact" state={broken} />
        <ErrorSummary form="contact" state={limited} />
      </Sample>
    </>
  )
}
