import { type Shortlist, writeShortlist } from '#db/model/shortlist/shortlist.ts'
import { QuietLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { Badge, EnergyBadge, NoPhoto } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { ComparisonRow, ComparisonView, TraitView } from './comparison.present.ts'

interface ComparisonProps {
  readonly comparison: ComparisonView
  readonly shortlist: Shortlist
}

/** Listings side by side, one column each, one row per trait. On a phone the row names are above the values; four columns scroll there. */
export function Comparison({ comparison, shortlist }: ComparisonProps) {
  const { t, locale } = useTranslation()
  const path = href('favourites', locale)
  // The price stays in view with the names of the homes.
  const prices = comparison.rows.filter(({ key }) => key === 'search.price')
  const others = comparison.rows.filter((row) => !prices.includes(row))
  const to = (changes: Partial<Shortlist>) => path + writeShortlist({ ...shortlist, ...changes })
  return (
    <>
      <p className="compare-ways">
        <QuietLink href={to({ differences: !shortlist.differences })}>
          <Icon name="filters" />
          {t(shortlist.differences ? 'compare.all' : 'compare.differences')}
        </QuietLink>
      </p>
      {comparison.rows.length === 0 && <p>{t('compare.same')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="compare-scroll" aria-label={t('compare.scroll')} tabIndex={0}>
        <table className={`compare-table has-${comparison.homes.length}`}>
          <thead>
            <tr className="compare-homes">
              <th scope="col">
                <span className="visually-hidden">{t('compare.home')}</span>
              </th>
              {comparison.homes.map((home) => (
                <ComparedHome key={home.id} home={home} />
              ))}
            </tr>
            {prices.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </thead>
          <tbody>
            {others.map((row) => (
              <Row key={row.key} row={row} />
            ))}
            <tr className="compare-links">
              <th scope="row">
                <span className="visually-hidden">{t('compare.more')}</span>
              </th>
              {comparison.homes.map((home) => (
                <td key={home.id}>
                  <QuietLink href={home.href}>
                    {t('compare.view')}
                    <span className="visually-hidden">, {home.place}</span>
                  </QuietLink>
                  {comparison.homes.length > 2 && (
                    <QuietLink href={to({ compared: shortlist.compared.filter((id) => id !== home.id) })}>
                      {t('compare.without')}
                      <span className="visually-hidden">, {home.place}</span>
                    </QuietLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  )
}

function ComparedHome({ home }: { home: ListingCardView }) {
  return (
    <th scope="col">
      <div className={home.photo ? 'card-photo' : 'card-photo is-empty'}>
        {home.photo ? <Photograph photo={{ ...home.photo, alt: '' }} sizes="(min-width: 60em) 260px, 55vw" eager /> : <NoPhoto />}
        <Badge badge={home.badge} />
      </div>
      <a className="compare-place" href={home.href}>
        {home.place}
      </a>
    </th>
  )
}

function Row({ row }: { row: ComparisonRow }) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.values.map((value) => (
        <td key={value.home} className={value.isBest ? 'is-best' : undefined}>
          <Trait value={value} />
          {value.isBest && <span className="visually-hidden"> ({t('compare.best')})</span>}
        </td>
      ))}
    </tr>
  )
}

function Trait({ value: { text, energy } }: { value: TraitView }) {
  const { t } = useTranslation()
  if (energy) {
    return (
      <>
        <EnergyBadge energy={energy} />
        {/* A narrow column breaks the unit after its slash. */}
        {text !== null && text !== energy.text && ` ${text.replace('/', '/\u200b')}`}
      </>
    )
  }
  if (text !== null) return text
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('compare.unknown')}</span>
    </>
  )
}
