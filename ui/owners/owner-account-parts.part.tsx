import type { ReactNode } from 'react'
import { PasskeyAdd } from '../accounts/passkey-button.part.tsx'
import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { Field, PasswordField } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'

/** A session of the account. */
export interface SessionLine {
  readonly name: string
  /** Browser and system; empty if not known. */
  readonly device: string
  /** Times in words. */
  readonly since: string
  readonly used: string
  readonly isThis: boolean
}

/** A passkey of the account. */
export interface PasskeyLine {
  readonly id: string
  /** The device it was made on; empty if not known. */
  readonly name: string
  readonly since: string
  /** Null: not used yet. */
  readonly used: string | null
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="owner-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The sessions of the account, with buttons that end one or all of them. */
export function SessionList({ sessions }: { sessions: readonly SessionLine[] }) {
  const { t } = useTranslation()
  return (
    <Section id="sessions" title={t('owner.sessions')}>
      <ul className="owner-list">
        {sessions.map(({ name, device, since, used, isThis }) => (
          <li key={name}>
            <div>
              <b>{device === '' ? t('owner.device.unknown') : device}</b>
              {isThis && <span className="badge good">{t('owner.sessions.this')}</span>}
              <p className="hint">{t('owner.sessions.times', { since, used })}</p>
            </div>
            {!isThis && (
              <form method="post">
                <input type="hidden" name="session" value={name} />
                <QuietButton act="endSession">
                  {t('owner.sessions.end')}
                  <span className="visually-hidden"> {device}</span>
                </QuietButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post">
        <SecondButton act="endAll">{t('owner.sessions.endAll')}</SecondButton>
      </form>
    </Section>
  )
}

/** The passkeys of the account, with a button that adds one on this device. */
export function PasskeyList({ passkeys }: { passkeys: readonly PasskeyLine[] }) {
  const { t } = useTranslation()
  return (
    <Section id="passkeys" title={t('owner.passkeys')}>
      <p>{t('owner.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="owner-list">
          {passkeys.map(({ id, name, since, used }) => (
            <li key={id}>
              <div>
                <b>{name === '' ? t('owner.device.unknown') : name}</b>
                <p className="hint">{used === null ? t('owner.passkeys.unused', { since }) : t('owner.sessions.times', { since, used })}</p>
              </div>
              <form method="post">
                <input type="hidden" name="passkey" value={id} />
                <QuietButton act="removePasskey">
                  {t('owner.passkeys.remove')}
                  <span className="visually-hidden"> {name}</span>
                </QuietButton>
              </form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAdd />
    </Section>
  )
}

/** The form that changes the password, or sets the first one. */
export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation()
  return (
    <Section id="new-password" title={t(hasPassword ? 'owner.password.change' : 'route.ownerPassword')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <input type="hidden" name="email" value={email} autoComplete="username" />
          {hasPassword && <PasswordField name="password" autoComplete="current-password" />}
          <PasswordField name="newPassword" autoComplete="new-password" />
          <PasswordField name="passwordAgain" autoComplete="new-password" />
        </div>
        <div className="form-send">
          <SecondButton act="password">{t('owner.password.send')}</SecondButton>
        </div>
      </form>
    </Section>
  )
}

/** The form that changes the e-mail address, which is confirmed by a link mailed to it. */
export function AddressForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  return (
    <Section id="address" title={t('owner.email.change')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Field name="newEmail" type="email" inputMode="email" autoComplete="email" />
          {hasPassword && <PasswordField name="passwordNow" autoComplete="current-password" />}
        </div>
        <div className="form-send">
          <SecondButton act="address">{t('owner.email.ask')}</SecondButton>
        </div>
      </form>
    </Section>
  )
}

/** The weekly digest, on or off. */
export function DigestForm({ wantsDigest }: { wantsDigest: boolean }) {
  const { t } = useTranslation()
  return (
    <Section id="digest" title={t('owner.digest')}>
      <p>{t(wantsDigest ? 'owner.digest.on' : 'owner.digest.off')}</p>
      <form method="post">
        <SecondButton act={wantsDigest ? 'digestOff' : 'digestOn'}>{t(wantsDigest ? 'owner.digest.end' : 'owner.digest.begin')}</SecondButton>
      </form>
    </Section>
  )
}
