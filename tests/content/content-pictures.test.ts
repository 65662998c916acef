import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exportCommand } from '#worker/local/commands/export-command.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** A free page with these blocks. */
function aPage(body: string) {
  const words = { nl: 'Ons huis' }
  return { key: 'ons-huis', category: 'free', published: '2026-01-01', state: 'published', name: words, title: words, summary: words, body: { nl: body } }
}

async function exported(site: TestSite): Promise<string> {
  const file = join(site.state, 'export.json')
  const openLocal = async () => ({ url: site.url, token: site.token, close: async () => undefined })
  expect(await exportCommand(['content', file], { print: () => undefined, printError: () => undefined, environment: {}, openLocal })).toBe(0)
  return file
}

const main = (html: string) => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/127\.0\.0\.1:\d+/g, 'site')

test('a page that is exported with the pictures of its blocks looks the same on an empty site that imports it', { timeout: 60_000 }, async () => {
  await using one = await startSite()
  await using other = await startSite()
  writeFileSync(
    join(one.state, 'gevel.jpg'),
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a0522d' } })
      .jpeg()
      .toBuffer(),
  )
  await one.importFeed({ kind: 'content', pictures: [{ file: 'gevel.jpg', alt: { nl: 'Een gevel' } }] }, [], 'content.json')
  const { file } = (await one.db.prepare('SELECT file FROM content_pictures').first<{ file: string }>()) ?? { file: '' }
  const body = `## Wie wij zijn\n\n::: picture left\n![Een gevel](/content/files/${file})\n\nEen tekst.\n:::\n\n::: form newsletter`
  await one.importFeed({ kind: 'content', articles: [aPage(body)] }, [], 'content.json')
  const before = main(await one.html('/nl/ons-huis/'))
  expect(before).toContain(`/content/files/${file}`)

  const sent = await other.importFile(await exported(one))
  expect([sent.status, sent.errors]).toEqual([0, []])
  const changing = / value="[^"]*"|<p class="captcha-word"[^<]*<\/p>|<p class="captcha-word" [^>]*>[^<]*/g
  expect(main(await other.html('/nl/ons-huis/')).replaceAll(changing, '')).toBe(before.replaceAll(changing, ''))
  expect((await other.fetch(`/content/files/${file}`)).headers.get('Content-Type')).toBe('image/jpeg')
  expect(
    await other.db
      .prepare('SELECT file, alt FROM content_pictures')
      .all()
      .then(({ results }) => results),
  ).toEqual([{ file, alt: '{"nl":"Een gevel"}' }])

  const again = await other.importFile(await exported(one))
  expect(again.lines).toEqual([expect.stringMatching(/^added 0, changed 0/)])
  expect(readFileSync(join(one.state, 'pictures', file)).length).toBeGreaterThan(0)
})

test('a picture of a content file that was not sent with it refuses the file', async () => {
  await using site = await startSite()
  const { status, errors } = await site.importFeed({ kind: 'content', pictures: [{ file: 'weg.jpg' }] }, [], 'content.json')
  expect([status, errors.join()]).toEqual([1, expect.stringContaining('pictures[0].file must be a JPEG')])
})
