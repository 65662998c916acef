import { countStaffCode, spendStaffLink } from '#db/accounts/staff-links.ts'
import { DeskLinkPage } from '#ui/accounts/staff/sign-in.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { signInLoaded } from '#worker/accounts/account-screen.ts'
import { deskPath } from '#worker/accounts/next-path.ts'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import { isToken } from '#worker/accounts/random-token.ts'
import { startStaffSession } from '#worker/accounts/staff/sign-in.ts'
import { type OpenedStaffLink, openStaffLink, openStaffLinkById } from '#worker/accounts/staff/staff-links.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { deskCache } from '#worker/desk/desk-page.ts'
import { isMailedCode } from '#worker/signing/mailed-link.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { setCookies } from '#worker/site/requests/device-cookie.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Sign-in by a mailed link, an invitation, or the code of a requested link. */
export const deskLink = definePage('deskLink', {
  view: DeskLinkPage,
  cache: deskCache,
  async load(context) {
    if (linkRequestId(context) !== null) return signInLoaded('deskLink', context, { title: 'desk.link.check' }, (screen) => ({ screen, stage: 'ask' }))
    const isOpen = (await openStaffLink(context)) !== null
    // Already used in this browser, such as by a double click.
    if (!isOpen && (await staffSessionOf(context)) !== null) throw redirection(302, deskPath(context.requested, context.locale))
    if (!isOpen) return signInLoaded('deskLink', context, { title: 'desk.link.expired', status: 410 }, (screen) => ({ screen, stage: 'dead' }))
    return signInLoaded('deskLink', context, {}, (screen) => ({ screen, stage: 'link' }))
  },
  async act(context, sent) {
    const requestId = linkRequestId(context)
    if (requestId !== null) return signInByCode(context, requestId, textOf(sent, 'code'))
    const opened = await openStaffLink(context)
    if (opened !== null) await signIn(context, opened)
    throw redirection(303, context.requested.pathname + context.requested.search)
  },
})

function linkRequestId({ requested }: PageContext): string | null {
  const id = requested.searchParams.get('ask')
  return isToken(id) ? id : null
}

async function signInByCode(context: PageContext, id: string, code: string): Promise<FormState> {
  if (code === '') return { ...freshForm, errors: { code: 'missing' } }
  const { store, settings, now } = context
  const mayTry = await countStaffCode(store.primary, id, now)
  const isRight = await isMailedCode(settings.signing, 'staff', id, code)
  const opened = mayTry && isRight ? await openStaffLinkById(context, id) : null
  if (opened !== null) await signIn(context, opened)
  noteSecurity(context, 'failed', 'staff email')
  return { ...freshForm, typed: { code: code.slice(0, 20) }, errors: { code: 'invalid' } }
}

/** Spends the link and throws the redirect of a sign-in; returns if another request has spent it. */
async function signIn(context: PageContext, { id, member }: OpenedStaffLink): Promise<void> {
  const used = await spendStaffLink(context.store.primary, id, context.now)
  if (used.length === 0) return
  const answer = redirection(303, deskPath(context.requested, context.locale))
  setCookies(answer, [await startStaffSession(context, member, 'email')])
  throw answer
}
