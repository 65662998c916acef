import { drizzle } from 'drizzle-orm/d1'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveWritten, type WrittenChange } from '#db/content/content-changes.ts'
import { emptyWriting, printOf } from '#db/model/content/written.ts'
import * as schema from '#db/schema.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff, undoIn } from '../desk/desk-site.ts'
import { elements, parsePage } from '../kit/html.ts'

lendDeskSite()

const t = translator('nl')
const list = href('deskContent', 'nl')
const editor = (id: string) => `${href('deskContentText', 'nl', { id })}?from=nl&to=fr`
const versionsPage = (id: string, of: Locale) => `${href('deskContentVersions', 'nl', { id })}?of=${of}`

/** The texts of a language as the editor's form sends them. */
function sent(locale: 'Nl' | 'Fr', words: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const texts = {
    Name: `Naam ${words}`,
    Title: `Titel ${words}`,
    Summary: `Samenvatting ${words}`,
    Body: `## Kop\n\nTekst ${words}.`,
    State: 'draft',
    Version: '0',
    ...more,
  }
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [`text${field}${locale}`, value]))
}

async function make(browser: DeskBrowser, articleName: string): Promise<string> {
  const made = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'tips', articleName, firstLanguage: 'nl' })
  expect(made.status).toBe(303)
  return /content\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
}

const save = (browser: DeskBrowser, id: string, ...parts: readonly Readonly<Record<string, string>>[]) =>
  browser.post(editor(id), Object.assign({ do: 'save' }, ...parts))

/** What all languages share, as the form sends it: the values it was opened with, and those that were changed in it. */
async function shared(browser: DeskBrowser, id: string, changed: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const [opened] = elements(parsePage(await browser.html(editor(id))), ({ attribs }) => attribs.name === 'sharedOpened')
  const sharedOpened = opened?.attribs.value ?? ''
  return { ...JSON.parse(sharedOpened), ...changed, sharedOpened }
}

const minute = async (at: Date) => (await site.miniflare.getWorker()).scheduled({ cron: '* * * * *', scheduledTime: at })
const tip = (locale: Locale, words: string) => `${href('tips', locale)}naam-${words}/`

beforeEach(async () => {
  await site.db.batch(
    ['articles', 'content_pages', 'content_versions', 'content_pictures', 'unsaved_texts'].map((table) => site.db.prepare(`DELETE FROM ${table}`)),
  )
})

