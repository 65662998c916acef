import type { ArticleCardView } from '../content/article.present.ts'
import { ArticleCards } from '../content/article-cards.part.tsx'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { OfficesMap } from './offices.part.tsx'
import { PersonFacts } from './person.part.tsx'
import { Portrait } from './portrait.part.tsx'
import type { PersonView } from './team.present.ts'

interface PersonPageProps {
  readonly crumbs: readonly Crumb[]
  readonly person: PersonView
  /** The newest homes on offer whose contact they are. */
  readonly homes: readonly ListingCardView[]
  /** The articles they wrote, the newest first. */
  readonly articles: readonly ArticleCardView[]
}

/** A member of staff: who they are, how to reach them, the homes they are the contact of, and what they wrote. */
export function PersonPage({ crumbs, person, homes, articles }: PersonPageProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="team">
      <div className="measure screen-head">
        <Breadcrumb crumbs={crumbs} />
        <article className="person is-first person-page">
          <Portrait name={person.name} photo={person.photo} isFirst />
          <div>
            <h1>{person.name}</h1>
            <PersonFacts person={person} />
            <p className="empty-ways">
              <ButtonLink href={href('valuation', locale)}>{t('route.valuation')}</ButtonLink>
              <SecondLink href={href('contact', locale)}>{t('team.contact')}</SecondLink>
            </p>
          </div>
          <OfficesMap />
        </article>
      </div>
      {homes.length > 0 && (
        <section className="section measure" aria-labelledby="homes">
          <h2 id="homes">{t('person.homes', { name: person.name })}</h2>
          <div className="card-grid">
            {homes.map((card) => (
              <ListingCard key={card.id} card={card} heading="h3" />
            ))}
          </div>
        </section>
      )}
      {articles.length > 0 && (
        <section className="section measure" aria-labelledby="articles">
          <h2 id="articles">{t('person.articles', { name: person.name })}</h2>
          <ArticleCards articles={articles} heading="h3" />
        </section>
      )}
    </div>
  )
}
