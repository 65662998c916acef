import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CssRule, rulesOf } from './css-rules.ts'
import { createMarkupReader, type MarkupWords } from './markup-words.ts'
import { type Markup, mayMatch } from './selectors.ts'

/**
 * The styles that each page carries in its head: the rules that may match what its component renders before `LaterStyles`. They follow from the code
 * of the parts, as tools that remove unused styles find it: a rule is left out if a class, an id or a tag that it needs is nowhere in that code.
 */
export interface PageStyles {
  /** The order of cascade layers, which a sheet must not lose with a layer that it has no rule of. */
  readonly layers: string
  /** The at-rules around rules, each from outside to inside. */
  readonly contexts: readonly (readonly string[])[]
  /** Every rule that a page needs, with the number of its context, in the order of the style sheets. */
  readonly rules: readonly (readonly [context: number, text: string])[]
  /** The rules of each sheet as bits in base64. */
  readonly sheets: readonly string[]
  readonly pages: readonly { readonly path: string; readonly component: string; readonly sheet: number }[]
}

/** Parts that are a page as a whole. */
const partsAsPages = ['ui/desk/desk-signed-out.part.tsx', 'ui/owners/owner-home.part.tsx', 'ui/owners/owner-portal.part.tsx']

/** What of the document the site's pages do not have, and what the desk's do not. */
const deskFrame = ['DeskHeader', 'DeskIndex', 'Drafts', 'desk']
const siteFrame = ['ConsentBanner', 'SiteHeader', 'SiteFooter', 'is-wide']

/** @param css the style sheets that pages link, in their order, minified */
export function pageStylesOf(root: string, css: string): PageStyles {
  const reader = createMarkupReader(root)
  const all = rulesOf(css)
  const rules = all.filter(isOfFirstScreen)
  const frameOf = (without: readonly string[]) => reader.wordsOf('ui/document.tsx', 'Document', without)
  const frames = { desk: frameOf(siteFrame), site: frameOf(deskFrame) }
  const [namesWritten, attributesWritten] = [namesIn(root), attributesIn(root)]
  const [used, sheets] = [new Set<number>(), new Map<string, readonly number[]>()]
  const pages = componentsOf(root).map(({ path, component }) => {
    const frame = component.startsWith('Desk') ? frames.desk : frames.site
    const markup = markupOf([frame, reader.wordsOf(path, component)], namesWritten, attributesWritten)
    const needed = rules.flatMap((rule, index) => (isNeeded(rule, markup) ? [index] : []))
    for (const index of needed) used.add(index)
    const key = needed.join()
    sheets.set(key, needed)
    return { path, component, key }
  })
  const kept = [...used].sort((one, other) => one - other)
  const places = new Map(kept.map((index, place) => [index, place]))
  const contexts = [...new Map(kept.map((index) => [rules[index]?.within.join('\n'), rules[index]?.within ?? []])).values()]
  const numbers = new Map(contexts.map((context, index) => [context.join('\n'), index]))
  const keys = [...sheets.keys()]
  return {
    layers: layersIn(all),
    contexts,
    rules: kept.map((index) => written(rules[index], numbers)),
    sheets: [...sheets.values()].map((needed) =>
      bitsOf(
        needed.map((index) => places.get(index) ?? 0),
        kept.length,
      ),
    ),
    pages: pages.map(({ path, component, key }) => ({ path, component, sheet: keys.indexOf(key) })),
  }
}

function layersIn(rules: readonly CssRule[]): string {
  const names = rules.flatMap(({ within }) => within.flatMap((each) => /^@layer ([\w-]+)$/.exec(each)?.[1] ?? []))
  return `@layer ${[...new Set(names)].join()};`
}

/** Whether a rule can matter to the first screen. Typefaces are not fetched before the first picture, but their fallbacks on the device are known. */
function isOfFirstScreen({ within, head, body }: CssRule): boolean {
  const isFetched = head === '@font-face' && body?.includes('url(') === true
  const isLater = within.some((each) => each.startsWith('@media print') || each === '@layer arrived')
  return !isFetched && !isLater && !/^@(?:keyframes|property|page)\b/.test(head)
}

function isNeeded({ head, body }: CssRule, markup: Markup): boolean {
  return body === null || head.startsWith('@') || mayMatch(head, markup)
}

function written(rule: CssRule | undefined, numbers: ReadonlyMap<string, number>): readonly [number, string] {
  if (rule === undefined) throw new Error('A rule is missing')
  return [numbers.get(rule.within.join('\n')) ?? 0, rule.body === null ? `${rule.head};` : `${rule.head}{${rule.body}}`]
}

function bitsOf(places: readonly number[], length: number): string {
  const bytes = new Uint8Array(Math.ceil(length / 8))
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7))
  return Buffer.from(bytes).toString('base64')
}

/**
 * @param namesWritten words of all attributes that name classes: among a page's other texts, such a word counts as a name only with a hyphen
 * @param attributesWritten all attributes that are written out; any other may come from a function
 */
function markupOf(read: readonly MarkupWords[], namesWritten: ReadonlySet<string>, attributesWritten: ReadonlySet<string>): Markup {
  const names = new Set(read.flatMap((each) => [...each.names]))
  const words = new Set(read.flatMap((each) => [...each.words]))
  const prefixes = [...new Set(read.flatMap((each) => [...each.prefixes]))]
  const attributes = new Set(read.flatMap((each) => [...each.attributes]))
  const tags = new Set([...read.flatMap((each) => [...each.tags]), 'html', 'body', 'main'])
  return {
    hasName: (name) =>
      names.has(name) || (words.has(name) && (name.includes('-') || !namesWritten.has(name))) || prefixes.some((prefix) => name.startsWith(prefix)),
    // A tag may be given as a text, as Markdown's are.
    hasTag: (tag) => tags.has(tag) || words.has(tag),
    hasAttribute: (name) => attributes.has(name) || words.has(name) || !attributesWritten.has(name),
  }
}

/** The data attributes that are written out: those of hooks come from functions. */
function attributesIn(root: string): ReadonlySet<string> {
  return new Set(textsIn(root).flatMap((text) => text.match(/(?<=\s)data-[\w-]+(?==)/g) ?? []))
}

function textsIn(root: string): readonly string[] {
  return globSync('ui/**/*.tsx', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
}

/** The words of all attributes that name classes or ids as one text. */
function namesIn(root: string): ReadonlySet<string> {
  const attributes = textsIn(root).flatMap((text) => text.match(/\b(?:className|id)(?:="[^"]*"|: '[^']*')/g) ?? [])
  return new Set(attributes.flatMap((attribute) => attribute.match(/[\w-]+/g) ?? []))
}

/** The components that pages show. */
function componentsOf(root: string): readonly { readonly path: string; readonly component: string }[] {
  const paths = [...globSync('ui/**/*.page.tsx', { cwd: root }).sort(), ...partsAsPages.filter((path) => existsSync(join(root, path)))]
  return paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)].map(([, component = '']) => ({ path, component })),
  )
}
