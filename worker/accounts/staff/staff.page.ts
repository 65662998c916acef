import { listStaff } from '#db/accounts/staff.ts'
import { isGranted, staffRoles } from '#db/model/accounts/staff.ts'
import { textIn } from '#db/model/site/localized.ts'
import { translator } from '#messages/translate.ts'
import { DeskStaffPage } from '#ui/accounts/staff/staff.page.tsx'
import { deskMenu } from '#ui/desk/desk-header.part.tsx'
import type { ScreenRoles } from '#ui/desk/role-table.part.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { emailErrors, readStaffForm } from '#worker/accounts/staff/staff.form.ts'
import { inviteStaff } from '#worker/accounts/staff/staff-links.ts'
import { rightsOf } from '#worker/desk/declare-rights.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { officeChoices } from '#worker/desk/office-choices.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({ invited: 'desk.done.invited', removed: 'desk.done.removed' })

/** The menu's screens and the roles that may open each, from the access control table. */
function rolesOfScreens(): ScreenRoles[] {
  return deskMenu.flat().map((screen) => {
    const { needs } = rightsOf(screen)
    return { screen, roles: staffRoles.filter((role) => needs === 'anyone' || isGranted(role, needs)) }
  })
}

/** The staff accounts, and the invitation form. */
export const deskStaff = defineDeskPage('deskStaff', {
  needs: 'staff',
  view: DeskStaffPage,
  async load(context) {
    const { store, locale, agency } = context
    const accounts = await listStaff(store.primary)
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskStaff')),
        members: accounts.map(({ id, name, recipient, role, state, offices, lastUsedAt }) => ({
          name,
          role,
          state,
          email: recipient,
          path: href('deskStaffMember', locale, { id }),
          offices: offices && agency.offices.filter(({ key }) => offices.includes(key)).map((office) => textIn(office.name, locale)),
          used: lastUsedAt === null ? null : whenText(lastUsedAt, locale),
        })),
        offices: officeChoices(agency, locale),
        languages: agency.languages.enabled,
        screens: rolesOfScreens(),
      },
    }
  },
  acts: {
    async invite(context, sent) {
      const email = textOf(sent, 'email')
      const { answers, errors, typed } = readStaffForm(
        sent,
        context.agency.offices.map(({ key }) => key),
      )
      const wrong = { ...emailErrors(email), ...errors }
      if (answers === null || Object.keys(wrong).length > 0) return { ...freshForm, typed: { ...typed, email }, errors: wrong }
      const { outcome } = await inviteStaff(context, context.session.member, { email, ...answers })
      if (outcome === 'known') return { ...freshForm, typed: { ...typed, email }, problem: 'known' }
      throw notices.done(context, 'invited')
    },
  },
})
