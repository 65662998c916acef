import { wallTimeOf } from '#db/model/brussels-time.ts'
import { type OwnedStock, papersAsked } from '#db/model/owned-home.ts'
import { ownerMessageId, saveOwnerMessage } from '#db/owner-messages.ts'
import type { OwnerAccount } from '#db/owners.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { ownedContact, presentOwnedStock } from '#ui/presenters/owner-home.ts'
import { href } from '#ui/routes.ts'
import { keepOwnerPaper, readPaper } from '#worker/files/owner-papers.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { readUpload } from '#worker/forms/upload.ts'
import type { PageContext } from '#worker/http/page.ts'
import { fileLink } from '#worker/signing/file-link.ts'

const maxText = 5000

/** Sends what an owner wrote to the office. @returns the state of the form; null once it is kept */
export async function sendMessage(context: PageContext, owner: OwnerAccount, stock: OwnedStock, sent: FormData): Promise<FormState | null> {
  const text = textOf(sent, 'ownerText').toWellFormed().slice(0, maxText)
  if (text === '') return { ...freshForm, errors: { ownerText: 'missing' } }
  const { day } = wallTimeOf(context.now)
  await keep(context, owner, stock, { id: ownerMessageId(owner.id, stock, day, text), text, subject: null, paper: null, file: null })
  return null
}

/** Stores a paper that the agency asked for and sends the office a link to it. @returns the state of the form; null once it is kept */
export async function sendPaper(context: PageContext, owner: OwnerAccount, stock: OwnedStock, sent: FormData): Promise<FormState | null> {
  const paper = papersAsked.find((each) => each === textOf(sent, 'paperKind')) ?? null
  const read = await readUpload(sent, { name: 'paper', isOptional: false, read: readPaper })
  const typed = { paperKind: paper ?? '' }
  if (!read.ok) return { ...freshForm, typed, errors: { paper: read.error } }
  if (paper === null || read.upload === null) return { ...freshForm, typed, errors: { paper: 'missing' } }
  const { files, settings, now, locale } = context
  const id = ownerMessageId(owner.id, stock, wallTimeOf(now).day, `${paper} ${read.upload.digest}`)
  await keepOwnerPaper(files, id, read.upload)
  const file = await fileLink(settings.signing, id, now)
  await keep(context, owner, stock, { id, text: read.name, subject: translator(locale)(`owner.paper.${paper}`), paper, file })
  return null
}

interface Kept {
  readonly id: string
  readonly text: string
  readonly subject: string | null
  readonly paper: (typeof papersAsked)[number] | null
  readonly file: string | null
}

async function keep(
  { store, agency, now, relay }: PageContext,
  owner: OwnerAccount,
  stock: OwnedStock,
  { id, text, subject, paper, file }: Kept,
): Promise<void> {
  const locale = agency.languages.default
  const contact = ownedContact(stock, agency, locale)
  const mail = await saveOwnerMessage(
    store.primary,
    id,
    { home: { kind: stock.kind, id: stock.id }, contact: contact.person?.name ?? null, subject, comment: text },
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
