import { selectAssignmentMails, switchAssignmentMails } from '#db/accounts/staff.ts'
import { removeStaffPasskey, selectStaffPasskeys } from '#db/accounts/staff-passkeys.ts'
import { endNamedStaffSession, selectStaffSessions } from '#db/accounts/staff-sessions.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { removeFeed, replaceFeed, selectFeed } from '#db/visits/calendar-feeds.ts'
import { translator } from '#messages/translate.ts'
import { logInAgain } from '#ui/accounts/log-in-again.present.ts'
import { DeskAccountPage } from '#ui/accounts/staff/account.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { whenText } from '#ui/visits/appointment.present.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { signOut } from '#worker/accounts/staff/sign-in.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({
  session: 'desk.done.session',
  passkey: 'desk.done.passkey',
  removed: 'desk.done.passkeyRemoved',
  feed: 'desk.feed.done.revoked',
  mails: 'desk.done.changed',
})

/** A member's own account: devices they are signed in on, and passkeys. */
export const deskAccount = defineDeskPage('deskAccount', {
  needs: 'anyone',
  actNeeds: { makeFeed: 'calendar', revokeFeed: 'calendar', mailAssignments: 'leads' },
  view: DeskAccountPage,
  async load(context) {
    const { store, now, locale, session } = context
    const db = store.primary
    const { id } = session.member
    const [sessions, passkeys, [feed], [mails]] = await db.batch([
      selectStaffSessions(db, id, now),
      selectStaffPasskeys(db, id),
      selectFeed(db, id),
      selectAssignmentMails(db, id),
    ])
    const made = context.sent?.typed.feed
    return {
      ...(made === undefined ? {} : { status: 200 }),
      props: {
        view: notices.view(context, translator(locale)('route.deskAccount')),
        email: session.member.recipient,
        role: session.member.role,
        sessions: sessions.map((each) => ({ name: each.name, device: each.device, used: whenText(each.usedAt, locale), isThis: each.hash === session.hash })),
        feed: isGranted(session.member.role, 'calendar') && {
          made: typeof made === 'string' ? made : null,
          since: feed === undefined ? null : whenText(feed.createdAt, locale),
          used: feed?.usedAt ? whenText(feed.usedAt, locale) : null,
        },
        mailsAssignments: isGranted(session.member.role, 'leads') ? (mails?.isOn ?? true) : null,
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
      requireFresh(context)
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([
        endNamedStaffSession(db, id, textOf(sent, 'session')),
        recordAct(db, session.member, { action: 'endSessions', object: 'staff', objectId: id }, now, didChange),
      ])
      throw notices.done(context, 'session')
    },
    async removePasskey(context, sent) {
      requireFresh(context)
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([
        removeStaffPasskey(db, id, textOf(sent, 'passkey')),
        recordAct(db, session.member, { action: 'removePasskey', object: 'staff', objectId: id }, now, didChange),
      ])
      throw notices.done(context, 'removed')
    },
    async makeFeed({ store, now, session, origin }) {
      const db = store.primary
      const { id } = session.member
      const secret = randomToken()
      await db.batch([
        ...replaceFeed(db, id, hashOfToken(secret), now),
        recordAct(db, session.member, { action: 'make', object: 'calendarFeed', objectId: id }, now),
      ])
      // Shown in this response only: the secret is not stored.
      return { ...freshForm, typed: { feed: `${origin}/calendars/${secret}.ics` } }
    },
    async mailAssignments(context, sent) {
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([
        switchAssignmentMails(db, id, textOf(sent, 'on') === '1'),
        recordAct(db, session.member, { action: 'change', object: 'staff', objectId: id, fields: ['mailsAssignments'] }, now, didChange),
      ])
      throw notices.done(context, 'mails')
    },
    async revokeFeed(context) {
      const { store, now, session } = context
      const db = store.primary
      const { id } = session.member
      await db.batch([removeFeed(db, id), recordAct(db, session.member, { action: 'revoke', object: 'calendarFeed', objectId: id }, now, didChange)])
      throw notices.done(context, 'feed')
    },
  },
})

/** Throws the redirect to another sign-in for a session that is too old to change how the account signs in. */
function requireFresh({ session, locale }: DeskContext): void {
  if (!session.isFresh) throw redirection(303, logInAgain('staff', locale))
}
