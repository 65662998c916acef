import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentOwner } from '#db/model/files/document.ts'
import { sendDemoContent, sendDemoTestimonials } from '#worker/local/demo/demo-content.ts'
import { loadDemoDocuments } from '#worker/local/demo/demo-documents.ts'
import { keepDemoOpenDays, keepDemoPrices } from '#worker/local/demo/demo-listings.ts'
import { countForDemoOwners, keepDemoOwners } from '#worker/local/demo/demo-owners.ts'
import { sendAgency } from '#worker/local/import/agency-file.ts'
import { openSite } from '#worker/local/site.ts'
import { importInto } from '../../feeds/import-into.ts'
import type { FeedRecord } from '../factories.ts'

/** Listings of the demo feed, by what they show. */
export const demoListings = {
  rich: 4001,
  forRent: 4004,
  garage: 4024,
  withoutPhotos: 4401,
  sold: 4005,
  rented: 4022,
  withdrawn: 4023,
  unknown: 999_999,
} as const
/** A project of the demo feed. */
export const demoProject = 902

/** Homes of demo owners, and one that nothing has happened with. */
export const ownedHomes = {
  rich: { kind: 'listing', id: 4009 },
  withPapers: { kind: 'listing', id: 4127 },
  former: { kind: 'listing', id: 4117 },
  project: { kind: 'project', id: 903 },
  empty: { kind: 'project', id: 905 },
} as const

/** The demo agency's feed. */
export const demoFeed = fileURLToPath(new URL('../../../db/demo/feed.json', import.meta.url))

/** The demo agency's record. */
const demoRecord = fileURLToPath(new URL('../../../db/demo/agency.json', import.meta.url))

/** The fixed time at which pictures of pages are taken. Relative dates of the demo count from it, so that pictures never change. */
export const dayOfPictures = '2026-11-23T09:00:00Z'

/** The salt that moves unpublished addresses; a copy of the data needs the salt of its original. */
export const demoSalt = 'the demo agency of the journeys'

/** How loading a state directory has ended: `loaded`, or an error. */
export const loadingFile = 'loading.txt'

/**
 * Loads the demo agency into an unused state directory: listings, one of them withdrawn since, projects, texts and testimonials,
 * and the documents of one listing and one project.
 */
export async function loadDemo(state: string): Promise<void> {
  const site = await openSite({ state, variables: { PLACE_SALT: demoSalt }, quiet: true })
  try {
    const errors = [...(await importInto(site, [demoFeed])).errors, ...(await importInto(site, [laterFeed(state)])).errors]
    if (errors.length > 0) throw new Error(`the demo agency was not loaded: ${errors.join('; ')}`)
    await sendAgency(site, demoRecord)
    await sendDemoContent(site)
    await loadDemoDocuments(site, ({ id }: DocumentOwner) => id === demoListings.rich || id === demoProject)
    await sendDemoTestimonials(site)
    await keepDemoOwners(site)
    await countForDemoOwners(site)
    await keepDemoOpenDays(site, new Date(dayOfPictures))
    await keepDemoPrices(site, new Date(dayOfPictures))
  } finally {
    await site.close()
  }
}

interface Answer {
  readonly Value: { readonly From: number; readonly To: number; readonly RowsCount: number; readonly Items: readonly FeedRecord[] }
}

/** The feed as it is once a listing is withdrawn, in a file of the directory. */
function laterFeed(state: string): string {
  const feed: { GetPropertyListJsonResult: Answer; GetProjectListJsonResult: Answer } = JSON.parse(readFileSync(demoFeed, 'utf8'))
  const { Value, ...answer } = feed.GetPropertyListJsonResult
  const items = Value.Items.filter(({ ID }) => ID !== demoListings.withdrawn)
  const value = { From: 1, To: items.length, RowsCount: items.length, Items: items }
  const file = join(state, 'later.json')
  writeFileSync(file, JSON.stringify({ ...feed, GetPropertyListJsonResult: { ...answer, Value: value } }))
  return file
}
