import { findLink } from '#db/accounts/owner-links.ts'
import type { OwnerLinkPurpose } from '#db/model/owners/owner.ts'
import { findOwner, type OwnerAccount } from '#db/owners/owners.ts'
import { mailedLinkId } from '#worker/signing/mailed-link.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

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
