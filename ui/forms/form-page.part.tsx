import type { ReactNode } from 'react'
import { SendButton } from '../design/buttons.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { promisedWords } from '../listings/property/promised-words.present.ts'
import { PrivacyLink } from '../privacy/legal-tables.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { type Captcha, CaptchaField, CaptchaProvider } from './captcha.part.tsx'
import { crmWords, type InformingForm, noticeWords } from './consent.present.ts'
import { ErrorSummary } from './error-summary.part.tsx'
import { Tick } from './field.part.tsx'
import { type FormState, FormStateProvider } from './form-state.tsx'
import { NextSteps } from './next-steps.part.tsx'

/** What every form page gets; its messages are `form.{form}.…`. */
export interface FormView {
  readonly form: string
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** Idempotency key, by which a repeated submit is recognised. */
  readonly submission: string
  readonly captcha: Captcha
  /** The CRMs that receive the form; absent if none does. */
  readonly crms?: string | undefined
}

interface FormPageProps {
  readonly view: FormView
  /** Content beside the form: the listing it is about. */
  readonly aside?: ReactNode
  /** Above the form. */
  readonly intro?: ReactNode
  /** What happens next stands below a short form. */
  readonly isShort?: boolean
  /** Replaces the form's own messages. */
  readonly title?: string
  readonly lead?: string
  readonly firstStep?: string
  /** Repeats what was chosen, beside the button. */
  readonly choice?: ReactNode
  readonly encoding?: 'multipart/form-data'
  readonly children: ReactNode
}

/** A form in one column with its errors above it; what happens after submitting is beside it. */
export function FormPage({ view, aside, intro, isShort = false, title, lead, firstStep, choice, encoding, children }: FormPageProps) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const { form, state } = view
  const words = (part: string) => promisedWords(`form.${form}.${part}`, agency.promises, locale)
  const steps = [firstStep ?? words('step1'), ...['step2', 'step3'].map(words)].filter((step) => step !== null)
  const next = <NextSteps steps={steps} />
  return (
    <div className="measure">
      <Breadcrumb crumbs={view.crumbs} />
      <div className={isShort ? 'form-page is-short' : 'form-page'}>
        <div>
          <h1>{title ?? words('title')}</h1>
          <p>{lead ?? words('lead')}</p>
          {intro}
          <FormStateProvider state={state}>
            <ErrorSummary form={form} state={state} />
            <form className="form" method="post" noValidate encType={encoding}>
              <FormFields view={view} choice={choice}>
                {children}
              </FormFields>
            </form>
          </FormStateProvider>
          {isShort && next}
        </div>
        <aside className="form-aside" aria-label={t('form.aside')}>
          {aside}
          {!isShort && next}
        </aside>
      </div>
    </div>
  )
}

interface FormFieldsProps extends Pick<FormPageProps, 'choice' | 'children'> {
  readonly view: Pick<FormView, 'form' | 'submission' | 'captcha' | 'crms'>
}

/** What is in a form: its fields, and the button that sends it. */
export function FormFields({ view: { form, submission, captcha, crms }, choice, children }: FormFieldsProps) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const words = (part: string) => promisedWords(`form.${form}.${part}`, agency.promises, locale)
  return (
    <>
      <input type="hidden" name="submission" value={submission} />
      <CaptchaProvider captcha={captcha}>{children}</CaptchaProvider>
      <div className="form-send">
        {choice}
        <p className="field-error" role="alert" hidden {...part('offline')}>
          {t('form.offline')}
        </p>
        <SendButton>{words('send') ?? t('form.send')}</SendButton>
        <p className="hint">{words('note') ?? t('form.note')}</p>
        {crms !== undefined && <p className="hint">{crmWords(crms, locale)}</p>}
      </div>
    </>
  )
}

/** A group of fields with a legend. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="form-part">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The end of a form that asks no consent: captcha, who receives the data, and the newsletter (never checked in advance). */
export function NoticeFields({ form, months }: { form: InformingForm; months: number }) {
  const { t, locale } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <div className="form-end">
      <CaptchaField />
      <p className="hint">
        {noticeWords(form, agency, months, locale)} <PrivacyLink />
      </p>
      <Tick name="newsletter">{t('form.newsletter')}</Tick>
    </div>
  )
}

/** The end of a form that rests on consent: captcha, consent with a link to the privacy statement, newsletter (never checked in advance). */
export function ConsentFields({ months, words }: { months: number /** Replaces the general consent sentence. */; words?: string }) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  return (
    <div className="form-end">
      <CaptchaField />
      <Tick name="privacy">
        {words ?? t('form.consent', { agency, months })} <PrivacyLink />
      </Tick>
      <Tick name="newsletter">{t('form.newsletter')}</Tick>
    </div>
  )
}
