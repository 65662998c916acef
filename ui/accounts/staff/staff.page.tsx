import { type StaffMember, type StaffRole, type StaffState, staffValues } from '#db/model/accounts/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend, QuietButton } from '../../design/buttons.part.tsx'
import { TableHead } from '../../design/tables.part.tsx'
import { ActsTable } from '../../desk/acts-table.part.tsx'
import type { ActView } from '../../desk/audit.present.ts'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { RoleTable, type ScreenRoles } from '../../desk/role-table.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { StaffFields } from './staff-fields.part.tsx'

interface DeskStaffPageProps {
  readonly view: DeskView
  readonly members: readonly {
    readonly path: string
    readonly name: string
    readonly email: string
    readonly role: StaffRole
    readonly state: StaffState
    /** Names of their offices; null: all. */
    readonly offices: readonly string[] | null
    /** When they were last seen, in words; null: never. */
    readonly used: string | null
  }[]
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly languages: readonly Locale[]
  readonly screens: readonly ScreenRoles[]
}

/** The accounts of the desk, and the form that invites one more. */
export function DeskStaffPage({ view, members, offices, languages, screens }: DeskStaffPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskStaff">
      <table className="desk-table">
        <caption className="visually-hidden">{t('route.deskStaff')}</caption>
        <TableHead columns={[t('form.field.memberName'), t('form.field.role'), t('form.field.office'), t('desk.staff.used')]} />
        <tbody>
          {members.map((member) => (
            <tr key={member.path}>
              <th scope="row">
                <a href={member.path}>{member.name}</a>
                <span className="hint">{member.email}</span>
              </th>
              <td>{t(`desk.role.${member.role}`)}</td>
              <td>{member.offices?.join(', ') ?? t('desk.staff.allOffices')}</td>
              <td>{member.state === 'active' ? (member.used ?? t('desk.staff.never')) : t(`desk.state.${member.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RoleTable screens={screens} />
      <DeskSection id="invite" title={t('desk.staff.invite')}>
        <form className="form" method="post" noValidate>
          <div className="form-part">
            <Field name="email" type="email" inputMode="email" autoComplete="off" />
            <StaffFields values={null} offices={offices} languages={languages} />
          </div>
          <FormSend act="invite" label={t('desk.staff.invite')} />
        </form>
      </DeskSection>
    </DeskFrame>
  )
}

interface DeskStaffMemberPageProps {
  readonly view: DeskView
  readonly member: StaffMember
  readonly isSelf: boolean
  readonly acts: readonly ActView[]
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly languages: readonly Locale[]
}

/** One account of the desk: its role and offices, its latest acts, and the form that disables it. */
export function DeskStaffMemberPage({ view, member, isSelf, acts, offices, languages }: DeskStaffMemberPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskStaffMember">
      <p>
        {member.recipient} {member.state !== 'active' && <span className="badge">{t(`desk.state.${member.state}`)}</span>}
      </p>
      <form className="form" method="post" noValidate>
        <OpenedFields version={member.version} values={staffValues(member)} />
        <div className="form-part">
          <StaffFields values={member} offices={offices} languages={languages} />
        </div>
        <FormSend act="change" label={t('desk.save')}>
          {member.state === 'invited' && <QuietButton act="resend">{t('desk.staff.resend')}</QuietButton>}
          {!isSelf && (
            <QuietButton act={member.state === 'disabled' ? 'enable' : 'disable'}>
              {t(member.state === 'disabled' ? 'desk.staff.enable' : 'desk.staff.disable')}
            </QuietButton>
          )}
        </FormSend>
      </form>
      {acts.length > 0 && (
        <DeskSection id="acts" title={t('desk.staff.acts')}>
          <ActsTable acts={acts} caption={t('desk.staff.acts')} />
        </DeskSection>
      )}
    </DeskFrame>
  )
}
