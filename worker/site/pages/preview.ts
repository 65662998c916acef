import type { Context, Hono } from 'hono'
import { locales } from '#messages/locales.ts'
import type { Env } from '#worker/env.ts'
import { redirection } from '#worker/site/pages/answers.ts'

/** A global of the Workers runtime. */
declare const HTMLRewriter: new () => Rewriter
interface Rewriter {
  on(selector: string, handlers: { element(element: Attributes): void } | { text(chunk: TextChunk): void }): Rewriter
  transform(answer: Response): Response
}

const prefix = '/preview'
const anyLanguage = locales.join('|')
const pagePath = new RegExp(`^/(?:(?:${anyLanguage})(?:[/?#]|$)|[?#]|$)`)
/** Links in `<noscript>`, whose content the rewriter sees as text. */
const pagePathInText = new RegExp(`(?<=href=")(?=/(?:${anyLanguage})/)`, 'g')
/** The rewriter passes attributes unescaped, as in the document. */
const pagePathInProps = new RegExp(`(?<=&quot;|")(?=/(?:${anyLanguage})/)`, 'g')

/** Attributes with URLs, and the elements that have them. */
const addresses = { href: 'a[href]', action: 'form[action]', formaction: 'button[formaction]', src: 'iframe[src]' } as const

const previews = new WeakSet<Request>()

/** Whether a request came in below /preview/, where cookie checks are off. */
export function isPreview(request: Request): boolean {
  return previews.has(request)
}

/** Serves the page below `/preview/…` with its links, forms and redirects rewritten to stay in the preview. */
export function answerPreview(pages: Hono<{ Bindings: Env }>) {
  return async ({ req, env, executionCtx }: Context<{ Bindings: Env }>): Promise<Response> => {
    const url = new URL(req.url)
    const below = url.pathname.slice(prefix.length)
    if (!url.pathname.startsWith(`${prefix}/`)) return redirection(301, prefix + (below || '/') + url.search)
    url.pathname = below
    const request = new Request(url, req.raw)
    previews.add(request)
    return withinPreview(await pages.fetch(request, env, executionCtx))
  }
}

function withinPreview(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('X-Robots-Tag', 'noindex')
  const location = headers.get('Location')
  if (location !== null) headers.set('Location', previewed(location))
  const copy = new Response(answer.body, { status: answer.status, headers })
  return answer.body !== null && headers.get('Content-Type')?.startsWith('text/html') ? withPreviewLinks(copy) : copy
}

function withPreviewLinks(answer: Response): Response {
  const rewriter = new HTMLRewriter()
  for (const [name, selector] of Object.entries(addresses)) rewriter.on(selector, { element: replacing(name, previewed) })
  rewriter.on('[data-props]', { element: replacing('data-props', (props) => props.replace(pagePathInProps, prefix)) })
  rewriter.on('noscript', { text: replacingText((text) => text.replace(pagePathInText, prefix)) })
  return rewriter.transform(answer)
}

interface Attributes {
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): unknown
}

function replacing(name: string, replace: (value: string) => string) {
  return (element: Attributes): void => {
    const value = element.getAttribute(name)
    if (value !== null) element.setAttribute(name, replace(value))
  }
}

interface TextChunk {
  readonly text: string
  readonly lastInTextNode: boolean
  remove(): unknown
  replace(content: string, options: { html: boolean }): unknown
}

/** Collects the chunks of a text and replaces it as a whole. */
function replacingText(replace: (text: string) => string) {
  let text = ''
  return (chunk: TextChunk): void => {
    text += chunk.text
    if (!chunk.lastInTextNode) return void chunk.remove()
    chunk.replace(replace(text), { html: true })
    text = ''
  }
}

/** A page's path in the preview; other addresses are unchanged. */
function previewed(address: string): string {
  return pagePath.test(address) ? prefix + address : address
}
