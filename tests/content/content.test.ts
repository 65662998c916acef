import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { exportCommand } from '#worker/local/commands/export-command.ts'
import { demoArticlePath, demoArticles, importDemoContent } from '../kit/demo-content.ts'
import { type ImportResult, startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { elementsOf } from '../listings/listing-pages.ts'

const everyLanguage = (text: string) => ({ nl: `${text} nl`, fr: `${text} fr`, en: `${text} en`, de: `${text} de` })

/** An article with a name, title, summary and body in every language. */
function anArticle(key: string, changes: object = {}): object {
  const texts = { name: everyLanguage(`Name ${key}`), title: everyLanguage(`Title ${key}`), summary: everyLanguage('Summary'), body: everyLanguage('Body') }
  return { key, category: 'tips', published: '2026-01-02', state: 'published', ...texts, ...changes }
}

function aFile(...articles: readonly object[]): object {
  return { kind: 'content', articles }
}

async function exported(site: TestSite): Promise<string> {
  const file = join(site.state, 'export.json')
  const lines: string[] = []
  const status = await exportCommand(['content', file], {
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
    environment: {},
    openLocal: async () => ({ url: site.url, token: site.token, close: async () => undefined }),
  })
  expect([status, lines]).toEqual([0, [expect.stringMatching(/^wrote \d+ articles/)]])
  return file
}

const redirectOf = async (site: TestSite, path: string) => {
  const answer = await site.fetch(path)
  return `${answer.status} ${answer.headers.get('Location') ?? ''}`.trim()
}

describe('the texts of the demo agency', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    await importDemoContent(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('each have a page in every language, are in the sitemap, link to their category and have no broken links', async () => {
    const sitemap = await wholeSitemap(site)
    for (const locale of locales) {
      const paths = [href('tips', locale), href('assets', locale), href('jobs', locale), ...demoArticles.map(({ key }) => demoArticlePath(key, locale))]
      for (const path of paths) {
        const answer = await site.fetch(path)
        const html = await answer.text()
        expect(answer.status, path).toBe(200)
        expect(html, path).not.toMatch(/noindex|\{\{|article:|page:[a-z]/)
        expect(sitemap, path).toContain(`${path}</loc>`)
      }
      const overview = await site.html(href('tips', locale))
      for (const { key, category } of demoArticles) if (category === 'tips') expect(overview).toContain(`href="${demoArticlePath(key, locale)}"`)
    }
  })

  test('the texts of the demo agency have the paths given in the specification', () => {
    const namesOf = (category: string) => demoArticles.filter((each) => each.category === category).map(({ key }) => demoArticlePath(key, 'en').split('/')[3])
    expect(namesOf('assets')).toEqual([
      'specialist-in-the-area',
      'quality-guarantee',
      'green-number',
      'wide-range',
      'professional-photographer',
      'home-staging',
      '25-years-experience',
      'largest-network',
    ])
    expect(namesOf('tips')).toEqual([
      'first-impression',
      'where-to-start',
      'around-the-house',
      'in-the-house',
      'cleaning',
      'repair-or-replace',
      'neutralise',
      'create-atmosphere',
      'checklist',
    ])
    expect(namesOf('jobs')).toEqual(['office-manager'])
  })

  test('the texts of the demo agency are linked from the header and the footer', async () => {
    for (const locale of locales) {
      const html = await site.html(href('contact', locale))
      for (const name of ['assets', 'tips', 'jobs'] as const) expect(html).toContain(`href="${href(name, locale)}"`)
    }
  })

  test('the tips of the demo agency show author, date, neighbours, a checklist and a link to the valuation', async () => {
    const html = await site.html(demoArticlePath('tip-cleaning', 'fr'))
    expect(html).toContain('Wouter Desloover')
    expect(html).toContain('<time dateTime="2026-04-07">7 avril 2026</time>')
    expect(html).toContain(`<a href="${demoArticlePath('tip-in-the-house', 'fr')}" rel="prev">`)
    expect(html).toContain(`<a href="${demoArticlePath('tip-repair', 'fr')}" rel="next">`)
    expect(elementsOf(html).filter(({ name, attribs }) => name === 'input' && attribs.type === 'checkbox').length).toBeGreaterThan(4)
    expect(html).toContain(`href="${href('valuation', 'fr')}"`)
  })

  test('the texts of the demo agency are found by original and former paths, by key, in any spelling and in another language', async () => {
    for (const [path, to] of [
      ['/tips/first-impression/', '302 /nl/tips/eerste-indruk/'],
      ['/conseils/nettoyer', '302 /fr/conseils/nettoyer/'],
      ['/nl/tips/opruimen/?lng=de', '302 /de/tipps/aufraeumen/'],
      ['/nl/Tips/Opruimen', '301 /nl/tips/opruimen/'],
      ['/fr/CONSEILS/Premi%C3%A8re%20impression', '301 /fr/conseils/premiere-impression/'],
      ['/nl/article/tip-cleaning/', '301 /nl/tips/opruimen/'],
      ['/nl/tips/afvinklijst/', '301 /nl/tips/checklist/'],
      ['/fr/conseils/checklist', '301 /fr/conseils/liste-de-controle/'],
      ['/preview/nl/tips/opruimen/', '200'],
      ['/nl/article/unknown/', '404'],
      ['/nl/tips/unknown/', '404'],
    ] as const)
      expect(await redirectOf(site, path), path).toBe(to)
  })

  test('the texts of the demo agency are unchanged after an export and a new import', async () => {
    const file = await exported(site)
    const { articles } = JSON.parse(readFileSync(file, 'utf8'))
    expect(articles).toHaveLength(demoArticles.length)
    const again = await site.importFile(file)
    expect([again.status, again.lines]).toEqual([0, [expect.stringMatching(/^added 0, changed 0, unchanged \d+, withdrawn 0, rejected 0$/)]])
  })
})

describe('an article', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site[Symbol.asyncDispose]())

  const imported = async (...articles: readonly object[]) => site.importFeed(aFile(...articles))
  const tipPath = (name: string, locale: Locale) => `${href('tips', locale)}${name}-${locale}/`

  test('an article is added, changed, withdrawn and counted; a draft is not published', async () => {
    expect((await imported(anArticle('one'), anArticle('two', { state: 'draft' }))).lines).toEqual(['added 2, changed 0, unchanged 0, withdrawn 0, rejected 0'])
    expect([await redirectOf(site, tipPath('name-one', 'nl')), await redirectOf(site, tipPath('name-two', 'nl'))]).toEqual(['200', '404'])
    expect((await imported(anArticle('one', { state: 'withdrawn' }), anArticle('two', { state: 'draft' }))).lines).toEqual([
      'added 0, changed 0, unchanged 1, withdrawn 1, rejected 0',
    ])
    const gone = await site.fetch(tipPath('name-one', 'fr'))
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining(translator('fr')('article.gone.title'))])
    await imported(anArticle('one', { state: 'withdrawn' }), anArticle('three'))
    expect(await (await site.fetch(tipPath('name-one', 'fr'))).text()).toContain(`href="${tipPath('name-three', 'fr')}"`)
    await imported(anArticle('one', { state: 'withdrawn' }), anArticle('three', { state: 'withdrawn' }))
    expect((await site.fetch(href('tips', 'nl'))).status).toBe(404)
    expect(await wholeSitemap(site)).not.toContain(href('tips', 'nl'))
    expect(await site.html(href('contact', 'nl'))).not.toContain(`href="${href('tips', 'nl')}"`)
  })

  test('an article keeps its former paths when it is renamed', async () => {
    await imported(anArticle('moved'))
    await imported(anArticle('moved', { name: everyLanguage('Elsewhere') }))
    expect(await redirectOf(site, tipPath('name-moved', 'de'))).toBe(`301 ${tipPath('elsewhere', 'de')}`)
    await imported(anArticle('moved'))
    expect(await redirectOf(site, tipPath('name-moved', 'de'))).toBe('200')
    expect(await redirectOf(site, tipPath('elsewhere', 'de'))).toBe(`301 ${tipPath('name-moved', 'de')}`)
  })

  test('missing in a language is not linked or indexed there, but shown in another language with its lang', async () => {
    const onlyDutch = { name: { NL: 'Enkel' }, title: { NL: 'Enkel hier' }, summary: { NL: 'Kort' }, body: { NL: 'Tekst [elders](article:moved).' } }
    await imported(anArticle('moved'), anArticle('dutch', onlyDutch))
    const html = await site.html('/fr/conseils/enkel/')
    expect(html).toContain('<h1 lang="nl">Enkel hier</h1>')
    expect(html).toContain('noindex')
    expect(html).toContain(translator('fr')('article.otherLanguage'))
    expect(await site.html(href('tips', 'fr'))).not.toContain('enkel')
    expect(await site.html(href('tips', 'nl'))).toContain('/nl/tips/enkel/')
    const sitemap = await wholeSitemap(site)
    expect([sitemap.includes('/nl/tips/enkel/'), sitemap.includes('/fr/conseils/enkel/')]).toEqual([true, false])
  })

  test('an article in only one language keeps its category out of the index and the hreflang of the others', async () => {
    const category = { key: 'area', name: everyLanguage('Area') }
    const only = (locale: Locale, key: string) =>
      anArticle(key, { category: 'area', ...Object.fromEntries(['name', 'title', 'summary', 'body'].map((text) => [text, { [locale]: `${key} ${text}` }])) })
    const disclaimer = { page: 'disclaimer', title: { nl: 'Voorbehoud' }, summary: { nl: 'Kort' }, body: { nl: 'Tekst' } }
    const file = { kind: 'content', categories: [category], pages: [disclaimer], articles: [only('nl', 'dutch-area'), only('fr', 'french-area')] }
    expect((await site.importFeed(file)).errors).toEqual([])
    const sitemap = await wholeSitemap(site)
    const alternatesOf = (html: string) => [...html.matchAll(/<link rel="alternate" hrefLang="([a-z]{2})"/g)].map(([, locale]) => locale)
    for (const [languages, pathOf] of [
      [['nl', 'fr'], (locale: Locale) => `/${locale}/area-${locale}/`],
      [['nl'], (locale: Locale) => href('disclaimer', locale)],
    ] as const) {
      for (const locale of locales) {
        const isIn = languages.some((each) => each === locale)
        const html = await site.html(pathOf(locale))
        expect([pathOf(locale), alternatesOf(html), html.includes('content="noindex'), sitemap.includes(`${pathOf(locale)}</loc>`)]).toEqual([
          pathOf(locale),
          isIn ? languages : [],
          !isIn,
          isIn,
        ])
      }
    }
    expect(await site.html(href('disclaimer', 'nl'))).toContain(`href="${href('disclaimer', 'fr')}" lang="fr"`)
  })

  test('an article of an imported category and subcategory is found under their names', async () => {
    const categories = [
      { key: 'news', name: { nl: 'Nieuws', fr: 'Actualités', en: 'News', de: 'Aktuelles' } },
      { key: 'law', parent: 'news', name: { nl: 'Wet & recht', fr: 'Droit', en: 'Law', de: 'Recht' } },
    ]
    const article = anArticle('news-one', { category: 'news', subcategory: 'law', name: { any: 'Huurdersgarantie' } })
    expect((await site.importFeed({ kind: 'content', categories, articles: [article] })).errors).toEqual([])
    expect(await redirectOf(site, '/nl/nieuws/wet-recht/huurdersgarantie/')).toBe('200')
    expect(await redirectOf(site, '/nl/nieuws/wet-recht/huurdersgarantie/?lng=fr')).toBe('302 /fr/actualites/droit/huurdersgarantie/')
    for (const path of ['/de/aktuelles/', '/de/aktuelles/recht/']) expect(await site.html(path)).toContain('href="/de/aktuelles/recht/huurdersgarantie/"')
  })

  test('an article keeps its picture after an export and an import', async () => {
    const photograph = readFileSync(join(import.meta.dirname, '../../db/demo/agency/share.jpg'))
    writeFileSync(join(site.state, 'photograph.jpg'), photograph)
    await imported(anArticle('pictured', { picture: { file: 'photograph.jpg', alt: { nl: 'Liesbet' } } }))
    const html = await site.html(tipPath('name-pictured', 'nl'))
    const source = /\/content\/files\/[0-9a-f]{20}\.jpg/.exec(html)?.[0] ?? ''
    expect((await site.fetch(source)).headers.get('Content-Type')).toBe('image/jpeg')
    expect(html).toContain('alt="Liesbet"')
    for (const [extension, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
    ]) {
      expect(html).toMatch(new RegExp(`<source type="${type}" srcSet="${source}/480\\.${extension} 480w[^"]*" sizes="[^"]+"`))
      const smaller = await site.fetch(`${source}/480.${extension}`)
      expect([smaller.status, smaller.headers.get('Content-Type'), smaller.headers.get('Cache-Control')]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
      expect((await sharp(await smaller.arrayBuffer()).metadata()).width).toBeLessThanOrEqual(480)
    }
    for (const size of ['481.avif', '480.jpg', '480.toString', 'x']) expect((await site.fetch(`${source}/${size}`)).status, size).toBe(404)
    const again = await site.importFile(await exported(site))
    expect(again.lines).toEqual([expect.stringMatching(/^added 0, changed 0, unchanged \d+, withdrawn 0/)])
  })

  test('an article keeps the focal point of its picture, also one set at the desk', async () => {
    const placed = (x: number) =>
      imported(anArticle('placed', { picture: { file: '/pictures/kitchen-01.jpg', width: 1600, height: 1067, focus: { x, y: 65 } } }))
    const points = () => site.db.prepare("SELECT x, y FROM picture_focus WHERE url = '/pictures/kitchen-01.jpg'").all()
    await placed(40)
    expect(JSON.parse(readFileSync(await exported(site), 'utf8'))).toMatchObject({
      articles: expect.arrayContaining([expect.objectContaining({ key: 'placed', picture: expect.objectContaining({ focus: { x: 40, y: 65 } }) })]),
    })
    await site.db.exec('UPDATE picture_focus SET x = 10, version = version + 1')
    await placed(40)
    expect((await points()).results).toEqual([{ x: 10, y: 65 }])
    await site.db.exec('DELETE FROM picture_focus')
    await placed(40)
    expect((await points()).results).toEqual([{ x: 40, y: 65 }])
    expect((await placed(101)).errors.join()).toContain('focus.x')
  })
})

