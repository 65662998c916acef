import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { href } from '#ui/routes.ts'
import { type Answers, type OpenedForm, openForm } from '../forms/form-filler.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const secret = 'a secret of this test'
export const signing = { current: secret, previous: [] }
export const form = href('testimonialForm', 'nl')
export const page = href('testimonials', 'nl')
export const megabyte = 1024 * 1024
export const day = 24 * 60 * 60 * 1000

export let site: TestSite

/** One site for the file’s tests, emptied before each. Call it once at the top of the file. */
export function lendTestimonialSite(): void {
  beforeAll(async () => {
    site = await startSite({ SIGNING_SECRET: secret })
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    // Waits for the mails of the previous test: one in flight would arrive in the next.
    await site.mails()
    for (const row of await rows()) await erase(row.id)
    await site.db.prepare('DELETE FROM leads').run()
    await site.kv.delete('testimonials:newest')
    for (const key of await files()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
    site.mailbox.empty()
  })
}

export const typed: Answers = {
  name: 'Els V. uit Brugge',
  about: 'verkocht een rijwoning',
  website: 'www.els.example',
  comment: 'Niemand heeft ons opgejaagd.\r\n\r\nDat blijft ons bij.',
  email: 'Els@example.com',
  publish: '1',
  privacy: '1',
}

export async function send(answers: Answers, file: File | null, { carried, captcha }: OpenedForm, path = form): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...answers })) body.append(name, value)
  if (file) body.append('picture', file)
  return site.fetch(path, { method: 'POST', body })
}

export const write = async (answers: Answers = typed, file: File | null = null, path = form) => send(answers, file, await openForm(site, path), path)
export const decide = (link: string, decision: string, withPicture = true) =>
  site.fetch(link, { method: 'POST', body: new URLSearchParams({ decision, checked: '1', ...(withPicture ? { picture: '1' } : {}) }) })

/** A phone photograph: 800 × 600, rotated by EXIF, with its location. */
export async function photograph(): Promise<Buffer> {
  const pixels = { width: 800, height: 600, channels: 3, background: '#a05030' } as const
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 13/1 26/1' } }
  return sharp({ create: pixels })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Els Verhaege', Software: 'Telefoon' }, ...gps })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

export const asFile = (bytes: Buffer | string, name: string) => new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

export function metadataIn(bytes: Buffer): string {
  return bytes.toString('latin1')
}

export async function tagOf(path: string): Promise<string | null> {
  return (await site.fetch(path)).headers.get('ETag')
}

export async function linkInMail(): Promise<string> {
  const notice = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  const url = new URL(/https?:\/\/\S+seal=\S+/.exec(notice?.text ?? '')?.[0] ?? '')
  expect(notice?.text).not.toContain('/files/')
  return url.pathname + url.search
}

interface Row {
  readonly id: string
  readonly state: string
  readonly picture: string | null
}

export async function rows(): Promise<readonly Row[]> {
  return (await site.db.prepare('SELECT * FROM testimonials ORDER BY posted_at').all<Row>()).results
}

export async function erase(id: string): Promise<void> {
  await site.db.prepare('DELETE FROM testimonials WHERE id = ?').bind(id).run()
}

export async function leads(): Promise<readonly unknown[]> {
  return (await site.db.prepare('SELECT id FROM leads').all()).results
}

export async function files(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'testimonials/' })
  return objects.map(({ key }) => key)
}

export async function fileOf(key: string): Promise<Buffer> {
  const file = await (await site.miniflare.getR2Bucket('FILES')).get(key)
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
}
