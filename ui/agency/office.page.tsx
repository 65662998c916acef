import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { OfficeView } from './office.present.ts'
import { OfficeFacts, OfficesMap } from './offices.part.tsx'
import { PersonCard } from './person.part.tsx'
import type { PersonView } from './team.present.ts'

interface OfficePageProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
  readonly office: OfficeView
  readonly people: readonly PersonView[]
  /** Its newest homes on offer. */
  readonly homes: readonly ListingCardView[]
}

/** An office: where it is and when it is open, who works there, and its newest homes. */
export function OfficePage({ crumbs, title, lead, office, people, homes }: OfficePageProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="team">
      <div className="measure screen-head">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="measure">
        <section className="office-page" aria-label={t('office.find')}>
          <div>
            <div className="office-facts">
              <OfficeFacts office={office} />
            </div>
            <p className="empty-ways">
              <ButtonLink href={href('valuation', locale)}>{t('route.valuation')}</ButtonLink>
              <SecondLink href={href('contact', locale)}>{t('team.contact')}</SecondLink>
            </p>
          </div>
          <OfficesMap only={office.key} />
        </section>
        {people.length > 0 && (
          <section aria-labelledby="people">
            <h2 id="people">{t('office.people')}</h2>
            <ul className="team-list">
              {people.map((person) => (
                <li key={person.key}>
                  <PersonCard person={person} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {homes.length > 0 && (
          <section aria-labelledby="homes">
            <h2 id="homes">{t('office.homes')}</h2>
            <div className="card-grid">
              {homes.map((card) => (
                <ListingCard key={card.id} card={card} heading="h3" />
              ))}
            </div>
            <p className="empty-ways">
              <SecondLink href={href('forSale', locale)}>{t('route.forSale')}</SecondLink>{' '}
              <SecondLink href={href('forRent', locale)}>{t('route.forRent')}</SecondLink>
            </p>
          </section>
        )}
      </div>
    </div>
  )
}