describe('an article', () => {
  test('an article is written in two languages, previewed, published and visible in both', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Tuin in orde')
    expect(await browser.html(list)).toContain('Tuin in orde')
    expect(await browser.html(editor(id))).not.toContain('aria-invalid')
    await save(browser, id, sent('Nl', 'tuin', { Version: '1' }), sent('Fr', 'jardin'))
    const preview = await browser.fetch(href('deskContentPreview', 'fr', { id }))
    expect([preview.headers.get('Cache-Control'), await preview.text()]).toEqual(['private, no-store', expect.stringMatching(/noindex[\s\S]*<h1>Titel jardin/)])
    expect((await site.fetch(tip('fr', 'jardin'))).status).toBe(404)

    const published = await save(
      browser,
      id,
      sent('Nl', 'tuin', { Version: '2', State: 'published' }),
      sent('Fr', 'jardin', { Version: '1', State: 'published' }),
    )
    expect(published.headers.get('Location')).toContain('done=published')
    expect(await site.html(tip('nl', 'tuin'))).toContain('Titel tuin')
    expect(await site.html(tip('fr', 'jardin'))).toContain('Tekst jardin.')
    // Other languages show one that has it, and are not indexed.
    expect(await site.html(`${href('tips', 'de')}naam-tuin/`)).toContain('noindex')
    expect((await acts()).slice(-2)).toEqual([`publish content ${id}`, `publish content ${id}`])

    const undone = await save(browser, id, sent('Nl', 'tuin', { Version: '3', State: 'withdrawn' }), sent('Fr', 'jardin', { Version: '2', State: 'published' }))
    expect(undone.headers.get('Location')).toContain('undo=nl.3')
    expect(await browser.html(undone.headers.get('Location') ?? '')).toContain(t('desk.undo'))
    expect(await site.html(href('tips', 'nl'))).not.toContain('Titel tuin')
    await browser.post(versionsPage(id, 'nl'), { do: 'restore', version: '3', seen: '4' })
    expect(await site.html(tip('nl', 'tuin'))).toContain('Titel tuin')
  })

  test('an article that is scheduled appears at its minute, and not before', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Later')
    const planned = await save(browser, id, sent('Nl', 'later', { Version: '1', State: 'planned', Plan: '2027-03-01T09:30' }))
    expect(planned.headers.get('Location')).toContain('done=planned')
    await minute(new Date('2027-03-01T08:29:00Z'))
    expect((await site.fetch(tip('nl', 'later'))).status).toBe(404)
    await minute(new Date('2027-03-01T08:30:00Z'))
    expect(await site.html(tip('nl', 'later'))).toContain('Titel later')
    expect((await acts()).at(-1)).toBe(`publish content ${id}`)
  })

  test('an article is validated by the rules of an import, and keeps what was typed', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Fout')
    const refused = await save(browser, id, sent('Nl', 'fout', { Version: '1', State: 'published', Summary: '', Body: 'Een <b>vet</b> woord' }))
    const html = await refused.text()
    expect(refused.status).toBe(422)
    const missing = t('form.errorIn', { language: 'Nederlands', error: t('form.error.textSummary.missing') })
    for (const word of [missing, t('desk.content.fault.html'), 'Een &lt;b&gt;vet&lt;/b&gt; woord']) expect(html).toContain(word)
    const past = await save(browser, id, sent('Nl', 'fout', { Version: '1', State: 'planned', Plan: '2020-01-01T10:00' }))
    expect([past.status, await past.text()]).toEqual([422, expect.stringContaining(t('form.error.textPlan.past'))])
    const other = await make(browser, 'Ander')
    await save(browser, other, sent('Nl', 'ander', { Version: '1', State: 'published' }))
    const taken = await save(browser, id, sent('Nl', 'ander', { Version: '1', State: 'published' }))
    expect([taken.status, await taken.text()]).toEqual([422, expect.stringContaining(t('form.error.textName.taken'))])
  })

  test('open in two editors shows the second what the first changed', async () => {
    const first = await deskOf('editor', { name: 'Els Maes' })
    const second = await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))
    const id = await make(first, 'Samen')
    await save(first, id, sent('Nl', 'eerste', { Version: '1' }))
    const refused = await save(second, id, sent('Nl', 'tweede', { Version: '1' }))
    const html = await refused.text()
    expect(refused.status).toBe(422)
    for (const word of [t('form.deskContentText.changedMeanwhile'), 'Els Maes', '<ins>', 'value="Titel tweede"', 'name="textVersionNl" value="2"']) {
      expect(html).toContain(word)
    }
    // The other language is not touched by it.
    expect((await save(second, id, sent('Nl', 'tweede', { Version: '2' }))).status).toBe(303)
  })

  test('saved twice by one person in the same millisecond shows visitors what its version holds', async () => {
    const db = drizzle(site.db, { schema })
    const now = new Date()
    const change = (title: string): WrittenChange => {
      const writing = { ...emptyWriting, title }
      const version = {
        locale: 'nl',
        version: 1,
        state: 'published',
        fields: writing,
        print: printOf(writing),
        source: null,
        sourcePrint: null,
        publishAt: null,
      } as const
      return {
        key: { kind: 'page', key: 'privacy' },
        rowChangedAt: null,
        first: [],
        versions: [version],
        row: { kind: 'page', page: { page: 'privacy', title: { nl: title }, summary: {}, body: null } },
      }
    }
    expect([await saveWritten(db, change('Een'), 'editor', now, () => []), await saveWritten(db, change('Twee'), 'editor', now, () => [])]).toEqual([
      true,
      false,
    ])
    expect(await site.db.prepare("SELECT texts ->> '$.title.nl' AS title FROM content_pages WHERE page = 'privacy'").first('title')).toBe('Een')
  })

  test('an article keeps every version with its diff, and restores an earlier one', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Versies')
    await save(browser, id, sent('Nl', 'oud', { Version: '1' }))
    await save(browser, id, sent('Nl', 'nieuw', { Version: '2' }))
    const html = await browser.html(`${versionsPage(id, 'nl')}&before=2&after=3`)
    expect(html).toContain('<del>oud</del><ins>nieuw</ins>')
    const colleague = await deskOf('manager')
    const log = async () => [(await acts()).length, await site.db.prepare('SELECT count(*) AS rows FROM content_versions').first('rows')]
    const before = await log()
    const late = await colleague.post(versionsPage(id, 'nl'), { do: 'restore', version: '2', seen: '2' })
    const shown = await late.text()
    expect([late.status, shown.includes('<ins>nieuw</ins>'), /name="version" value="2"[\s\S]*name="seen" value="3"/.test(shown)]).toEqual([422, true, true])
    expect([meanwhileIn(shown), await log()]).toEqual([[expect.stringContaining('Els Maes')], before])
    expect((await browser.post(versionsPage(id, 'nl'), { do: 'restore', version: '2', seen: '3' })).status).toBe(303)
    expect(await browser.html(editor(id))).toContain('value="Titel oud"')
    expect((await browser.post(versionsPage(id, 'nl'), { do: 'restore', version: '99', seen: '4' })).status).toBe(404)
  })

  test('an article that was never published is removed at once; for a day the undo restores it, with its versions', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Vergissing')
    await save(browser, id, sent('Nl', 'vergist', { Version: '1' }))
    await browser.post(editor(id), { do: 'keep', ...sent('Nl', 'getypt', { Version: '2' }) })
    expect((await browser.post(editor(id), { do: 'remove' })).status).toBe(422)
    expect((await browser.post(editor(id), { do: 'remove', version: '1' })).status, 'changed since').toBe(422)
    const list = href('deskContent', 'nl')
    const seen = async () => [(await browser.fetch(editor(id))).status, (await browser.html(list)).includes(id)]
    const undo = await undoIn(browser, await browser.post(editor(id), { do: 'remove', version: '2' }))
    expect([undo, await seen()]).toEqual([{ do: 'restore', text: id, version: expect.any(String) }, [404, false]])
    expect(await make(browser, 'Vergissing'), 'its key is kept').not.toBe(id)
    expect((await save(browser, id, sent('Nl', 'laat', { Version: '2' }))).status).toBe(404)
    const restored = await browser.post(list, undo)
    expect(await browser.html(restored.headers.get('Location') ?? '')).toMatch(new RegExp(`${t('desk.entry.done.back')}[^]*Titel getypt`))
    expect([await seen(), (await acts()).at(-1)]).toEqual([[200, true], `undo content ${id}`])

    await browser.post(editor(id), { do: 'remove', version: '2' })
    const late = await (await deskOf('manager')).post(list, undo)
    expect([late.headers.get('Location'), (await acts()).at(-1)]).toEqual([`${list}?done=gone`, `remove content ${id}`])
    const past = '2026-01-01T08:00:00.000Z'
    await site.db.prepare('UPDATE articles SET removed_at = ?2 WHERE key = ?1').bind(id.replace('article-', ''), past).run()
    expect((await browser.post(list, { ...undo, version: past })).headers.get('Location')).toBe(`${list}?done=gone`)
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    const left = `SELECT (SELECT count(*) FROM articles WHERE 'article-' || key = ?1) + (SELECT count(*) FROM content_versions WHERE object = ?1)
      + (SELECT count(*) FROM unsaved_texts WHERE object = ?1) AS rows`
    await expect.poll(() => site.db.prepare(left).bind(id).first('rows')).toBe(0)
    const other = await make(browser, 'Gebleven')
    await save(browser, other, sent('Nl', 'gebleven', { Version: '1', State: 'published' }))
    expect((await browser.post(editor(other), { do: 'remove', version: '2' })).status).toBe(422)
  })

  test('an article fills only gaps from the other language, and shows when a translation is out of date', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Vertaald')
    const filled = await browser.post(editor(id), { do: 'fillTo', ...sent('Nl', 'bron', { Version: '1' }), textTitleFr: 'Titre à moi', textVersionFr: '0' })
    const html = await filled.text()
    expect([filled.status, html.includes('value="Titre à moi"'), html.includes('id="textSummaryFr"')]).toEqual([200, true, true])
    expect(html.split('Samenvatting bron').length).toBe(3)
    await save(browser, id, sent('Nl', 'bron', { Version: '1' }), sent('Fr', 'source'))
    await save(browser, id, sent('Nl', 'anders', { Version: '2' }), sent('Fr', 'source', { Version: '1' }))
    expect(await browser.html(`${list}?state=outOfDate`)).toContain(t('desk.content.state.outOfDate'))
    await save(browser, id, sent('Nl', 'anders', { Version: '3' }), sent('Fr', 'source', { Version: '1', Right: '1' }))
    expect(await browser.html(editor(id))).not.toContain(t('desk.content.stale'))
  })
})

