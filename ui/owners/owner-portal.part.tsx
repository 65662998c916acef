import type { ContactView } from '../agency/contact.present.ts'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { OwnedStockView } from './owned-stock.present.ts'
import { OwnerFrame, type OwnerScreen } from './owner-frame.part.tsx'

/** One of an owner's homes as a card. */
export interface OwnerCardView {
  readonly id: string
  readonly path: string
  readonly stock: OwnedStockView
  /** The next visit, in words. */
  readonly next: string
  /** The events of this week. */
  readonly figures: readonly string[]
  readonly contact: ContactView
}

export interface OwnerPortalProps {
  readonly screen: OwnerScreen
  readonly homes: readonly OwnerCardView[]
  /** Homes that were sold, let or withdrawn. */
  readonly former: readonly OwnerCardView[]
  /** Whether the owner may still be offered a passkey. */
  readonly offersPasskey: boolean
  /** Whether this is the agency's read-only view. */
  readonly isWatched?: boolean
}

/** The start page of the owner portal: the owner's homes as cards. */
export function OwnerPortal({ screen, homes, former, offersPasskey, isWatched = false }: OwnerPortalProps) {
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame
      screen={screen}
      form="ownerPortal"
      lead={t(homes.length + former.length === 0 ? 'owner.portal.none' : 'owner.portal.lead')}
      {...(isWatched ? {} : { way: 'ownerAccount' as const })}
      isWide
    >
      {homes.length > 0 && <Cards cards={homes} />}
      {former.length > 0 && (
        <section className="owner-former" aria-labelledby="former">
          <h2 id="former">{t('owner.former')}</h2>
          <ul className="owner-homes">
            {former.map(({ id, path, stock }) => (
              <li key={id}>
                <a href={path}>{stock.title}</a> <span className="hint">{stock.state}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offersPasskey && !isWatched && (
        <p>
          {t('owner.portal.passkey')} <a href={`${href('ownerAccount', locale)}#passkeys`}>{t('owner.portal.addPasskey')}</a>
        </p>
      )}
    </OwnerFrame>
  )
}

function Cards({ cards }: { cards: readonly OwnerCardView[] }) {
  return (
    <ul className="owner-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card: { path, stock, next, figures, contact } }: { card: OwnerCardView }) {
  const { t } = useTranslation()
  return (
    <article className="owner-card">
      {stock.photo && (
        <div className="owner-photo">
          <Photograph photo={stock.photo} sizes="(max-width: 48em) 100vw, 20rem" eager />
        </div>
      )}
      <div>
        <h2>
          <a href={path} aria-label={t('owner.card.open', { title: stock.title })}>
            {stock.title}
          </a>
        </h2>
        <p className="owner-state">
          {stock.place}
          <br />
          <b>{[stock.state, stock.price].filter((part) => part !== null).join(' · ')}</b>
        </p>
        <dl className="owner-glance">
          <div>
            <dt>{t('owner.card.next')}</dt>
            <dd>{next}</dd>
          </div>
          <div>
            <dt>{t('owner.card.week')}</dt>
            <dd>
              <ul>
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <ContactPerson contact={contact} />
        <p className="owner-ways">
          <ContactLinks contact={contact} />
        </p>
      </div>
    </article>
  )
}