test('a text only links to allowed targets, in the reader’s language, and its HTML is escaped', async () => {
  await using site = await startSite()
  await site.importFeed(aFile(anArticle('known'), anArticle('links')))
  const body = [
    '<script>alert(1)</script>',
    'a <b onclick="x">word</b> [bad](javascript:alert(1)) [bad](data:text/html,x) [bad](//evil.example/) ![pixel](https://evil.example/x.png)',
    '[page](page:valuation) [none](page:tips2) [article](article:known) [gone](article:missing) [out](https://www.biv.be/) {{agency}} {{unknown}}',
    '| a | b |\n| - | - |\n| 1 | 2 |',
  ].join('\n\n')
  // Written to the database directly, since the import would refuse it.
  await site.db.prepare("UPDATE articles SET body = json_object('any', ?) WHERE key = 'links'").bind(body).run()
  await site.db.prepare('UPDATE catalogue SET content = content + 1').run()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await site.html('/fr/conseils/name-links-fr/')
  const html = await site.html('/fr/conseils/name-links-fr/')
  const main = html.slice(html.indexOf('<div class="text"'), html.indexOf('</article>'))
  expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const elements = elementsOf(main)
  expect(
    elements.filter(
      ({ name, attribs }) => (name === 'script' && attribs.type !== 'application/ld+json') || name === 'b' || (attribs.src ?? '').includes('evil'),
    ),
  ).toEqual([])
  const links = elements.flatMap(({ name, attribs }) => (name === 'a' ? [attribs.href] : []))
  expect(links.slice(-3)).toEqual([href('valuation', 'fr'), '/fr/conseils/name-known-fr/', 'https://www.biv.be/'])
  expect(main).toContain('Perron {{unknown}}')
  expect(main).toContain('<th scope="col">a</th>')
})

