import { findLink, insertLink, linkOpens, voidOldest } from '#db/accounts/owner-links.ts'
import { countSending } from '#db/forms/rate-limits.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import type { OwnerLinkPurpose } from '#db/model/owners/owner.ts'
import { findOwner, findOwnerByEmail, type OwnerAccount } from '#db/owners/owners.ts'
import { linkMail, linkMailId } from '#worker/accounts/owners/owner-mails.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { mailedLinkId } from '#worker/signing/mailed-link.ts'
import type { PageContext, RequestContext } from '#worker/site/pages/page.ts'

type LinkContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>
type AskContext = LinkContext & Pick<RequestContext, 'clientAddress' | 'settings'>

/** The result of requesting a link: the id for entering its code. An unknown address gets an id too, but no mail. */
type LinkOutcome = { readonly outcome: 'requested'; readonly id: string } | { readonly outcome: 'limited' }

/** Handles a visitor's request for a link. Same response and same queries for known and unknown addresses, against account enumeration. */
export async function askForLink(context: AskContext, email: string, purpose: 'reset' | 'signIn'): Promise<LinkOutcome> {
  const { store, settings, clientAddress, now } = context
  const id = randomToken()
  const senders = await senderHashes(settings.signing, clientAddress, 'ownerLink')
  if (senders !== null && (await countSending(store.primary, senders, id, now)) === 'limited') return { outcome: 'limited' }
  const owner = await findOwnerByEmail(store.primary, email)
  await mailLink(context, owner, { id, purpose })
  return { outcome: 'requested', id }
}

interface LinkRequest {
  readonly id: string
  readonly purpose: OwnerLinkPurpose
  /** The new address that the link confirms and is mailed to. */
  readonly recipient?: string
  /** No link is mailed where the account got one of this purpose since then. */
  readonly unlessSince?: Date
}

/**
 * Stores a link and its mail; no mail if there is no account, or too many links to a new address.
 * @returns false if the account got a link of this purpose since `unlessSince`
 */
export async function mailLink(
  { store, agency, now, relay }: LinkContext,
  owner: OwnerAccount | null,
  { id, purpose, recipient, unlessSince }: LinkRequest,
): Promise<boolean> {
  const db = store.primary
  const mailId = linkMailId(id)
  const to = owner ?? { id: null, recipient: '', locale: agency.languages.default, name: null }
  const [stored] = await db.batch([
    insertLink(db, { id, ownerId: to.id, purpose, recipient: recipient ?? null, unlessSince }, now),
    insertMailWhere(db, mailId, linkMail({ agency }, to, id, recipient ?? to.recipient), now.toISOString(), null, linkOpens(id)),
    voidOldest(db, to.id, now),
  ])
  relay(owner === null || stored.length === 0 ? [] : [mailId])
  return stored.length > 0
}

/** A valid link and its account. */
export interface OpenedLink {
  readonly id: string
  readonly purpose: OwnerLinkPurpose
  /** The new address that it confirms. */
  readonly recipient: string | null
  readonly owner: OwnerAccount
}

/** Verifies the link in a URL for one of these purposes; null if it is forged, used or expired. */
export async function openLink({ requested, settings, store, now }: PageContext, purposes: readonly OwnerLinkPurpose[]): Promise<OpenedLink | null> {
  const id = await mailedLinkId(settings.signing, 'owner', requested.searchParams.get('link') ?? '')
  const link = id === null ? null : await findLink(store.primary, id, now)
  if (link === null || !purposes.includes(link.purpose)) return null
  const owner = await findOwner(store.primary, link.ownerId)
  return owner && { id: link.id, purpose: link.purpose, recipient: link.recipient, owner }
}
