import { Icon } from '../icons.tsx'
import { useTranslation } from '../translation.tsx'

/** What happened to a home that is no longer on offer. */
export function StateNotice({ state, listHref }: { state: 'sold' | 'rented'; listHref: string }) {
  const { t } = useTranslation()
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <p>
        <b>{t(`gone.${state}`)}</b> {t(`gone.${state}.text`)} <a href={listHref}>{t('gone.others')}</a>
      </p>
    </div>
  )
}
