import { Icon } from '../icons.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from './translation.tsx'

/** Says that the site does not answer. Hidden until a request of the island around it fails. */
export function Lost() {
  const { t } = useTranslation()
  return (
    <p className="field-error lost" role="alert" hidden {...part('lost')}>
      <Icon name="warning" />
      <span>{t('frame.lost')}</span>
    </p>
  )
}
