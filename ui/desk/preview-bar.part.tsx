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
