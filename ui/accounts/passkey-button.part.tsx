import { island } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { logInAgain } from './log-in-again.present.ts'

interface PasskeyProps {
  /** The kind of account. */
  readonly of?: 'owner' | 'staff'
}

/** Logs in by passkey; shown by its script if the browser supports passkeys. @param next the path to go to after the log-in */
export function PasskeySignIn({ next, of = 'owner' }: PasskeyProps & { readonly next: string }) {
  const { t } = useTranslation()
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'signIn', of, next, again: next, failed: t('owner.passkey.failed') })}>
      <button className="button second" type="button">
        {t('owner.passkey.signIn')}
      </button>
      <p role="status" />
    </div>
  )
}

/** Adds a passkey of this device to the account, after another log-in if the last one was some time ago. */
export function PasskeyAdd({ of = 'owner' }: PasskeyProps) {
  const { t, locale } = useTranslation()
  const next = `${href(of === 'owner' ? 'ownerAccount' : 'deskAccount', locale)}?done=passkey`
  return (
    <div className="owner-passkey" hidden {...island('passkey', { does: 'add', of, next, again: logInAgain(of, locale), failed: t('owner.passkey.notAdded') })}>
      <button className="button second" type="button">
        {t('owner.passkey.add')}
      </button>
      <p role="status" />
    </div>
  )
}
