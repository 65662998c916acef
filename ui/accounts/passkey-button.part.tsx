import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

interface PasskeyProps {
  /** The path to go to after the log-in. */
  readonly next: string
  /** The kind of account. */
  readonly of?: 'owner' | 'staff'
}

/** Logs in by passkey; shown by its script if the browser supports passkeys. */
export function PasskeySignIn({ next, of = 'owner' }: PasskeyProps) {
  const { t } = useTranslation()
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'signIn', of, next, failed: t('owner.passkey.failed') })}>
      <button className="button second" type="button">
        {t('owner.passkey.signIn')}
      </button>
      <p role="status" />
    </div>
  )
}

/** Adds a passkey of this device to the account. */
export function PasskeyAdd({ next, of = 'owner' }: PasskeyProps) {
  const { t } = useTranslation()
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'add', of, next, failed: t('owner.passkey.notAdded') })}>
      <button className="button second" type="button">
        {t('owner.passkey.add')}
      </button>
      <p role="status" />
    </div>
  )
}
