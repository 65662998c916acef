import { changeStaff, countManagers, findStaff, isDisabled, isLastManagerRefusal } from '#db/accounts/staff.ts'
import { voidStaffLinks } from '#db/accounts/staff-links.ts'
import { endStaffSessions } from '#db/accounts/staff-sessions.ts'
import { didChange, listActs, recordAct } from '#db/desk/audit-log.ts'
import { type StaffMember, staffRoles, staffValues } from '#db/model/accounts/staff.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { removeFeed } from '#db/visits/calendar-feeds.ts'
import { locales } from '#messages/locales.ts'
import { DeskStaffMemberPage } from '#ui/accounts/staff/staff.page.tsx'
import { presentActs } from '#ui/desk/audit.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { readStaffForm, type StaffAnswers } from '#worker/accounts/staff/staff.form.ts'
import { mailInvitation } from '#worker/accounts/staff/staff-links.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { mergeSent, openedIn } from '#worker/desk/merge-sent.ts'
import { officeChoices } from '#worker/desk/office-choices.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  changed: 'desk.done.changed',
  // Its devices stay signed out.
  disabled: { text: 'desk.done.disabled', undo: 'enable', fields: { was: 'was', version: 'version' } },
  enabled: 'desk.done.enabled',
  waiting: 'desk.staff.done.waiting',
  invited: 'desk.done.invited',
})

/** Acts that raise the version of an account, unlike signing in. */
const changes: ReadonlySet<string> = new Set(['change', 'disable', 'enable'])

/** A staff account: role, offices, recent acts, and disabling it. */
export const deskStaffMember = defineDeskPage('deskStaffMember', {
  needs: 'staff',
  view: DeskStaffMemberPage,
  async load(context) {
    const { store, locale, agency } = context
    const member = await memberOf(context)
    const acts = await listActs(store.primary, { actor: member.id }, 20)
    return {
      title: member.name,
      props: {
        view: await withMeanwhile(context, notices.view(context, member.name), {
          about: [{ object: 'staff', ids: [member.id] }],
          version: member.version,
          counts: ({ action }) => changes.has(action),
        }),
        member,
        isSelf: member.id === context.session.member.id,
        acts: presentActs(acts, [member], locale),
        offices: officeChoices(agency, locale),
        languages: agency.languages.enabled,
      },
    }
  },
  acts: {
    async change(context, sent) {
      const member = await memberOf(context)
      const offices = context.agency.offices.map(({ key }) => key)
      const { answers, errors, typed } = readStaffForm(sent, offices)
      const again = { ...typed, ...openedIn(sent) }
      if (answers === null) return { ...freshForm, typed: again, errors }
      const { values, refused } = mergeSent(sent, staffValues(member), staffValues(answers), member.version)
      const merged = answersOf(values, answers, offices)
      if (refused !== null) return { ...refused, typed: { ...refused.typed, office: merged.offices ?? [] } }
      const state = await apply(context, member, member.version, { ...merged, state: member.state }, 'change', changedFields(member, merged))
      return { ...state, typed: again }
    },
    disable: async (context, sent) => {
      const member = await memberOf(context)
      return apply(context, member, Number(textOf(sent, 'version')), { ...member, state: 'disabled' }, 'disable', ['state'])
    },
    enable: async (context, sent) => {
      const member = await memberOf(context)
      // The undo of an account that had not been used yet: it waits for an invitation again.
      const state = member.state === 'disabled' && textOf(sent, 'was') === 'invited' ? 'invited' : 'active'
      return apply(context, member, Number(textOf(sent, 'version')), { ...member, state }, 'enable', ['state'])
    },
    async resend(context) {
      const { store, session, now } = context
      const member = await memberOf(context)
      if (member.state === 'invited' && (await mailInvitation(context, member))) {
        await recordAct(store.primary, session.member, { action: 'resend', object: 'staff', objectId: member.id }, now)
      }
      throw notices.done(context, 'invited')
    },
  },
})

/** The answers of merged values. */
function answersOf(values: FormValues, sent: StaffAnswers, offices: readonly OfficeKey[]): StaffAnswers {
  const chosen = offices.filter((key) => (values.office ?? '').split(' ').includes(key))
  return {
    name: values.memberName ?? sent.name,
    role: staffRoles.find((each) => each === values.role) ?? sent.role,
    locale: locales.find((each) => each === values.locale) ?? sent.locale,
    offices: chosen.length === 0 ? null : chosen,
  }
}

async function memberOf({ store, parameters }: DeskContext): Promise<StaffMember> {
  const member = await findStaff(store.primary, parameters.id ?? '')
  if (member === null) throw new NoPage()
  return member
}

type Change = StaffAnswers & Pick<StaffMember, 'state'>

/** Changes an account under an optimistic lock. An account that loses a right or is disabled is signed out everywhere. */
async function apply(
  context: DeskContext,
  member: StaffMember,
  seen: number,
  { name, role, locale, offices, state }: Change,
  action: 'change' | 'disable' | 'enable',
  fields: readonly string[],
): Promise<FormState> {
  const { store, now, session } = context
  const db = store.primary
  const isLast = member.role === 'manager' && member.state === 'active' && (role !== 'manager' || state !== 'active') && (await countManagers(db)) < 2
  if (isLast) return { ...freshForm, problem: 'lastManager' }
  if (seen !== member.version) return { ...freshForm, problem: 'changedMeanwhile' }
  const written = db.batch([
    changeStaff(db, member, { name, role, locale, offices, state }, now),
    recordAct(db, session.member, { action, object: 'staff', objectId: member.id, fields }, now, didChange),
    ...(state === 'disabled'
      ? [
          endStaffSessions(db, member.id, null, isDisabled(member.id)),
          voidStaffLinks(db, member.id, now, isDisabled(member.id)),
          removeFeed(db, member.id, isDisabled(member.id)),
        ]
      : []),
  ])
  // Two managers who disable each other concurrently both pass the count above; a trigger refuses the second.
  const changed = await written.then(
    ([rows]) => rows,
    (fault: unknown) => {
      if (isLastManagerRefusal(fault)) return null
      throw fault
    },
  )
  if (changed === null) return { ...freshForm, problem: 'lastManager' }
  if (changed.length === 0) return { ...freshForm, problem: 'changedMeanwhile' }
  if (action === 'disable') throw notices.done(context, 'disabled', { was: member.state, version: String(member.version + 1) })
  throw notices.done(context, action === 'change' ? 'changed' : state === 'invited' ? 'waiting' : 'enabled')
}

function changedFields(before: StaffMember, after: StaffAnswers): readonly string[] {
  const fields = ['name', 'role', 'locale', 'offices'] as const
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
