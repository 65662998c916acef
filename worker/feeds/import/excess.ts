import type { Weight } from '#db/feeds/import-rows.ts'
import type { ImportRefusal } from '#db/model/feeds/import-run.ts'
import { maxListed } from '#db/search/listing-index.ts'

/**
 * The refusal of an import that would exceed the maximum number of listed listings; null if it does not. `force` does not override it: the search index
 * would fit neither KV nor an isolate.
 * @param listed listings in lists now, of all sources
 * @param withdrawsMissing whether listings absent from the feed are withdrawn
 */
export function excessIn(listed: number, { added, deleted, missing }: Weight, withdrawsMissing: boolean): ImportRefusal | null {
  const after = listed + added - deleted - (withdrawsMissing ? missing : 0)
  return after > maxListed ? { why: 'excess', after, most: maxListed } : null
}
