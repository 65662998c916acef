import { Photograph } from '../listings/photos/photo.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ArticleView } from './article.present.ts'

/** Displayed width of an article's picture, for `sizes`. */
export const articlePictureSizes = '(min-width: 81.25em) 1240px, 94vw'

/** Title, lead and picture of an article or a free page, and the author of an article. */
export function ArticleHeader({ article }: { article: ArticleView }) {
  const { t } = useTranslation()
  const { lang, title, summary, picture, isPage } = article
  return (
    <header className="article-head">
      <h1 lang={lang}>{title}</h1>
      {lang !== undefined && <p className="hint">{t('article.otherLanguage')}</p>}
      <p className="lead" lang={lang}>
        {summary}
      </p>
      {!isPage && <Byline article={article} />}
      {picture && (
        <div className="article-picture">
          <Photograph photo={picture} sizes={articlePictureSizes} first />
        </div>
      )}
    </header>
  )
}

/** Who wrote an article, and when. */
function Byline({ article: { author, published, updated } }: { article: Pick<ArticleView, 'author' | 'published' | 'updated'> }) {
  const { t } = useTranslation()
  return (
    <div className="contact-person byline">
      {author?.photo && <img src={author.photo.src} alt="" width={56} height={56} decoding="async" />}
      <p>
        {author && (
          <>
            <b>
              <a href={author.href}>{author.name}</a>
            </b>
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
