import { type StaffRole, staffRoles } from '#db/model/accounts/staff.ts'
import { TableHead } from '../design/tables.part.tsx'
import { breadcrumbKey } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskScreen } from './desk-header.part.tsx'

/** A screen of the desk's menu, and the roles that may open it and act there. */
export interface ScreenRoles {
  readonly screen: DeskScreen
  readonly roles: readonly StaffRole[]
}

/** Who may do what at the desk: a row for each screen, a column for each role. */
export function RoleTable({ screens }: { screens: readonly ScreenRoles[] }) {
  const { t } = useTranslation()
  return (
    <details className="desk-more">
      <summary>{t('desk.staff.rights')}</summary>
      <table className="role-table">
        <caption className="visually-hidden">{t('desk.staff.rights')}</caption>
        <TableHead columns={[t('desk.staff.screen'), ...staffRoles.map((role) => t(`desk.role.${role}`))]} />
        <tbody>
          {screens.map(({ screen, roles }) => (
            <tr key={screen}>
              <th scope="row">{t(breadcrumbKey(screen))}</th>
              {staffRoles.map((role) => (
                <td key={role}>{roles.includes(role) ? t('fact.yes') : <span className="hint">{t('fact.no')}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('desk.staff.rightsNote')}</p>
    </details>
  )
}
