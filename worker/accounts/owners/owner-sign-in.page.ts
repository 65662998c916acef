import { countTry, findLink, spendLink } from '#db/accounts/owner-links.ts'
import { findOwner, type OwnerAccount } from '#db/owners/owners.ts'
import { OwnerSignInPage } from '#ui/accounts/owners/owner-sign-in.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { nextPath } from '#worker/accounts/next-path.ts'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import { openLink } from '#worker/accounts/owners/owner-links.ts'
import { accountSubject, startSession } from '#worker/accounts/owners/sign-in.ts'
import { isToken } from '#worker/accounts/random-token.ts'
import { isMailedCode } from '#worker/signing/mailed-link.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Login by a mailed link, or by its code in the requesting browser. Not throttled by failed logins. */
export const ownerSignIn = definePage('ownerSignIn', {
  view: OwnerSignInPage,
  cache: ownerCache,
  async load(context) {
    if (linkRequestId(context) !== null) return ownerLoaded('ownerSignIn', context, { title: 'owner.signIn.ask' }, (screen) => ({ screen, stage: 'ask' }))
    const isOpen = (await openLink(context, ['signIn'])) !== null
    if (!isOpen) return ownerLoaded('ownerSignIn', context, { title: 'owner.dead', status: 410 }, (screen) => ({ screen, stage: 'dead' }))
    return ownerLoaded('ownerSignIn', context, {}, (screen) => ({ screen, stage: 'link' }))
  },
  async act(context, sent) {
    const requestId = linkRequestId(context)
    if (requestId !== null) return logInByCode(context, requestId, textOf(sent, 'code'))
    const opened = await openLink(context, ['signIn'])
    if (opened !== null) await logIn(context, opened.id, opened.owner)
    throw redirection(303, context.requested.pathname + context.requested.search)
  },
})

function linkRequestId({ requested }: PageContext): string | null {
  const id = requested.searchParams.get('ask')
  return isToken(id) ? id : null
}

async function logInByCode(context: PageContext, id: string, code: string): Promise<FormState> {
  const { store, settings, now } = context
  const typed = { code: code.slice(0, 20) }
  if (code === '') return { ...freshForm, errors: { code: 'missing' } }
  const mayTry = await countTry(store.primary, id, now)
  const isRight = await isMailedCode(settings.signing, 'owner', id, code)
  if (mayTry && isRight) {
    const link = await findLink(store.primary, id, now)
    const owner = link && (await findOwner(store.primary, link.ownerId))
    if (owner !== null) await logIn(context, id, owner)
  }
  noteSecurity(context, 'failed', 'owner email')
  return { ...freshForm, typed, errors: { code: 'invalid' } }
}

/** Spends the link and throws the redirect of a login; returns if another request has spent it. */
async function logIn(context: PageContext, id: string, owner: OwnerAccount): Promise<void> {
  const used = await spendLink(context.store.primary, id, context.now)
  if (used.length === 0) return
  const answer = redirection(303, nextPath(context.requested, context.locale))
  setCookies(answer, await startSession(context, owner, 'email', await accountSubject(context, owner.email)))
  throw answer
}
