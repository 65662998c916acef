import type { HidingHome } from '#db/feeds/guard/hiding-rows.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { listingColumns } from '../database-row.ts'
import { typeLabel } from '../values/type-label.ts'

const noAddress = { street: null, houseNumber: null, box: null, lat: null, lng: null }

/**
 * The row of a home of which a part was hidden, and its names.
 * @param recordHash empty: the record is read again whatever its source sends next
 */
export function homeColumns(home: HidingHome, listing: Listing, source: string, recordHash: string) {
  const { id, externalId, secrets, extraFields, remarks } = home
  const isHidden = JSON.stringify(listing.place) !== JSON.stringify(home.before.place)
  const secret = (isHidden ? secrets.after : secrets.before) ?? noAddress
  const reading = { ok: true, id, listing, secret, extraFields: isHidden ? extraFields.after : extraFields.before, remarks } as const
  return listingColumns(reading, typeLabel, { source, externalId, recordHash })
}
