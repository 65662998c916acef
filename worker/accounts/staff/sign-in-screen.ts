import type { OwnerScreen } from '#ui/owners/owner-frame.part.tsx'
import type { PlainRoute } from '#ui/routes.ts'
import { accountScreen, type ShownAccount } from '#worker/accounts/account-screen.ts'
import type { Loaded, PageContext } from '#worker/site/pages/page.ts'

/** Loader data of a sign-in page of the desk. */
export function signInLoaded<Props>(
  name: PlainRoute,
  context: Pick<PageContext, 'locale' | 'sent'>,
  shown: ShownAccount,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  return accountScreen(name, context, shown, 'desk.signIn.lead', (screen) => props({ ...screen, crumbs: screen.crumbs.slice(0, 1) }))
}
