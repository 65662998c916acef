import { spendLink, voidLinks } from '#db/accounts/owner-links.ts'
import { endOtherSessions } from '#db/accounts/owner-sessions.ts'
import { insertMail } from '#db/mail/outbox.ts'
import { findOwner, setAddress } from '#db/owners/owners.ts'
import { OwnerEmailPage } from '#ui/accounts/owners/owner-account.page.tsx'
import { href } from '#ui/routes.ts'
import { ownerCache, ownerLoaded } from '#worker/accounts/account-screen.ts'
import { openLink } from '#worker/accounts/owners/owner-links.ts'
import { newMailId, noticeMail } from '#worker/accounts/owners/owner-mails.ts'
import { sessionHash } from '#worker/accounts/owners/owner-session.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'

/** Changes an account's address by the link mailed to the new one. Logs out other devices and notifies both addresses. */
export const ownerEmail = definePage('ownerEmail', {
  view: OwnerEmailPage,
  cache: ownerCache,
  async load(context) {
    const opened = await openLink(context, ['email'])
    const address = opened?.recipient ?? null
    if (address === null) return ownerLoaded('ownerEmail', context, { title: 'owner.dead', status: 410 }, (screen) => ({ screen, address }))
    return ownerLoaded('ownerEmail', context, {}, (screen) => ({ screen, address }))
  },
  async act(context) {
    const { requested, locale } = context
    const isChanged = await changeAddress(context)
    throw redirection(303, isChanged ? `${href('ownerAccount', locale)}?done=address` : requested.pathname + requested.search)
  },
})

async function changeAddress(context: PageContext): Promise<boolean> {
  const { store, now, relay } = context
  const db = store.primary
  const opened = await openLink(context, ['email'])
  if (opened?.recipient == null || (await spendLink(db, opened.id, now)).length === 0) return false
  const { owner, recipient: address } = opened
  await db.batch([setAddress(db, owner.id, address, now), voidLinks(db, owner.id, now), endOtherSessions(db, owner.id, sessionHash(context))])
  // Another account may have taken the address in the meantime.
  if ((await findOwner(db, owner.id))?.recipient !== address) return false
  const mails = [owner.recipient, address].map((to) => ({ id: newMailId(), mail: noticeMail(context, owner, { about: 'address', address }, to) }))
  const [first, ...others] = mails.map(({ id, mail }) => insertMail(db, id, mail, now.toISOString(), null))
  if (first) await db.batch([first, ...others])
  relay(mails.map(({ id }) => id))
  return true
}