describe('an autosaved draft', () => {
  const notice = t('desk.write.discard')
  const keep = (browser: DeskBrowser, id: string, ...parts: readonly Readonly<Record<string, string>>[]) =>
    browser.post(editor(id), Object.assign({ do: 'keep' }, ...parts))

  test('an autosaved draft is kept for its author only, without a version, until it is saved', async () => {
    const browser = await deskOf('editor')
    const other = await signedIn(await storeStaff('manager'))
    const id = await make(browser, 'Tuin in orde')
    await save(browser, id, sent('Nl', 'tuin', { Version: '1' }))
    const kept = await keep(browser, id, sent('Nl', 'tuin in bloei', { Version: '2' }), sent('Fr', 'jardin'))
    expect([kept.status, kept.headers.get('Cache-Control')]).toEqual([204, 'private, no-store'])
    const page = await browser.html(editor(id))
    expect([page.includes('Tekst tuin in bloei.'), page.includes('Titel jardin'), page.split(notice).length - 1]).toEqual([true, true, 2])
    expect(await other.html(editor(id))).not.toMatch(/bloei|jardin/)
    expect(await browser.html(versionsPage(id, 'nl'))).not.toContain('bloei')
    // Shown beside another language, both are unchanged.
    expect((await browser.post(editor(id).replace('to=fr', 'to=de'), { do: 'keep', ...sent('Nl', 'tuin in bloei', { Version: '2' }) })).status).toBe(204)
    expect(await browser.html(editor(id))).toContain('Titel jardin')

    expect((await save(browser, id, sent('Nl', 'tuin in bloei', { Version: '2' }), sent('Fr', 'jardin'))).status).toBe(303)
    expect(await browser.html(editor(id))).not.toContain(notice)
  })

  test('an autosaved draft is discarded in one language, and restored by the undo in the notice', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Tuin in orde')
    await keep(browser, id, sent('Nl', 'tuin', { Version: '1' }), sent('Fr', 'jardin'))
    const discarded = await browser.post(editor(id), { do: 'discardTo', ...sent('Nl', 'tuin en meer', { Version: '1' }), ...sent('Fr', 'jardin') })
    const page = await browser.html(discarded.headers.get('Location') ?? '')
    expect([page.includes('Titel tuin en meer'), page.includes('Titel jardin'), page.includes(t('desk.undo'))]).toEqual([true, false, true])
    await browser.post(editor(id), { do: 'undiscard', language: 'fr' })
    expect(await browser.html(editor(id))).toContain('Titel jardin')
  })

  test('older than a colleague’s change shows that change, and is dropped once it equals the stored text', async () => {
    const browser = await deskOf('editor')
    const other = await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))
    const id = await make(browser, 'Tuin in orde')
    await keep(browser, id, sent('Nl', 'tuin', { Version: '1' }))
    await save(other, id, sent('Nl', 'gras', { Version: '1' }))
    const page = await browser.html(editor(id))
    expect([page.includes('Titel tuin'), page.includes('Jan Smet'), page.includes('gras')]).toEqual([true, true, true])
    await keep(browser, id, sent('Nl', 'gras', { Version: '2' }))
    expect(await browser.html(editor(id))).not.toContain(notice)
  })

  test('an autosaved draft is refused if it is too long to be saved, and deleted after three months', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Tuin in orde')
    expect((await keep(browser, id, sent('Nl', 'tuin', { Version: '1', Body: 'x'.repeat(60_001) }))).status).toBe(413)
    await keep(browser, id, sent('Nl', 'tuin', { Version: '1' }))
    await site.db.exec("UPDATE unsaved_texts SET at = '2026-01-01T08:00:00.000Z'")
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    await expect.poll(() => site.db.prepare('SELECT count(*) AS left FROM unsaved_texts').first('left')).toBe(0)
  })
})

