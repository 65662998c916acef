import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMailbox } from '#worker/local/mailbox/mailbox.ts'
import { openSite } from '#worker/local/site.ts'
import { personAnswers, readForm } from '../forms/form-filler.ts'
import { isFull } from '../full.ts'
import { aProperty } from '../kit/factories.ts'
import { runImport } from '../kit/site.ts'
import { copyWithFifthLanguage, run } from './fifth-language.ts'

let copy: string
beforeAll(async () => {
  copy = await copyWithFifthLanguage()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a fifth language needs one code in the list and one catalogue', () => {
  test.runIf(isFull)(
    'the types compile',
    async () => {
      await run(copy, join(copy, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'])
    },
    300_000,
  )

  test('paths, number words and sort keys come from its catalogue, or else from English', async () => {
    const script = `
      const { href } = await import('./ui/routes.ts')
      const { numberWords } = await import('./db/model/calculators/number-words.ts')
      const { collationKey } = await import('./db/model/site/sort-key.ts')
      const { languages } = await import('./messages/languages.ts')
      const { textIn } = await import('./db/model/site/localized.ts')
      const towns = ['Aalst', 'Brugge'].sort((one, other) => collationKey(one, languages.eo.sort) < collationKey(other, languages.eo.sort) ? -1 : 1)
      console.log(JSON.stringify([href('forSale', 'eo'), href('forRent', 'eo'), numberWords(2347, 'eo'), towns, textIn({ nl: 'a', en: 'b' }, 'eo')]))`
    writeFileSync(join(copy, 'probe.ts'), script)
    expect(JSON.parse(await run(copy, process.execPath, ['probe.ts']))).toEqual([
      '/eo/vendo/',
      '/eo/for-rent/',
      'du mil tricent kvardek sep',
      ['Brugge', 'Aalst'],
      'b',
    ])
  })
})

/** Builds and starts a whole site, which takes minutes on two cores. */
describe.runIf(process.env.FULL === '1')('an existing site gets a fifth language without a migration', () => {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  const towns = ['Antwerpen', 'Bergen', 'Brugge']
  const feed = join(state, 'feed.json')
  const stock = (extra: object = {}) => towns.map((City, index) => aProperty({ ID: 7001 + index, City, Zip: '8000', ...extra }))
  let mailbox: Awaited<ReturnType<typeof openMailbox>>
  let site: Awaited<ReturnType<typeof openSite>>

  beforeAll(async () => {
    const before = await openSite({ state, quiet: true })
    writeFileSync(feed, JSON.stringify(stock()))
    expect((await runImport(state, [feed])).errors).toEqual([])
    await before.close()
    await run(copy, 'npm', ['run', '-s', 'build'])
    mailbox = await openMailbox(join(state, 'mailbox'))
    const mail = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port) }
    const { openSite: openCopy }: { openSite: typeof openSite } = await import(join(copy, 'worker/local/site.ts'))
    site = await openCopy({ state, quiet: true, variables: { ENABLED_LOCALES: 'nl,fr,en,de,eo', ...mail } })
  }, 600_000)
  afterAll(async () => {
    await site.close()
    await mailbox.close()
    rmSync(state, { recursive: true, force: true })
  })

  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, site.url), { redirect: 'manual', headers: { Connection: 'close' }, ...init })
  const html = async (path: string) => (await ask(path)).text()
  async function townsIn(language: string): Promise<readonly string[]> {
    const { items }: { items: readonly { city: string }[] } = await (await ask(`/api/listings?lang=${language}&goal=sale&sort=city&dir=asc`)).json()
    return items.map((item) => item.city)
  }

  test('home, list, property and form pages are in the language before an import', async () => {
    expect(await html('/eo/')).toMatch(/<html lang="eo">[\s\S]*⟦[\s\S]*<h1[\s\S]*⟦/)
    expect(await html('/eo/vendo/')).toMatch(/⟦[\s\S]*Antwerpen/)
    const address = (await ask('/property/7002?lng=eo')).headers.get('Location') ?? ''
    expect(address).toMatch(/^\/eo\/vendo\/bergen\/[a-z-]+\/7002\/$/)
    expect(await html(address)).toContain('⟦')
    expect(await html('/eo/contact/')).toContain('⟦')
    const dutch = await ask('/eo/te-koop/')
    expect([dutch.status, dutch.headers.get('Location')]).toEqual([301, '/eo/vendo/'])
  })

  test('an import writes its names and lists sort by its alphabet', async () => {
    expect(await townsIn('eo')).toEqual(['Antwerpen', 'Bergen', 'Brugge'])
    writeFileSync(feed, JSON.stringify(stock({ Marquee: 'Nieuw' })))
    await run(copy, process.execPath, ['worker/local/import/import.ts', feed], { PERRON_STATE: state })
    // The command is another process, so the site reads the new version a moment later.
    await expect.poll(() => townsIn('eo')).toEqual(['Bergen', 'Brugge', 'Antwerpen'])
    expect(await townsIn('nl')).toEqual(['Antwerpen', 'Bergen', 'Brugge'])
  })

  test('a form’s captcha and mail are in the language', async () => {
    const page = await html('/eo/contact/')
    const words = /<p class="captcha-word" id="captcha-word">([^<]+)</.exec(page)?.[1] ?? ''
    expect(words).toMatch(/^(?:(?:unu|du|tri|kvar|kvin|ses|sep|ok|naŭ|nul|(?:du|tri|kvar|kvin|ses|sep|ok|naŭ)?dek) ?)+$/)
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...readForm(page).carried, captcha: figures(words), ...personAnswers() })) body.append(name, value)
    expect((await ask('/eo/contact/', { method: 'POST', body })).headers.get('Location')).toMatch(/^\/eo\/thank-you\//)
    // One to the visitor, one to the postmaster: the site has no agency record.
    await expect.poll(() => mailbox.names().length, { timeout: 50_000 }).toBe(2)
    const mails = await Promise.all(mailbox.names().map((name) => PostalMime.parse(mailbox.read(name) ?? '')))
    const mine = mails.find((mail) => mail.to?.[0]?.address === 'Annelie@example.com')
    expect(mine?.headers.find(({ key }) => key === 'content-language')?.value).toBe('eo')
    expect(mine?.subject).toContain('⟦')
    expect(mine?.text).toContain('⟦')
  })

  function figures(words: string): string {
    const digits = ['nul', 'unu', 'du', 'tri', 'kvar', 'kvin', 'ses', 'sep', 'ok', 'naŭ']
    const tens = /^(\S*)dek(?: (\S+))?$/.exec(words)
    if (!tens) return String(digits.indexOf(words))
    return String((tens[1] ? digits.indexOf(tens[1]) : 1) * 10 + (tens[2] ? digits.indexOf(tens[2]) : 0))
  }
})
