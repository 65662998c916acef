import { createId } from '@paralleldrive/cuid2'
import { findStaff, findStaffByEmail, insertStaff } from '#db/accounts/staff.ts'
import { findStaffLink, insertStaffLink, staffLinkOpens, voidOldestStaffLinks } from '#db/accounts/staff-links.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { countSending } from '#db/forms/rate-limits.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import type { StaffLinkPurpose, StaffMember } from '#db/model/accounts/staff.ts'
import type { Actor } from '#db/model/desk/audit.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { repeatWindow } from '#db/model/site/repeat-window.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import type { StaffAnswers } from '#worker/accounts/staff/staff.form.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { mailedLinkId } from '#worker/signing/mailed-link.ts'
import type { PageContext, RequestContext } from '#worker/site/pages/page.ts'

type InviteContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>

/** Creates a staff account and mails the invitation; there is no other way to create one. Idempotent by address: an existing account is returned unchanged, without a mail. */
export async function inviteStaff(
  context: InviteContext,
  actor: Actor,
  { email, ...answers }: StaffAnswers & { readonly email: string },
): Promise<{ readonly outcome: 'invited' | 'known'; readonly member: StaffMember }> {
  const { store, now } = context
  const db = store.primary
  const before = await findStaffByEmail(db, email)
  if (before !== null) return { outcome: 'known', member: before }
  const id = createId()
  const act = { action: 'invite', object: 'staff', objectId: id } as const
  const [made] = await db.batch([insertStaff(db, { id, email, ...answers }, now), recordAct(db, actor, act, now, didChange)])
  const member = await findStaffByEmail(db, email)
  if (member === null) throw new Error('an invited member has no account')
  if (made.length === 0) return { outcome: 'known', member }
  await mailInvitation(context, member)
  return { outcome: 'invited', member }
}

type LinkContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>
type AskContext = LinkContext & Pick<RequestContext, 'clientAddress' | 'settings' | 'locale'>

/** The result of requesting a link: the id for entering its code. An unknown address gets an id too, but no mail. */
type LinkOutcome = { readonly outcome: 'requested'; readonly id: string } | { readonly outcome: 'limited' }

/** Handles a request for a sign-in link. Same response and same queries for known and unknown addresses, against account enumeration. */
export async function askForStaffLink(context: AskContext, email: string): Promise<LinkOutcome> {
  const { store, settings, clientAddress, now, locale } = context
  const id = randomToken()
  const senders = await senderHashes(settings.signing, clientAddress, 'staffLink')
  if (senders !== null && (await countSending(store.primary, senders, id, now)) === 'limited') return { outcome: 'limited' }
  const found = await findStaffByEmail(store.primary, email)
  const member = found?.state === 'disabled' ? null : found
  // In the language of the page, which the link leads back to.
  await mailStaffLink(context, member && { ...member, locale }, { id, purpose: 'signIn' })
  return { outcome: 'requested', id }
}

/** Mails a member an invitation; earlier ones stay valid until they expire. @returns false for a repeat, which is not mailed */
export function mailInvitation(context: LinkContext, member: StaffMember): Promise<boolean> {
  return mailStaffLink(context, member, { id: randomToken(), purpose: 'invitation', unlessSince: new Date(context.now.getTime() - repeatWindow) })
}

/** The id of a new mail to a member. */
export function newStaffMailId(): string {
  return `staff-${createId()}`
}

/**
 * Stores a link and its mail; no mail if there is no account.
 * @returns false if the account got a link of this purpose since `unlessSince`
 */
async function mailStaffLink(
  { store, agency, now, relay }: LinkContext,
  member: StaffMember | null,
  { id, purpose, unlessSince }: { readonly id: string; readonly purpose: StaffLinkPurpose; readonly unlessSince?: Date },
): Promise<boolean> {
  const db = store.primary
  const mailId = newStaffMailId()
  const { recipient, locale } = member ?? { recipient: '', locale: agency.languages.default }
  const mail: OutgoingMail = { template: 'staffLink', locale, to: recipient, replyTo: agency.email, data: { link: id } }
  const [stored] = await db.batch([
    insertStaffLink(db, { id, staffId: member?.id ?? null, purpose, unlessSince }, now),
    insertMailWhere(db, mailId, mail, now.toISOString(), null, staffLinkOpens(id)),
    voidOldestStaffLinks(db, member?.id ?? null, now),
  ])
  relay(member === null || stored.length === 0 ? [] : [mailId])
  return stored.length > 0
}

/** A valid link and its account. */
export interface OpenedStaffLink {
  readonly id: string
  readonly purpose: StaffLinkPurpose
  readonly member: StaffMember
}

/** Verifies the link in a URL; null if it is forged, used, expired, or its account may not sign in. */
export async function openStaffLink(context: PageContext): Promise<OpenedStaffLink | null> {
  const id = await mailedLinkId(context.settings.signing, 'staff', context.requested.searchParams.get('link') ?? '')
  return id === null ? null : openStaffLinkById(context, id)
}

/** `openStaffLink` by the id of the link's row. */
export async function openStaffLinkById({ store, now }: Pick<PageContext, 'store' | 'now'>, id: string): Promise<OpenedStaffLink | null> {
  const link = await findStaffLink(store.primary, id, now)
  const member = link && (await findStaff(store.primary, link.staffId))
  return link === null || member === null || member.state === 'disabled' ? null : { id: link.id, purpose: link.purpose, member }
}
