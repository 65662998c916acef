import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from './translation.tsx'

/** Templates that islands clone on any page: the heart of a card and the message at the foot of the window. */
export function IslandTemplates() {
  const { t } = useTranslation()
  return (
    <>
      <template {...part('heart')}>
        <button type="button" className="icon-button save" aria-label={t('save.label', { home: '%' })}>
          <Icon name="heart" />
        </button>
      </template>
      <template {...part('notice')}>
        <div className="foot-notice" role="status">
          <p />
          <button type="button" className="text-button" />
          <button type="button" className="text-button">
            {t('frame.close')}
          </button>
        </div>
      </template>
    </>
  )
}
