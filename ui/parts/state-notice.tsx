import { Icon } from '../icons.tsx'
import { useTranslation } from '../translation.tsx'

/** Says that a listing has been sold or rented. */
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
