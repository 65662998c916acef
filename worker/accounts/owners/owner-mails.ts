import { createId } from '@paralleldrive/cuid2'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { OwnerNotice } from '#db/model/mail/mail-data.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'

type Addressee = Pick<OwnerAccount, 'recipient' | 'locale' | 'name'> & { readonly id: string | null }
type Sender = Pick<RequestContext, 'agency' | 'now'>

/** The id of a new mail to an owner. */
export function newMailId(): string {
  return `owner-${createId()}`
}

/** The id of the mail that carries a link. */
export function linkMailId(link: string): string {
  return `owner-link-${link}`
}

/** The mail with a link; its payload holds only the ids of link and account. @param to overrides the account's address */
export function linkMail({ agency }: Pick<Sender, 'agency'>, { id, recipient, locale }: Addressee, link: string, to: string = recipient): OutgoingMail {
  return { template: 'ownerLink', locale, to, replyTo: agency.email, data: { link, owner: id } }
}

/** The notice of an account change. @param to overrides the account's address */
export function noticeMail({ agency, now }: Sender, { id, recipient, locale, name }: Addressee, notice: OwnerNotice, to: string = recipient): OutgoingMail {
  return { template: 'ownerNotice', locale, to, replyTo: agency.email, data: { ...notice, owner: id, name, at: now.toISOString() } }
}
