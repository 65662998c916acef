import { recordAct } from '#db/audit-log.ts'
import { removeStaffPasskey, selectStaffPasskeys } from '#db/staff-passkeys.ts'
import { endNamedStaffSession, selectStaffSessions } from '#db/staff-sessions.ts'
import { translator } from '#messages/translate.ts'
import { DeskAccountPage } from '#ui/pages/desk/account.tsx'
import { whenText } from '#ui/presenters/appointment.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { signOut } from '#worker/desk/sign-in.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { setCookies } from '#worker/http/device-cookie.ts'
import { redirection } from '#worker/http/redirection.ts'

const done = { session: 'desk.done.session', passkey: 'desk.done.passkey', removed: 'desk.done.passkeyRemoved' } as const

/** A member's own account: devices they are signed in on, and passkeys. */
export const deskAccount = defineDeskPage('deskAccount', {
  view: DeskAccountPage,
  async load(context) {
    const { store, now, locale, session } = context
    const db = store.primary
    const [sessions, passkeys] = await db.batch([selectStaffSessions(db, session.member.id, now), selectStaffPasskeys(db, session.member.id)])
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskAccount'), done),
        email: session.member.recipient,
        role: session.member.role,
        sessions: sessions.map((each) => ({ name: each.name, device: each.device, used: whenText(each.usedAt, locale), isThis: each.hash === session.hash })),
        passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, since: whenText(createdAt, locale) })),
      },
    }
  },
  acts: {
    async signOut(context) {
      const answer = redirection(303, `${href('deskSignIn', context.locale)}?out`)
      setCookies(answer, [await signOut(context, context.session.member)])
      throw answer
    },
    async endSession(context, sent) {
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([
        endNamedStaffSession(db, id, textOf(sent, 'session')),
        recordAct(db, session.member, { action: 'endSessions', object: 'staff', objectId: id }, now),
      ])
      throw back(context, 'session')
    },
    async removePasskey(context, sent) {
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([
        removeStaffPasskey(db, id, textOf(sent, 'passkey')),
        recordAct(db, session.member, { action: 'removePasskey', object: 'staff', objectId: id }, now),
      ])
      throw back(context, 'removed')
    },
  },
})

function back({ locale }: DeskPageContext, what: keyof typeof done): Response {
  return redirection(303, `${href('deskAccount', locale)}?done=${what}`)
}
