import { type } from 'arktype'
import { remarkReasons } from '#db/model/feeds/field-remark.ts'
import { categoriesIn } from '#worker/feeds/categories/categories-in.ts'
import { maxEntry, tooLarge } from '../entry-limit.ts'
import { RefusedFeed, readFeedFile } from './feed-file.ts'
import { postJson } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { remarkInWords } from './import-report.ts'

const Taken = type({
  counts: { added: 'number', changed: 'number', unchanged: 'number', withdrawn: 'number' },
  rejected: type({ position: 'number', id: 'string | null', reason: 'string' }).array(),
  remarks: type({ position: 'number', id: 'string | null', field: 'string', value: 'string', reason: type.enumerated(...remarkReasons) }).array(),
})

/** Sends a CRM's list of categories, which replaces the one before. */
export async function sendCategories({ file, source, partial, target, report, remark }: ImportOrder): Promise<ImportTotals> {
  const records = categoriesIn(await readJsonFile(file))
  if (records === null) throw new RefusedFeed('no list of categories was found in it')
  const body = JSON.stringify({ ...(source !== null && { source }), mode: partial ? 'partial' : 'full', records })
  const { counts, rejected, remarks } = await postJson(await target(), '/import/categories', body, Taken)
  for (const { position, id, reason } of rejected) report(`category: position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
  for (const each of remarks) remark(remarkInWords(each))
  return { ...counts, rejected: rejected.length }
}

async function readJsonFile(file: string): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of readFeedFile(file)) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > maxEntry) throw new RefusedFeed(`it ${tooLarge}`)
  }
  try {
    return JSON.parse(text + decoder.decode())
  } catch (error) {
    throw new RefusedFeed(`it is not JSON (${error instanceof Error ? error.message : error})`)
  }
}