test('the privacy text is edited like an article, and the standard text returns when it is unpublished', async () => {
  const browser = await deskOf('manager')
  expect(await browser.html(`${list}?category=pages`)).toContain(t('desk.content.state.standard'))
  const texts = { textTitleNl: 'Onze privacy', textSummaryNl: 'Kort.', textBodyNl: 'Eigen tekst.', textVersionNl: '0' }
  await save(browser, 'page-privacy', { ...texts, textStateNl: 'published' })
  expect(await site.html(href('privacy', 'nl'))).toContain('Eigen tekst.')
  await save(browser, 'page-privacy', { ...texts, textVersionNl: '1', textStateNl: 'withdrawn' })
  expect(await site.html(href('privacy', 'nl'))).not.toContain('Eigen tekst.')
  // The banner's version does not depend on the page, and the desk says so.
  const version = /&quot;version&quot;:&quot;(\w+)&quot;/.exec(await site.html(href('privacy', 'nl')))?.[1]
  expect(await browser.html(editor('page-cookiepolicy'))).toContain(t('desk.content.consent', { version: version ?? '' }))
})

test('an import keeps what the desk edited, and adds a version if its own text is new', async () => {
  const every = (text: string) => ({ nl: `${text} nl`, fr: `${text} fr` })
  const file = (body: string) => ({
    kind: 'content',
    articles: [
      {
        key: 'tip-import',
        category: 'tips',
        published: '2026-01-02',
        state: 'published',
        name: every('Naam'),
        title: every('Titel'),
        summary: every('Kort'),
        body: every(body),
      },
    ],
  })
  await site.importFeed(file('Tekst'))
  const browser = await deskOf('editor')
  await save(
    browser,
    'article-tip-import',
    { textNameNl: 'Naam nl', textTitleNl: 'Van de desk', textSummaryNl: 'Kort nl', textBodyNl: 'Tekst nl', textStateNl: 'published', textVersionNl: '0' },
    { textNameFr: 'Naam fr', textTitleFr: 'Titel fr', textSummaryFr: 'Kort fr', textBodyFr: 'Tekst fr', textStateFr: 'published', textVersionFr: '0' },
  )
  const title = async () => /<h1[^>]*>([^<]*)</.exec(await site.html(`${href('tips', 'nl')}naam-nl/`))?.[1]
  const again = await site.importFeed(file('Tekst'))
  expect([await title(), again.lines.join('\n')]).toEqual(['Van de desk', expect.stringContaining('article-tip-import nl')])
  await site.importFeed(file('Nieuwe tekst'))
  expect(await title()).toBe('Titel nl')
  expect(await browser.html(versionsPage('article-tip-import', 'nl'))).toContain(t('desk.content.imported'))
  await browser.post(versionsPage('article-tip-import', 'nl'), { do: 'restore', version: '1', seen: '2' })
  expect(await title()).toBe('Van de desk')
})

