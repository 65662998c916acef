import { createId } from '@paralleldrive/cuid2'
import { insertMail } from '#db/mail/outbox.ts'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import { repeatWindow } from '#db/model/site/repeat-window.ts'
import { unknownHomes } from '#db/owners/owner-homes.ts'
import { findOwnerByEmail, inviteStatements, type OwnerAccount } from '#db/owners/owners.ts'
import type { Locale } from '#messages/locales.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'
import { mailLink } from '../accounts/owners/owner-links.ts'
import { newMailId, noticeMail } from '../accounts/owners/owner-mails.ts'

type InviteContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>

interface Invitation {
  readonly email: string
  readonly homes: readonly OwnedHome[]
  readonly locale: Locale
  readonly name: string | null
}

/** The result of an invitation: the account, or the unknown homes, in which case nothing is changed. */
export type Invited =
  | {
      readonly outcome: 'invited'
      readonly owner: OwnerAccount
      /** Whether the account or one of its homes is new. */
      readonly isNew: boolean
      readonly mailed: 'invitation' | 'home' | 'nothing'
    }
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
  const made = await db.batch(inviteStatements(db, { id: createId(), email, name, locale, homes }, now))
  const owner = await findOwnerByEmail(db, email)
  if (owner === null) throw new Error('an invited owner has no account')
  const isNew = made.some((rows) => rows.length > 0)
  return { outcome: 'invited', owner, isNew, mailed: await tell(context, owner, isNew) }
}

async function tell(context: InviteContext, owner: OwnerAccount, isNew: boolean): Promise<'invitation' | 'home' | 'nothing'> {
  if (!owner.hasPassword) return (await sendInvitation(context, owner)) ? 'invitation' : 'nothing'
  if (!isNew) return 'nothing'
  const { store, now, relay } = context
  const id = newMailId()
  await store.primary.batch([insertMail(store.primary, id, noticeMail(context, owner, { about: 'home' }), now.toISOString(), null)])
  relay([id])
  return 'home'
}

/** Mails an owner a new link to set a password; earlier ones stay valid until they expire. @returns false for a repeat, which is not mailed */
export function sendInvitation(context: InviteContext, owner: OwnerAccount): Promise<boolean> {
  return mailLink(context, owner, { id: randomToken(), purpose: 'invitation', unlessSince: new Date(context.now.getTime() - repeatWindow) })
}
