import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { openForm, personAnswers } from '../forms/form-filler.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

export const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVQY02PoYDDGgxhGpbEhAF9CSQ3QCURbAAAAAElFTkSuQmCC', 'base64')
/** An 8 × 8 JPEG with GPS coordinates in its Exif segment. */
export const jpeg = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  Buffer.from('ffe10013', 'hex'),
  Buffer.from('Exif\0\0GPS 51.2 3.2'.padEnd(0x11, ' ').slice(0, 0x11), 'latin1'),
  Buffer.from('ffc0000b080008000801011100ffda0008010100003f00d2ffd9', 'hex'),
])
export const megabyte = 1024 * 1024
export const day = 24 * 60 * 60 * 1000
export const names = { nl: 'EPC-attest', fr: 'Certificat PEB', en: 'Energy certificate', de: 'Energieausweis' }

export let site: TestSite

/** One site for the file’s tests, emptied before each. Call it once at the top of the file. */
export function lendDocumentSite(): void {
  beforeAll(async () => {
    site = await startSite()
    await site.importFeed({
      ...propertyAnswer([
        aProperty({ ID: 1 }),
        aProperty({ ID: 2 }),
        aRental({ ID: 3, Status: 4 }),
        aProperty({ ID: 4, Status: 2 }),
        aProperty({ ID: 5 }),
        aProperty({ ID: 6 }),
      ]),
      ...projectAnswer([
        aProject({
          ID: 71,
          Documents: [
            { ID: 11, Name: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' } },
            { ID: 12, Name: { nl: 'Prijslijst', fr: 'Liste des prix', en: 'Price list', de: 'Preisliste' } },
          ],
        }),
        aProject({ ID: 72, Documents: [], Constructions: [] }),
      ]),
    })
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    await site.mails()
    await site.db.batch([site.db.prepare('DELETE FROM leads'), site.db.prepare('DELETE FROM outbox'), site.db.prepare('DELETE FROM rate_limits')])
    for (const [owner, keys] of Object.entries(await storedKeys())) for (const key of keys) await remove(`${owner}/${key}`)
    for (const key of await storedFiles()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
    site.mailbox.empty()
  })
}

export const authorised = () => ({ Authorization: `Bearer ${site.token}` })
export const put = (path: string, body: BodyInit = pdf, query: Record<string, string> = names) =>
  site.fetch(`/documents/${path}?${new URLSearchParams(query)}`, { method: 'PUT', body, headers: authorised() })
export const remove = (path: string) => site.fetch(`/documents/${path}`, { method: 'DELETE', headers: authorised() })
export const form = (id: number, locale: Locale = 'nl') => href('documentRequest', locale, { id })
export const projectForm = (id: number, locale: Locale = 'nl') => href('projectDocumentRequest', locale, { id })
export const page = (id: number, locale: Locale = 'nl') => followed(href('propertyForSale', locale, { city: '-', type: '-', id }))
export const projectPage = (id: number, locale: Locale = 'nl') => followed(href('project', locale, { city: '-', name: '-', id }))

async function followed(path: string): Promise<string> {
  return site.html((await site.fetch(path)).headers.get('Location') ?? path)
}

/** The stored keys, by owner. */
export async function storedKeys(): Promise<Record<string, string[]>> {
  const { results } = await site.db.prepare('SELECT id FROM documents ORDER BY id').all<{ id: string }>()
  const all: Record<string, string[]> = {}
  for (const { id } of results) {
    const [kind, owner, key = ''] = id.split('/')
    const keys = all[`${kind}/${owner}`] ?? []
    keys.push(key)
    all[`${kind}/${owner}`] = keys
  }
  return all
}

export async function storedFiles(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'documents/' })
  return objects.map(({ key }) => key)
}

/** Opens the form and requests documents. */
export async function request(path: string, documents: readonly string[], overrides: Readonly<Record<string, string>> = {}): Promise<Response> {
  return send(path, documents, await openForm(site, path), overrides)
}

export async function send(
  path: string,
  documents: readonly string[],
  { carried, captcha }: Awaited<ReturnType<typeof openForm>>,
  overrides = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...personAnswers({ remark: '', ...overrides }) })) body.append(name, value)
  for (const each of documents) body.append('documents', each)
  return site.fetch(path, { method: 'POST', body })
}

/** The documents a form offers. */
export function offered(html: string): (string | undefined)[] {
  return [...html.matchAll(/<input[^>]*name="documents"[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1])
}

export async function mailTo(address: string) {
  return (await site.mails()).filter((mail) => mail.to?.[0]?.address === address)
}

export function linksIn(text = ''): string[] {
  return (text.match(/https?:\/\/\S+\/documents\/\S+/g) ?? []).map((link) => new URL(link).pathname + new URL(link).search)
}

export const leads = async () =>
  (await site.db.prepare('SELECT id, fields, created_at FROM leads').all<{ id: string; fields: string; created_at: string }>()).results
export const asStrings = (parts: readonly (number | string)[]) => parts.map(String)
