import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** The heart on a listing's page; its island also stores that the listing was viewed. Hidden without script, which is needed to store anything on the device. */
export function SaveButton({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <button className="text-button save keeps-room" type="button" hidden aria-pressed="false" {...part('save', id)} {...island('store-viewed', { id })}>
      <Icon name="heart" />
      {t('save.short')}
    </button>
  )
}

/** The same over the photographs, on a phone. */
export function SaveOverPhoto({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <button className="icon-button save over-photo" type="button" hidden aria-pressed="false" aria-label={t('save.short')} {...part('save', id)}>
      <Icon name="heart" />
    </button>
  )
}
