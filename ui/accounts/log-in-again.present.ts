import type { Locale } from '#messages/locales.ts'
import { href } from '../routes.ts'

const screens = { owner: ['ownerLogin', 'ownerAccount'], staff: ['deskSignIn', 'deskAccount'] } as const

/** The path of the log-in for an account whose session is too old to change how it logs in; it leads back to the account page. */
export function logInAgain(of: 'owner' | 'staff', locale: Locale): string {
  const [logIn, account] = screens[of]
  return `${href(logIn, locale)}?${new URLSearchParams({ again: '1', next: href(account, locale) })}`
}
