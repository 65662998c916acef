import type { R2Bucket } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { minute } from '#db/model/site/durations.ts'
import { fingerprint } from '#db/model/site/fingerprint.ts'
import type { RecordKind } from '#db/schema.ts'
import { type InFlight, shareInFlight } from '#db/site/in-flight.ts'
import { findPart, forgetFile, listParts, type SitemapPart } from '#db/site/sitemap-parts.ts'
import type { Env } from '#worker/env.ts'
import { matchesTag } from '#worker/site/caching/cache-policy.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { fixedPages, latest } from '#worker/site/sitemap/fixed-pages.ts'
import { articlePages, countLandingParts, landingPages, latestReference, referencePages } from '#worker/site/sitemap/record-pages.ts'
import { sitemapSite, writeDueParts } from '#worker/site/sitemap/write-parts.ts'
import { indexXml, pagesXml, type SitemapPage } from '#worker/site/sitemap/xml.ts'

/**
 * `/sitemap.xml` is an index of parts by kind: fixed pages, articles, references, towns, and listings and projects by range of
 * ids. The last two are files in R2, written by the queue consumer after an import (`worker/site/sitemap/`). A stale part is regenerated on request.
 */

type Site = { Bindings: Env }

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': sharedFor(minute) }

/** The names of parts in their URLs. */
const kinds: Readonly<Record<string, RecordKind>> = { listings: 'listing', projects: 'project' }
const nameOf: Readonly<Record<RecordKind, string>> = { listing: 'listings', project: 'projects' }

/** Timeout in milliseconds for regenerating parts on request: enough for a fresh site of 100,000 listings. */
const timeout = 10_000
const writing = new WeakMap<R2Bucket, InFlight<'all', boolean>>()

/** Mounted at the root, since by the protocol a sitemap may only list URLs below its own folder. */
export const sitemap = new Hono<Site>()
  .get('/sitemap.xml', async (context) => {
    const { env } = context
    await writeAllDue(env)
    const store = openStore(env.DB, env.LISTINGS)
    const parts = await listParts(store.primary)
    const [pages, articles, placeParts, reference] = await Promise.all([fixedOf(env), articlesOf(env), countLandingParts(store), latestReference(store.db)])
    const listed = parts.map(({ kind, firstId, changedAt }) => ({ path: `/sitemap-${nameOf[kind]}-${firstId}.xml`, changedAt }))
    const placesChangedAt = listsChangedAt(parts)?.slice(0, 10) ?? null
    const ofPlaces = Array.from({ length: placeParts }, (_, at) => ({ path: `/sitemap-places-${at}.xml`, changedAt: placesChangedAt }))
    return answer(
      context,
      indexXml(await sitemapSite(env), [
        { path: '/sitemap-pages.xml', changedAt: changeOf(pages) },
        ...listed,
        ...(articles.length > 0 ? [{ path: '/sitemap-articles.xml', changedAt: changeOf(articles) }] : []),
        ...(reference === null ? [] : [{ path: '/sitemap-references.xml', changedAt: reference.closedOn }]),
        ...ofPlaces,
      ]),
    )
  })
  .get('/sitemap-pages.xml', async (context) => answer(context, pagesXml(await sitemapSite(context.env), await fixedOf(context.env))))
  .get('/sitemap-articles.xml', async (context) => answerPages(context, await articlesOf(context.env)))
  .get('/sitemap-references.xml', async (context) => answerPages(context, await referencesOf(context.env)))
  .get('/:part{sitemap-places-(?:0|[1-9][0-9]{0,3})\\.xml}', async (context) => {
    const part = Number(context.req.param('part').split(/[-.]/)[2])
    return answerPages(context, await placesOf(context.env, part))
  })
  .get('/:part{sitemap-(?:listings|projects)-(?:0|[1-9][0-9]{0,14})\\.xml}', async (context, next) => {
    const [, name = '', firstId = ''] = context.req.param('part').split(/[-.]/)
    const kind = kinds[name]
    if (kind === undefined) return next()
    const part = { kind, firstId: Number(firstId) }
    return (await partAnswer(context, part)) ?? (await partAnswer(context, part)) ?? next()
  })

async function fixedOf(env: Env) {
  const store = openStore(env.DB, env.LISTINGS)
  return fixedPages(store, await agencyOf(env), await listParts(store.primary))
}

function articlesOf(env: Env) {
  return articlePages(openStore(env.DB, env.LISTINGS), brusselsDay(new Date()))
}

function referencesOf(env: Env) {
  return referencePages(openStore(env.DB, env.LISTINGS).db)
}

async function placesOf(env: Env, part: number) {
  const store = openStore(env.DB, env.LISTINGS)
  return landingPages(store, part, listsChangedAt(await listParts(store.primary)))
}

function listsChangedAt(parts: readonly SitemapPart[]): string | null {
  return latest(parts.filter(({ kind }) => kind === 'listing').map(({ changedAt }) => changedAt))
}

function changeOf(pages: readonly SitemapPage[]): string | null {
  return latest(pages.map(({ changedOn }) => changedOn))
}

/** A part that is generated on request; a 404 if it has no pages. */
async function answerPages(context: Context<Site>, pages: readonly SitemapPage[]): Promise<Response> {
  return pages.length === 0 ? context.notFound() : answer(context, pagesXml(await sitemapSite(context.env), pages))
}

/** Concurrent requests that need all parts share the work. */
function writeAllDue(env: Env): Promise<boolean> {
  const underWay = writing.get(env.FILES) ?? new Map()
  writing.set(env.FILES, underWay)
  return shareInFlight(underWay, 'all', () => writeDueParts(env, { everyBuild: false, until: Date.now() + timeout }), timeout)
}

/** Serves a part from R2, regenerating it if stale; null if not found, or its file was just replaced or lost. */
async function partAnswer(context: Context<Site>, requested: Pick<SitemapPart, 'kind' | 'firstId'>): Promise<Response | null> {
  const { env, req } = context
  const { primary } = openStore(env.DB, env.LISTINGS)
  await writeDueParts(env, { everyBuild: false, until: Date.now() + timeout, only: requested })
  const part = await findPart(primary, requested.kind, requested.firstId)
  if (!part?.file) return null
  const tagged = { ...headers, ETag: `"${fingerprint(part.file)}"` }
  if (matchesTag(req.header('If-None-Match') ?? null, tagged.ETag)) return new Response(null, { status: 304, headers: tagged })
  const file = await env.FILES.get(part.file)
  if (file === null) await forgetFile(primary, part.file)
  // The Workers stream type differs from the DOM type; the objects are the same.
  const body: unknown = file?.body
  return body instanceof ReadableStream ? new Response(body, { headers: tagged }) : null
}

function answer({ req }: Context<Site>, text: string): Response {
  const tagged = { ...headers, ETag: `"${fingerprint(text)}"` }
  if (matchesTag(req.header('If-None-Match') ?? null, tagged.ETag)) return new Response(null, { status: 304, headers: tagged })
  return new Response(text, { headers: tagged })
}
