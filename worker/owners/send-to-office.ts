import { countSending } from '#db/forms/rate-limits.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { ownerSendingLimits } from '#db/model/forms/sending-limits.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { type OwnedStock, requestablePapers } from '#db/model/owners/owned-home.ts'
import { mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { ownerMessageId, saveOwnerMessage } from '#db/owners/owner-messages.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { ownedContact, presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import { href } from '#ui/routes.ts'
import { readPaper } from '#worker/files/document-files.ts'
import { ownerPapers } from '#worker/files/sent-files.ts'
import { readUpload } from '#worker/forms/upload.ts'
import { ownerSenderHashes } from '#worker/signing/keyed-hashes.ts'
import { fileLink } from '#worker/signing/links.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Stores an owner's message and mails it to the office. @returns the form's state; null if accepted */
export async function sendMessage(context: PageContext, owner: OwnerAccount, stock: OwnedStock, sent: FormData): Promise<FormState | null> {
  const text = textOf(sent, 'ownerText').toWellFormed().slice(0, longestText)
  if (text === '') return { ...freshForm, errors: { ownerText: 'missing' } }
  const { day } = wallTimeOf(context.now)
  const id = ownerMessageId(owner.id, stock, day, text)
  if (await isOverLimit(context, owner, id, 'ownerMessage')) return { ...freshForm, typed: { ownerText: text }, limited: true, problem: 'messages' }
  await keep(context, owner, stock, { id, text, subject: null, paper: null, file: null })
  return null
}

/** The id of the request for a call that a home's owner may send once a week. */
export function callId(ownerId: string, home: Home, now: Date): string {
  return ownerMessageId(ownerId, home, mondayOf(wallTimeOf(now).day), 'call')
}

/** Stores the request for a call, once a week, and mails it to the office as any message. @returns the form's state; null if accepted */
export async function sendCall(context: PageContext, owner: OwnerAccount, stock: OwnedStock): Promise<FormState | null> {
  const id = callId(owner.id, stock, context.now)
  if (await isOverLimit(context, owner, id, 'ownerMessage')) return { ...freshForm, limited: true, problem: 'messages' }
  const t = translator(context.locale)
  await keep(context, owner, stock, { id, text: `${t('owner.letter.call')} ${t('owner.letter.call.yes')}`, subject: null, paper: null, file: null })
  return null
}

/** Stores a document that the agency asked for and mails the office a link to it. @returns the form's state; null if accepted */
export async function sendPaper(context: PageContext, owner: OwnerAccount, stock: OwnedStock, sent: FormData): Promise<FormState | null> {
  const paper = requestablePapers.find((each) => each === textOf(sent, 'paperKind')) ?? null
  const read = await readUpload(sent, { name: 'paper', isOptional: false, read: readPaper })
  const typed = { paperKind: paper ?? '' }
  if (!read.ok) return { ...freshForm, typed, errors: { paper: read.error } }
  if (paper === null || read.upload === null) return { ...freshForm, typed, errors: { paper: 'missing' } }
  const { files, settings, now, locale } = context
  const id = ownerMessageId(owner.id, stock, wallTimeOf(now).day, `${paper} ${read.upload.digest}`)
  if (await isOverLimit(context, owner, id, 'ownerPaper')) return { ...freshForm, typed, limited: true, problem: 'papers' }
  await ownerPapers.keep(files, id, read.upload)
  const file = await fileLink(settings.signing, id, now)
  await keep(context, owner, stock, { id, text: read.name, subject: translator(locale)(`owner.paper.${paper}`), paper, file })
  return null
}

/** Whether an owner has reached the daily rate limit. Resubmissions do not count again. */
async function isOverLimit({ store, settings, now }: PageContext, { id: ownerId }: OwnerAccount, id: string, what: 'ownerMessage' | 'ownerPaper') {
  const senders = await ownerSenderHashes(settings.signing, ownerId, what)
  return (await countSending(store.primary, senders, id, now, ownerSendingLimits)) === 'limited'
}

interface StoredMessage {
  readonly id: string
  readonly text: string
  readonly subject: string | null
  readonly paper: (typeof requestablePapers)[number] | null
  readonly file: string | null
}

async function keep(
  { store, agency, now, relay }: PageContext,
  owner: OwnerAccount,
  stock: OwnedStock,
  { id, text, subject, paper, file }: StoredMessage,
): Promise<void> {
  const locale = agency.languages.default
  const contact = ownedContact(stock, agency, locale)
  const mail = await saveOwnerMessage(
    store.primary,
    id,
    { ownerId: owner.id, home: { kind: stock.kind, id: stock.id }, contact: contact.person?.name ?? null, subject, comment: text },
    {
      template: 'ownerMessage',
      locale,
      to: contact.email,
      replyTo: owner.recipient,
      data: {
        owner: owner.name ?? owner.recipient,
        home: `${presentOwnedStock(stock, locale).title} (${stock.id})`,
        path: href('ownerHome', locale, { kind: stock.kind, id: stock.id }),
        text,
        paper,
        file,
      },
    },
    now.toISOString(),
  )
  relay([mail])
}
