import type { Db } from '#db/client.ts'
import { listReferences, type Reference } from '#db/statistics/references.ts'
import { sharedPhoto } from '#ui/listings/photos/photo.present.ts'
import { referencePaths } from '#ui/statistics/reference.present.ts'
import type { SitemapPage } from './xml.ts'

/** Older references are reachable from the overview. */
const maxReferences = 500

/** The home most recently sold or let; null without references. */
export async function latestReference(db: Db): Promise<Reference | null> {
  const { shown } = await listReferences(db, 1, 1)
  return shown[0] ?? null
}

/** The pages of the homes most recently sold or let, with their photograph. */
export async function referencePages(db: Db): Promise<readonly SitemapPage[]> {
  const { shown } = await listReferences(db, 1, maxReferences)
  return shown.map(({ listing, closedOn }) => ({
    paths: referencePaths(listing),
    changedOn: closedOn,
    image: sharedPhoto(listing.photo ? [listing.photo] : [], String(listing.id), '', 'en')?.path ?? null,
  }))
}
