import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const table = 'worker/security/README.md'

/** The ids of OWASP ASVS 5.0.0: chapter, then each section with its ids of level 1, a bar, and those of level 2. */
const standard = `
1 .1 |1-2 .2 1-5|6-9 .3 1-2|3-11 .4 |1-3 .5 1|2
2 .1 1|2-3 .2 1-2|3 .3 1|2-4 .4 |1
3 .2 1-2| .3 1|2-4 .4 1-2|3-6 .5 1-3|4-5 .7 |1-2
4 .1 1|2-3 .2 |1 .3 |1-2 .4 1|2-4
5 .1 |1 .2 1-2|3 .3 1-2| .4 |1-3
6 .1 1|2-3 .2 1-8|9-12 .3 1-2|3-4 .4 1-2|3-4 .5 |1-5 .6 |1-3 .8 |1-4
7 .1 |1-3 .2 1-4| .3 |1-2 .4 1-2|3-5 .5 |1-2 .6 |1-2
8 .1 1|2 .2 1-2|3 .3 1| .4 |1
9 .1 1-3| .2 1|2-4
10 .1 |1-2 .2 |1-2 .3 |1-4 .4 1-5|6-11 .5 |1-5 .6 |1-2 .7 |1-3
11 .1 |1-2 .2 |1-3 .3 1-2|3 .4 1|2-4 .5 |1 .6 |1
12 .1 1|2-3 .2 1-2| .3 |1-4
13 .1 |1 .2 |1-5 .3 |1-2 .4 1|2-5
14 .1 |1-2 .2 1|2-4 .3 1|2-3
15 .1 1|2-3 .2 1|2-3 .3 1|2-7
16 .1 |1 .2 |1-5 .3 |1-4 .4 |1-3 .5 |1-3
17 .1 |1 .2 |1-4 .3 |1-2`

/** '3-5' is 3, 4, 5; '' is nothing. */
function numbersIn(range: string): readonly number[] {
  if (range === '') return []
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Every id with its level, such as '6.2.8 1'. */
function requirements(): readonly string[] {
  return standard
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [chapter, ...parts] = line.split(' ')
      const sections = parts.flatMap((part, at) => (part.startsWith('.') ? [{ section: part, levels: (parts[at + 1] ?? '').split('|') }] : []))
      return sections.flatMap(({ section, levels }) =>
        levels.flatMap((range, index) => numbersIn(range).map((number) => `${chapter}${section}.${number} ${index + 1}`)),
      )
    })
}

const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const rows = read(table)
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([id = '', level = '', requirement = '', state = '', where = '', ...more]) => ({ id, level, requirement, state, where, more }))

/** The proofs of a met row, each a file and words in it; a remark may follow them. */
function proofsOf(where: string): readonly { readonly file: string; readonly words: string }[] {
  const [proofs = ''] = where.split(' — ')
  return proofs.split(' · ').map((proof) => {
    const [, file = '', code, words = code ?? ''] = /^`([^`]+)` › (?:`([^`]+)`|(.+))$/.exec(proof) ?? []
    return { file, words }
  })
}

/** Whether the words stand in the file; in a file of tests, in the title of one. */
function isProof({ file, words }: { readonly file: string; readonly words: string }): boolean {
  if (words === '' || file === table || !existsSync(resolve(root, file))) return false
  const found = read(file)
    .split('\n')
    .filter((line) => line.includes(words))
  return /\.test\.tsx?$/.test(file) ? found.some((line) => /\b(?:test|describe)[.(]|\)\(['"`]|^\s*(['"`]).*\1,$/.test(line)) : found.length > 0
}

test('each requirement of the levels 1 and 2 has one row, at its level', () => {
  expect(requirements().filter((each) => each.endsWith(' 1'))).toHaveLength(70)
  expect(requirements().filter((each) => each.endsWith(' 2'))).toHaveLength(183)
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(requirements())
})

test('no cell is empty, and each row is met, not met or not applicable', () => {
  const states = ['met', 'not met', 'not applicable']
  const wrong = rows.filter(
    ({ requirement, state, where, more }) => requirement.trim() === '' || where.trim() === '' || more.length > 0 || !states.includes(state),
  )
  expect(wrong).toEqual([])
})

test('a requirement that is met names words of a file, or the title of a test', () => {
  const met = rows.filter(({ state }) => state === 'met')
  expect(met.length).toBeGreaterThan(100)
  const unproven = met.flatMap(({ id, where }) => proofsOf(where).flatMap((proof) => (isProof(proof) ? [] : [{ id, ...proof }])))
  expect(unproven).toEqual([])
})

test('a requirement that is not met, or does not apply, says why', () => {
  expect(rows.filter(({ state, where }) => state !== 'met' && where.length < 20)).toEqual([])
})
