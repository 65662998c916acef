import type { OwnerListView } from '../presenters/owner-lists.ts'
import { useTranslation } from '../translation.tsx'
import { TableHead } from './table-head.tsx'

/** A list of an owner's home as a table, with ways to the whole list and to a file of it. @param path of the home's page */
export function OwnerList({ list, path, isWhole = false }: { list: OwnerListView; path: string; isWhole?: boolean }) {
  const { t } = useTranslation()
  const { name, title } = list
  return (
    <section className="owner-records" aria-labelledby={`list-${name}`}>
      <h2 id={`list-${name}`}>{title}</h2>
      {list.rows.length === 0 ? <p>{t('owner.list.none')}</p> : <OwnerTable list={list} />}
      {list.rows.length > 0 && (
        <p className="owner-ways">
          {!isWhole && name !== 'media' && (
            <a className="text-button" href={`${path}?show=${name}`}>
              {t('owner.list.all', { list: title })}
            </a>
          )}
          <a className="text-button" href={`${path}?csv=${name}`} download>
            {t('owner.list.csv', { list: title })}
          </a>
        </p>
      )}
    </section>
  )
}

function OwnerTable({ list: { name, columns, rows } }: { list: OwnerListView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-scroll" aria-labelledby={`list-${name}`} tabIndex={0}>
      <table className="owner-table">
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell.startsWith('https://') ? <a href={cell}>{new URL(cell).host}</a> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
