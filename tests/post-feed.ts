import type { FeedRecord } from './factories.ts'
import type { TestSite } from './site.ts'

/** Loads listings as the import command does, without its process: a full feed, or a part of one, whatever it withdraws. */
export async function postFeed(site: Pick<TestSite, 'fetch' | 'token'>, records: readonly FeedRecord[], mode: 'full' | 'partial' = 'full'): Promise<void> {
  const id = await openFeed(site, records, mode)
  while (!(await stepFeed(site, id)));
}

/** Sends such a feed and leaves it at that. @returns the id of its import */
export async function openFeed(site: Pick<TestSite, 'fetch' | 'token'>, records: readonly FeedRecord[], mode: 'full' | 'partial'): Promise<string> {
  const { id } = await post<{ id: string }>(site, '/import', { mode })
  await post(site, `/import/${id}/records`, { kind: 'listing', position: 1, records })
  return id
}

/** One step of finishing it. @returns whether it was the last */
export async function stepFeed(site: Pick<TestSite, 'fetch' | 'token'>, id: string): Promise<boolean> {
  return (await post<{ done: boolean }>(site, `/import/${id}/finish`, { kinds: ['listing'], force: true })).done
}

async function post<Answer>(site: Pick<TestSite, 'fetch' | 'token'>, path: string, body: object): Promise<Answer> {
  const answer = await site.fetch(path, { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
