import { useField } from '../../forms/form-state.tsx'
import { part } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { NoPhoto } from '../listing-card.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import type { HomeLine } from './home-line.present.ts'

/** Homes as lines: picture, address, price and state, legal gaps, leads. The street is the link, which covers the line. */
export function HomeLines({
  homes,
  offersVisits = false,
}: {
  homes: readonly HomeLine[] /** Whether each has a link that books a visit. */
  offersVisits?: boolean
}) {
  const { t, locale } = useTranslation()
  return (
    <ol className="home-lines">
      {homes.map((home) => (
        <li key={home.id} className="home-line">
          <div className={home.photo === null ? 'home-thumb is-empty' : 'home-thumb'}>
            {home.photo === null ? <NoPhoto /> : <Photograph photo={home.photo} sizes="96px" />}
          </div>
          <div className="home-where">
            <p className="home-name">
              <a href={home.href} {...part('hit', [home.place, home.reference, home.price ?? home.stateText].join(', '))}>
                {home.name}
              </a>
              {home.isHidden && <span className="badge">{t('desk.homes.hidden')}</span>}
              {home.crm !== null && <span className="badge">{home.crm}</span>}
              {home.isOwn && <span className="badge">{t('desk.homes.own')}</span>}
            </p>
            <p>{home.place}</p>
            <p className="home-facts">
              {[home.type, home.reference, home.office]
                .filter((text) => text !== null)
                .map((text) => (
                  <span key={text}>{text}</span>
                ))}
            </p>
          </div>
          <div className="home-state">
            <p className="home-price">{home.price}</p>
            <p>
              <span className={home.state === 'available' ? 'badge good' : 'badge'}>{home.stateText}</span>
            </p>
          </div>
          <div className="home-work">
            {home.gaps !== null && <p className={home.isUnlawful ? 'home-gaps is-unlawful' : 'home-gaps'}>{home.gaps}</p>}
            {home.leads !== null && (
              <p>
                <a href={home.leads.href}>{home.leads.text}</a>
              </p>
            )}
            {offersVisits && (
              <p>
                <a href={`${href('deskNewVisit', locale)}?home=${home.id}`} aria-label={t('desk.newVisit.of', { home: home.name })}>
                  {t('route.deskNewVisit')}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface FoundHomesProps {
  /** Those that the typed words may mean. */
  readonly homes: readonly Pick<HomeLine, 'id' | 'name' | 'place' | 'reference' | 'stateText'>[]
  readonly hasMore: boolean
}

/** The homes that words may mean, in the form where they were typed: each can be ticked. */
export function FoundHomes({ homes, hasMore }: FoundHomesProps) {
  const { t } = useTranslation()
  const { texts } = useField('found')
  return (
    <fieldset className="field">
      <legend>{t('desk.newVisit.which')}</legend>
      {homes.map(({ id, name, place, reference, stateText }) => (
        <label key={id} className="choice">
          <input type="checkbox" name="found" value={id} defaultChecked={texts.includes(String(id))} />
          <span>
            {name}, {place} <span className="hint">{[reference, stateText].join(', ')}</span>
          </span>
        </label>
      ))}
      {hasMore && <p className="hint">{t('desk.newVisit.cut')}</p>}
    </fieldset>
  )
}
