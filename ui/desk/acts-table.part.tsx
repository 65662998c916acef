import { useTranslation } from '../site/translation.tsx'
import type { ActView } from './audit.present.ts'

/** Rows of the audit log. */
export function ActsTable({ acts, caption }: { acts: readonly ActView[]; caption: string }) {
  const { t } = useTranslation()
  return (
    <table className="desk-table acts-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('desk.audit.when')}</th>
          <th scope="col">{t('desk.audit.who')}</th>
          <th scope="col">{t('desk.audit.what')}</th>
          <th scope="col">{t('desk.audit.fields')}</th>
        </tr>
      </thead>
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
