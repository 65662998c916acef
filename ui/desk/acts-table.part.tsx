import { TableHead } from '../design/tables.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { ActView } from './audit.present.ts'

interface ActsTableProps {
  readonly acts: readonly ActView[]
  readonly caption: string
  /** The heading of the last column, where it is not the changed fields. */
  readonly details?: string | undefined
}

/** Rows of the audit log, or of the security log. */
export function ActsTable({ acts, caption, details: heading }: ActsTableProps) {
  const { t } = useTranslation()
  return (
    <table className="desk-table acts-table">
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={[t('desk.audit.when'), t('desk.audit.who'), t('desk.audit.what'), heading ?? t('desk.audit.fields')]} />
      <tbody>
        {acts.map(({ id, when, who, what, path, details }) => (
          <tr key={id}>
            <th scope="row">{when}</th>
            <td>{who}</td>
            <td>{path === null ? what : <a href={path}>{what}</a>}</td>
            <td>{details}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
