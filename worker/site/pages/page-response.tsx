import { build, deskStyle, script, style } from 'virtual:client-assets'
import { earlyFaces } from 'virtual:page-styles'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { reportFault } from '#db/site/report-fault.ts'
import { contentLinks } from '#ui/content/content-links.present.ts'
import { Document } from '#ui/document.tsx'
import type { FirstPicture } from '#ui/site/page-head.ts'
import { renderInPieces } from '#ui/site/piece.tsx'
import { siteIconOf, styleSheetOf } from '#worker/agency/look-files.ts'
import { consentVersion } from '#worker/privacy/consent-version.ts'
import { edgeHeaders, noStore, pageDay } from '#worker/site/caching/cache-policy.ts'
import { canonicalAddress } from '#worker/site/caching/page-address.ts'
import { answerRemembered, echoMarker, pageMemoryOf, remember, rememberedPage } from '#worker/site/caching/remembered-page.ts'
import { rulesPath } from '#worker/site/caching/speculation-rules.ts'
import type { PreparedPage, RequestContext } from '#worker/site/pages/page.ts'
import { inlineStyles } from '#worker/site/pages/page-styles.ts'
import { pagePolicy, securityHeaders } from '#worker/site/pages/security.ts'

/** What a route's loader returns: the page, and the request it was loaded for. */
export interface LoadedPage {
  readonly page: PreparedPage
  readonly context: RequestContext
}

const assets = { script, style, deskStyle, build }

export const readMethods: readonly string[] = ['GET', 'HEAD']

/** Responds with a page; pages that depend only on their URL get an ETag. @param keys query keys that remembered pages read */
export function pageResponse(loaded: LoadedPage, request: Request, keys: ReadonlySet<string>): Promise<Response> {
  const { page, context } = loaded
  const isTagged = page.cache.isTagged && page.status === 200 && !context.preview && readMethods.includes(request.method)
  return isTagged ? tagged(loaded, request, keys) : streamed(loaded)
}

/** Responds with a content hash as ETag, and remembers the page if allowed. Renders without streaming, so that a failure yields an error page and no entry. */
async function tagged(loaded: LoadedPage, request: Request, keys: ReadonlySet<string>): Promise<Response> {
  const { page, context } = loaded
  const { url, versions, now, settings } = context
  const rendered = renderInPieces(() => `<!DOCTYPE html>${renderToStaticMarkup(documentOf(loaded, echoMarker()))}`)
  const done = await rememberedPage(rendered, { ...versions, day: pageDay(now) }, headersOf(loaded))
  const address = url.pathname + url.search
  const memory = page.isRemembered ? pageMemoryOf(context.store.kv, settings.pageMemory) : null
  if (memory) remember(memory, canonicalAddress(address, keys), done)
  return answerRemembered(done, request, address, memory)
}

async function streamed(loaded: LoadedPage): Promise<Response> {
  const stream = await renderToReadableStream(documentOf(loaded, loaded.context.url.search), {
    // No out-of-order streaming: React would need inline scripts for it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: reportError,
  })
  return new Response(stream, { status: loaded.page.status, headers: headersOf(loaded) })
}

function documentOf({ page, context }: LoadedPage, query: string) {
  return (
    <Document
      agency={context.agency}
      name={page.name}
      found={page.status === 200}
      head={page.head}
      locale={context.locale}
      origin={context.origin}
      path={context.url.pathname}
      query={query}
      preview={context.preview}
      stock={context.stock}
      content={contentLinks(context.content, context.locale)}
      assets={assets}
      styles={stylesOf({ page, context })?.markup ?? null}
      consent={consentVersion(context.agency)}
      look={{ styleSheet: styleSheetOf(context.agency).path, icon: siteIconOf(context.agency) }}
    >
      {page.body}
    </Document>
  )
}

/** All headers of a page except its ETag. Preview pages and pages with a status other than 200 are never cached. */
function headersOf({ page, context }: LoadedPage): Headers {
  const isCacheable = page.status === 200 && !context.preview
  const headers = new Headers({
    ...securityHeaders,
    'Content-Security-Policy': pagePolicy(page, context, stylesOf({ page, context })?.source ?? null),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': context.locale,
    ...preloadIn(page),
    ...page.cache.headers,
    ...(isCacheable ? {} : noStore.headers),
    ...(context.preview ? {} : { 'Speculation-Rules': `"${rulesPath(context.locale)}"` }),
    ...(isCacheable && page.cache.edgeTags ? edgeHeaders(page.cache.edgeTags, context.settings) : {}),
  })
  const retryAfter = retryAfters.get(page.status)
  if (retryAfter !== undefined && !headers.has('Retry-After')) headers.set('Retry-After', retryAfter)
  return headers
}

function stylesOf({ page, context }: LoadedPage) {
  return inlineStyles(page.body.type, context.agency, page.head.firstPicture !== undefined)
}

/** What the browser fetches with the first bytes of the page, which the edge may send ahead of it (RFC 8297): the first photograph, or else the typefaces. */
function preloadIn({ head, status }: PreparedPage): { readonly Link?: string } {
  if (head.firstPicture === undefined) return { Link: facesToPreload }
  return status === 200 ? { Link: preloadOf(head.firstPicture) } : {}
}

const facesToPreload = earlyFaces.paths.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ')

function preloadOf({ srcSet, sizes }: FirstPicture): string {
  const [first = ''] = srcSet.split(' ')
  return `<${first}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`
}

/** `Retry-After` in seconds by status. The shortest rate limit on forms is an hour; a failing database recovers soon. */
const retryAfters: ReadonlyMap<number, string> = new Map([
  [429, '3600'],
  [503, '30'],
])

function reportError(error: unknown): void {
  reportFault('a page was not rendered', error)
}
