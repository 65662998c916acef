import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** What the code of a component may write into markup before its later styles. */
export interface MarkupWords {
  /** Words of attributes that name classes and ids. */
  readonly names: ReadonlySet<string>
  /** Words of its other texts, some of which may become names. */
  readonly words: ReadonlySet<string>
  /** Beginnings of classes that a template completes, such as `step-`. */
  readonly prefixes: ReadonlySet<string>
  /** Attributes of its elements with a hyphen, such as `data-band`. */
  readonly attributes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
}

/** A top-level declaration of a module. */
interface Declaration extends MarkupWords {
  /** The identifiers that it mentions. */
  readonly mentions: ReadonlySet<string>
}

interface Module {
  /** The modules with the presenters of its views. */
  readonly presenters: readonly string[]
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number }

/** The component after which the styles of the rest of the page are linked. */
const marker = 'LaterStyles'
/** Modules whose texts are parts of addresses and of structured data, many of which are words that name classes too. */
const notMarkup = /^ui\/(?:route-catalogue\.ts$|site\/json-ld\/)/

/** Reads the sources of `ui` and `worker` below a root, and follows what a component renders from declaration to declaration. */
export function createMarkupReader(root: string) {
  const modules = new Map<string, Module | null>()

  function moduleAt(path: string): Module | null {
    const known = modules.get(path)
    if (known !== undefined) return known
    const isSource = /^(?:ui|worker)\/.*\.tsx?$/.test(path) && !notMarkup.test(path) && existsSync(join(root, path))
    const read = isSource ? readModule(path, readFileSync(join(root, path), 'utf8')) : null
    modules.set(path, read)
    return read
  }

  /** Where a name of a module is declared; null outside `ui` and `worker`. */
  function find(path: string, name: string): { readonly path: string; readonly name: string } | null {
    const read = moduleAt(path)
    if (read === null) return null
    if (read.declarations.has(name)) return { path, name }
    const imported = read.imports.get(name)
    return imported ? find(imported.path, imported.name) : null
  }

  /**
   * What a component and all that it renders may write. A presenter whose view a part takes may choose names too.
   * @param without identifiers and words that do not count
   */
  function wordsOf(path: string, name: string, without: readonly string[] = []): MarkupWords {
    const found = emptyWords()
    const seen = new Set<Declaration>()
    const waiting = [find(path, name)]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const source = at && moduleAt(at.path)
      const declared = at && source?.declarations.get(at.name)
      if (!at || !source || !declared || seen.has(declared)) continue
      seen.add(declared)
      addWords(found, declared)
      for (const presenter of source.presenters) for (const each of moduleAt(presenter)?.declarations.values() ?? []) addWords(found, each)
      for (const mentioned of declared.mentions) if (!without.includes(mentioned)) waiting.push(find(at.path, mentioned))
    }
    for (const word of without) found.names.delete(word)
    return found
  }

  return { find, wordsOf }
}

function emptyWords() {
  return { names: new Set<string>(), words: new Set<string>(), prefixes: new Set<string>(), attributes: new Set<string>(), tags: new Set<string>() }
}

function addWords(to: ReturnType<typeof emptyWords>, from: MarkupWords): void {
  for (const name of from.names) to.names.add(name)
  for (const word of from.words) to.words.add(word)
  for (const prefix of from.prefixes) to.prefixes.add(prefix)
  for (const attribute of from.attributes) to.attributes.add(attribute)
  for (const tag of from.tags) to.tags.add(tag)
}

function readModule(path: string, text: string): Module {
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { path: string; name: string }>()
  const presenters: string[] = []
  for (const statement of nodesIn(parseSync(path, text).program.body)) {
    const source = isNode(statement.source) ? String(statement.source.value) : null
    if (source !== null) {
      if (source.endsWith('.present.ts')) presenters.push(targetOf(path, source))
      for (const each of nodesIn(statement.specifiers)) {
        const local = nameOf(each.local)
        imports.set(statement.type === 'ImportDeclaration' ? local : nameOf(each.exported), {
          path: targetOf(path, source),
          name: nameOf(each.imported) || local,
        })
      }
      continue
    }
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    const own = declared.type === 'VariableDeclaration' ? nodesIn(declared.declarations) : [declared]
    for (const each of own) for (const name of namesIn(each.id)) declarations.set(name, readDeclaration(each))
  }
  return { presenters, declarations, imports }
}

function targetOf(from: string, source: string): string {
  return source.startsWith('#') ? source.slice(1) : join(dirname(from), source)
}

/** The names that a pattern binds. */
function namesIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  return childrenOf(pattern).flatMap((each) => (each.type === 'Property' ? namesIn(each.value) : namesIn(each)))
}

function readDeclaration(declaration: Node): Declaration {
  const mentions = new Set<string>()
  const found = emptyWords()
  let isLater = false
  const visit = (node: Node, place: Place): void => {
    if (isLater || isType(node) || isTemplate(node)) return
    if (node.type === 'JSXOpeningElement' && nameOf(node.name) === marker) isLater = true
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') mentions.add(nameOf(node))
    if (node.type === 'JSXIdentifier' && isTag(nameOf(node))) found.tags.add(nameOf(node))
    if (node.type === 'JSXAttribute' && nameOf(node.name).includes('-')) found.attributes.add(nameOf(node.name))
    if (place !== 'value') addTexts(place === 'text' ? found.words : found.names, place === 'id' ? null : found.prefixes, node)
    const isElement = node.type === 'JSXOpeningElement' && isTag(nameOf(node.name))
    for (const child of childrenOf(node)) visit(child, placeOf(child, isElement) ?? place)
  }
  visit(declaration, 'text')
  return { mentions, ...found }
}

/** Where a text stands: in a class, an id, a value of an element's attribute, which is neither, or anywhere else, from where it may become a class. */
type Place = 'class' | 'id' | 'value' | 'text'

/** The place of the texts in an attribute or property; null for any other node, whose texts stand where it stands. @param isOfElement whether it is an attribute of an element of HTML */
function placeOf(node: Node, isOfElement: boolean): Place | null {
  if (node.type !== 'JSXAttribute' && node.type !== 'Property') return null
  const name = nameOf(node.name ?? node.key)
  if (name === 'className') return 'class'
  if (name === 'id') return 'id'
  return isOfElement && node.type === 'JSXAttribute' ? 'value' : null
}

function isTag(name: string): boolean {
  return /^[a-z]/.test(name)
}

function addTexts(words: Set<string>, prefixes: Set<string> | null, node: Node): void {
  const isQuasi = node.type === 'TemplateElement'
  if (!isQuasi && (node.type !== 'Literal' || typeof node.value !== 'string')) return
  const text = isQuasi ? cookedOf(node) : String(node.value)
  for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word)
  const [prefix] = (isQuasi && /[A-Za-z][\w-]*-$/.exec(text)) || []
  if (prefix !== undefined) prefixes?.add(prefix)
}

/** Whether a node is a `<template>`: its contents are not rendered until a script clones them. */
function isTemplate({ type, openingElement }: Node): boolean {
  return type === 'JSXElement' && isNode(openingElement) && nameOf(openingElement.name) === 'template'
}

/** Whether a node is about types alone; an assertion is not. */
function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(type)
}

function cookedOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}

/** The nodes directly below a node, in the order of the source. */
function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? nodesIn(value) : isNode(value) ? [value] : []))
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}
