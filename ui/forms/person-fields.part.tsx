import type { ReactNode } from 'react'
import { PrivacyLink } from '../privacy/legal-tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { CaptchaField } from './captcha.part.tsx'
import { Choices, Field, Tick } from './field.part.tsx'
import { FormPart } from './form-page.part.tsx'

/** Title, names, e-mail and phone (specification, section 5; decisions, "Title"). */
export function PersonFields({ least = false }: { /** Only a name and one means of contact. */ least?: boolean }) {
  return (
    <>
      {!least && <Choices name="title" values={['mr', 'ms']} optional none />}
      <Field name="firstName" autoComplete="given-name" />
      <Field name="lastName" autoComplete="family-name" />
      <Field name="email" type="email" inputMode="email" autoComplete="email" />
      <Field name="phone" type="tel" inputMode="tel" autoComplete="tel" optional={least} />
    </>
  )
}

interface AddressFieldsProps {
  /** Initial values. */
  readonly zip?: string | undefined
  readonly city?: string | undefined
  /** The country field. */
  readonly children: ReactNode
}

/** A postal address. */
export function AddressFields({ zip = '', city = '', children }: AddressFieldsProps) {
  return (
    <>
      {children}
      <div className="pair">
        <Field name="street" autoComplete="address-line1" />
        <Field name="houseNumber" optional autoComplete="off" short />
      </div>
      <div className="pair">
        <Field name="zip" inputMode="text" autoComplete="postal-code" short initial={zip} />
        <Field name="city" autoComplete="address-level2" initial={city} />
      </div>
    </>
  )
}

/** The fields of a person with a legend and an optional remark. */
export function PersonPart() {
  const { t } = useTranslation()
  return (
    <FormPart legend={t('form.person')}>
      <PersonFields />
      <Field name="remark" rows={5} optional />
    </FormPart>
  )
}

interface EmailFieldsProps {
  readonly legend: string
  /** The consent sentence, before the link to the privacy statement. */
  readonly consent: string
  /** Shown after the consent. */
  readonly children?: ReactNode
}

/** All fields of a form that asks for an e-mail address only: the address, captcha and consent (decisions, "Least data"). */
export function EmailFields({ legend, consent, children }: EmailFieldsProps) {
  return (
    <>
      <FormPart legend={legend}>
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <div className="form-end">
        <CaptchaField />
        <Tick name="privacy">
          {consent} <PrivacyLink />
        </Tick>
        {children}
      </div>
    </>
  )
}
