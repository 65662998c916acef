import { passwordLength } from '#db/model/accounts/password.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { OwnerLoginPage } from '#ui/accounts/owners/owner-login.page.tsx'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { nextPath } from '#worker/accounts/next-path.ts'
import { askForLink } from '#worker/accounts/owners/owner-links.ts'
import { ownerOf } from '#worker/accounts/owners/owner-session.ts'
import { typedPassword } from '#worker/accounts/owners/passwords.ts'
import { checkPassword, signInState, startSession } from '#worker/accounts/owners/sign-in.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Login of owners. Responses do not reveal whether an address is known (decisions, "Log-in messages"). */
export const ownerLogin = definePage('ownerLogin', {
  view: OwnerLoginPage,
  cache: ownerCache,
  async load(context) {
    const { requested, locale, sent } = context
    const next = nextPath(requested, locale)
    const isAgain = requested.searchParams.has('again')
    const owner = sent === null ? await ownerOf(context) : null
    if (owner !== null && !isAgain) throw redirection(302, next)
    const needed = requested.searchParams.has('next') ? 'owner.login.needed' : null
    const notice = requested.searchParams.has('out') ? 'owner.loggedOut' : isAgain ? 'owner.login.again' : needed
    const known = owner && { ...freshForm, typed: { email: owner.recipient } }
    return ownerLoaded('ownerLogin', context, { notice }, (screen) => ({ screen: { ...screen, state: known ?? screen.state }, next }))
  },
  async act(context, sent) {
    const email = textOf(sent, 'email')
    return sent.get('do') === 'link' ? mailLink(context, email) : logIn(context, email, typedPassword(sent, 'password'))
  },
})

async function logIn(context: PageContext, email: string, password: string): Promise<FormState> {
  const errors: FieldErrors = { ...emailError(email), ...passwordError(password) }
  if (Object.keys(errors).length > 0) return { ...freshForm, typed: { email }, errors }
  const result = await checkPassword(context, email, password)
  if (result.outcome !== 'in') return { ...signInState(result), typed: { email } }
  const answer = redirection(303, nextPath(context.requested, context.locale))
  setCookies(answer, await startSession(context, result.owner, 'password', result.subjects))
  throw answer
}

async function mailLink(context: PageContext, email: string): Promise<FormState> {
  const errors = emailError(email)
  if (Object.keys(errors).length > 0) return { ...freshForm, typed: { email }, errors }
  const link = await askForLink(context, email, 'signIn')
  if (link.outcome === 'limited') return { ...freshForm, typed: { email }, limited: true }
  const query = new URLSearchParams({ ask: link.id, next: nextPath(context.requested, context.locale) })
  throw redirection(303, `${href('ownerSignIn', context.locale)}?${query}`)
}

function emailError(email: string): FieldErrors {
  if (email === '') return { email: 'missing' }
  return isEmail(email) ? {} : { email: 'invalid' }
}

/** Rejects overlong passwords before any query. */
function passwordError(password: string): FieldErrors {
  if (password === '') return { password: 'missing' }
  return password.length > 4 * passwordLength.max ? { password: 'invalid' } : {}
}
