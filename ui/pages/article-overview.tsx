import { ArticleCards } from '../parts/article-cards.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { PageIntro } from '../parts/page-intro.tsx'
import type { ArticleCardView } from '../presenters/article.ts'
import type { PageTextView } from '../presenters/page-text.ts'
import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'

export interface ArticleOverviewPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly articles: readonly ArticleCardView[]
  /** Whether they are meant to be read in order. */
  readonly numbered: boolean
}

/** A category of articles: its text, then its articles. */
export function ArticleOverviewPage({ crumbs, text, articles, numbered }: ArticleOverviewPageProps) {
  return (
    <>
      <div className="measure overview">
        <Breadcrumb crumbs={crumbs} />
        <PageIntro text={text} />
        {text.body !== '' && (
          <div className="text" lang={text.lang}>
            <Markdown text={text.body} />
          </div>
        )}
        {articles.length > 0 && <ArticleCards articles={articles} heading="h2" numbered={numbered} />}
      </div>
      <ValuationOffer>
        <ValuationWays />
      </ValuationOffer>
    </>
  )
}
