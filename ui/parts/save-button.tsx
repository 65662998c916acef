import { Icon } from '../icons.tsx'
import { useTranslation } from '../translation.tsx'

/** The heart in the head of a home's page, which also notes that the home was looked at. Drawn hidden: only a script can keep anything on the visitor's device. */
export function SaveButton({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <button className="text-button save" type="button" hidden aria-pressed="false" data-save={id} data-island="viewing">
      <Icon name="heart" />
      {t('save.short')}
    </button>
  )
}
