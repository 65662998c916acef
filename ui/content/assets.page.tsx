import { Photograph } from '../listings/photos/photo.part.tsx'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { ValuationOffer, ValuationWays } from '../search/valuation-offer.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import type { ArticleCardView } from './article.present.ts'
import { ArticleCards } from './article-cards.part.tsx'
import type { AssetFigureView } from './asset-figures.present.ts'
import type { PageTextView } from './page-text.present.ts'
import { LastScreenText, PageIntro } from './screen-head.part.tsx'

export interface AssetsPageProps {
  readonly crumbs: readonly Crumb[]
  readonly text: PageTextView
  readonly figures: readonly AssetFigureView[]
  readonly articles: readonly ArticleCardView[]
  /** A photograph from the agency's record; null if absent. */
  readonly photo: PhotoView | null
}

/** Why sellers choose this agency: the agency in numbers, ways to get in touch, its assets, and how a sale works. */
export function AssetsPage({ crumbs, text, figures, articles, photo }: AssetsPageProps) {
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
        {figures.length > 0 && (
          <dl className="assets-figures">
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {articles.length > 0 && <ArticleCards articles={articles} heading="h2" />}
        <LastScreenText text={text} />
      </div>
      <ValuationOffer>
        <ValuationWays />
      </ValuationOffer>
    </>
  )
}
