import { type DeskDocument, listDeskDocuments } from '#db/files/desk-documents.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import type { DocumentOwner } from '#db/model/files/document.ts'
import type { Place } from '#db/model/listings/listing.ts'
import { inFeed } from '#db/model/listings/presentation.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { findDeskProject } from '#db/projects/projects.ts'
import { translator } from '#messages/translate.ts'
import { presentDeskHome } from '#ui/listings/desk/home.present.ts'
import { projectTitle } from '#ui/projects/project.present.ts'
import { href } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { secretCut } from '#worker/feeds/hidden/hide-secret.ts'
import { type Cut, keepText } from '#worker/feeds/hidden/street/hide-street.ts'
import { homeOf } from '#worker/listings/desk/home-query.ts'
import { addressCut } from '#worker/listings/desk/present-home.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** The documents of a listing or project, with the context for their page. */
export interface OwnedDocuments {
  readonly owner: DocumentOwner
  readonly title: string
  /** The path of their page. */
  readonly path: string
  /** The parent page. */
  readonly back: { readonly href: string; readonly text: string }
  readonly place: Place
  /** Removes the unpublished parts of the address from texts. */
  readonly cut: Cut
  /** Documents listed in the feed, in its order. */
  readonly named: readonly { readonly id: string; readonly name: LocalizedText }[]
  /** Including soft-deleted ones. */
  readonly documents: readonly DeskDocument[]
}

/** Reads the documents for a request. */
export type DocumentsOf = (context: DeskContext) => Promise<OwnedDocuments>

/** A home with its documents, if the member's offices serve it; 404 otherwise. */
export async function documentsOfHome(context: DeskContext): Promise<OwnedDocuments> {
  const { store, agency, locale, now } = context
  const home = await homeOf(context)
  const listing = inFeed(home.listing, home.feed)
  const owner = { kind: 'property', id: listing.id } as const
  return {
    owner,
    title: presentDeskHome({ ...home, listing, entry: null }, { gaps: [], visits: [], openOffers: 0 }, agency, locale, now).name,
    path: href('deskHomeDocuments', locale, { id: listing.id }),
    back: { href: href('deskHome', locale, { id: listing.id }), text: translator(locale)('desk.documents.back') },
    place: home.listing.place,
    cut: addressCut(home),
    named: [],
    documents: await listDeskDocuments(store.primary, owner),
  }
}

/** A project with its documents; 404 if unknown or another office's. */
export async function documentsOfProject({ store, agency, locale, parameters, session }: DeskContext): Promise<OwnedDocuments> {
  const id = readPublicId(parameters.id ?? '')
  const project = id === null ? null : await findDeskProject(store.primary, id)
  if (project === null || !worksFor(session.member, servingOffice(agency, project.record.place)?.key ?? null)) throw new NoPage()
  const { record, secret } = project
  const owner = { kind: 'project', id: record.id } as const
  return {
    owner,
    title: projectTitle(record, locale),
    path: href('deskProjectDocuments', locale, { id: record.id }),
    back: { href: href('deskProjects', locale), text: translator(locale)('route.deskProjects') },
    place: record.place,
    cut: secret === null ? keepText : secretCut(secret, record.place),
    named: record.documents,
    documents: await listDeskDocuments(store.primary, owner),
  }
}

/** A document by its key; 404 if unknown. */
export function documentNamed({ documents }: OwnedDocuments, key: string): DeskDocument {
  const document = documents.find((each) => each.key === key)
  if (document === undefined) throw new NoPage()
  return document
}
