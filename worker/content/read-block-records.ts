import { findContentPictures } from '#db/content/content-pictures.ts'
import { readCrmTypes } from '#db/listings/crm-categories.ts'
import { readBlocks, type TextBlock } from '#db/model/content/text-blocks.ts'
import type { Search } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import type { BlockHomes, BlockRecords } from '#ui/content/blocks/text-blocks.present.ts'
import { demandSearch } from '#worker/forms/demand-register/demand-register.form.ts'
import { readList } from '#worker/search/lists.ts'
import { resolveQuery } from '#worker/search/place-query.ts'
import type { PageContext } from '#worker/site/pages/page.ts'
import { contentPath } from './content-of.ts'

type Reading = Pick<PageContext, 'store' | 'locale'>

/** A text's blocks with the records that they show: the sizes of its pictures, and homes. A text without any reads nothing. */
export async function readTextBlocks(text: string, reading: Reading): Promise<{ readonly blocks: readonly TextBlock[]; readonly records: BlockRecords }> {
  const blocks = readBlocks(text)
  const [pictures, homes, searches] = await Promise.all([readPictures(blocks, reading), readHomes(blocks, reading), readSearches(blocks, reading)])
  return { blocks, records: { pictures, homes, searches } }
}

/** Whether a text shows homes, so that its page changes with the stock. */
export function showsHomes(blocks: readonly TextBlock[]): boolean {
  return blocks.some(({ kind }) => kind === 'homes')
}

async function readPictures(blocks: readonly TextBlock[], { store }: Reading): Promise<BlockRecords['pictures']> {
  const files = [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture.url.slice(contentPath.length)] : [])))].sort()
  if (files.length === 0) return new Map()
  const read = await throughCatalogueCache(store, `pictures:${files.join()}`, () => findContentPictures(store.db, files), { on: ['content'] })
  return new Map(read.map(({ file, width, height }) => [contentPath + file, { width, height }]))
}

/** Homes of one block. */
const mostHomes = 6
/** Lists of homes in one text. */
const mostLists = 4

async function readHomes(blocks: readonly TextBlock[], reading: Reading): Promise<BlockRecords['homes']> {
  const lists = blocks.filter((block) => block.kind === 'homes').slice(0, mostLists)
  return new Map(await Promise.all(lists.map(async (block) => [block, await homesOf(block, reading)] as const)))
}

async function homesOf({ goal, query }: Extract<TextBlock, { readonly kind: 'homes' }>, { store, locale }: Reading): Promise<BlockHomes> {
  const search = { ...readSearch(queryOf(query)), page: 1 }
  const { cards, total } = await readList(store, goal, search, locale)
  return { cards: cards.slice(0, mostHomes), total, query: writeSearch(search) }
}

/** A list's query, or what its place field takes, as a resolved query. */
function queryOf(query: string): URLSearchParams {
  return resolveQuery(query.includes('=') ? new URLSearchParams(query) : new URLSearchParams(query === '' ? {} : { where: query }))
}

/** The searches of the alerts, as their form saves them. */
async function readSearches(blocks: readonly TextBlock[], { store }: Reading): Promise<BlockRecords['searches']> {
  const alerts = blocks.flatMap((block) => (block.kind === 'form' && block.form.name === 'alert' ? [[block, block.form.query] as const] : []))
  if (alerts.length === 0) return new Map<TextBlock, Search>()
  const crm = await readCrmTypes(store)
  return new Map<TextBlock, Search>(alerts.map(([block, query]) => [block, demandSearch(queryOf(query), crm)]))
}
