import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../translation.tsx'

interface SettingsMailProps {
  readonly view: DeskView
  readonly transport: 'smtp' | 'cloudflare' | 'none'
  /** Host and port of the mail server; null for another transport. */
  readonly server: string | null
  readonly signsIn: boolean
  readonly sender: string
  /** Where the test mail goes. */
  readonly recipient: string
  /** What the server said to the last test; empty where it took the mail. */
  readonly answer: string
}

/** How the mails of the site leave, and a test that shows the answer of the server. */
export function DeskSettingsMailPage({ view, transport, server, signsIn, sender, recipient, answer }: SettingsMailProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      {answer !== '' && (
        <p className="settings-answer" lang="en">
          <code>{answer}</code>
        </p>
      )}
      <dl className="settings-worker">
        <div>
          <dt>{t('desk.settings.mail.transport')}</dt>
          <dd>
            {t(`desk.settings.mail.transport.${transport}`)} <code>MAIL_TRANSPORT</code>
          </dd>
        </div>
        {server !== null && (
          <div>
            <dt>{t('desk.settings.mail.server')}</dt>
            <dd>
              {server} <code>SMTP_HOST, SMTP_PORT</code>
              <span className="hint">{t(signsIn ? 'desk.settings.mail.signsIn' : 'desk.settings.mail.noSignIn')}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('desk.settings.mail.sender')}</dt>
          <dd>
            {sender} <code>MAIL_FROM</code>
          </dd>
        </div>
      </dl>
      <p className="hint">{t('desk.settings.worker.text')}</p>
      <form method="post">
        <p className="hint">{t('desk.settings.mail.to', { recipient })}</p>
        <button className="button" type="submit" name="do" value="test">
          {t('desk.settings.mail.test')}
        </button>
      </form>
    </DeskFrame>
  )
}
