import { type DeskDocument, listDeskDocuments } from '#db/desk-documents.ts'
import type { DeskHome } from '#db/desk-home.ts'
import type { DocumentOwner } from '#db/model/document.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { homeOf } from '#worker/desk/homes/home-of.ts'
import { NoPage } from '#worker/http/no-page.ts'

export interface HomeDocuments {
  readonly home: DeskHome
  readonly owner: DocumentOwner
  /** Removed ones too. */
  readonly documents: readonly DeskDocument[]
}

/** The home of an address with its documents, if an office of its member serves it; else the answer is that there is no such page. */
export async function documentsOfHome(context: DeskPageContext): Promise<HomeDocuments> {
  const home = await homeOf(context)
  const { id } = home.listing
  return { home, owner: { kind: 'property', id }, documents: await listDeskDocuments(context.store.primary, id) }
}

/** A document by its key; else the answer is that there is no such page. */
export function documentNamed({ documents }: HomeDocuments, key: string): DeskDocument {
  const document = documents.find((each) => each.key === key)
  if (document === undefined) throw new NoPage()
  return document
}
