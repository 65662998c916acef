import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const documents = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.state/**', 'tests/bench/RESULTS.md'] })
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the top README stays under 130 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(130)
})

test.each(documents)('every link of %s leads to a file', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target]) => target ?? [])
  const local = targets.filter((target) => !/^[a-z]+:/.test(target))
  expect(local.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([])
})

test('every npm command in the documents exists', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))
  const named = documents.flatMap((document) => [...read(document).matchAll(/npm run ([\w:]+)/g)].flatMap(([, name]) => name ?? []))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