describe('an article’s photo, author and date', () => {
  const photo = '/content/files/garden.jpg'
  const isChosen = (html: string) => new RegExp(`checked="" value="${photo}"|value="${photo}" checked=""`).test(html)
  const numbered = (html: string) => /name="order"[^>]*value="([^"]*)"/.exec(html)?.[1]
  const stored = () =>
    site.db.prepare("SELECT head ->> '$.order' AS 'order', head ->> '$.picture.url' AS picture, head ->> '$.title.nl' AS title FROM articles").first()

  beforeEach(async () => {
    await site.db
      .prepare(
        'INSERT INTO content_pictures (file, width, height, alt, uploaded_at) VALUES (\'garden.jpg\', 900, 600, \'{"nl":"Een tuin","fr":"Un jardin"}\', \'2026-11-01\')',
      )
      .run()
  })

  test('an article’s photo, author and date are saved with the texts by the one button, each text with the words of the new photo unless they were changed too', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Samen bewaard')
    await save(browser, id, sent('Nl', 'oud', { Version: '1', State: 'published' }), sent('Fr', 'vieux', { State: 'published' }))
    const both = await save(
      browser,
      id,
      sent('Nl', 'nieuw', { Version: '2', State: 'published' }),
      { ...sent('Fr', 'vieux', { Version: '1', State: 'published' }), textAltFr: 'Mon jardin' },
      await shared(browser, id, { picture: photo, order: '4' }),
    )
    expect(both.headers.get('Location')).toMatch(/done=published(?!.*undo)/)
    expect(await stored()).toEqual({ order: 4, picture: photo, title: 'Titel nieuw' })
    expect([(await site.html(tip('nl', 'nieuw'))).includes('alt="Een tuin"'), (await site.html(tip('fr', 'vieux'))).includes('alt="Mon jardin"')]).toEqual([
      true,
      true,
    ])
    expect((await acts()).slice(-3)).toEqual([`publish content ${id}`, `publish content ${id}`, `change content ${id}`])
    expect((await site.fetch(tip('nl', 'oud'))).headers.get('Location')).toContain(tip('nl', 'nieuw'))
  })

  test('an article’s photo, author and date keep the choice if a text is refused, and the texts if one of them is', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Geweigerd')
    const bad = await save(
      browser,
      id,
      sent('Nl', 'vet', { Version: '1', State: 'published', Body: 'Een <b>vet</b> woord' }),
      await shared(browser, id, { picture: photo, order: '4' }),
    )
    const html = await bad.text()
    expect([bad.status, isChosen(html), numbered(html)]).toEqual([422, true, '4'])
    const number = await save(browser, id, sent('Nl', 'vet', { Version: '1' }), await shared(browser, id, { picture: photo, order: 'vier' }))
    const again = await number.text()
    expect([number.status, isChosen(again), again.includes('value="Titel vet"'), again.includes('href="#order"')]).toEqual([422, true, true, true])
    expect((await stored())?.picture).toBeNull()
  })

  test('the texts of two editors are merged with photo, author and date, unless both changed the same one', async () => {
    const [first, second] = [await deskOf('editor', { name: 'Els Maes' }), await signedIn(await storeStaff('manager', { name: 'Jan Smet' }))]
    const id = await make(first, 'Met twee')
    await save(first, id, sent('Nl', 'begin', { Version: '1', State: 'published' }))
    const [mine, other, same] = [
      await shared(second, id, { order: '9' }),
      await shared(second, id, { picture: photo }),
      await shared(second, id, { picture: '' }),
    ]
    expect((await save(first, id, sent('Nl', 'verder', { Version: '2', State: 'published' }), await shared(first, id, { picture: photo }))).status).toBe(303)
    expect((await save(second, id, sent('Nl', 'begin', { Version: '2', State: 'published' }), mine)).status, 'opened before, its text left alone').toBe(303)
    expect(await stored()).toEqual({ order: 9, picture: photo, title: 'Titel verder' })
    expect((await save(second, id, other)).headers.get('Location'), 'the same choice').toContain('done=same')
    await save(first, id, await shared(first, id, { order: '5' }))
    const late = await save(second, id, sent('Nl', 'later', { Version: '3' }), same, { order: '8' })
    const html = await late.text()
    expect([late.status, html.includes(t('form.deskContentText.sharedChanged')), html.includes('value="Titel later"'), numbered(html), isChosen(html)]).toEqual(
      [422, true, true, '8', true],
    )
    expect(meanwhileIn(html)).toEqual([expect.stringContaining('Els Maes')])
    expect(await stored()).toMatchObject({ order: 5, picture: photo })
  })

  test('an article’s photo, author and date are autosaved for their editor, and discarded alone', async () => {
    const browser = await deskOf('editor')
    const id = await make(browser, 'Bijgehouden')
    const typed = { ...sent('Nl', 'tuin', { Version: '1' }), ...(await shared(browser, id, { picture: photo })) }
    expect((await browser.post(editor(id), { do: 'keep', ...typed })).status).toBe(204)
    expect([isChosen(await browser.html(editor(id))), (await stored())?.picture]).toEqual([true, null])
    await browser.post(editor(id), { do: 'discardFrom', ...typed })
    expect(isChosen(await browser.html(editor(id))), 'the text was discarded').toBe(true)
    const discarded = await browser.post(editor(id), { do: 'discardShared', ...typed })
    expect(isChosen(await browser.html(editor(id)))).toBe(false)
    await browser.post(editor(id), await undoIn(browser, discarded))
    const page = await browser.html(editor(id))
    expect([isChosen(page), page.includes('Titel tuin')]).toEqual([true, true])
    await save(browser, id, typed)
    expect([(await stored())?.picture, (await browser.html(editor(id))).includes(t('desk.write.discard'))]).toEqual([photo, false])
  })
})

