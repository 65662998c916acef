import { DaysChart } from '../design/days-chart.part.tsx'
import { TableHead } from '../design/tables.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { UnitTable } from '../projects/unit-table.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerFiguresView } from './owner-figures.present.ts'
import type { OwnerHomeView } from './owner-home.present.ts'
import type { OwnerListName, OwnerListView } from './owner-lists.present.ts'

/** How often an owner's home was viewed today, this week, this month and in total. */
export function OwnerSums({ sums }: Pick<OwnerFiguresView, 'sums'>) {
  if (sums.length === 0) return null
  return (
    <dl className="owner-sums">
      {sums.map(({ period, views, visits }) => (
        <div key={period}>
          <dt>{period}</dt>
          <dd>
            <b>{views}</b>
            {visits !== '' && <span>{visits}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How often an owner's home was viewed on each of 30 days, and where the figures come from. */
export function OwnerFigures({ figures: { notes, own, portals, deliveries }, isReport }: { figures: OwnerFiguresView; isReport: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="owner-figures" aria-labelledby="views">
      <h2 id="views" className="visually-hidden">
        {t('owner.figures')}
      </h2>
      <div className="owner-charts">
        {own && <DaysChart chart={own} isPrinted={isReport} />}
        {portals && <DaysChart chart={portals} isPrinted={isReport} />}
      </div>
      <details className="folded" open={isReport || (own === null && portals === null)}>
        <summary>{t('owner.figures.about')}</summary>
        {[...notes, ...deliveries].map((line) => (
          <p className="hint" key={line}>
            {line}
          </p>
        ))}
      </details>
    </section>
  )
}

interface FiltersProps {
  readonly lists: readonly OwnerListName[]
  /** The one that is shown; null: everything. */
  readonly shown: OwnerListName | null
  /** Of the home's page. */
  readonly path: string
}

const filterTexts = { visits: 'owner.list.visits', communications: 'owner.list.communications', media: 'owner.filter.media' } as const

/** The filters of a home's timeline, as links: the address says which one is chosen. */
function TimelineFilters({ lists, shown, path }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <nav className="owner-filters" aria-labelledby="timeline">
      <a href={`${path}#timeline`} aria-current={shown === null ? 'page' : undefined}>
        {t('owner.list.timeline')}
      </a>
      {lists.map((name) => (
        <a key={name} href={`${path}?show=${name}#timeline`} aria-current={shown === name ? 'page' : undefined}>
          {t(filterTexts[name])}
        </a>
      ))}
    </nav>
  )
}

/** The timeline of an owner's home, newest first; upcoming events are marked. */
export function OwnerTimeline({ timeline, lists, path }: Pick<OwnerHomeView, 'timeline' | 'lists'> & { path: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('owner.timeline')}</h2>
      {lists.length > 0 && <TimelineFilters lists={lists} shown={null} path={path} />}
      {timeline.length === 0 ? (
        <p>{t('owner.timeline.none')}</p>
      ) : (
        <ol className="owner-timeline">
          {timeline.map(({ id, when, what, about, text, isNext }) => (
            <li key={id} className={isNext ? 'is-next' : undefined}>
              <span className="hint">{when}</span>
              <p>
                <b>{what}</b>
                {about !== '' && ` · ${about}`}
                {text !== '' && (
                  <span>
                    <UnbrokenAmounts text={text} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface OwnerUnitsProps {
  readonly home: Pick<OwnerHomeView, 'constructions' | 'units'>
  /** The address of a unit in the agency's read-only view. */
  readonly pathOf?: (id: number) => string
}

/** The units of an owner's project; those that are listings lead to their page in the portal. */
export function OwnerUnits({ home: { constructions, units }, pathOf }: OwnerUnitsProps) {
  const { t, locale } = useTranslation()
  if (constructions.length + units.length === 0) return null
  return (
    <section aria-labelledby="units">
      <h2 id="units">{t('owner.units')}</h2>
      {constructions.length > 0 && <UnitTable units={constructions} />}
      {units.length > 0 && (
        <ul className="owner-units">
          {units.map(({ id, title }) => (
            <li key={id}>
              <a href={pathOf === undefined ? href('ownerHome', locale, { kind: 'listing', id }) : pathOf(id)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface OwnerListProps {
  readonly list: OwnerListView
  readonly lists: readonly OwnerListName[]
  readonly path: string
  /** Whether the agency is viewing it, which gets no file of it. */
  readonly isWatched: boolean
}

/** One kind of record of the timeline with every field, as a table, and a file of it. @param path of the home's page */
export function OwnerList({ list, lists, path, isWatched }: OwnerListProps) {
  const { t } = useTranslation()
  const { name, title, rows } = list
  return (
    <div className="owner-records">
      <h2 id="timeline">{title}</h2>
      <TimelineFilters lists={lists} shown={name} path={path} />
      {rows.length === 0 ? <p>{t(`owner.list.none.${name}`)}</p> : <OwnerTable list={list} />}
      {rows.length > 0 && !isWatched && (
        <p className="owner-ways">
          <a className="text-button" href={`${path}?csv=${name}`} download>
            {t('owner.list.csv')}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </div>
  )
}

/** On a phone each row is a block with labelled cells. */
function OwnerTable({ list: { columns, rows } }: { list: OwnerListView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-labelledby="timeline" tabIndex={0}>
      <table className="owner-table">
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ id, href, cells }) => (
            <tr key={id}>
              {columns.map((column, at) => (
                <td key={column} data-column={column}>
                  {at === 0 && href ? <a href={href}>{cells[at]}</a> : <UnbrokenAmounts text={cells[at] ?? ''} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
