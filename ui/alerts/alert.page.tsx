import { QuietLink } from '../design/buttons.part.tsx'
import { FormPage, type FormView } from '../forms/form-page.part.tsx'
import { EmailFields } from '../forms/person-fields.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface AlertPageProps {
  readonly view: FormView
  /** The search in words. */
  readonly words: string
  /** The list of what matches now. */
  readonly list: string
  /** The demand register, filled in with the search. */
  readonly more: string
}

/** Saves a search: the search, and the e-mail address for its alerts. */
export function AlertPage({ view, words, list, more }: AlertPageProps) {
  const { t } = useTranslation()
  const { name: agency } = useAgency()
  const search = (
    <>
      <p className="alert-words">{words}</p>
      <QuietLink href={list}>{t('form.alert.change')}</QuietLink>
    </>
  )
  return (
    <FormPage view={view} intro={search}>
      <EmailFields legend={t('form.alert.where')} consent={t('form.alert.consent', { agency })}>
        <p className="hint">
          {t('form.alert.more')} <a href={more}>{t('form.alert.moreLink')}</a>
        </p>
      </EmailFields>
    </FormPage>
  )
}
