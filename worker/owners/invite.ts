import { createId } from '@paralleldrive/cuid2'
import type { OwnedHome } from '#db/model/owner.ts'
import { insertMail } from '#db/outbox.ts'
import { unknownHomes } from '#db/owner-homes.ts'
import { findOwnerByEmail, inviteStatements, type OwnerAccount } from '#db/owners.ts'
import type { Locale } from '#messages/locales.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import type { RequestContext } from '#worker/http/request-context.ts'
import { mailLink } from './owner-links.ts'
import { newMailId, noticeMail } from './owner-mails.ts'

type InviteContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>

interface Invitation {
  readonly email: string
  readonly homes: readonly OwnedHome[]
  readonly locale: Locale
  readonly name: string | null
}

/** The result of an invitation: the account, or the unknown homes, in which case nothing is changed. */
export type Invited =
  | { readonly outcome: 'invited'; readonly owner: OwnerAccount; readonly mailed: 'invitation' | 'home' | 'nothing' }
  | { readonly outcome: 'unknownHomes'; readonly homes: readonly OwnedHome[] }

/**
 * Creates the account of an address, or adds homes to an existing one; there is no other way to create accounts. An account without a password gets a
 * link to set one; one with a password gets a notice of the added homes.
 */
export async function invite(context: InviteContext, { email, homes, locale, name }: Invitation): Promise<Invited> {
  const { store, now } = context
  const db = store.primary
  const unknown = await unknownHomes(db, homes)
  if (unknown.length > 0) return { outcome: 'unknownHomes', homes: unknown }
  const before = await findOwnerByEmail(db, email)
  await db.batch(inviteStatements(db, { id: createId(), email, name, locale, homes }, now))
  const owner = await findOwnerByEmail(db, email)
  if (owner === null) throw new Error('an invited owner has no account')
  return { outcome: 'invited', owner, mailed: await tell(context, owner, before) }
}

async function tell(context: InviteContext, owner: OwnerAccount, before: OwnerAccount | null): Promise<'invitation' | 'home' | 'nothing'> {
  if (!owner.hasPassword) {
    await sendInvitation(context, owner)
    return 'invitation'
  }
  if (owner.homes.length === before?.homes.length) return 'nothing'
  const { store, now, relay } = context
  const id = newMailId()
  await store.primary.batch([insertMail(store.primary, id, noticeMail(context, owner, { about: 'home' }), now.toISOString(), null)])
  relay([id])
  return 'home'
}

/** Mails an owner a new link to set a password; earlier ones stay valid until they expire. */
export function sendInvitation(context: InviteContext, owner: OwnerAccount): Promise<void> {
  return mailLink(context, owner, { id: randomToken(), purpose: 'invitation' })
}
