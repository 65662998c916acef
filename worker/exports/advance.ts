import { createHash } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { advanceChannel, type ChannelListing, changedListings, type HomeChange } from '#db/exports/channel-homes.ts'
import type { Channel } from '#db/exports/channels.ts'
import { isInChannel } from '#db/model/exports/channel.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { neutralRecord } from './neutral-record.ts'

/** Listings looked at in one transaction. */
const atOnce = 200

/**
 * Looks at what changed in the stock since the channel's last look, one step of at most 200 listings.
 * @returns whether there may be more; a step that another request took first counts as more
 */
export async function advance(db: Db, channel: Channel, origin: string, now: Date): Promise<boolean> {
  const rows = await changedListings(db, channel, atOnce)
  const last = rows.at(-1)
  if (last === undefined) return false
  const changes = rows.flatMap((row) => changeOf(row, channel, origin) ?? [])
  const isStored = await advanceChannel(db, channel, changes, { revision: last.revision, after: last.id }, now)
  return !isStored || rows.length === atOnce
}

/** What a channel is to do with a home, if that differs from what it has; null if not. */
export function changeOf(row: ChannelListing, channel: Channel, origin: string): HomeChange | null {
  const listing: Listing = { ...row.card, ...row.record }
  if (isInChannel(channel, { goal: listing.goal, country: listing.place.country, listed: row.listed }, row.choice)) {
    const version = versionOf(listing, channel, origin)
    return row.was === 'published' && row.wasVersion === version ? null : { id: row.id, state: 'published', version }
  }
  return row.was === 'published' ? { id: row.id, state: 'withdrawn', version: row.wasVersion } : null
}

/** The version of a home in a channel: a hash of the record that its reader gets. */
function versionOf(listing: Listing, { withContact }: Channel, origin: string): string {
  return createHash('sha256')
    .update(JSON.stringify(neutralRecord(listing, { origin, withContact })))
    .digest('hex')
    .slice(0, 16)
}
