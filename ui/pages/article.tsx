import { ArticleCards } from '../parts/article-cards.tsx'
import { ArticleHeader } from '../parts/article-header.tsx'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { arrangeChecklists } from '../parts/checklist.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { ShortPage } from '../parts/short-page.tsx'
import { ValuationOffer, ValuationWays } from '../parts/valuation-offer.tsx'
import type { ArticleCardView, ArticleNeighbours, ArticleView } from '../presenters/article.ts'
import { useTranslation } from '../translation.tsx'

export interface ArticlePageProps extends ArticleNeighbours {
  readonly crumbs: readonly Crumb[]
  /** Null for an article that was withdrawn. */
  readonly article: ArticleView | null
}

/** An article page. */
export function ArticlePage({ crumbs, article, previous, next, related }: ArticlePageProps) {
  const { t } = useTranslation()
  if (article === null) return <NoArticle crumbs={crumbs} />
  return (
    <>
      <article className="measure article">
        <Breadcrumb crumbs={crumbs} />
        <ArticleHeader article={article} />
        <div className="text" lang={article.lang}>
          <Markdown text={article.body} arrange={arrangeChecklists} />
        </div>
      </article>
      {(previous || next) && <Neighbours previous={previous} next={next} />}
      <ValuationOffer>
        <ValuationWays />
      </ValuationOffer>
      {related.length > 0 && (
        <section className="section measure" aria-labelledby="related">
          <div className="section-head">
            <h2 id="related">{t('article.related')}</h2>
          </div>
          <ArticleCards articles={related} heading="h3" isRow />
        </section>
      )}
    </>
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

function NoArticle({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  const way = crumbs.findLast(({ href }) => href !== null)
  return (
    <ShortPage crumbs={crumbs} title={t('article.gone.title')}>
      <p>{t('article.gone.text')}</p>
      {way?.href && (
        <p className="empty-ways">
          <a className="button" href={way.href}>
            {way.text}
          </a>
        </p>
      )}
    </ShortPage>
  )
}
