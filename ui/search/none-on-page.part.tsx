import { useTranslation } from '../site/translation.tsx'

/** Says that a list has no such page and links to its first one. @param path of the list */
export function NoneOnPage({ text, path }: { text: string; path: string }) {
  const { t } = useTranslation()
  return (
    <div className="empty">
      <h2>{t('list.beyond')}</h2>
      <p>{text}</p>
      <p className="empty-ways">
        <a className="button second" href={path}>
          {t('list.beyond.first')}
        </a>
      </p>
    </div>
  )
}
