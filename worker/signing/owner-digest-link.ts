import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { SigningSecrets } from './seal.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

/**
 * The unsubscribe URL in every digest of an owner, in their language, valid as long as the account. Serves List-Unsubscribe: a POST ends the digest at
 * once, a GET asks first (RFC 8058).
 * @param origin without a slash at its end
 */
export async function ownerDigestLink(secrets: SigningSecrets, origin: string, ownerId: string, locale: Locale): Promise<string> {
  return `${origin}${href('ownerDigestEnd', locale, { id: ownerId })}?${await sealedQuery(secrets, 'ownerDigest', ownerId, null)}`
}

/** Verifies a URL of `ownerDigestLink` for this owner. */
export function isOwnerDigestLink(secrets: SigningSecrets, ownerId: string, { searchParams }: URL, now: Date): Promise<boolean> {
  const [until, seal] = ['until', 'seal'].map((name) => searchParams.get(name) ?? undefined)
  return isSealedLink(secrets, 'ownerDigest', ownerId, { until, seal }, now)
}
