import { useTranslation } from '../site/translation.tsx'
import type { ArticleView } from './article.present.ts'

/** Who wrote an article, and when. */
export function Byline({ article: { author, published, updated } }: { article: Pick<ArticleView, 'author' | 'published' | 'updated'> }) {
  const { t } = useTranslation()
  return (
    <div className="contact-person byline">
      {author?.photo && <img src={author.photo.src} alt="" width={56} height={56} decoding="async" />}
      <p>
        {author && (
          <>
            <b>{author.name}</b>
            <span>{author.role}</span>
          </>
        )}
        <span>
          <time dateTime={published.day}>{published.text}</time>
          {updated && (
            <>
              {' · '}
              <time dateTime={updated.day}>{t('article.updated', { date: updated.text })}</time>
            </>
          )}
        </span>
      </p>
    </div>
  )
}
