import type { Weight } from '#db/import-rows.ts'
import type { ImportRefusal } from '#db/model/import-run.ts'
import { maxListed } from '#db/search/listing-index.ts'

/**
 * Why an import would bring more listings than a site searches, or null. `force` does not admit them either: the search index would fit neither its
 * cache nor an isolate.
 * @param listed listings in lists now, of every source
 * @param withdrawsMissing whether listings absent from the feed are withdrawn
 */
export function excessIn(listed: number, { added, deleted, missing }: Weight, withdrawsMissing: boolean): ImportRefusal | null {
  const after = listed + added - deleted - (withdrawsMissing ? missing : 0)
  return after > maxListed ? { why: 'excess', after, most: maxListed } : null
}
