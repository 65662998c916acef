import { Icon } from '../../icons.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

interface StateNoticeProps {
  readonly state: 'sold' | 'rented'
  readonly listHref: string
  /** The form for an alert about similar homes. */
  readonly alertHref: string
}

/** Says that a listing has been sold or rented, and what a visitor may want instead. */
export function StateNotice({ state, listHref, alertHref }: StateNoticeProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <p>
        <b>{t(`gone.${state}`)}</b> {t(`gone.${state}.text`)} <a href={listHref}>{t('gone.others')}</a>
      </p>
      <p className="notice-actions">
        <a className="text-button" href={alertHref} rel="nofollow">
          {t('gone.tellMe')}
        </a>
        <a className="text-button" href={href('valuation', locale)}>
          {t('gone.myValue')}
        </a>
      </p>
    </div>
  )
}
