import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ui = resolve(import.meta.dirname, '..')

/** Parts without a sample, each with the reason. */
const invisible: Readonly<Record<string, string>> = {
  'forms/drafts.part.tsx': 'is data for a script, which shows its notice above the forms of a page',
  'site/link-preview.part.tsx': 'is metadata in the head of a document',
}

function isPart(path: string): boolean {
  return path.endsWith('.part.tsx')
}

/** The components that a file imports, as paths below `ui`. */
function partsIn(file: string): readonly string[] {
  const imports = readFileSync(resolve(ui, file), 'utf8').matchAll(/ from '(\.[^']+\.tsx)'/g)
  return [...imports].map(([, path = '']) => posix.join(posix.dirname(file), path)).filter(isPart)
}

/** The parts that the samples import, directly or through other parts. */
function shownParts(): ReadonlySet<string> {
  const shown = new Set<string>()
  const waiting = globSync('gallery-of-parts/*.tsx', { cwd: ui }).flatMap(partsIn)
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (shown.has(part)) continue
    shown.add(part)
    waiting.push(...partsIn(part))
  }
  return shown
}

const components = globSync('**/*.tsx', { cwd: ui }).filter(isPart)

test('every part has a sample in the gallery', () => {
  const shown = shownParts()
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((file) => !shown.has(file) && !(file in invisible)).sort()).toEqual([])
})

test('a sample renders every component of a part, directly or through other parts', () => {
  const drawing = [...shownParts(), ...globSync('gallery-of-parts/*.tsx', { cwd: ui })].map((file) => readFileSync(resolve(ui, file), 'utf8')).join('\n')
  const drawn = new Set([...drawing.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))
  const exported = components
    .filter((file) => !(file in invisible))
    .flatMap((file) => [...readFileSync(resolve(ui, file), 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => ({ file, name })))
  expect(exported.length).toBeGreaterThan(150)
  expect(exported.filter(({ name }) => !drawn.has(name)).map(({ file, name }) => `${name} of ${file}`)).toEqual([])
})

test('every part excluded from the gallery exists and has no sample', () => {
  const shown = shownParts()
  expect(Object.keys(invisible).filter((file) => shown.has(file) || !components.includes(file))).toEqual([])
})
