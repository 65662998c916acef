import { useTranslation } from '../site/translation.tsx'

/** Says that a page is a preview, and leads back to the desk. */
export function PreviewBar({ back }: { back: string }) {
  const { t } = useTranslation()
  return (
    <div className="measure notice" role="status">
      <p>
        {t('desk.entry.previewing')} <a href={back}>{t('desk.entry.back')}</a>
      </p>
    </div>
  )
}

interface TextPreviewBarProps {
  /** The address of the editor. */
  readonly editor: string
  /** Whether this is what visitors already read. */
  readonly isLive: boolean
}

/** Says that a text is a preview, with the way back to its editor. */
export function TextPreviewBar({ editor, isLive }: TextPreviewBarProps) {
  const { t } = useTranslation()
  return (
    <div className="measure notice" role="status">
      <p>
        {t(isLive ? 'desk.content.preview.live' : 'desk.content.preview.draft')} <a href={editor}>{t('desk.content.preview.back')}</a>
      </p>
    </div>
  )
}
