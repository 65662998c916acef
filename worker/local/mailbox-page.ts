import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import type { Mailbox } from './mailbox.ts'
import { listPage, mailPage } from './mailbox-html.ts'

/** Serves what is in a mailbox, to be read: the list, a mail with its text and headers, its HTML apart, and as it came. */
export async function openMailboxPage(mailbox: Mailbox, port: number): Promise<{ close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const page = await answer(mailbox, new URL(request.url ?? '/', 'http://localhost').pathname).catch(() => null)
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...page?.headers })
    response.end(page?.body ?? 'There is no such mail.')
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
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** A mail's own HTML runs nothing, wherever it is opened; its pictures come from the site. */
const harmless = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'"
const ours = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'"

async function answer(mailbox: Mailbox, path: string): Promise<Answer | null> {
  if (path === '/') {
    const mails = await Promise.all(mailbox.names().map(async (name) => ({ name, mail: await parsed(mailbox, name) })))
    return html(listPage(mails.toReversed()), ours)
  }
  const [, name = '', part] = /^\/([0-9]+\.eml)(?:\/(html|raw))?$/.exec(path) ?? []
  const raw = mailbox.read(name)
  if (!raw) return null
  if (part === 'raw') return { body: raw, headers: {} }
  const mail = await PostalMime.parse(raw)
  return part === 'html' ? html(mail.html ?? '', harmless) : html(mailPage(name, mail), ours)
}

async function parsed(mailbox: Mailbox, name: string) {
  return PostalMime.parse(mailbox.read(name) ?? '')
}

function html(body: string, policy: string): Answer {
  return { body, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' } }
}
