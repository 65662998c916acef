import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { control, island, pageId, part } from './html-hooks.ts'

const room = resolve(import.meta.dirname, '..')
const contracts = ['islands/html-hooks.ts', 'islands/lookup.ts', 'map/frame/frame-hooks.island.ts']
/** Read by the style sheet alone. */
const styleAttributes = /data-(?:scheme|band|column)=/g

const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !/\.mail\.tsx?$/.test(path) && !contracts.includes(path))
const linesWith = (pattern: RegExp, paths: readonly string[]) =>
  paths.flatMap((path) =>
    readFileSync(join(room, path), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line.replaceAll(styleAttributes, '')))
      .map((line) => `${path}: ${line.trim()}`),
  )

describe('the contract between server and islands', () => {
  test('no component writes a data attribute by hand', () => {
    expect(linesWith(/\bdata-[a-z-]+[=']/, files)).toEqual([])
  })

  test('no island selects by class, id or data attribute by hand', () => {
    const islands = files.filter((path) => path.startsWith('islands/') || path.endsWith('.island.ts'))
    expect(linesWith(/(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(['"`][^'"`]*(?:[.#]|\[data-)/, islands)).toEqual([])
    expect(linesWith(/getElementById\(['"`]/, islands)).toEqual([])
  })
})

test('an island is a name and its props as JSON', () => {
  expect(island('filters', { goal: 'rent' })).toEqual({ 'data-island': 'filters', 'data-props': '{"goal":"rent"}' })
  expect(island('menu')).toEqual({ 'data-island': 'menu', 'data-props': undefined })
})

test('a part is an attribute, with or without a value', () => {
  expect(part('act', 'share')).toEqual({ 'data-act': 'share' })
  expect(part('live')).toEqual({ 'data-live': '' })
})

test('a wrong name, value or prop does not compile', () => {
  // @ts-expect-error no such island
  island('galery')
  // @ts-expect-error missing props
  island('filters')
  // @ts-expect-error wrong props
  island('store-viewed', { id: 'x' })
  // @ts-expect-error an island without props
  island('menu', { id: 1 })
  // @ts-expect-error no such part
  part('harts')
  // @ts-expect-error not a value of this part
  part('act', 'burn')
  // @ts-expect-error no such control
  expect(control('compares')).toBe('compares')
  // @ts-expect-error no such id
  expect(pageId('result')).toBe('result')
})
