import { Photograph } from '../listings/photos/photo.part.tsx'
import type { ArticleCardView } from './article.present.ts'

interface ArticleCardsProps {
  readonly articles: readonly ArticleCardView[]
  readonly heading: 'h2' | 'h3'
  /** Numbers the cards, for articles that are meant to be read in order. */
  readonly numbered?: boolean
  readonly sizes?: string
  /** At most one row of cards. */
  readonly isRow?: boolean
}

const threeInARow = '(min-width: 60em) 400px, (min-width: 37.5em) 46vw, 92vw'

/** Article cards: picture, name, summary; the whole card is a link. */
export function ArticleCards({ articles, heading: Heading, numbered = false, sizes = threeInARow, isRow = false }: ArticleCardsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={['card-grid article-cards', numbered && 'is-numbered', isRow && 'is-row'].filter(Boolean).join(' ')}>
      {articles.map(({ key, href, lang, name, summary, picture }, index) => (
        <li key={key} className="card" lang={lang}>
          {picture && (
            <div className="card-photo">
              <Photograph photo={{ ...picture, alt: '' }} sizes={sizes} first={index === 0 && Heading === 'h2'} />
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
