import { type DeskDocument, listDeskDocuments } from '#db/desk-documents.ts'
import { findDeskHome } from '#db/desk-home.ts'
import { findEntry, findNumberedEntry, listPictures } from '#db/entries.ts'
import { streetText } from '#db/model/desk-home.ts'
import type { DocumentOwner } from '#db/model/document.ts'
import type { Entry } from '#db/model/entry.ts'
import { servingOffice } from '#db/model/office.ts'
import { readPublicId } from '#db/model/public-id.ts'
import { worksFor } from '#db/model/staff.ts'
import { entrySource } from '#db/public-ids.ts'
import { entryTitle } from '#ui/presenters/desk/entry.ts'
import { titleOf } from '#ui/presenters/listing-title.ts'
import { href } from '#ui/routes.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { readEntry } from '#worker/desk/entries/read-entry.ts'
import { addressCut } from '#worker/desk/homes/present-home.ts'
import { type Cut, keepText } from '#worker/feed/hide-street.ts'
import { NoPage } from '#worker/http/no-page.ts'

/** A home of the stock, or one that is being entered by hand, as its documents need it. */
interface DocumentedHome {
  readonly id: number
  readonly name: string
  /** Its page at the desk. */
  readonly path: string
  readonly isAddressHidden: boolean
  /** Removes from names what the home does not publish of its address. */
  readonly cut: Cut
}

export interface HomeDocuments {
  readonly home: DocumentedHome
  readonly owner: DocumentOwner
  /** Removed ones too. */
  readonly documents: readonly DeskDocument[]
}

/** The home of an address with its documents, if an office of its member serves it; else the answer is that there is no such page. */
export async function documentsOfHome(context: DeskPageContext): Promise<HomeDocuments> {
  const id = readPublicId(context.parameters.id ?? '')
  const home = id === null ? null : ((await homeInStock(context, id)) ?? (await homeInEntry(context, id)))
  if (home === null) throw new NoPage()
  return { home, owner: { kind: 'property', id: home.id }, documents: await listDeskDocuments(context.store.primary, home.id) }
}

async function homeInStock({ store, agency, session, locale }: DeskPageContext, id: number): Promise<DocumentedHome | null> {
  const home = await findDeskHome(store.primary, id)
  if (home === null) return null
  const { listing, secret, source, externalId } = home
  const entry = source === entrySource ? await findEntry(store.primary, externalId) : null
  const offices = [servingOffice(agency, listing.place)?.key ?? null, ...(entry === null ? [] : [entry.office])]
  if (!offices.some((office) => worksFor(session.member, office))) return null
  return {
    id,
    name: streetText(listing.place, secret) ?? titleOf(listing, locale),
    path: entry === null ? href('deskHome', locale, { id }) : href('deskEntry', locale, { id: entry.id }),
    isAddressHidden: listing.place.address === null,
    cut: addressCut(home),
  }
}

/** One that is not in the stock yet: its import looks at the names of its documents. */
async function homeInEntry(context: DeskPageContext, id: number): Promise<DocumentedHome | null> {
  const { store, session, locale } = context
  const entry = await findNumberedEntry(store.primary, id)
  if (entry === null || !worksFor(session.member, entry.office)) return null
  const name = entryTitle(entry.record, locale)
  return { id, name, path: href('deskEntry', locale, { id: entry.id }), isAddressHidden: await hidesAddress(context, entry), cut: keepText }
}

async function hidesAddress(context: DeskPageContext, entry: Entry): Promise<boolean> {
  const read = await readEntry(context, entry, await listPictures(context.store.primary, entry.id))
  return !read.ok || read.listing.place.address === null
}

/** A document by its key; else the answer is that there is no such page. */
export function documentNamed({ documents }: HomeDocuments, key: string): DeskDocument {
  const document = documents.find((each) => each.key === key)
  if (document === undefined) throw new NoPage()
  return document
}
