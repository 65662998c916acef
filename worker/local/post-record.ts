import { readFileSync, statSync } from 'node:fs'
import { type } from 'arktype'
import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { decodeFeedText } from '#db/model/feeds/feed-text.ts'
import { maxEntry, tooLarge } from './entry-limit.ts'
import { RefusedFeed } from './import/feed-file.ts'
import { redirection, type Target } from './import/import-client.ts'

const Stored = type({
  counts: { added: 'number', changed: 'number', unchanged: 'number', withdrawn: 'number', rejected: 'number' },
  notes: 'string[]',
})
const Refused = type({ error: 'string', 'errors?': 'string[]' })

/** A site's response to a record, with warnings. */
export type StoredRecord = typeof Stored.infer

/**
 * Posts a record with its pictures to an endpoint of a site.
 * @throws RefusedFeed if the site refuses it; its message has a line for every wrong field
 */
export async function postRecord(target: Target, path: string, body: FormData): Promise<StoredRecord> {
  const response = await fetch(new URL(path, target.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${target.token}` },
    body,
  }).catch((error: unknown) => {
    throw new RefusedFeed(`the site at ${target.url} does not answer (${error instanceof Error ? error.message : error})`)
  })
  const to = redirection(response)
  if (to !== null) throw new RefusedFeed(`the site redirects to ${to}: name that site with --to`)
  const answer: unknown = await response.json().catch(() => null)
  const stored = Stored(answer)
  if (response.ok && !(stored instanceof type.errors)) return stored
  const refused = Refused(answer)
  if (refused instanceof type.errors) throw new RefusedFeed(`the site answered ${response.status}`)
  throw new RefusedFeed(refused.errors ? refused.errors.map((error) => `\n  ${error}`).join('') : refused.error)
}

/** Reads a whole file as JSON. Throws RefusedFeed if it is not JSON. */
export function readRecordFile(file: string): unknown {
  if (statSync(file).size > maxEntry) throw new RefusedFeed(`it ${tooLarge}`)
  try {
    return JSON.parse(decodeFeedText(readFileSync(file)))
  } catch (error) {
    if (error instanceof UnreadableFeed) throw new RefusedFeed(error.message)
    throw new RefusedFeed(`it is not JSON (${error instanceof Error ? error.message : error})`)
  }
}
