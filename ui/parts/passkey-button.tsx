import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../translation.tsx'

/** Logs in by passkey; shown by its script where the browser has passkeys. @param next where it leads to */
export function PasskeySignIn({ next }: { next: string }) {
  const { t } = useTranslation()
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'signIn', next, failed: t('owner.passkey.failed') })}>
      <button className="button second" type="button">
        {t('owner.passkey.signIn')}
      </button>
      <p role="status" />
    </div>
  )
}

/** Adds a passkey of this device to the account. */
export function PasskeyAdd({ next }: { next: string }) {
  const { t } = useTranslation()
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'add', next, failed: t('owner.passkey.notAdded') })}>
      <button className="button second" type="button">
        {t('owner.passkey.add')}
      </button>
      <p role="status" />
    </div>
  )
}
