import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import type { ArticleCardView } from './article.present.ts'
import { ArticleCards } from './article-cards.part.tsx'
import { Markdown } from './markdown/markdown.part.tsx'
import { PageIntro } from './page-intro.part.tsx'
import type { PageTextView } from './page-text.present.ts'

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
