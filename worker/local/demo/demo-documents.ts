import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FeedItem, type Paper, papersOfHome, papersOfProject } from '#db/demo/documents/papers.ts'
import { drawSheet } from '#db/demo/documents/sheet.ts'
import type { DocumentOwner } from '#db/model/files/document.ts'
import type { Target } from '../import/import-client.ts'

interface Feed {
  readonly GetPropertyListJsonResult: { readonly Value: { readonly Items: readonly FeedItem[] } }
  readonly GetProjectListJsonResult: { readonly Value: { readonly Items: readonly FeedItem[] } }
}

const lanes = 4

/** Puts the documents of the demo agency on a site that has its feed, the way any agency does. @param isIncluded leaves out the documents of other owners */
export async function loadDemoDocuments(target: Target, isIncluded: (owner: DocumentOwner) => boolean = () => true): Promise<number> {
  const feed: Feed = JSON.parse(readFileSync(join(import.meta.dirname, '../../../db/demo/feed.json'), 'utf8'))
  const papers = [
    ...feed.GetPropertyListJsonResult.Value.Items.flatMap(papersOfHome),
    ...feed.GetProjectListJsonResult.Value.Items.flatMap(papersOfProject),
  ].filter(({ owner }) => isIncluded(owner))
  const waiting = [...Map.groupBy(papers, ({ owner }) => `${owner.kind} ${owner.id}`).values()]
  // Those of one home go one after the other, so that they keep their order.
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) for (const paper of next) await put(target, paper)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return papers.length
}

async function put({ url, token }: Target, { owner, key, name, sheet }: Paper): Promise<void> {
  const query = new URLSearchParams({ ...name })
  const answer = await fetch(new URL(`/documents/${owner.kind}/${owner.id}/${key}?${query}`, url), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
    body: Buffer.from(await drawSheet(sheet)),
  })
  if (!answer.ok) throw new Error(`document ${key} of ${owner.kind} ${owner.id} was refused: ${await answer.text()}`)
}
