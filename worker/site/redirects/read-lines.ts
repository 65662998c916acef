import { type AskedAddress, askedAddress, beginningOf, bestRedirect, neutralPathOf, type Redirect, readOldPath } from '#db/model/site/redirects/redirect.ts'
import type { RedirectLine } from '#db/model/site/redirects/redirect-lines.ts'
import { readHomesNamed } from '#db/site/redirects/named-homes.ts'
import { selectRedirectsOf } from '#db/site/redirects/redirects.ts'
import type { LineProblem } from '#ui/site/redirects/redirect.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { landingsNamed, plain } from '#worker/search/landings.ts'
import { followRedirects } from '#worker/site/redirects/old-address.ts'
import { ofLanding, ofRecord, ownHosts, readTarget, type TypedTarget } from '#worker/site/redirects/read-target.ts'
import { isEndpoint, recordOf, servedPage } from '#worker/site/redirects/served-page.ts'

type NewRedirect = Omit<Redirect, 'id'>

/** What a line becomes: a redirect, or why it becomes none. */
export interface ReadLine {
  readonly line: RedirectLine
  readonly redirect: NewRedirect | null
  readonly problem: LineProblem | null
  /** The words of a home that were not understood. */
  readonly words: string | null
}

interface TypedLine {
  readonly line: RedirectLine
  readonly path: string | null
  readonly asked: AskedAddress | null
  readonly target: TypedTarget
}

/** Reads what lines become, beside the redirects that there are. @param except the redirect that is being replaced */
export async function readRedirects(context: DeskContext, lines: readonly RedirectLine[], except: number | null = null): Promise<readonly ReadLine[]> {
  const hosts = ownHosts(context)
  const read = lines.map((line): TypedLine => {
    const path = readOldPath(line.from)
    return { line, path, asked: path === null ? null : addressOf(path), target: readTarget(line.to, context, hosts) }
  })
  const typed = await withLandings(read, context)
  const asked = typed.flatMap((each) => [...(each.asked ? [each.asked] : []), ...(each.target.kind === 'unserved' ? [addressOf(each.target.target)] : [])])
  const records = typed.flatMap(({ path, target }) => [target.kind === 'target' ? target.record : null, path === null ? null : recordAt(path, context)])
  const words = typed.flatMap(({ target }) => (target.kind === 'words' ? [target.words] : []))
  const { known, homes, references } = await readHomesNamed(context.store.primary, { asked, records: records.filter((each) => each !== null), words })
  const others = known.filter(({ id }) => id !== except)
  const taken = new Map(others.map((redirect) => [redirect.path, redirect.target]))
  const judged = typed.map(({ line, path, target }): ReadLine => {
    const named = target.kind === 'words' ? references.get(target.words.toLowerCase()) : undefined
    const { redirect, problem } = judge(path, named === undefined ? target : ofRecord({ kind: 'listing', id: named }))
    if (redirect !== null) taken.set(redirect.path, redirect.target)
    return { line, redirect, problem, words: target.kind === 'words' && problem === 'unknownHome' ? target.words : null }
  })
  return withoutCircles(judged, others, except, context)

  function judge(path: string | null, target: TypedTarget): Judgement {
    if (path === null) return refused('oldPath')
    if (target.kind === 'problem') return refused(target.problem)
    if (target.kind === 'words') return refused('unknownHome')
    if (target.target.includes('*') && beginningOf(path) === null) return refused('star')
    if (isServed(path)) return refused('served')
    const before = taken.get(path)
    if (before !== undefined) return refused(before === target.target ? 'same' : 'taken')
    if (target.kind === 'target' && target.record !== null && !isKnown(target.record)) return refused('unknownHome')
    return { redirect: { path, target: target.target, locale: target.kind === 'target' ? target.locale : null }, problem: null }
  }

  function isServed(path: string): boolean {
    const [bare = ''] = path.split('?')
    if (isEndpoint(bare)) return true
    const served = beginningOf(path) === null ? servedPage(bare, context) : null
    const record = served && recordOf(served.found)
    return served !== null && (!record || isKnown(record))
  }

  function isKnown({ kind, id }: { readonly kind: 'listing' | 'project'; readonly id: number }): boolean {
    return homes.has(`${kind} ${id}`)
  }
}

/** The lines, with the landing pages that their words name. */
async function withLandings(lines: readonly TypedLine[], { store }: DeskContext): Promise<readonly TypedLine[]> {
  const landings = await landingsNamed(
    store,
    lines.flatMap(({ target }) => (target.kind === 'words' ? [target.words] : [])),
  )
  return lines.map((line) => {
    const landing = line.target.kind === 'words' ? landings.get(plain(line.target.words)) : undefined
    return landing === undefined ? line : { ...line, target: ofLanding(landing) }
  })
}

interface Judgement {
  readonly redirect: NewRedirect | null
  readonly problem: LineProblem | null
}

const refused = (problem: LineProblem): Judgement => ({ redirect: null, problem })

function addressOf(path: string): AskedAddress {
  const [plain = '', query] = path.split('?')
  return askedAddress(plain, query)
}

function recordAt(path: string, context: DeskContext) {
  const served = servedPage(path.split('?')[0] ?? '', context)
  return (served && recordOf(served.found)) ?? null
}

/** Refuses what leads back to itself, or to a path here that neither a page nor a redirect has. */
async function withoutCircles(
  lines: readonly ReadLine[],
  known: readonly Redirect[],
  except: number | null,
  context: DeskContext,
): Promise<readonly ReadLine[]> {
  const added = lines.flatMap(({ redirect }, index) => (redirect === null ? [] : [{ ...redirect, id: -1 - index }]))
  const byPath = new Map([...known, ...added].map((redirect) => [redirect.path, redirect]))
  const patterns = [...byPath.values()].filter(({ path }) => beginningOf(path) !== null)
  const among = ({ exact }: AskedAddress) => [...exact.flatMap((path) => byPath.get(path) ?? []), ...patterns]
  // Beyond the targets themselves, a chain is followed in the database.
  const find = async (asked: AskedAddress) => {
    const found = among(asked)
    return bestRedirect(found, asked) === null ? (await selectRedirectsOf(context.store.primary, asked)).filter(({ id }) => id !== except) : found
  }
  return Promise.all(
    lines.map(async (line) => {
      const { redirect } = line
      if (redirect === null || neutralPathOf(redirect.target) !== null || !redirect.target.startsWith('/') || redirect.target.includes('*')) return line
      const on = addressOf(redirect.target)
      const path = redirect.target.split(/[?#]/)[0] ?? ''
      if (isEndpoint(path) || path === '/' || servedPage(path, context) !== null) return line
      if (bestRedirect(among(on), on) === null) return { ...line, ...refused('unknownPage') }
      return (await followRedirects(find, on, context)) === null ? { ...line, ...refused('circle') } : line
    }),
  )
}
