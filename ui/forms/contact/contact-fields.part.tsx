import { useTranslation } from '../../site/translation.tsx'
import { ContactPreferences } from '../contact-preferences.part.tsx'
import { Field } from '../field.part.tsx'
import { ConsentFields, FormPart } from '../form-page.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'

/** The fields of a message to the agency. @param months until the message is erased */
export function ContactFields({ months }: { readonly months: number }) {
  const { t } = useTranslation()
  return (
    <>
      <FormPart legend={t('form.message')}>
        <Field name="remark" rows={6} optional />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields />
      </FormPart>
      <ContactPreferences />
      <ConsentFields months={months} />
    </>
  )
}