test('an article is saved with a new picture in one form, which stays chosen when the form is refused for something else', async () => {
  const browser = await deskOf('editor')
  const id = await make(browser, 'Met nieuwe foto')
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#735' } })
    .jpeg()
    .toBuffer()
  const saveWith = async (file: Buffer, fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ do: 'save', ...fields })) form.set(name, value)
    form.set('contentPicture', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), 'gevel.jpg')
    return browser.fetch(editor(id), { method: 'POST', body: form, headers: { Origin: new URL(site.url).origin } })
  }
  const typed = { ...sent('Nl', 'gevel', { Version: '1', State: 'published', Alt: 'Een gevel' }), ...(await shared(browser, id, {})) }
  const wrong = await saveWith(Buffer.from('<svg/>'), typed)
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringMatching(/value="Titel gevel"[\s\S]*id="contentPicture-error"/)])
  const refused = await saveWith(bytes, { ...typed, order: 'eerst' })
  const file = await site.db.prepare('SELECT file FROM content_pictures WHERE width = 700').first<string>('file')
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(new RegExp(`name="picture" checked="" value="/content/files/${file}"`))])
  expect((await saveWith(bytes, typed)).status).toBe(303)
  const page = await site.html(tip('nl', 'gevel'))
  expect([page.includes(`/content/files/${file}`), page.includes('alt="Een gevel"')]).toEqual([true, true])
  expect(await site.db.prepare('SELECT count(*) AS n FROM content_pictures WHERE width = 700').first('n')).toBe(1)
})

