import { Photograph } from '../listings/photos/photo.part.tsx'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import type { ArticleCardView } from './article.present.ts'
import { ArticleCards } from './article-cards.part.tsx'
import type { PageTextView } from './page-text.present.ts'
import { LastScreenText, PageIntro } from './screen-head.part.tsx'

export interface AssetsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly articles: readonly ArticleCardView[]
  /** A photograph from the agency's record; null if absent. */
  readonly photo: PhotoView | null
}

/** Why sellers choose this agency: ways to get in touch, its assets in words, since no photograph shows a promise, and how a sale works. */
export function AssetsPage({ crumbs, text, articles, photo }: AssetsPageProps) {
  return (
    <>
      <div className="measure overview assets">
        <Breadcrumb crumbs={crumbs} />
        <div className={photo ? 'assets-head' : undefined}>
          <div>
            <PageIntro text={text} />
            <ValuationWays />
          </div>
          {photo && (
            <div className="article-picture">
              <Photograph photo={photo} sizes="(min-width: 60em) 600px, 92vw" whole={false} first />
            </div>
          )}
        </div>
        {articles.length > 0 && <ArticleCards articles={articles.map((article) => ({ ...article, picture: null }))} heading="h2" />}
        <LastScreenText text={text} />
      </div>
      <ValuationOffer>
        <ValuationWays />
      </ValuationOffer>
    </>
  )
}
