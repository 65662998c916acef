import { createServer } from 'node:http'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { paletteOf, styleSheet } from '#ui/design/palette.ts'
import { escapeXml } from '#ui/site/xml.present.ts'
import type { Mailbox } from './mailbox.ts'

const style = `
${styleSheet(paletteOf({ accent: null, shades: {} }))}:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Instrument Sans", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 1.5rem; font: 400 1.75rem/1.2 Fraunces, Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .75rem; font: 400 1.25rem/1.3 Fraunces, Georgia, serif; }
a { color: var(--accent-deep); }
ol { margin: 0; padding: 0; list-style: none; }
li a { display: grid; gap: .125rem; padding: .875rem 0; border-top: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover strong, li a:focus-visible strong { text-decoration: underline; }
li strong { font-weight: 600; overflow-wrap: anywhere; }
small, dt { color: var(--ink-soft); font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.6 ui-monospace, monospace; }
iframe { width: 100%; height: 48rem; border: 1px solid var(--line); background: var(--paper); }
@media (max-width: 599px) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }`

/** The list of mails, in the order given. */
function listPage(mails: readonly { readonly name: string; readonly mail: Email }[]): string {
  const rows = mails.map(({ name, mail }) => {
    const about = `${names([mail.from])} → ${names(mail.to)} · ${moment(mail)}`
    return `<li><a href="/${name}"><strong>${escapeXml(mail.subject || '(no subject)')}</strong><small>${escapeXml(about)}</small></a></li>`
  })
  return page('Mailbox', `<h1>Mailbox</h1>${rows.length === 0 ? '<p>No mail yet. Mail that the site sends appears here.</p>' : `<ol>${rows.join('')}</ol>`}`)
}

/** A mail: who and when, its HTML in a frame that runs nothing, its text, and every header. */
function mailPage(name: string, mail: Email): string {
  const title = mail.subject || '(no subject)'
  const people: readonly (readonly [string, string])[] = [
    ['From', names([mail.from])],
    ['To', names(mail.to)],
    ['Answers to', names(mail.replyTo)],
    ['Sent', moment(mail)],
  ]
  return page(
    title,
    `<p><a href="/">Mailbox</a></p><h1>${escapeXml(title)}</h1>
<dl>${people
      .filter(([, value]) => value !== '')
      .map(pair)
      .join('')}</dl>
<h2>As HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/${name}/html" title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${escapeXml(mail.text ?? '')}</pre>
<h2>Headers</h2><dl>${mail.headers.map((header) => pair([header.originalKey, header.value])).join('')}</dl>
<p><a href="/${name}/raw">As it came</a></p>`,
  )
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeXml(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

function pair([label, value]: readonly [string, string]): string {
  return `<dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd>`
}

function moment({ date }: Email): string {
  return date ? new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }) : ''
}

function names(addresses: readonly (Address | undefined)[] | undefined): string {
  return (addresses ?? []).map((each) => (each?.address ? `${each.name ? `${each.name} ` : ''}<${each.address}>` : '')).join(', ')
}

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
