import { useAgency } from '../agency.tsx'
import { CaptchaField } from '../forms/captcha.tsx'
import { Field, Tick } from '../forms/field.tsx'
import { FormPage, FormPart, type FormView } from '../forms/form-page.tsx'
import { PrivacyLink } from '../parts/privacy-link.tsx'
import { useTranslation } from '../translation.tsx'

export interface AlertPageProps {
  readonly view: FormView
  /** The search in words. */
  readonly words: string
  /** The list of what matches now. */
  readonly list: string
  /** The demand register, filled in with the search. */
  readonly more: string
}

/** Saves a search: what it is, and where to write to. */
export function AlertPage({ view, words, list, more }: AlertPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  const search = (
    <>
      <p className="alert-words">{words}</p>
      <a className="text-button" href={list}>
        {t('form.alert.change')}
      </a>
    </>
  )
  return (
    <FormPage view={view} intro={search}>
      <FormPart legend={t('form.alert.where')}>
        <Field name="email" type="email" inputMode="email" autoComplete="email" />
      </FormPart>
      <div className="form-end">
        <CaptchaField />
        <Tick name="privacy">
          {t('form.alert.consent', { agency })} <PrivacyLink />
        </Tick>
        <p className="hint">
          {t('form.alert.more')} <a href={more}>{t('form.alert.moreLink')}</a>
        </p>
      </div>
    </FormPage>
  )
}
