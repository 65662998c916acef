import { isEmail } from '#db/model/forms/email.ts'
import { OwnerResetPage } from '#ui/accounts/owners/owner-sign-in.page.tsx'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { askForLink } from '#worker/accounts/owners/owner-links.ts'
import { ownerCache, ownerLoaded } from '#worker/accounts/owners/owner-screen.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { redirection } from '#worker/site/languages/redirection.ts'
import { definePage } from '#worker/site/pages/page.ts'

/** Requests a link to reset the password; same response for known and unknown addresses (decisions, "Password reset"). */
export const ownerReset = definePage('ownerReset', {
  view: OwnerResetPage,
  cache: ownerCache,
  async load(context) {
    const isSent = context.sent === null && context.requested.searchParams.has('sent')
    return ownerLoaded('ownerReset', context, isSent ? { title: 'owner.reset.sent' } : {}, (screen) => ({ screen, isSent }))
  },
  async act(context, sent) {
    const email = textOf(sent, 'email')
    if (!isEmail(email)) return { ...freshForm, typed: { email }, errors: { email: email === '' ? 'missing' : 'invalid' } }
    const asked = await askForLink(context, email, 'reset')
    if (asked.outcome === 'limited') return { ...freshForm, typed: { email }, limited: true }
    throw redirection(303, `${href('ownerReset', context.locale)}?sent=1`)
  },
})
