import { ButtonLink } from '../design/buttons.part.tsx'
import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { DeadEnd } from '../site/dead-end.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { LaterStyles } from '../site/later-styles.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ArticleCardView, ArticleNeighbours, ArticleView } from './article.present.ts'
import { ArticleCards } from './article-cards.part.tsx'
import { ArticleHeader } from './article-header.part.tsx'
import { BlockText } from './blocks/text-blocks.part.tsx'
import type { BlockView } from './blocks/text-blocks.present.ts'
import { Contents } from './markdown/contents.part.tsx'
import type { PageTextView } from './page-text.present.ts'
import { LastScreenText, PageIntro } from './screen-head.part.tsx'

export interface ArticlePageProps extends ArticleNeighbours {
  readonly crumbs: readonly Crumb[]
  /** Null for an article that was withdrawn. */
  readonly article: ArticleView | null
  /** Its text. */
  readonly blocks: readonly BlockView[]
}

/** The page of an article, or a free page, which ends with its text. */
export function ArticlePage({ crumbs, article, blocks, previous, next, related }: ArticlePageProps) {
  const { t } = useTranslation()
  if (article === null) return <NoArticle crumbs={crumbs} others={related} />
  return (
    <>
      <article className="measure article">
        <Breadcrumb crumbs={crumbs} />
        <ArticleHeader article={article} />
        <div className="article-body">
          <Contents blocks={blocks} />
          <BlockText blocks={blocks} lang={article.lang} />
        </div>
      </article>
      <LaterStyles />
      {(previous || next) && <Neighbours previous={previous} next={next} />}
      {!article.isPage && (
        <ValuationOffer>
          <ValuationWays />
        </ValuationOffer>
      )}
      <Others title={t('article.related')} articles={related} />
    </>
  )
}

function Others({ title, articles }: { title: string; articles: readonly ArticleCardView[] }) {
  if (articles.length === 0) return null
  return (
    <section className="section measure" aria-labelledby="related">
      <div className="section-head">
        <h2 id="related">{title}</h2>
      </div>
      <ArticleCards articles={articles} heading="h3" isRow />
    </section>
  )
}

function Neighbours({ previous, next }: Pick<ArticleNeighbours, 'previous' | 'next'>) {
  const { t } = useTranslation()
  return (
    <nav className="measure neighbours" aria-label={t('article.neighbours')}>
      {previous && <Neighbour article={previous} label={t('article.previous')} rel="prev" />}
      {next && <Neighbour article={next} label={t('article.next')} rel="next" />}
    </nav>
  )
}

function Neighbour({ article, label, rel }: { article: ArticleCardView; label: string; rel: 'prev' | 'next' }) {
  return (
    <a href={article.href} rel={rel}>
      <span>{label}</span>
      <b>{article.name}</b>
    </a>
  )
}

/** An article that was withdrawn: the way to its section, and other articles of it. */
function NoArticle({ crumbs, others }: { crumbs: readonly Crumb[]; others: readonly ArticleCardView[] }) {
  const { t } = useTranslation()
  const way = crumbs.findLast(({ href }) => href !== null)
  return (
    <>
      <div className="measure">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <DeadEnd title={t('article.gone.title')} text={t('article.gone.text')}>
        {way?.href && (
          <p className="empty-ways">
            <ButtonLink href={way.href}>{t('article.gone.more', { section: way.text })}</ButtonLink>
          </p>
        )}
      </DeadEnd>
      <Others title={t('article.gone.others')} articles={others} />
    </>
  )
}

interface ArticleOverviewPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly articles: readonly ArticleCardView[]
  /** Whether they are meant to be read in order. */
  readonly numbered: boolean
  /** The other categories that have articles; none on the page of one. */
  readonly categories: readonly { readonly href: string; readonly text: string }[]
}

/** A category of articles: its text, then its articles. */
export function ArticleOverviewPage({ crumbs, text, articles, numbered, categories }: ArticleOverviewPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="measure overview">
        <Breadcrumb crumbs={crumbs} />
        <PageIntro text={text} />
        {categories.length > 0 && (
          <nav aria-label={t('tips.categories')}>
            <ul className="nearby">
              {categories.map(({ href, text: name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LastScreenText text={text} />
        {articles.length > 0 && <ArticleCards articles={articles} heading="h2" numbered={numbered} />}
      </div>
      <ValuationOffer>
        <ValuationWays />
      </ValuationOffer>
    </>
  )
}
