import { type StaffMember, staffValues } from '#db/model/accounts/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { ActsTable } from '../../desk/acts-table.part.tsx'
import type { ActView } from '../../desk/audit.present.ts'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { StaffFields } from './staff-fields.part.tsx'

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
