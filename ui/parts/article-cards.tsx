import type { ArticleCardView } from '../presenters/article.ts'
import { Photograph } from './photo.tsx'

interface ArticleCardsProps {
  readonly articles: readonly ArticleCardView[]
  readonly heading: 'h2' | 'h3'
  /** Numbers them, for texts that are read one after the other. */
  readonly numbered?: boolean
}

const sizes = '(min-width: 961px) 400px, (min-width: 600px) 46vw, 92vw'

/** Articles in a list: picture, name, summary; the whole card is a link. */
export function ArticleCards({ articles, heading: Heading, numbered = false }: ArticleCardsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? 'card-grid article-cards is-numbered' : 'card-grid article-cards'}>
      {articles.map(({ key, href, lang, name, summary, picture }, index) => (
        <li key={key} className="card" lang={lang}>
          {picture && (
            <div className="card-photo">
              <Photograph photo={{ ...picture, alt: '' }} sizes={sizes} first={index === 0 && Heading === 'h2'} eager={index < 3 && Heading === 'h2'} />
            </div>
          )}
          <Heading className="card-place">
            <a href={href} hrefLang={lang}>
              {name}
            </a>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </List>
  )
}