describe('a content file is refused and changes nothing', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    await site.importFeed(aFile(anArticle('known')))
  })
  afterAll(() => site[Symbol.asyncDispose]())

  const body = (text: string) => ({ body: { en: text } })
  test.each<[string, object, RegExp]>([
    ['for HTML', aFile(anArticle('a', body('<iframe src="x"></iframe>'))), /articles\[0\]\.body\.en must have no HTML \(was "<iframe/],
    [
      'for a script’s link',
      aFile(anArticle('a', body('[x](javascript:alert(1))'))),
      /articles\[0\]\.body\.en must link to page:NAME.*\(was "javascript:alert\(1\)"\)/,
    ],
    ['for a missing page', aFile(anArticle('a', body('[x](page:nowhere)'))), /must link to a page of the site \(was "page:nowhere"\)/],
    ['for a picture in a text', aFile(anArticle('a', body('![x](https://a.example/b.png)'))), /articles\[0\]\.body\.en must have no pictures/],
    [
      'for an unknown category',
      aFile(anArticle('a', { category: 'news' })),
      /articles\[0\]\.category must be tips, assets, jobs, free or the key of a category \(was "news"\)/,
    ],
    [
      'for a path that another article has',
      aFile(anArticle('a', { name: everyLanguage('Name known') })),
      /\/nl\/tips\/name-known-nl\/, which belongs to "known"/,
    ],
    ['for two articles with the same key', aFile(anArticle('a'), anArticle('a')), /articles\[1\]\.key must be unique \(was "a"\)/],
    ['for a state it does not know', aFile(anArticle('a', { state: 'hidden' })), /articles\[0\]\.state must be/],
    [
      'for a picture that was not sent',
      aFile(anArticle('a', { picture: { file: 'missing.jpg' } })),
      /articles\[0\]\.picture\.file must be a JPEG, PNG or WebP/,
    ],
    ['for the former path of a page', aFile(anArticle('a', { formerPaths: ['/nl/contact/'] })), /articles\[0\]\.formerPaths must not have the path of a page/],
    [
      'for a vacancy among the tips',
      aFile(anArticle('a', { job: { employmentType: 'FULL_TIME' } })),
      /articles\[0\]\.job is only allowed for articles of the category jobs/,
    ],
    [
      'for texts without a common language',
      aFile(anArticle('a', { name: { nl: 'x' }, title: { fr: 'y' } })),
      /articles\[0\] must have its name, title, summary and body in at least one/,
    ],
    ['for a page the site does not have', { kind: 'content', pages: [{ page: 'home', title: 'x', summary: 'y' }] }, /pages\[0\]\.page must be/],
    [
      'for a category with the name of a page',
      { kind: 'content', categories: [{ key: 'c', name: { any: 'Contact' } }] },
      /categories\[0\]\.name makes the path of another page/,
    ],
  ])('a content file is refused: %s', async (_, file, sentence) => {
    const before = await site.db.prepare('SELECT content FROM catalogue').first()
    const { status, errors }: ImportResult = await site.importFeed(file)
    expect([status, errors.join('\n')]).toEqual([1, expect.stringMatching(sentence)])
    expect(await site.db.prepare('SELECT content FROM catalogue').first()).toEqual(before)
  })
})
