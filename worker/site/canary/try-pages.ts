import type { ExecutionContext } from 'hono'
import type { PageFault } from '#db/model/site/page-faults.ts'
import { type Overlay, overlaidDatabase } from '#db/site/overlaid-database.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { within } from '#worker/site/faults/database-watch.ts'
import { type Expected, pageFault } from './page-fault.ts'
import { type PageTraits, traitsOf } from './page-traits.ts'

/** A page that a publication touches. */
export interface TriedPage {
  readonly path: string
  readonly isNew: boolean
  readonly expected: Expected
}

export interface FoundFault {
  readonly page: TriedPage
  readonly fault: PageFault
}

type Render = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/** Pages rendered for one publication, those at present included. */
const maxRendered = 50
/** Milliseconds after which the rest is not tried. */
const maxDuration = 10_000
/** Milliseconds after which a page counts as one that fails. */
const maxWait = 5_000
const maxRedirects = 2

let render: Render | null = null

/** The app registers itself: what publishes is imported by it and cannot import it. @param app null: nothing is tried */
export function renderCanariesBy(app: Render | null): void {
  render = app
}

/**
 * Renders pages as they would be after a publication, and compares them with the present ones. Nothing is written or remembered. A page that cannot be
 * rendered because reading through the overlay fails is left out.
 * @param after the tables as the publication would leave them
 * @param present the same tables as they are, read in the same way
 */
export async function tryPages(env: Env, pages: readonly TriedPage[], after: readonly Overlay[], present: readonly Overlay[]): Promise<readonly FoundFault[]> {
  // Rules of feeds are tested without an app.
  if (render === null) return []
  const [now, canary] = [withOverlays(env, []), withOverlays(env, after)]
  const started = Date.now()
  const found: FoundFault[] = []
  let rendered = 0
  for (const page of pages) {
    rendered += page.isNew ? 1 : 2
    if (rendered > maxRendered || Date.now() - started > maxDuration) break
    const before = page.isNew ? null : await traitsAt(render, page.path, now)
    const fault = pageFault(before, await traitsAt(render, page.path, canary), page.expected)
    if (fault === null) continue
    if (fault === 'error' && (await fails(render, page.path, withOverlays(env, present)))) reportFault(`A canary could not be rendered: ${page.path}`)
    else found.push({ page, fault })
  }
  return found
}

async function fails(render: Render, path: string, env: Env): Promise<boolean> {
  return (await traitsAt(render, path, env)).status >= 500
}

/** What is thrown, by a page or its stream, and a page that does not end count as errors: the publication must not fail with them. */
async function traitsAt(render: Render, path: string, env: Env): Promise<PageTraits> {
  const read = readTraits(render, path, env).catch(() => null)
  return (await within(read, maxWait)) ?? traitsOf(500, '')
}

async function readTraits(render: Render, path: string, env: Env, redirects = 0): Promise<PageTraits> {
  const work: Promise<unknown>[] = []
  const context = { waitUntil: (more: Promise<unknown>) => void work.push(more), passThroughOnException: () => undefined, props: {} }
  const answer = await render(new Request(new URL(path, env.ORIGIN)), env, context)
  const html = await answer.text()
  await Promise.allSettled(work)
  const location = answer.headers.get('Location')
  if (location === null || redirects >= maxRedirects) return traitsOf(answer.status, html)
  const { pathname, search } = new URL(location, env.ORIGIN)
  return readTraits(render, pathname + search, env, redirects + 1)
}

/** An environment of its own, so that no cache of this isolate sees what is only tried. */
function withOverlays(env: Env, overlays: readonly Overlay[]): Env {
  const nothing = async () => undefined
  const ignoring = { send: nothing, sendBatch: nothing, put: nothing, delete: nothing }
  return {
    ...env,
    DB: overlaidDatabase(env.DB, overlays),
    LISTINGS: withMethods(env.LISTINGS, ignoring),
    FILES: withMethods(env.FILES, ignoring),
    WORK: withMethods(env.WORK, ignoring),
    VIEWS: withMethods(env.VIEWS, ignoring),
    MAILINGS: withMethods(env.MAILINGS, ignoring),
  }
}

/** A binding with some of its methods replaced. */
function withMethods<Binding extends object>(binding: Binding, methods: Readonly<Record<string, () => Promise<undefined>>>): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = (typeof name === 'string' ? methods[name] : undefined) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
