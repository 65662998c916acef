import { useTranslation } from '../site/translation.tsx'
import type { PageTextView } from './page-text.present.ts'

/** Title and lead of a screen that the agency has written. */
export function PageIntro({ text: { title, summary, lang } }: { text: PageTextView }) {
  const { t } = useTranslation()
  return (
    <header className="page-intro">
      <h1 lang={lang}>{title}</h1>
      {lang !== undefined && <p className="hint">{t('article.otherLanguage')}</p>}
      {summary !== '' && (
        <p className="lead" lang={lang}>
          {summary}
        </p>
      )}
    </header>
  )
}
