import { createId } from '@paralleldrive/cuid2'
import type { Db } from '#db/client.ts'
import type { HideUnit } from '#db/feeds/import-hidden-units.ts'
import {
  listHiddenDocuments,
  listProjectsElsewhere,
  listUnitsElsewhere,
  renameDocument,
  saveHiddenListing,
  saveHiddenProject,
} from '#db/feeds/import-relatives.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import type { FactValue, Listing, Photo, Place } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import type { SecretAddress } from '#db/schema.ts'
import { textsOf } from '../listing-texts.ts'
import { mapText, unchangedText } from '../values/text.ts'
import { documentName } from './document-name.ts'
import { hideInConstruction, secretCut } from './hide-secret.ts'
import { type Cut, inTurn, unlessCut } from './street/hide-street.ts'

/**
 * Records are parsed one by one, which removes only their own address from their texts. Once all are staged, this removes a project's street from units
 * that hide theirs, the streets of units from their projects, and renames documents named after a hidden street to 'Document'.
 */
export async function hideRelatives(db: Db, current: Import): Promise<void> {
  for (let after = 0, units = await listUnitsElsewhere(db, current, after); units.length > 0; units = await listUnitsElsewhere(db, current, after)) {
    for (const { listing, addresses } of units) {
      const hidden = hideInListing(listing, cutAll(addresses, listing.place))
      if (JSON.stringify(hidden) !== JSON.stringify(listing)) await saveHiddenListing(db, current, listing.id, textsOf(hidden))
      after = listing.id
    }
  }
  for (let after = 0, all = await listProjectsElsewhere(db, current, after); all.length > 0; all = await listProjectsElsewhere(db, current, after)) {
    for (const { project, addresses } of all) {
      const hidden = hideInProject(project, cutAll(addresses, project.place))
      if (JSON.stringify(hidden) !== JSON.stringify(project)) await saveHiddenProject(db, current, hidden)
      after = project.id
    }
  }
  for (const document of await listHiddenDocuments(db, current)) {
    const cut = secretCut(document.secret, document.place)
    const name = unchangedText(document.name, cut) ?? documentName
    const key = unlessCut(document.key, cut) ?? `document-${createId()}`
    if (name !== document.name || key !== document.key) await renameDocument(db, current, document, { key, name })
  }
}

/** Removes the project's address from a unit before it is published. */
export const hideUnit: HideUnit = (listing, project) => {
  const hidden = hideInListing(listing, cutAll([project], listing.place))
  return JSON.stringify(hidden) === JSON.stringify(listing) ? null : textsOf(hidden)
}

/** Removes some addresses from a text, one after the other. */
export function cutAll(addresses: readonly SecretAddress[], place: Place): Cut {
  return inTurn(...addresses.map((secret) => secretCut(secret, { ...place, address: null })))
}

/** Removes an address from every text of a listing. */
export function hideInListing(listing: Listing, cut: Cut): Listing {
  const photos = hideInPhotos(listing.photos, cut)
  return {
    ...listing,
    title: unchangedText(listing.title, cut),
    marquee: unchangedText(listing.marquee, cut),
    reference: unlessCut(listing.reference, cut),
    description: mapText(listing.description, cut),
    films: listing.films.filter((film) => cut(film) === film),
    facts: hideInFacts(listing.facts, cut),
    photos,
    photo: photos[0] ?? null,
  }
}

function hideInFacts(facts: Listing['facts'], cut: Cut): Listing['facts'] {
  const hide = (value: FactValue) => (typeof value === 'string' ? cut(value) : typeof value === 'object' ? (mapText(value, cut) ?? {}) : value)
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, hide(value)]))
}

function hideInProject(project: Project, cut: Cut): Project {
  return {
    ...project,
    name: unchangedText(project.name, cut) ?? project.place.city,
    number: unlessCut(project.number, cut),
    summary: mapText(project.summary, cut),
    situation: mapText(project.situation, cut),
    technical: mapText(project.technical, cut),
    delivery: unchangedText(project.delivery, cut),
    constructions: project.constructions.map((unit) => hideInConstruction(unit, cut)),
    documents: project.documents.map(({ id, name }) => ({ id, name: unchangedText(name, cut) ?? documentName })),
    photos: hideInPhotos(project.photos, cut),
    externalUrl: unlessCut(project.externalUrl, cut),
  }
}

function hideInPhotos(photos: readonly Photo[], cut: Cut): readonly Photo[] {
  return photos.map((photo) => ({ ...photo, name: unchangedText(photo.name, cut) }))
}
