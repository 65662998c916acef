import { isEmail } from '#db/model/forms/email.ts'
import { DeskSignInPage } from '#ui/accounts/staff/sign-in.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { signInLoaded } from '#worker/accounts/account-screen.ts'
import { deskPath } from '#worker/accounts/next-path.ts'
import { askForStaffLink } from '#worker/accounts/staff/staff-links.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { deskCache } from '#worker/desk/desk-page.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Sign-in at the desk. Responses do not reveal whether an address is known. */
export const deskSignIn = definePage('deskSignIn', {
  view: DeskSignInPage,
  cache: deskCache,
  async load(context) {
    const next = deskPath(context.requested, context.locale)
    const { searchParams } = context.requested
    const isAgain = searchParams.has('again')
    const session = context.sent === null ? await staffSessionOf(context) : null
    if (session !== null && !isAgain) throw redirection(302, next)
    const notice = searchParams.has('out') ? 'desk.signedOut' : isAgain ? 'owner.login.again' : null
    const known = session && { ...freshForm, typed: { email: session.member.recipient } }
    return signInLoaded('deskSignIn', context, { notice }, (screen) => ({ screen: { ...screen, state: known ?? screen.state }, next }))
  },
  act: (context, sent) => mailLink(context, textOf(sent, 'email')),
})

async function mailLink(context: PageContext, email: string): Promise<FormState> {
  const refused = { ...freshForm, typed: { email } }
  if (!isEmail(email)) return { ...refused, errors: { email: email === '' ? 'missing' : 'invalid' } }
  const link = await askForStaffLink(context, email)
  if (link.outcome === 'limited') return { ...refused, limited: true }
  const query = new URLSearchParams({ ask: link.id, next: deskPath(context.requested, context.locale) })
  throw redirection(303, `${href('deskLink', context.locale)}?${query}`)
}
