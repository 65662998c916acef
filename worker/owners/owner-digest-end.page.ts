import { findOwner, type OwnerAccount, setDigest } from '#db/owners/owners.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { OwnerDigestEndPage, type OwnerDigestEndPageProps } from '#ui/owners/owner-digest-end.page.tsx'
import { href } from '#ui/routes.ts'
import { ownerCache } from '#worker/accounts/account-screen.ts'
import { isOwnerDigestLink } from '#worker/signing/links.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'

/** Unsubscribes an owner from the weekly digest by its sealed link, without a login. GET changes nothing: mail clients and scanners follow links. */
export const ownerDigestEnd = definePage<OwnerDigestEndPageProps>('ownerDigestEnd', {
  view: OwnerDigestEndPage,
  cache: ownerCache,
  async load(context) {
    const { locale, parameters } = context
    const t = translator(locale)
    const owner = await ownerNamed(context)
    const stage = owner === null ? 'dead' : owner.wantsDigest ? 'ask' : 'done'
    const title = t(stage === 'dead' ? 'owner.dead' : 'route.ownerDigestEnd')
    return {
      // Also for a mail client's POST, which gets the page as its response.
      status: stage === 'dead' ? 410 : 200,
      head: {
        title,
        description: t('owner.login.lead'),
        alternates: byLocale((each) => href('ownerDigestEnd', each, { id: parameters.id ?? '-' })),
        index: false,
        private: true,
      },
      props: { screen: { title, crumbs: crumbsBelow('ownerLogin', locale, { text: title, href: null }), state: freshForm, notice: null }, stage },
    }
  },
  async act(context, sent) {
    const { store, now, requested } = context
    const owner = await ownerNamed(context)
    if (owner === null) return freshForm
    await setDigest(store.primary, owner.id, false, now)
    // One-click unsubscribe from a mail client must not redirect (RFC 8058).
    if (sent.get('List-Unsubscribe') === 'One-Click') return freshForm
    throw redirection(303, requested.pathname + requested.search)
  },
})

/** Verifies an unsubscribe link. @returns its owner; null if invalid or the account is deleted */
async function ownerNamed({ parameters, requested, settings, store, now }: PageContext): Promise<OwnerAccount | null> {
  const id = parameters.id ?? ''
  return (await isOwnerDigestLink(settings.signing, id, requested, now)) ? findOwner(store.primary, id) : null
}
