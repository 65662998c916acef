import type { ReactNode } from 'react'
import { hasMessage } from '#messages/translate.ts'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { PrivacyLink } from '../parts/privacy-link.tsx'
import { useTranslation } from '../translation.tsx'
import { type Captcha, CaptchaField, CaptchaProvider } from './captcha.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Tick } from './field.tsx'
import { type FormState, FormStateProvider } from './form-state.tsx'

/** What every form page is handed: the words are `form.{form}.…`. */
export interface FormView {
  readonly form: string
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** Names this one filling in, so that sending it twice is seen. */
  readonly submission: string
  readonly captcha: Captcha
}

interface FormPageProps {
  readonly view: FormView
  /** What stands beside the form: the home it is about. */
  readonly aside?: ReactNode
  /** What is read before the form. */
  readonly intro?: ReactNode
  readonly encoding?: 'multipart/form-data'
  readonly children: ReactNode
}

/** One column, a sentence that says what happens next, what is wrong first, and beside it the steps that follow. */
export function FormPage({ view, aside, intro, encoding, children }: FormPageProps) {
  const { t } = useTranslation()
  const { form, state } = view
  const words = (part: string) => {
    const key = `form.${form}.${part}`
    return hasMessage(key) ? t(key) : null
  }
  const steps = ['step1', 'step2', 'step3'].map(words).filter((step) => step !== null)
  return (
    <div className="measure">
      <Breadcrumb crumbs={view.crumbs} />
      <div className="form-page">
        <div>
          <h1>{words('title')}</h1>
          <p>{words('lead')}</p>
          {intro}
          <FormStateProvider state={state}>
            <ErrorSummary form={form} state={state} />
            <form className="form" method="post" noValidate encType={encoding}>
              <input type="hidden" name="submission" value={view.submission} />
              <CaptchaProvider captcha={view.captcha}>{children}</CaptchaProvider>
              <div className="form-send">
                <button className="button" type="submit">
                  {words('send') ?? t('form.send')}
                </button>
                <p className="hint">{words('note') ?? t('form.note')}</p>
              </div>
            </form>
          </FormStateProvider>
        </div>
        <aside className="form-aside" aria-label={t('form.aside')}>
          {aside}
          <NextSteps steps={steps} />
        </aside>
      </div>
    </div>
  )
}

/** A part of a form under its own heading. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="form-part">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** What every form ends with: what is asked against robots, and what is agreed to, with the statement it leads to; the newsletter is never ticked beforehand. */
export function ConsentFields({ months, words }: { months: number /** Where the words for any form will not do. */; words?: string }) {
  const { t } = useTranslation()
  return (
    <div className="form-end">
      <CaptchaField />
      <Tick name="privacy">
        {words ?? t('form.consent', { months })} <PrivacyLink />
      </Tick>
      <Tick name="newsletter">{t('form.newsletter')}</Tick>
    </div>
  )
}
