import type { ReactNode } from 'react'
import { QuietLink } from '../design/buttons.part.tsx'
import { DaysChart } from '../design/days-chart.part.tsx'
import { TableHead } from '../design/tables.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { UnitTable } from '../projects/unit-table.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerFiguresView } from './owner-figures.present.ts'
import type { OwnerHomeView } from './owner-home.present.ts'
import type { OwnerListView } from './owner-lists.present.ts'

/** How often an owner's home was viewed: totals first, then graphs of 30 days and their sources. */
export function OwnerFigures({ figures: { sums, notes, own, portals, deliveries }, isReport }: { figures: OwnerFiguresView; isReport: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="owner-figures" aria-labelledby="views">
      <h2 id="views">{t('owner.figures')}</h2>
      {sums.length > 0 && (
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
      )}
      {notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
      {own && <DaysChart chart={own} isPrinted={isReport} />}
      {portals && <DaysChart chart={portals} isPrinted={isReport} />}
      {deliveries.map((line) => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </section>
  )
}

/** The timeline of an owner's home, newest first; upcoming events are marked. */
export function OwnerTimeline({ timeline }: Pick<OwnerHomeView, 'timeline'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('owner.timeline')}</h2>
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

/** Rows on the page of a home; the timeline above has the newest. */
const rowsShown = 8

interface OwnerListProps {
  readonly list: OwnerListView
  readonly path: string
  readonly isWhole?: boolean
  /** Whether the agency is viewing it, which gets no file of it. */
  readonly isWatched?: boolean
  /** What stands above the rows. */
  readonly children?: ReactNode
}

/** A list of an owner's home as a table, with links to the whole list and to a file of it. @param path of the home's page */
export function OwnerList({ list, path, isWhole = false, isWatched = false, children }: OwnerListProps) {
  const { t } = useTranslation()
  const { name, title } = list
  const rows = isWhole || name === 'media' ? list.rows : list.rows.slice(0, rowsShown)
  const of = <span className="visually-hidden">: {title}</span>
  return (
    <div className="owner-records">
      <h2 id={`list-${name}`}>{title}</h2>
      {children}
      {rows.length === 0 ? <p>{t('owner.list.none')}</p> : <OwnerTable list={{ ...list, rows }} />}
      {rows.length > 0 && (
        <p className="owner-ways">
          {rows.length < list.rows.length && (
            <QuietLink href={`${path}?show=${name}`}>
              {t('owner.list.all')}
              {of}
            </QuietLink>
          )}
          {!isWatched && (
            <a className="text-button" href={`${path}?csv=${name}`} download>
              {t('owner.list.csv')}
              {of}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** Empty columns are left out. On a phone each row is a block with labelled cells. */
function OwnerTable({ list: { name, columns, rows } }: { list: OwnerListView }) {
  const filled = columns.flatMap((column, at) => (rows.some(({ cells }) => cells[at] !== '') ? [{ column, at }] : []))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={`list-${name}`} tabIndex={0}>
      <table className="owner-table">
        <TableHead columns={filled.map(({ column }) => column)} />
        <tbody>
          {rows.map(({ id, href, cells }) => (
            <tr key={id}>
              {filled.map(({ column, at }) => (
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
