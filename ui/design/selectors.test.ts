import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ui = resolve(import.meta.dirname, '..')

/** The selectors of all style sheets, those of a list one by one. */
function selectors(): string[] {
  return globSync('**/*.css', { cwd: ui })
    .map((path) => readFileSync(join(ui, path), 'utf8').replace(/\/\*.*?\*\//gs, ''))
    .flatMap((text) => [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim()))
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((list) => split(list, /,/))
}

/** The parts between separators outside parentheses and brackets. */
function split(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (/[([]/.test(character)) depth += 1
    if (/[)\]]/.test(character)) depth -= 1
    if (depth === 0 && separator.test(character)) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${character}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Whether a compound selector names a tag, a class, an id or an attribute, perhaps one of several. */
function namesSomething(compound: string): boolean {
  return /^[a-z.#[]/i.test(compound.replace(/^:(?:is|where)\(/, ''))
}

test('no selector with :has() ends in any element whatever: a browser would compute the styles of a whole page at each change', () => {
  const related = selectors().filter((selector) => selector.includes(':has('))
  expect(related.length).toBeGreaterThan(100)
  expect(related.filter((selector) => !namesSomething(split(selector, /[\s>+~]/).at(-1) ?? ''))).toEqual([])
})

test('no break point is in pixels: with an enlarged default font, a wide window takes the layout of a narrow one', () => {
  const sheets = globSync('**/*.css', { cwd: ui }).flatMap((path) => readFileSync(join(ui, path), 'utf8').match(/@media[^{]*/g) ?? [])
  const islands = globSync('**/*.island.ts', { cwd: ui }).flatMap((path) => readFileSync(join(ui, path), 'utf8').match(/matchMedia\([^)]*\)/g) ?? [])
  expect(sheets.length).toBeGreaterThan(100)
  expect([...sheets, ...islands].filter((condition) => /\dpx/.test(condition))).toEqual([])
})
