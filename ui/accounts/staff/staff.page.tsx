import { type StaffMember, type StaffRole, type StaffState, staffValues } from '#db/model/accounts/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { ActsTable } from '../../desk/acts-table.part.tsx'
import type { ActView } from '../../desk/audit.present.ts'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
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
        <thead>
          <tr>
            <th scope="col">{t('form.field.memberName')}</th>
            <th scope="col">{t('form.field.role')}</th>
            <th scope="col">{t('form.field.office')}</th>
            <th scope="col">{t('desk.staff.used')}</th>
          </tr>
        </thead>
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
      <section className="desk-section" aria-labelledby="invite">
        <h2 id="invite">{t('desk.staff.invite')}</h2>
        <form className="form" method="post" noValidate>
          <div className="form-part">
            <Field name="email" type="email" inputMode="email" autoComplete="off" />
            <StaffFields values={null} offices={offices} languages={languages} />
          </div>
          <div className="form-send">
            <button className="button" type="submit" name="do" value="invite">
              {t('desk.staff.invite')}
            </button>
          </div>
        </form>
      </section>
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
        <div className="form-send">
          <button className="button" type="submit" name="do" value="change">
            {t('desk.save')}
          </button>
          {member.state === 'invited' && (
            <button className="text-button" type="submit" name="do" value="resend">
              {t('desk.staff.resend')}
            </button>
          )}
          {!isSelf && (
            <button className="text-button" type="submit" name="do" value={member.state === 'disabled' ? 'enable' : 'disable'}>
              {t(member.state === 'disabled' ? 'desk.staff.enable' : 'desk.staff.disable')}
            </button>
          )}
        </div>
      </form>
      {acts.length > 0 && (
        <section className="desk-section" aria-labelledby="acts">
          <h2 id="acts">{t('desk.staff.acts')}</h2>
          <ActsTable acts={acts} caption={t('desk.staff.acts')} />
        </section>
      )}
    </DeskFrame>
  )
}
