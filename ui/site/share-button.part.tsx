import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { useOrigin } from './origin.tsx'
import { useTranslation } from './translation.tsx'

/** Shares a page through the Web Share API, or copies its link. Both need script, so it is hidden without. @param path in the page's language */
export function ShareButton({ path }: { path: string }) {
  const { t } = useTranslation()
  const origin = useOrigin() ?? ''
  return (
    <button className="text-button keeps-room" type="button" hidden {...island('share', { url: origin + path })}>
      <Icon name="share" />
      {t('property.share')}
    </button>
  )
}
