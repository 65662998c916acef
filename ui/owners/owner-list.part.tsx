import { TableHead } from '../design/table-head.part.tsx'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerListView } from './owner-lists.present.ts'

/** Rows on the page of a home; the timeline above has the newest. */
const rowsShown = 8

interface OwnerListProps {
  readonly list: OwnerListView
  readonly path: string
  readonly isWhole?: boolean
  /** Whether the agency is viewing it, which gets no file of it. */
  readonly isWatched?: boolean
}

/** A list of an owner's home as a table, with links to the whole list and to a file of it. @param path of the home's page */
export function OwnerList({ list, path, isWhole = false, isWatched = false }: OwnerListProps) {
  const { t } = useTranslation()
  const { name, title } = list
  const rows = isWhole || name === 'media' ? list.rows : list.rows.slice(0, rowsShown)
  const of = <span className="visually-hidden">: {title}</span>
  return (
    <div className="owner-records">
      <h2 id={`list-${name}`}>{title}</h2>
      {rows.length === 0 ? <p>{t('owner.list.none')}</p> : <OwnerTable list={{ ...list, rows }} />}
      {rows.length > 0 && (
        <p className="owner-ways">
          {rows.length < list.rows.length && (
            <a className="text-button" href={`${path}?show=${name}`}>
              {t('owner.list.all')}
              {of}
            </a>
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
  const told = columns.flatMap((column, at) => (rows.some(({ cells }) => cells[at] !== '') ? [{ column, at }] : []))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={`list-${name}`} tabIndex={0}>
      <table className="owner-table">
        <TableHead columns={told.map(({ column }) => column)} />
        <tbody>
          {rows.map(({ id, href, cells }) => (
            <tr key={id}>
              {told.map(({ column, at }) => (
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
