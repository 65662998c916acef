import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { importInto } from '../feeds/import-into.ts'
import { aProperty } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** The list of categories of a CRM, from its file to the trees of the forms. */

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 4001, TypeDescription: 'Tiny church' }), aProperty({ ID: 4002, TypeDescription: 'Villa' })])
})
afterAll(() => site[Symbol.asyncDispose]())

const list = [
  { ID: 1, ParentID: 0, Name: 'House', WebID: 2 },
  { ID: 2, ParentID: 0, Name: 'Apartment', WebID: 1 },
  { ID: 105, ParentID: 1, Name: 'villa', WebID: 1 },
  { id: 900, parentid: '1', NAME: { NL: 'Minikerk', en: 'Tiny church' }, webid: 1 },
  { ID: 901, ParentID: 1, Name: 'Lighthouse', WebID: 1 },
]

async function importList(content: unknown, ...args: readonly string[]) {
  const file = join(site.state, 'categories.json')
  writeFileSync(file, JSON.stringify(content))
  try {
    return await importInto(site, [file, ...args])
  } finally {
    rmSync(file)
  }
}

/** The choices of a page's tree of types, in order, without counts. */
async function choicesOf(path: string) {
  const [tree] = elements(parsePage(await site.html(path)), ({ attribs }) => attribs.class === 'type-tree')
  return elements(tree, ({ name }) => name === 'label').map((label) =>
    DomUtils.textContent(label)
      .replace(/[\s\d]+/g, ' ')
      .trim(),
  )
}

describe('a CRM’s list of categories', () => {
  test('a CRM’s list of categories is imported as a bare array, and again without a change', async () => {
    expect((await importList(list)).lines.at(-1)).toBe('added 5, changed 0, unchanged 0, withdrawn 0, rejected 0')
    expect((await importList({ kind: 'categories', Items: list })).lines.at(-1)).toBe('added 0, changed 0, unchanged 5, withdrawn 0, rejected 0')
  })

  test('a CRM’s list of categories is the tree of the search form: our names and its own, by label, with its WebIDs on top', async () => {
    const choices = await choicesOf(`${href('forSale', 'nl')}?filters`)
    expect(choices.slice(0, 5)).toEqual(['Appartementen', 'Huizen', 'Lighthouse', 'Minikerk', 'Villa'])
  })

  test('a CRM’s list of categories is the tree of the demand form', async () => {
    expect((await choicesOf(href('demandRegister', 'en'))).slice(0, 5)).toEqual(['Apartments', 'Houses', 'Lighthouse', 'Tiny church', 'Villa'])
  })

  test('a CRM’s list of categories has types that can be filtered', async () => {
    const html = await site.html(`${href('forSale', 'en')}?type=tiny-church`)
    expect(html).toContain('/4001/')
    expect(html).not.toContain('/4002/')
  })

  test('a CRM’s list of categories without a usable category is refused, and the list before stays', async () => {
    const { status, errors } = await importList([{ ID: 0, ParentID: 0, Name: 'House' }])
    expect([status, errors]).toEqual([1, ['categories.json was refused: it has no category that can be used']])
    expect((await importList(list)).lines.at(-1)).toBe('added 0, changed 0, unchanged 5, withdrawn 0, rejected 0')
  })
})
