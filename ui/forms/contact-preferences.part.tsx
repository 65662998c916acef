import { contactDevices, contactSlots } from '#db/model/forms/contact-preferences.ts'
import { Icon } from '../icons.tsx'
import { countryChoices } from '../places/countries.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { Choices, Field, Select, Tick } from './field.part.tsx'
import { FormPart } from './form-page.part.tsx'
import { useFields } from './form-state.tsx'

/** How and when the visitor wants to be contacted, and a brochure by post if the form offers one (decisions, "Contact time slots"). */
export function ContactPreferences({ brochure = false }: { brochure?: boolean }) {
  const { t } = useTranslation()
  return (
    <FormPart legend={t('form.contactWishes')}>
      <Choices name="device" values={contactDevices} optional none />
      <Choices name="slot" values={contactSlots} optional none />
      {brochure && <Brochure />}
    </FormPart>
  )
}

const wishes = ['device', 'slot', 'brochure', 'postCountry', 'postStreet', 'postHouseNumber', 'postZip', 'postCity'] as const

/** The same with a brochure, closed until it is wanted; open in a refused form that has an answer or an error there. */
export function FoldedPreferences() {
  const { t } = useTranslation()
  const isOpen = useFields(wishes).some(({ name, text, error }) => error !== null || (name !== 'postCountry' && text !== ''))
  return (
    <details className="form-folded" open={isOpen}>
      <summary>
        {t('form.wishes')} <span className="optional">{t('form.optional')}</span>
        <Icon name="down" />
      </summary>
      <ContactPreferences brochure />
    </details>
  )
}

/** Where to send a brochure; the style sheet shows it once the box is checked. */
function Brochure() {
  const { t } = useTranslation()
  return (
    <div className="brochure">
      <Tick name="brochure">{t('form.brochure')}</Tick>
      <fieldset className="brochure-address">
        <legend>{t('form.brochure.address')}</legend>
        <CountrySelect name="postCountry" />
        <div className="pair">
          <Field name="postStreet" autoComplete="address-line1" />
          <Field name="postHouseNumber" optional autoComplete="off" short />
        </div>
        <div className="pair">
          <Field name="postZip" autoComplete="postal-code" short />
          <Field name="postCity" autoComplete="address-level2" />
        </div>
      </fieldset>
    </div>
  )
}

/** Any country of the world, Belgium first. */
export function CountrySelect({ name }: { name: string }) {
  const { locale } = useTranslation()
  return <Select name={name} choices={countryChoices(locale)} initial="BE" autoComplete="country" />
}
