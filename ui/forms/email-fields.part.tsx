import type { ReactNode } from 'react'
import { PrivacyLink } from '../privacy/privacy-link.part.tsx'
import { CaptchaField } from './captcha.part.tsx'
import { Field, Tick } from './field.part.tsx'
import { FormPart } from './form-page.part.tsx'

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
