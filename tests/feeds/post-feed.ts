import type { FeedRecord } from '../kit/factories.ts'
import type { TestSite } from '../kit/site.ts'

/** Imports listings over HTTP without the command: a full feed or a partial one, without the withdrawal limit. */
export async function postFeed(site: Pick<TestSite, 'fetch' | 'token'>, records: readonly FeedRecord[], mode: 'full' | 'partial' = 'full'): Promise<void> {
  const id = await openFeed(site, records, mode)
  while (!(await stepFeed(site, id)));
}

/** Opens an import and sends its records, but does not finish it. @returns the import's id */
export async function openFeed(
  site: Pick<TestSite, 'fetch' | 'token'>,
  records: readonly FeedRecord[],
  mode: 'full' | 'partial',
  source?: string,
): Promise<string> {
  const { id } = await post<{ id: string }>(site, '/import', { mode, ...(source === undefined ? {} : { source }) })
  await post(site, `/import/${id}/records`, { kind: 'listing', position: 1, records })
  return id
}

/** Sends the projects of an open import. */
export async function sendProjects(site: Pick<TestSite, 'fetch' | 'token'>, id: string, records: readonly FeedRecord[]): Promise<void> {
  await post(site, `/import/${id}/records`, { kind: 'project', position: 1, records })
}

/** Runs one finishing step. @returns whether the import is done */
export async function stepFeed(site: Pick<TestSite, 'fetch' | 'token'>, id: string): Promise<boolean> {
  return (await post<{ done: boolean }>(site, `/import/${id}/finish`, { kinds: ['listing'], force: true })).done
}

async function post<Answer>(site: Pick<TestSite, 'fetch' | 'token'>, path: string, body: object): Promise<Answer> {
  const answer = await site.fetch(path, { method: 'POST', headers: { Authorization: `Bearer ${site.token}` }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
