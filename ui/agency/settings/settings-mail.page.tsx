import { type TransportChoice, transportChoices } from '#db/model/mail/mail-transport.ts'
import { FormSend, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field } from '../../forms/field.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

/** The settings stored at the desk; never the password itself. */
interface ChosenView {
  readonly kind: TransportChoice
  readonly host: string
  readonly port: string
  readonly user: string
  readonly sender: string
  readonly version: number
  /** `lost`: it can no longer be decrypted. */
  readonly password: 'none' | 'stored' | 'lost'
}

interface TransportInForce {
  readonly transport: 'smtp' | 'cloudflare' | 'none'
  /** Host and port of the mail server; null for another transport. */
  readonly server: string | null
  readonly signsIn: boolean
  readonly sender: string
  /** Whether the settings of the deployment decide. */
  readonly isDeployed: boolean
}

interface SettingsMailProps extends TransportInForce {
  readonly view: DeskView
  readonly chosen: ChosenView
  /** The recipient of the test mail. */
  readonly recipient: string
}

/** The mail transport in use, a test of it, and the form that sets another transport. */
export function DeskSettingsMailPage({ view, chosen, recipient, ...inForce }: SettingsMailProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      <InForce {...inForce} />
      <form method="post">
        <p className="hint">{t('desk.settings.mail.to', { recipient })}</p>
        <SecondButton act="test">{t('desk.settings.mail.test')}</SecondButton>
      </form>
      <DeskSection id="transport" title={t('desk.settings.mail.change')}>
        <TransportForm {...chosen} />
      </DeskSection>
    </DeskFrame>
  )
}

function InForce({ transport, server, signsIn, sender, isDeployed }: TransportInForce) {
  const { t } = useTranslation()
  return (
    <dl className="settings-worker">
      <div>
        <dt>{t('desk.settings.mail.transport')}</dt>
        <dd>
          {t(`desk.settings.mail.transport.${transport}`)}
          {isDeployed && <span className="hint">{t('desk.settings.mail.deployed')}</span>}
        </dd>
      </div>
      {server !== null && (
        <div>
          <dt>{t('desk.settings.mail.server')}</dt>
          <dd>
            {server}
            <span className="hint">{t(signsIn ? 'desk.settings.mail.signsIn' : 'desk.settings.mail.noSignIn')}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('desk.settings.mail.sender')}</dt>
        <dd>{sender}</dd>
      </div>
    </dl>
  )
}

function TransportForm({ kind, host, port, user, sender, version, password }: ChosenView) {
  const { t } = useTranslation()
  return (
    <form className="form" method="post" noValidate>
      <input type="hidden" name="version" value={version} />
      <Choices
        name="mailTransport"
        values={transportChoices}
        texts={Object.fromEntries(transportChoices.map((each) => [each, t(`desk.settings.mail.choice.${each}`)]))}
        initial={kind}
      />
      <Field name="smtpHost" optional autoComplete="off" inputMode="url" initial={host} />
      <Field name="smtpPort" optional autoComplete="off" inputMode="numeric" short initial={port} />
      <Field name="smtpUser" optional autoComplete="off" initial={user} />
      <Field name="smtpPassword" optional type="password" autoComplete="new-password" />
      {password !== 'none' && <p className="hint">{t(`desk.settings.mail.password.${password}`)}</p>}
      <Field name="mailSender" optional type="email" autoComplete="off" initial={sender} />
      <FormSend act="save" label={t('desk.settings.mail.save')} />
    </form>
  )
}
