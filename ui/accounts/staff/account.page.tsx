import type { StaffRole } from '#db/model/accounts/staff.ts'
import { QuietButton, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { PasskeyAdd } from '../passkey-button.part.tsx'

interface FeedView {
  /** The address that was just created, shown only once. */
  readonly made: string | null
  /** Since when there is one; null if there is none. */
  readonly since: string | null
  readonly used: string | null
}

interface DeskAccountPageProps {
  readonly view: DeskView
  readonly email: string
  readonly role: StaffRole
  readonly sessions: readonly { readonly name: string; readonly device: string; readonly used: string; readonly isThis: boolean }[]
  /** The address of their visits for calendar programs; false for a role without a calendar. */
  readonly feed: FeedView | false
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly since: string }[]
  /** Whether they are mailed leads that colleagues assign to them; null for a role without leads. */
  readonly mailsAssignments: boolean | null
}

/** A member's own account: devices they are signed in on, and passkeys. */
export function DeskAccountPage({ view, email, role, sessions, feed, passkeys, mailsAssignments }: DeskAccountPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskAccount">
      <p>
        {email}, {t(`desk.role.${role}`)}
      </p>
      <section className="desk-section">
        <h2>{t('desk.account.passkeys')}</h2>
        <p>{t('desk.account.passkeys.text')}</p>
        <ul className="desk-list">
          {passkeys.map(({ id, name, since }) => (
            <li key={id}>
              <span>{t('desk.account.passkey', { device: name, since })}</span>
              <form method="post">
                <input type="hidden" name="passkey" value={id} />
                <QuietButton act="removePasskey">{t('desk.remove')}</QuietButton>
              </form>
            </li>
          ))}
        </ul>
        <PasskeyAdd of="staff" />
      </section>
      {feed && <CalendarFeed feed={feed} />}
      {mailsAssignments !== null && (
        <DeskSection id="mails" title={t('desk.account.mails')}>
          <p>{t(mailsAssignments ? 'desk.account.mails.on' : 'desk.account.mails.off')}</p>
          <form method="post">
            <input type="hidden" name="on" value={mailsAssignments ? '0' : '1'} />
            <SecondButton act="mailAssignments">{t(mailsAssignments ? 'desk.account.mails.switchOff' : 'desk.account.mails.switchOn')}</SecondButton>
          </form>
        </DeskSection>
      )}
      <section className="desk-section">
        <h2>{t('desk.account.sessions')}</h2>
        <ul className="desk-list">
          {sessions.map(({ name, device, used, isThis }) => (
            <li key={name}>
              <span>
                {t('desk.account.session', { device, used })} {isThis && <span className="badge">{t('desk.account.this')}</span>}
              </span>
              {!isThis && (
                <form method="post">
                  <input type="hidden" name="session" value={name} />
                  <QuietButton act="endSession">{t('desk.account.end')}</QuietButton>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
    </DeskFrame>
  )
}

/** The member's visits in a calendar program. */
function CalendarFeed({ feed: { made, since, used } }: { feed: FeedView }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="feed" title={t('desk.feed.title')}>
      <p>{t('desk.feed.text')}</p>
      {made !== null && (
        <div className="notice" role="status">
          <label htmlFor="feed-address">
            {t('desk.feed.once')}
            <input className="input" id="feed-address" readOnly value={made} />
          </label>
        </div>
      )}
      {since !== null && (
        <p className="hint">
          {t('desk.feed.since', { since })} {used === null ? t('desk.feed.unused') : t('desk.feed.used', { used })}
        </p>
      )}
      <form method="post" className="desk-decision">
        <SecondButton act="makeFeed">{t(since === null ? 'desk.feed.make' : 'desk.feed.renew')}</SecondButton>
        {since !== null && <QuietButton act="revokeFeed">{t('desk.feed.revoke')}</QuietButton>}
      </form>
    </DeskSection>
  )
}