test('a picture is uploaded, scaled down if it is large, chosen for an article, and can only be removed, with an undo, while it is not in use', async () => {
  const browser = await deskOf('editor')
  const pictures = href('deskContentPictures', 'nl')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446' } })
    .jpeg()
    .toBuffer()
  const upload = async (bytes: Buffer, type: string) => {
    const form = new FormData()
    form.set('do', 'upload')
    form.set('pictureWordsNl', 'Een tuin')
    form.set('contentPicture', new Blob([Uint8Array.from(bytes)], { type }), 'tuin.jpg')
    return browser.fetch(pictures, { method: 'POST', body: form, headers: { Origin: new URL(site.url).origin } })
  }
  expect((await upload(Buffer.from('<svg/>'), 'image/jpeg')).status).toBe(422)
  const large = await sharp({ create: { width: 2000, height: 10, channels: 3, background: '#446' } })
    .png()
    .toBuffer()
  expect((await upload(large, 'image/png')).status).toBe(303)
  expect(await site.db.prepare('SELECT width FROM content_pictures').first('width')).toBe(1600)
  expect((await upload(picture, 'image/jpeg')).status).toBe(303)
  const file = await site.db.prepare('SELECT file FROM content_pictures WHERE width = 900').first<string>('file')
  expect((await site.fetch(`/content/files/${file}`)).status).toBe(200)

  const id = await make(browser, 'Met foto')
  await save(browser, id, sent('Nl', 'foto', { Version: '1', State: 'published' }))
  expect((await save(browser, id, await shared(browser, id, { picture: `/content/files/${file}` }))).status).toBe(303)
  expect(await site.html(tip('nl', 'foto'))).toContain('alt="Een tuin"')
  expect(await browser.html(pictures)).toContain(`href="${pictures}?picture=${encodeURIComponent(`/content/files/${file}`)}"`)

  const crop = (fields: Record<string, string>) => browser.post(pictures, { do: 'crop', url: `/content/files/${file}`, focusVersion: '0', ...fields })
  expect((await crop({ focusX: '12', focusY: '101' })).status).toBe(422)
  const cropped = await crop({ focusX: '12', focusY: '84' })
  expect(cropped.status).toBe(303)
  expect(await site.html(tip('nl', 'foto'))).toContain('class="focus-x-10 focus-y-80"')
  expect(await site.html(href('tips', 'nl'))).toContain('focus-x-10 focus-y-80')
  const [colleague, chosen] = [await deskOf('manager'), `${pictures}?picture=${encodeURIComponent(`/content/files/${file}`)}`]
  const late = await colleague.post(chosen, { do: 'crop', url: `/content/files/${file}`, focusVersion: '0', focusX: '1', focusY: '2' })
  const cropForm = await late.text()
  expect([late.status, cropForm]).toEqual([422, expect.stringMatching(/name="focusX"[^>]*value="1"[\s\S]*Bewaard: 12[\s\S]*value="2"[\s\S]*Bewaard: 84/)])
  expect(meanwhileIn(cropForm)).toEqual([expect.stringMatching(/^Gewijzigd: uitsnede .*Els Maes/)])
  const described = (who: DeskBrowser, pictureWordsNl: string) => who.post(chosen, { do: 'describe', file: file ?? '', version: '1', pictureWordsNl })
  expect((await described(browser, 'Een moestuin')).status).toBe(303)
  const words = await (await described(colleague, 'Een gazon')).text()
  expect(words).toMatch(/value="Een gazon"[\s\S]*Bewaard: Een moestuin/)
  expect(meanwhileIn(words)).toEqual([expect.stringMatching(/^Gewijzigd: Nederlands .*Els Maes/)])
  const inFrench = await colleague.post(chosen, {
    do: 'describe',
    file: file ?? '',
    version: '1',
    opened: '{"pictureWordsNl":"Een tuin"}',
    pictureWordsNl: 'Een tuin',
    pictureWordsFr: 'Un potager',
  })
  expect([inFrench.status, await site.db.prepare('SELECT alt FROM content_pictures WHERE width = 900').first('alt')]).toEqual([
    303,
    '{"nl":"Een moestuin","fr":"Un potager"}',
  ])
  const both = "SELECT (SELECT alt ->> 'nl' FROM content_pictures WHERE width = 900) AS words, (SELECT x || ',' || y FROM picture_focus) AS focus"
  expect(await site.db.prepare(both).first()).toEqual({ words: 'Een moestuin', focus: '12,84' })
  expect((await acts()).filter((act) => act === `change picture ${file}`)).toHaveLength(3)
  const undo = await browser.html(cropped.headers.get('Location') ?? '')
  expect(undo).toMatch(/name="focusX" value="50"[\s\S]*value="crop"[\s\S]*class="focus-x-10 focus-y-80"/)
  expect((await crop({ focusVersion: '1', focusX: '50', focusY: '50' })).status).toBe(303)
  expect(await site.html(tip('nl', 'foto'))).toContain('class="focus-x-50 focus-y-50"')
  expect((await browser.post(pictures, { do: 'remove', file: file ?? '', version: '2' })).status).toBe(422)

  const unused = (await site.db.prepare('SELECT file FROM content_pictures WHERE width = 1600').first<string>('file')) ?? ''
  const remove = (version: string) => browser.post(pictures, { do: 'remove', file: unused, version })
  const seen = async () => [(await site.fetch(`/content/files/${unused}`)).status, (await browser.html(pictures)).includes(unused)]
  expect([(await remove('9')).status, await seen()]).toEqual([422, [200, true]])
  const undoRemoval = await undoIn(browser, await remove('1'))
  expect([undoRemoval, await seen()]).toEqual([{ do: 'restore', file: unused, version: '2' }, [404, false]])
  expect((await browser.post(pictures, undoRemoval)).headers.get('Location')).toBe(`${pictures}?done=back`)
  expect([await seen(), (await acts()).at(-1)]).toEqual([[200, true], `undo picture ${unused}`])
  await remove('3')
  expect((await colleague.post(pictures, undoRemoval)).headers.get('Location'), 'an earlier undo').toBe(`${pictures}?done=gone`)
  await site.db.prepare("UPDATE content_pictures SET removed_at = '2026-01-01' WHERE file = ?").bind(unused).run()
  await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  await expect.poll(() => site.db.prepare('SELECT count(*) AS rows FROM content_pictures WHERE file = ?').bind(unused).first('rows')).toBe(0)
  const stored = (await (await site.miniflare.getR2Bucket('FILES')).list()).objects.map(({ key }) => key)
  expect(stored.filter((key) => key.includes(unused))).toEqual([])
})

