import type { SourceMap } from 'node:module'
import type { CpuProfile, ProfileNode } from './profiler.ts'

/** A share of the time, 0 to 1. */
export interface Share {
  readonly name: string
  readonly share: number
}

export interface TimeSpent {
  readonly byOwner: readonly Share[]
  readonly byFunction: readonly Share[]
  /** Milliseconds the Worker was busy. */
  readonly busy: number
}

interface Origin {
  readonly owner: string
  readonly name: string
}

const idle = new Set(['(idle)', '(root)'])
const native = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'workerd and V8 themselves'],
])

/** Sums self time by code owner and by function, with names from the source map. */
export function timeSpent(profile: CpuProfile, map: SourceMap): TimeSpent {
  const sources = sourcesOf(map)
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const owners = new Map<string, number>()
  const functions = new Map<string, number>()
  let busy = 0
  for (const [index, id] of profile.samples.entries()) {
    const node = nodes.get(id)
    const time = Math.max(0, profile.timeDeltas[index + 1] ?? 0)
    if (!node || idle.has(node.callFrame.functionName)) continue
    const { owner, name } = originOf(node, map, sources)
    busy += time
    owners.set(owner, (owners.get(owner) ?? 0) + time)
    functions.set(`${owner}: ${name}`, (functions.get(`${owner}: ${name}`) ?? 0) + time)
  }
  return { byOwner: shares(owners, busy), byFunction: shares(functions, busy), busy: busy / 1000 }
}

function shares(times: ReadonlyMap<string, number>, total: number): Share[] {
  return [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share)
}

function originOf({ callFrame }: ProfileNode, map: SourceMap, sources: ReadonlyMap<string, readonly string[]>): Origin {
  const { functionName, url, lineNumber, columnNumber } = callFrame
  const known = native.get(functionName)
  if (known) return { owner: known, name: functionName }
  if (url === '' || lineNumber < 0) return { owner: 'built into V8 or workerd', name: functionName || '(unnamed)' }
  const entry = map.findEntry(lineNumber, columnNumber)
  if (!('originalSource' in entry)) return { owner: 'built into V8 or workerd', name: functionName || '(unnamed)' }
  const line = sources.get(entry.originalSource)?.[entry.originalLine] ?? ''
  return { owner: ownerOf(entry.originalSource), name: nameIn(line, entry.originalColumn) ?? (functionName || '(unnamed)') }
}

/** The npm package, or our folder. */
function ownerOf(source: string): string {
  const packaged = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return packaged ?? /(?:^|\/)((?:ui|db|worker|messages)\/[^?]*)/.exec(source)?.[1]?.replace(/\/[^/]*$/, '') ?? source
}

function nameIn(line: string, column: number): string | undefined {
  const before = line.slice(0, column + 1)
  const after = line.slice(column)
  return (
    /^(?:async )?function\*?\s+([\w$]+)/.exec(after)?.[1] ??
    /^([\w$]+)\s*\(/.exec(after)?.[1] ??
    /([\w$]+)\s*[:=]\s*(?:async\s*)?\(?$/.exec(before)?.[1] ??
    /function\*?\s+([\w$]+)/.exec(line)?.[1] ??
    /([\w$]+)\s*[:=(]/.exec(line)?.[1]
  )
}

function sourcesOf(map: SourceMap): ReadonlyMap<string, readonly string[]> {
  const { sources, sourcesContent } = map.payload
  return new Map(sources.map((source, index) => [source, (sourcesContent[index] ?? '').split('\n')]))
}
