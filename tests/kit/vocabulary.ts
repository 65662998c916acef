import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Checks structured data against schema.org's own vocabulary, from its npm package. */

const schema = 'http://schema.org/'
const quad = /^<([^>]+)> <([^>]+)> (?:<([^>]+)>|"((?:[^"\\]|\\.)*)"[^ ]*) (?:<[^>]+> )?\.$/

type Terms = ReadonlyMap<string, ReadonlySet<string>>

function read(): { readonly parents: Terms; readonly domains: Terms; readonly ranges: Terms } {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema').replace('index.js', 'schema.nq'))
  const terms = { parents: new Map<string, Set<string>>(), domains: new Map<string, Set<string>>(), ranges: new Map<string, Set<string>>() }
  const add = (into: Map<string, Set<string>>, name: string, value: string) => into.set(name, (into.get(name) ?? new Set()).add(short(value)))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = quad.exec(line) ?? []
    if (predicate.endsWith('#subClassOf')) add(terms.parents, short(subject), object)
    if (predicate === `${schema}domainIncludes`) add(terms.domains, short(subject), object)
    if (predicate === `${schema}rangeIncludes`) add(terms.ranges, short(subject), object)
  }
  return terms
}

function short(term: string): string {
  return term.replace(/^https?:\/\/schema\.org\//, '')
}

let vocabulary: ReturnType<typeof read> | null = null

/** The errors in a description, one per line: unknown classes, unknown properties, and properties in the wrong place. */
export function vocabularyErrors(data: unknown, path = ''): readonly string[] {
  vocabulary ??= read()
  if (Array.isArray(data)) return data.flatMap((each: unknown) => vocabularyErrors(each, path))
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, ...rest } = { '@type': null, ...data }
  const properties = Object.entries(rest).filter(([name]) => !name.startsWith('@'))
  if (typeof type !== 'string') return properties.length === 0 ? [] : [`${path}: no type`]
  const classes = ancestors(type)
  if (!vocabulary.parents.has(type)) return [`${path}: no class ${type}`]
  return properties.flatMap(([name, value]) => propertyErrors(classes, name, value, `${path}/${type}.${name}`))
}

function propertyErrors(classes: ReadonlySet<string>, named: string, value: unknown, path: string): readonly string[] {
  const name = named.replace(/-(?:input|output)$/, '')
  const domains = vocabulary?.domains.get(name)
  if (!domains) return [`${path}: no such property`]
  const isAllowed = [...domains].some((domain) => classes.has(domain))
  return [...(isAllowed || named !== name ? [] : [`${path}: not a property of it`]), ...rangeErrors(name, value, path), ...vocabularyErrors(value, path)]
}

function rangeErrors(name: string, value: unknown, path: string): readonly string[] {
  const ranges = vocabulary?.ranges.get(name) ?? new Set<string>()
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((each) => {
    const type = typeof each === 'object' && each !== null && '@type' in each ? String(each['@type']) : null
    if (type === null) return []
    return [...ancestors(type)].some((known) => ranges.has(known)) ? [] : [`${path}: takes no ${type}`]
  })
}

function ancestors(type: string): ReadonlySet<string> {
  const found = new Set<string>([type])
  for (const each of found) for (const parent of vocabulary?.parents.get(each) ?? []) found.add(parent)
  return found
}
