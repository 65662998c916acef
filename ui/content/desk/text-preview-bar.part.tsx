import { useTranslation } from '../../site/translation.tsx'

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
