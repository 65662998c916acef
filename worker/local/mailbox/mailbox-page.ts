import { createServer } from 'node:http'
import PostalMime, { type Email } from 'postal-mime'
import type { Mailbox } from './mailbox.ts'
import { listPage, mailPage } from './mailbox-html.ts'

export type KnownHost = (header: string | undefined) => boolean

/** Other sites cannot frame a mail or load it as a picture or script. */
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Serves what is in a mailbox, to be read: the list, a mail with its text and headers, its HTML separately, and its source. */
export async function openMailboxPage(mailbox: Mailbox, port: number, isKnownHost: KnownHost): Promise<{ close(): Promise<void> }> {
  const server = createServer(async ({ method, url, headers: { host } }, response) => {
    const refusal = !isKnownHost(host) ? refusals.host : method !== 'GET' && method !== 'HEAD' ? refusals.method : null
    const page = refusal ?? (await answer(mailbox, url?.split('?')[0] ?? '/').catch(() => null)) ?? refusals.unknown
    response.writeHead(page.status ?? 200, { ...headers, ...page.headers })
    response.end(page.body)
  })
  await new Promise<void>((ready, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

interface Answer {
  /** Defaults to 200. */
  readonly status?: number
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

const refusals = {
  host: { status: 403, body: 'The mailbox is read at localhost, or at the HOST it was opened on.', headers: {} },
  method: { status: 405, body: 'The mailbox is only read.', headers: { Allow: 'GET, HEAD' } },
  unknown: { status: 404, body: 'This mail does not exist.', headers: {} },
} as const

/** A mail's own HTML runs nothing, wherever it is opened; its pictures come from the site. */
const harmless =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'"
const ours = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

async function answer(mailbox: Mailbox, path: string): Promise<Answer | null> {
  if (path === '/') {
    const mails = await Promise.all(mailbox.names().map(async (name) => ({ name, mail: await parsed(mailbox.read(name)) })))
    return html(listPage(mails.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : [])).toReversed()), ours)
  }
  const [, name = '', part] = /^\/([0-9]+\.eml)(?:\/(html|raw))?$/.exec(path) ?? []
  const raw = mailbox.read(name)
  if (!raw) return null
  if (part === 'raw') return { body: raw, headers: {} }
  const mail = await PostalMime.parse(raw)
  return part === 'html' ? html(mail.html ?? '', harmless) : html(mailPage(name, mail), ours)
}

/** Null for a mail that was removed meanwhile, or that the parser refuses: the others are still listed. */
async function parsed(raw: Uint8Array | null): Promise<Email | null> {
  return raw && PostalMime.parse(raw).catch(() => null)
}

function html(body: string, policy: string): Answer {
  return { body, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } }
}