test('the fields that all languages share have versions with their diffs, and can be restored', async () => {
  const browser = await deskOf('editor')
  const id = await make(browser, 'Gedeeld')
  await save(browser, id, sent('Nl', 'gedeeld', { Version: '1', State: 'published' }))
  expect((await save(browser, id, await shared(browser, id, { published: '2026-11-01', order: '3' }))).status).toBe(303)
  expect((await save(browser, id, await shared(browser, id, { order: '7' }))).status).toBe(303)
  const all = `${href('deskContentVersions', 'nl', { id })}?of=all`
  expect(await browser.html(editor(id))).toContain(`href="${all}"`)
  const html = await browser.html(`${all}&before=1&after=2`)
  expect(html).toContain('<dt>Volgorde in de rubriek</dt><dd><del>3</del><ins>7</ins></dd>')
  expect((await browser.post(all, { do: 'restore', version: '1', seen: '1' })).status, 'seen before the last change').toBe(422)
  expect((await browser.post(all, { do: 'restore', version: '1', seen: '2' })).status).toBe(303)
  expect(await site.db.prepare("SELECT head ->> '$.order' FROM articles").first()).toEqual({ "head ->> '$.order'": 3 })
  expect((await browser.post(all, { do: 'restore', version: '99', seen: '3' })).status).toBe(404)
})
