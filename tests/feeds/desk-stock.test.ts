import { drizzle } from 'drizzle-orm/d1'
import { DomUtils } from 'htmlparser2'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { selectHomes } from '#db/listings/desk/desk-homes.ts'
import { searchHomes } from '#db/listings/desk/home-search.ts'
import { selectGapCounts } from '#db/listings/desk/review-homes.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { readHomeFilter } from '#worker/listings/desk/home-query.ts'
import { acts, DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { offered, pdf } from '../files/document-site.ts'
import { aPicture, aProject, aProperty, aRental } from '../kit/factories.ts'
import { elements, openedFields, type PageElement, parsePage } from '../kit/html.ts'
import { elementsOf, pageOf } from '../listings/listing-pages.ts'

const pictures = (...ids: readonly number[]) => {
  const items = ids.map((id) => aPicture({ ID: id, Url: `https://photos.example.com/${id}.jpg` }))
  return { MediumPictureItems: items, LargePictureItems: items }
}
const house = aProperty({ ID: 4001, CreatedDate: '2026-05-06 10:30:00', ...pictures(11, 12, 13) })
const hidden = aProperty({ ID: 4002, PublishAddress: false, Street: 'Dampoortstraat', HouseNumber: '3', CreatedDate: '2026-05-05 10:30:00' })
const flat = aRental({ ID: 4003, CreatedDate: '2026-05-04 10:30:00' })
const sold = aProperty({ ID: 4004, Status: 2, CreatedDate: '2026-05-03 10:30:00' })
const stock = [house, hidden, flat, sold]

lendDeskSite({}, (lent) => lent.importFeed(stock).then(() => undefined))

const t = translator('nl')
const list = href('deskHomes', 'nl')
const homePath = (id: number) => href('deskHome', 'nl', { id })

/** The ids in a list, in its order. */
const idsIn = async (browser: DeskBrowser, query = '') => idsOf(await browser.html(list + query))

function idsOf(html: string): readonly number[] {
  return [...html.matchAll(/class="home-name"><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => Number(id))
}

/** The pages of a list, from the first to the last. */
async function pagesOf(browser: DeskBrowser, query: string): Promise<readonly string[]> {
  const pages: string[] = []
  for (let path: string | undefined = list + query; path !== undefined && pages.length < 20; ) {
    const html = await browser.html(path)
    pages.push(html)
    path = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  return pages
}

/** Stores copies of the first home under the ids from `first` to `last`. */
async function copyHomes(first: number, last: number): Promise<void> {
  const { results } = await site.db.prepare("SELECT name FROM pragma_table_info('listings') WHERE name NOT IN ('id', 'external_id')").all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  await site.db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})
       INSERT INTO listings (id, external_id, ${columns}) SELECT i, i, ${columns} FROM listings JOIN n WHERE id = 4001`,
    )
    .run()
}

const removeCopies = () =>
  site.db.batch(
    ['listings', 'desk_homes']
      .map((table) => site.db.prepare(`DELETE FROM ${table} WHERE id > 4999`))
      .concat([site.db.prepare('DELETE FROM listing_gaps WHERE listing_id > 4999'), site.db.prepare('DELETE FROM listing_texts WHERE rowid > 4999')]),
  )

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
const present = (browser: DeskBrowser, id: number, fields: Record<string, string>) => browser.post(homePath(id), { do: 'present', ...fields })
const photosOf = async (id: number) =>
  [...(await pageOf(site, id)).matchAll(/\/photos\/(\d+)\/([\w-]+)\/960\.jpg/g)].flatMap(([, home, key]) => (home === String(id) ? [key] : []))

describe('the list of homes', () => {
  test('the list of homes shows every state, the newest first, and the rest by filter', async () => {
    const browser = await deskOf('manager')
    expect(await idsIn(browser)).toEqual([4001, 4002, 4003, 4004])
    expect(await idsIn(browser, '?goal=rent')).toEqual([4003])
    expect(await idsIn(browser, '?state=sold')).toEqual([4004])
    expect(await idsIn(browser, '?type=apartment')).toEqual([4003])
    expect(await idsIn(browser, '?place=1000')).toEqual([4003])
    expect(await idsIn(browser, '?place=Bruges')).toEqual([4001, 4002, 4004])
    expect(await idsIn(browser, '?q=4003')).toEqual([4003])
    expect(await idsIn(browser, '?q=t-4001')).toEqual([4001])
    expect(await idsIn(browser, '?q=dampoortstr')).toEqual([4002])
    expect(await idsIn(browser, '?gap=floodPScore')).toEqual([4001, 4002])
    expect(await idsIn(browser, '?sort=cheap')).toEqual([4003, 4001, 4002, 4004])
  })

  test('a sentence in its search field is answered with the filters that it means, as chips, and a text is searched as it is', async () => {
    const browser = await deskOf('manager')
    const said = async (query: string) => (await browser.fetch(`${list}?${query}`)).headers.get('location')
    expect(await said('q=appartement+in+1000+te+huur')).toBe(`${list}?goal=rent&type=apartment&place=1000`)
    expect(await said('sort=new&q=verkocht+huis+in+Brugge')).toBe(`${list}?state=sold&type=house&place=Brugge&sort=new`)
    expect(await said('q=t-4001')).toBeNull()
    const html = await browser.html((await said('q=huis+in+Brugge+Dampoortstraat+max+800k')) ?? '')
    expect(idsOf(html)).toEqual([4002])
    const chips = elements(parsePage(html), ({ attribs }) => attribs.class === 'chip' && (attribs.href ?? '').startsWith(list))
    expect(chips.map((chip) => DomUtils.textContent(chip))).toEqual([
      'Verkoop',
      'Huis',
      'Postcode of gemeente: Brugge',
      'tot € 800.000',
      'Zoeken: Dampoortstraat',
    ])
  })

  test('the list of homes is narrowed by price, without homes that have none', async () => {
    const browser = await deskOf('manager')
    const price = Number((await site.db.prepare('SELECT price FROM desk_homes WHERE id = 4001').first('price')) ?? 0)
    expect(await idsIn(browser, `?priceMin=${price}`)).toEqual([4001, 4002, 4004])
    expect(await idsIn(browser, `?priceMax=${price - 1}&sort=dear`)).toEqual([4003])
    await site.db.prepare('UPDATE desk_homes SET price = 0 WHERE id = 4003').run()
    expect(await idsIn(browser, `?priceMax=${price - 1}`)).toEqual([])
  })

  test('the list of homes shows an agent only the homes of their offices', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    expect(await idsIn(browser)).toEqual([4003])
    expect(await idsIn(browser, '?office=brugge')).toEqual([])
    expect((await browser.fetch(homePath(4001))).status).toBe(404)
    expect((await browser.post(homePath(4001), { do: 'present', version: '0' })).status).toBe(404)
    expect((await browser.fetch(homePath(4003))).status).toBe(200)
    await site.db.prepare('UPDATE staff SET offices = \'["a","b","c","brussel","d","e"]\'').run()
    expect(await idsIn(browser), 'with more offices than a UNION has parts').toEqual([4003])
    expect((await browser.fetch(`${href('deskLeads', 'nl')}?state=all`)).status).toBe(200)
  })

  test('the list of homes counts the homes that lack each statement, of the member’s offices, each count a link to these homes', async () => {
    const counted = async (browser: DeskBrowser, query = '') => {
      const [nav = ''] = /<nav class="gap-counts"[\s\S]*?<\/nav>/.exec(await browser.html(list + query)) ?? []
      return [...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*) <strong>(\d+)</g)].map(([, path = '', text, homes]) => ({
        path: path.replaceAll('&amp;', '&'),
        text,
        homes: Number(homes),
      }))
    }
    const manager = await deskOf('manager')
    const all = await counted(manager)
    expect(all).toContainEqual({ path: `${list}?gap=floodPScore`, text: t('desk.rule.floodPScore'), homes: 2 })
    for (const { path, homes } of all) expect([path, idsOf(await manager.html(path)).length]).toEqual([path, homes])
    expect(await counted(manager, '?gap=floodPScore&sort=cheap'), 'keeps the order and shows which is chosen').toContainEqual({
      ...{ path: `${list}?gap=floodPScore&sort=cheap`, text: t('desk.rule.floodPScore'), homes: 2 },
    })
    expect(await counted(manager, '?goal=rent'), 'not counted by goal').toEqual([])
    const agent = await deskOf('agent', { offices: ['brussel'] })
    const theirs = await counted(agent)
    expect(theirs).not.toEqual([])
    for (const { path, homes } of theirs) expect([path, idsOf(await agent.html(path)).length]).toEqual([path, homes])
    expect(await counted(manager, '?office=brussel')).toEqual(theirs.map((each) => ({ ...each, path: each.path.replace('?', '?office=brussel&') })))
    expect(await counted(agent, '?office=brugge')).toEqual([])
  })

  test('the list of homes counts the same as a fresh count after imports, withdrawals, a change of office and removals', async () => {
    const differences = `WITH fresh AS (SELECT coalesce(office, '') AS office, rule, count(*) AS homes FROM listing_gaps GROUP BY coalesce(office, ''), rule),
      kept AS (SELECT office, key AS rule, value AS homes FROM gap_counts, json_each(gap_counts.homes) WHERE value <> 0)
      SELECT * FROM (SELECT * FROM fresh EXCEPT SELECT * FROM kept) UNION ALL SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM fresh)`
    const total = async () => {
      const { results } = await site.db.prepare(differences).all()
      expect(results).toEqual([])
      return (await site.db.prepare('SELECT count(*) AS gaps FROM listing_gaps').first<{ gaps: number }>())?.gaps ?? 0
    }
    const first = await total()
    await site.importFeed([...stock, aProperty({ ID: 4005 }), aRental({ ID: 4006 })])
    const more = await total()
    await site.importFeed(stock, ['--force'])
    const withdrawn = await total()
    await site.importFeed([...stock, aProperty({ ID: 4005 }), aRental({ ID: 4006, Status: 2 })])
    expect([more > first, withdrawn, (await total()) > first]).toEqual([true, first, true])
    await site.db.exec("UPDATE desk_homes SET office = 'brussel' WHERE id = 4001")
    await total()
    await site.db.exec('UPDATE desk_homes SET office = NULL WHERE id IN (4001, 4003)')
    await total()
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    await expect.poll(() => site.db.prepare('SELECT count(*) AS homes FROM desk_homes WHERE id IN (4001, 4003) AND office IS NULL').first('homes')).toBe(0)
    await total()
    await site.db.exec('DELETE FROM listings WHERE id > 4004')
    await site.importFeed(stock, ['--force'])
    expect(await total()).toBe(first)
  })

  test('the list of homes reads about as many rows as it shows, with any single filter, also for an agent’s offices, in a stock of thousands', async () => {
    const insert = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT OR REPLACE INTO desk_homes (id, goal, state, main_type, zip, price, created_at, changed_on, office, town, street, gaps, unlawful, crm)
      SELECT 100000 + i, CASE WHEN i % 40 THEN 'sale' ELSE 'rent' END, CASE WHEN i % 40 THEN 'available' ELSE 'sold' END,
        CASE WHEN i % 40 THEN 'house' ELSE 'land' END, CASE WHEN i % 40 THEN '8000' ELSE '9000' END, i, '2025-01-01T00:00:00.000Z', '2025-01-01',
        CASE WHEN i % 40 THEN 'brugge' ELSE 'luxembourg' END, CASE WHEN i % 40 THEN '31005' ELSE '44021' END, 'straat ' || i, i % 40 = 0, i % 40 = 0, iif(i % 40, NULL, 'held') FROM n`
    await copyHomes(103_600, 104_000)
    await site.db.batch([
      site.db.prepare(insert),
      site.db.prepare("INSERT INTO listing_texts (rowid, text) SELECT id, 'garage' FROM desk_homes WHERE id > 100000"),
      site.db.prepare("INSERT INTO listing_gaps SELECT id, 'heritage', created_at, '2026-01-01', office FROM desk_homes WHERE gaps = 1 AND id > 100000"),
    ])
    const read: Record<string, number> = {}
    const queries = [
      '',
      'goal=rent',
      'state=sold',
      'type=land',
      'place=9000',
      'place=Gent',
      'office=luxembourg',
      'gap=any',
      'gap=unlawful',
      'gap=heritage',
      'crm=any',
      'q=straat 36',
      'q=garage',
      'q=garage&state=sold',
      'sort=dear',
      'sort=changed',
      'after=2026-01-01T00:00:00.000Z~900000',
    ]
    for (const offices of [null, ['luxembourg'], ['brugge']]) {
      for (const query of queries) {
        const search = new URLSearchParams(query)
        const [db, filter] = [drizzle(site.db, { schema }), readHomeFilter(search, { offices })]
        const parts =
          filter.text === '' ? [selectHomes(db, filter, null, 21, '2026-10-01'), selectGapCounts(db, filter)] : searchHomes(db, filter, null, 21, '2026-10-01')
        const answers = await site.db.batch(parts.map((part) => part.toSQL()).map(({ sql, params }) => site.db.prepare(sql).bind(...params)))
        read[`${offices ?? 'all'} ${query}`] = answers.reduce((rows, { meta }) => rows + meta.rows_read, 0)
      }
    }
    await removeCopies()
    expect(Object.entries(read).filter(([, rows]) => rows > 190)).toEqual([])
  })

  test('a home that its CRM has otherwise is found by a filter, with what the CRM has, what the site shows and what failed', async () => {
    const browser = await deskOf('manager')
    await site.db.exec(
      "INSERT INTO crm_receipts (source, external_id, problem, rejected) VALUES ('omnicasa', '4003', 'rejected', 'the record has no goal'), ('omnicasa', '4004', 'held', NULL)",
    )
    expect(await idsIn(browser, '?crm=any')).toEqual([4003, 4004])
    expect(await idsIn(browser, '?crm=any&state=sold')).toEqual([4004])
    expect(await browser.html(`${list}?crm=any`)).toContain(t('desk.homes.crm.rejected'))
    const page = parsePage(await browser.html(homePath(4003)))
    const block = elements(page, ({ attribs }) => attribs['aria-labelledby'] === 'crm')
      .map((section) => DomUtils.textContent(section))
      .join()
    for (const words of ['Omnicasa', `4003, ${t('desk.homes.state.toLet')}`, t('desk.homes.crm.rejected'), 'the record has no goal'])
      expect(block).toContain(words)
    expect(block).not.toContain(t('desk.home.crm.told'))
    await site.db.exec("UPDATE listings SET source = 'desk' WHERE id = 4003")
    expect(await browser.html(homePath(4003))).not.toContain('aria-labelledby="crm"')
    await site.db.exec("UPDATE listings SET source = 'omnicasa' WHERE id = 4003; DELETE FROM crm_receipts")
    await site.db.exec('UPDATE desk_homes SET crm = NULL')
  })

  test('the list of homes is exported with its filters, within a member’s offices, without hidden streets and formulas, and the export is logged', async () => {
    const linesIn = async (browser: DeskBrowser, query: string) => {
      const [, ...lines] = (await (await browser.fetch(`${list}?csv=1${query}`)).text()).trimEnd().split('\r\n')
      return lines
    }
    const ids = (lines: readonly string[]) => lines.map((line) => Number(line.split(',')[0]))
    await site.db.prepare("UPDATE desk_homes SET reference = '=1+1' WHERE id = 4001").run()
    const manager = await deskOf('manager')
    const all = await linesIn(manager, '')
    expect(ids(all)).toEqual([4001, 4002, 4003, 4004])
    expect([all[0], all[1]]).toEqual([expect.stringContaining("4001,'=1+1,"), expect.stringContaining(`,${t('desk.homes.hidden')},8000 Brugge,`)])
    expect(all.join()).not.toMatch(/dampoort/i)
    expect([ids(await linesIn(manager, '&state=sold')), ids(await linesIn(manager, '&q=dampoortstr'))]).toEqual([[4004], [4002]])
    expect(ids(await linesIn(await deskOf('agent', { offices: ['brussel'] }), ''))).toEqual([4003])
    expect((await acts()).slice(-4)).toEqual(Array(4).fill('export listing '))
    await copyHomes(5001, 5560)
    const many = ids(await linesIn(manager, '&sort=cheap'))
    expect([many.length, new Set(many).size]).toEqual([564, 564])
    await site.db.prepare("UPDATE desk_homes SET reference = 'T-4001' WHERE id = 4001").run()
    await removeCopies()
  })

  test('searches every home with the words, page by page, and says when a page has not looked at all of them', async () => {
    await copyHomes(5001, 5120)
    await site.db.batch([
      // Found by their street, by their texts, or by both. A reference is found first.
      site.db.prepare("UPDATE desk_homes SET office = 'brugge', street = CASE WHEN id > 5060 THEN 'patio ' || id END, reference = NULL WHERE id > 5000"),
      site.db.prepare("UPDATE desk_homes SET office = 'brussel' WHERE id = 5003"),
      site.db.prepare("UPDATE desk_homes SET reference = 'Patio' WHERE id = 5050"),
      site.db.prepare("INSERT INTO listing_texts (rowid, text) SELECT id, 'patio' FROM desk_homes WHERE id BETWEEN 5001 AND 5080"),
    ])
    const all = (await pagesOf(await deskOf('manager'), '?q=patio')).map(idsOf)
    expect([all.flat().length, new Set(all.flat()).size], 'each home once').toEqual([120, 120])
    expect([all[0]?.includes(5050), all[0]?.includes(5061), all.at(-1)?.includes(5001)]).toEqual([true, true, true])
    const agent = await deskOf('agent', { offices: ['brussel'] })
    const pages = await pagesOf(agent, '?q=patio')
    expect(pages.map(idsOf), 'a home of the agent behind those of other offices').toEqual([...pages.slice(1).map(() => []), [5003]])
    expect(pages.slice(0, -1).every((page) => page.includes(t('desk.homes.noneAmongFirst')))).toBe(true)
    expect(pages.slice(0, -1).some((page) => page.includes(t('desk.homes.none')))).toBe(false)
    expect(pages.at(-1)).not.toContain(t('desk.homes.firstHits'))
    expect(await agent.html(`${list}?q=patio&after=words~5003`)).toContain(t('desk.homes.noMore'))
    expect(await agent.html(`${href('deskNewVisit', 'nl')}?home=patio`)).toContain(t('desk.newVisit.noneAmongFirst'))
    expect(await idsIn(agent, '?q=patio&after=words~x')).toEqual([])
    await removeCopies()
  })
})

describe('a home', () => {
  test('a home shows its facts, the legal gaps, and its unpublished address to staff only', async () => {
    const html = await (await deskOf('manager')).html(homePath(4002))
    expect(html).toContain('Dampoortstraat 3')
    expect(html).toContain(t('desk.home.addressHidden'))
    expect(html).toContain(t('desk.rule.floodPScore'))
    expect(html).toContain(t('desk.home.unlawful'))
    expect(html).toContain(`${href('deskLeads', 'nl')}?home=4002&amp;state=all`)
    expect(await pageOf(site, 4002)).not.toContain('Dampoort')
  })

  test('a home that may not be advertised is counted on Today', async () => {
    expect(await (await deskOf('manager')).html(href('desk', 'nl'))).toContain('?gap=unlawful')
  })
})

describe('the agency’s own presentation', () => {
  test('reorders and hides photographs and replaces texts on every page, even after an import that changes the home', async () => {
    const browser = await deskOf('manager')
    const before = await browser.html(homePath(4001))
    const fields = { 'place.11': '3', 'place.12': '1', 'place.13': '2', hide: '13', 'ownTitle.nl': 'Huis met uitzicht', 'ownTitle.fr': 'Maison avec vue' }
    const answer = await present(browser, 4001, { version: versionIn(before), ...fields })
    expect(answer.status).toBe(303)
    const check = async () => {
      expect([...new Set(await photosOf(4001))]).toEqual(['12', '11'])
      expect(await pageOf(site, 4001, 'nl')).toContain('Huis met uitzicht')
      expect(await pageOf(site, 4001, 'fr')).toContain('Maison avec vue')
      expect(await pageOf(site, 4001, 'de')).toContain('Treppengiebel mit Garten')
      expect(await site.html(`${href('forSale', 'nl')}?q=uitzicht`)).toContain('/photos/4001/12/')
      expect((await site.fetch('/photos/4001/13/480.webp')).status).toBe(404)
    }
    await check()
    await site.importFeed([{ ...house, Price: 399000, NumberOfBedRooms: 4 }, hidden, flat, sold])
    await check()
    expect(await pageOf(site, 4001)).toContain('399.000')
    const after = await browser.html(answer.headers.get('Location') ?? '')
    expect(after).toContain(t('desk.home.done.presented'))
    expect(after).toContain('€ 395.000 → € 399.000')
    expect(after).toContain(t('fact.bedrooms'))
    expect(await acts()).toContain('change listing 4001')
  })

  test('the agency’s own presentation can be undone, and reset to the feed’s', async () => {
    const browser = await deskOf('manager')
    const version = versionIn(await browser.html(homePath(4001)))
    expect((await browser.post(homePath(4001), { do: 'feed', version })).status).toBe(303)
    expect([...new Set(await photosOf(4001))]).toEqual(['11', '12', '13'])
    expect(await pageOf(site, 4001, 'nl')).toContain('Trapgevel met tuin')
    const undone = await browser.post(homePath(4001), { do: 'undo', version: String(Number(version) + 1) })
    expect(undone.status).toBe(303)
    expect(await pageOf(site, 4001, 'nl')).toContain('Huis met uitzicht')
  })

  test('the agency’s own presentation keeps what two people change in different languages, and asks about a text that both change', async () => {
    const [an, jef] = [await deskOf('manager'), await signedIn(await storeStaff('agent', { name: 'Jef Claes' }))]
    await an.post(homePath(4001), { do: 'feed', version: versionIn(await an.html(homePath(4001))) })
    const before = await an.html(homePath(4001))
    const [opened = ''] = [...elementsOf(before)].flatMap(({ attribs: { name, value } }) => (name === 'opened' ? [value ?? ''] : []))
    const form = { version: versionIn(before), opened }
    expect((await present(an, 4001, { ...form, 'ownTitle.nl': 'Huis met toren' })).status).toBe(303)
    expect((await present(jef, 4001, { ...form, 'ownTitle.fr': 'Maison avec tour' })).status).toBe(303)
    const html = await an.html(homePath(4001))
    expect([html.includes('value="Huis met toren"'), html.includes('value="Maison avec tour"')]).toEqual([true, true])
    const late = await present(jef, 4001, { ...form, 'ownTitle.nl': 'Huis met duif', 'ownTitle.de': 'Haus mit Turm' })
    const refused = await late.text()
    const shown = ['value="Huis met duif"', t('desk.entry.saved', { value: 'Huis met toren' }), 'value="Haus mit Turm"', 'value="Maison avec tour"']
    expect([late.status, ...shown.map((words) => refused.includes(words))]).toEqual([422, true, true, true, true])
    expect((await an.post(homePath(4001), { do: 'feed', version: versionIn(refused) })).status).toBe(303)
  })

  test('the agency’s own presentation is never overwritten: of two concurrent changes the second is refused, keeps what was typed and shows what is saved', async () => {
    const [an, jef] = [await deskOf('manager'), await signedIn(await storeStaff('agent', { name: 'Jef Claes' }))]
    const version = versionIn(await an.html(homePath(4003)))
    expect((await present(an, 4003, { version, 'ownMarquee.nl': 'Nieuw binnen' })).status).toBe(303)
    const late = await present(jef, 4003, { version, 'ownMarquee.nl': 'Zonnig' })
    expect(late.status).toBe(422)
    const html = await late.text()
    expect(html).toContain(t('form.deskHome.changedMeanwhile'))
    expect(html).toContain('value="Zonnig"')
    expect(html).toContain('Nieuw binnen')
    expect((await present(jef, 4003, { version: versionIn(html), 'ownMarquee.nl': 'Zonnig' })).status).toBe(303)
  })

  test('the second of two people who reorder photographs sees the saved positions, and an emptied text stays empty', async () => {
    const browser = await deskOf('manager')
    const version = versionIn(await browser.html(homePath(4001)))
    const order = { 'place.11': '1', 'place.12': '2', 'place.13': '3' }
    await present(browser, 4001, { version, ...order, 'place.13': '1', hide: '12', 'ownTitle.nl': 'Eerste' })
    const late = await present(browser, 4001, { version, ...order, 'ownTitle.nl': '' })
    const html = await late.text()
    expect(late.status).toBe(422)
    for (const words of [
      t('desk.home.photo.saved', { place: '1' }),
      t('desk.home.photo.savedHidden', { place: '3' }),
      t('desk.entry.saved', { value: 'Eerste' }),
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('value="Eerste"')
    expect((await browser.post(homePath(4001), { do: 'feed', version: versionIn(html) })).status).toBe(303)
  })

  test('the agency’s own presentation reveals no unpublished address', async () => {
    const browser = await deskOf('manager')
    const refused = await present(browser, 4002, { version: '0', 'ownDescription.nl': 'Kom kijken in de Dampoortstraat 3.' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(t('form.deskHome.tellsAddress'))
  })

  test('photographs are added to a home of a feed, described, put first, kept through an import, and removed with an undo', async () => {
    const browser = await deskOf('manager')
    const drawn = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a83' } })
      .jpeg()
      .toBuffer()
    const sent = new FormData()
    sent.set('do', 'addPictures')
    sent.append('pictures', new File([new Uint8Array(drawn)], 'tuin.jpg'))
    sent.append('pictures', new File(['no picture'], 'brief.txt'))
    const refused = await browser.fetch(homePath(4003), { method: 'POST', body: sent })
    expect([refused.status, (await refused.text()).includes(t('form.error.pictures.invalid'))]).toEqual([422, true])
    const html = await browser.html(homePath(4003))
    const [, key = ''] = /name="hide" value="(own-[a-z0-9]+)"/.exec(html) ?? []
    const others = [...html.matchAll(/name="place\.([^"]+)"/g)].map(([, each]) => each).filter((each) => each !== key)
    const fields = Object.fromEntries([key, ...others].map((each, index) => [`place.${each}`, String(index + 1)]))
    const saved = await present(browser, 4003, { version: versionIn(html), ...fields, [`${key}.ownAlt.nl`]: 'De tuin in mei' })
    expect(saved.status).toBe(303)
    await site.importFeed([house, hidden, { ...flat, Price: 990 }, sold])
    expect((await photosOf(4003))[0]).toBe(key)
    expect(await pageOf(site, 4003)).toContain('alt="De tuin in mei"')
    expect((await site.fetch(`/photos/4003/${key}/480.webp`)).headers.get('Content-Type')).toBe('image/webp')
    const removed = await present(browser, 4003, { version: versionIn(await browser.html(homePath(4003))), ...fields, remove: key })
    expect(removed.headers.get('Location')).toContain('done=removed')
    expect(await photosOf(4003)).not.toContain(key)
    expect((await site.fetch(`/photos/4003/${key}/480.webp`)).status).toBe(404)
    await browser.post(homePath(4003), { do: 'undo', version: versionIn(await browser.html(homePath(4003))) })
    expect(await photosOf(4003)).toContain(key)
    expect((await browser.post(homePath(4003), { do: 'feed', version: versionIn(await browser.html(homePath(4003))) })).status).toBe(303)
  })

  test('a point that is set at the desk is on the map, through an import, and around an unpublished address', async () => {
    const browser = await deskOf('manager')
    const pointOf = async (id: number) => {
      const row = await site.db.prepare("SELECT lat, lng, card ->> '$.place.point.exact' AS exact FROM listings WHERE id = ?").bind(id).first()
      return [row?.lat, row?.lng, row?.exact]
    }
    const set = async (id: number, point: Readonly<Record<string, string>>) =>
      present(browser, id, { version: versionIn(await browser.html(homePath(id))), ...point })
    expect((await set(4001, { pointLat: '40,1', pointLng: '3,2' })).status).toBe(422)
    expect((await set(4001, { pointLat: '51,21', pointLng: '' })).status).toBe(422)
    expect((await set(4001, { pointLat: '51,21234', pointLng: '3.22345' })).status).toBe(303)
    expect((await set(4002, { pointLat: '51.21234', pointLng: '3.22345' })).status).toBe(303)
    await site.importFeed([{ ...house, Price: 405000 }, { ...hidden, Price: 405000 }, flat, sold])
    expect(await pointOf(4001)).toEqual([51.21234, 3.22345, 1])
    const [lat, lng, exact] = await pointOf(4002)
    expect([lat === 51.21234, lng === 3.22345, exact]).toEqual([false, false, 0])
    expect(await pageOf(site, 4002)).not.toContain('51.21234')
    const before = await site.db.prepare('SELECT feed FROM listings WHERE id = 4001').first<{ feed: string }>()
    for (const id of [4001, 4002]) await browser.post(homePath(id), { do: 'feed', version: versionIn(await browser.html(homePath(id))) })
    const { point } = JSON.parse(before?.feed ?? '{}')
    expect(await pointOf(4001)).toEqual([point.lat, point.lng, point.exact ? 1 : 0])
  })
})

describe('the documents of a home', () => {
  const documentsOf = (id: number) => href('deskHomeDocuments', 'nl', { id })
  const rows = async () =>
    (await site.db.prepare('SELECT key, name, access, removed_at AS removed, version FROM documents ORDER BY position').all<Record<string, string>>()).results
  const add = (browser: DeskBrowser, id: number, fields: Record<string, string>, content: string = pdf) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ do: 'add', documentKind: 'energy', documentAccess: 'request', ...fields })) form.set(name, value)
    for (const locale of (fields.in ?? 'nl fr en de').split(' ')) form.append('documentLanguages', locale)
    form.set('documentFile', new Blob([content]), 'epc.pdf')
    return browser.fetch(documentsOf(id), { method: 'POST', body: form, headers: { Origin: new URL(site.url).origin } })
  }

  test.each([4001, 4002])('the short form on the page of home %i adds a document on request, also without script and with a hidden address', async (id) => {
    const browser = await deskOf('agent', { offices: ['brugge'] })
    const isQuick = ({ name, attribs }: PageElement) => name === 'form' && attribs.action === documentsOf(id)
    const body = new FormData()
    for (const form of elements(parsePage(await browser.html(homePath(id))), isQuick)) {
      const hidden = elements(form, ({ name, attribs }) => name === 'input' && attribs.type === 'hidden')
      for (const { attribs } of hidden) body.append(attribs.name ?? '', attribs.value ?? '')
      expect(elements(form, ({ name, attribs }) => name === 'button' && attribs.value === 'add')).toHaveLength(1)
    }
    expect(body.getAll('documentLanguages')).toEqual(['nl', 'fr', 'en', 'de'])
    for (const [name, value] of Object.entries({ do: 'add', documentKind: 'soil' })) body.set(name, value)
    body.set('documentFile', new Blob([pdf]), 'bodem.pdf')
    const before = (await rows()).length
    const sent = await browser.fetch(documentsOf(id), { method: 'POST', body, headers: { Origin: new URL(site.url).origin } })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringContaining('done=added')])
    const [added] = (await rows()).slice(before)
    expect([added?.access, JSON.parse(added?.name ?? '{}')]).toEqual(['request', expect.objectContaining({ nl: t('documents.kind.soil') })])
    await site.db.prepare('DELETE FROM documents').run()
  })

  test('the documents of a home are uploaded, named by their kind, and offered in the chosen languages; public ones are on the page', async () => {
    const browser = await deskOf('agent', { offices: ['brugge'] })
    expect((await add(browser, 4001, { documentFile: '' }, '<svg/>')).status).toBe(422)
    expect((await add(browser, 4001, { documentKind: 'other' })).status).toBe(422)
    expect((await add(browser, 4003, {})).status).toBe(404)
    expect((await add(browser, 4001, { in: 'nl' })).status).toBe(303)
    expect((await add(browser, 4001, { documentKind: 'other', documentNameNl: 'Lokaal plan', documentAccess: 'open' })).status).toBe(303)
    expect(await acts()).toContainEqual(expect.stringMatching(/^upload document property\/4001\//))
    const page = await pageOf(site, 4001, 'nl')
    expect(page).toContain(t('documents.kind.energy'))
    const download = /href="(\/documents\/property\/4001\/[^"]+)"/.exec(page)?.[1] ?? ''
    expect(await (await site.fetch(download)).text()).toBe(pdf)
    const offeredIn = async (locale: 'nl' | 'fr') => offered(await site.html(href('documentRequest', locale, { id: 4001 }))).length
    expect([await offeredIn('nl'), await offeredIn('fr')], 'on request, by language').toEqual([1, 0])
    const french = await pageOf(site, 4001, 'fr')
    expect([french.includes('Lokaal plan'), french.includes(translator('fr')('documents.kind.energy'))]).toEqual([true, false])
    const [energy] = await rows()
    expect((await site.fetch(`/documents/property/4001/${energy?.key}`)).status).toBe(403)
    expect(await (await browser.fetch(`${documentsOf(4001)}?file=${energy?.key}`)).text()).toBe(pdf)
    await site.importFeed([{ ...house, Price: 401000 }, hidden, flat, sold])
    expect(await pageOf(site, 4001, 'nl')).toContain('Lokaal plan')
  })

  test('the documents of a home are renamed, closed and removed, and each can be undone', async () => {
    const browser = await deskOf('manager')
    const [, plan] = await rows()
    const document = plan?.key ?? ''
    const post = (fields: Record<string, string>) => browser.post(documentsOf(4001), { document, ...fields })
    const undo = async (answer: Response, act: string) => {
      const html = await browser.html(answer.headers.get('Location') ?? '')
      expect(html).toContain(`value="${act}"`)
      return post({ do: act, version: new URLSearchParams(answer.headers.get('Location')?.split('?')[1]).get('version') ?? '' })
    }
    const terms = { documentKind: 'plan', documentNameNl: 'Plannen 2026', documentLanguages: 'nl', documentAccess: 'closed' }
    const changed = await post({ do: 'change', version: '1', ...terms })
    expect([changed.status, (await pageOf(site, 4001)).includes('Plannen 2026')]).toEqual([303, false])
    const edit = `${documentsOf(4001)}?edit=${document}`
    const late = await (await deskOf('agent')).post(edit, { document, do: 'change', version: '1', ...terms, documentNameNl: 'Te laat' })
    const html = await late.text()
    expect([late.status, html.includes('value="Te laat"'), html.includes('Plannen 2026')]).toEqual([422, true, true])
    expect(meanwhileIn(html)).toEqual([expect.stringMatching(/^Gewijzigd: naam, .*Els Maes/)])
    expect([(await rows())[1]?.version, (await acts()).filter((act) => act.startsWith('change document'))]).toEqual([
      2,
      [`change document property/4001/${document}`],
    ])
    expect((await undo(changed, 'undo')).status).toBe(303)
    expect(await pageOf(site, 4001)).toContain('Lokaal plan')
    const removed = await post({ do: 'remove', version: '3' })
    expect([removed.status, (await pageOf(site, 4001)).includes('Lokaal plan')]).toEqual([303, false])
    expect((await site.fetch(`/documents/property/4001/${document}`)).status).toBe(403)
    expect((await undo(removed, 'restore')).status).toBe(303)
    expect(await pageOf(site, 4001)).toContain('Lokaal plan')
    // Each changes another field of the form that both have opened.
    const opened = openedFields(await browser.html(edit))
    const same = { documentKind: 'other', documentNameNl: 'Lokaal plan', documentLanguages: 'nl', documentAccess: 'open' }
    expect((await post({ do: 'change', ...opened, ...same, documentAccess: 'request' })).status).toBe(303)
    expect((await post({ do: 'change', ...opened, ...same, documentNameNl: 'Plannen' })).status).toBe(303)
    expect((await rows())[1]).toMatchObject({ access: 'request', name: expect.stringContaining('Plannen') })
  })

  test('the documents of a home neither reveal a hidden address nor are public while it is hidden', async () => {
    const browser = await deskOf('manager')
    expect((await add(browser, 4002, { documentNameNl: 'EPC Dampoortstraat 3' })).status).toBe(422)
    const refused = await add(browser, 4002, { documentAccess: 'open' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(t('form.error.documentAccess.invalid'))])
    await site.importFeed([{ ...house, PublishAddress: false }, hidden, flat, sold])
    const [, plan] = await rows()
    expect((await site.fetch(`/documents/property/4001/${plan?.key}`)).status).toBe(403)
    expect(await pageOf(site, 4001)).not.toContain('/documents/property/4001/')
    await site.importFeed([house, hidden, flat, sold])
  })

  test('added at the desk are not changed by the API, and one renamed there keeps its name', async () => {
    const browser = await deskOf('manager')
    const headers = { Authorization: `Bearer ${site.token}` }
    const put = () => site.fetch('/documents/property/4003/epc?name=CRM', { method: 'PUT', body: pdf, headers })
    expect((await put()).status).toBe(201)
    await browser.post(documentsOf(4003), {
      do: 'change',
      document: 'epc',
      version: '1',
      documentKind: 'energy',
      documentLanguages: 'nl',
      documentNameNl: 'EPC',
    })
    expect((await (await put()).json()).name).toMatchObject({ nl: 'EPC' })
    expect((await add(browser, 4003, {})).status).toBe(303)
    const { documents } = await (await site.fetch('/documents/property/4003', { headers })).json()
    expect(documents.map(({ key }: { key: string }) => key)).toEqual(['epc'])
    const own = (await rows()).at(-1)?.key
    expect((await site.fetch(`/documents/property/4003/${own}`, { method: 'DELETE', headers })).status).toBe(404)
  })

  test('the documents of a home are reordered for visitors, the API keeps the order, and it can be undone', async () => {
    const browser = await deskOf('manager')
    const headers = { Authorization: `Bearer ${site.token}` }
    const put = (key: string) => site.fetch(`/documents/property/4004/${key}?name=Plan-${key}&position=${key}`, { method: 'PUT', body: pdf, headers })
    for (const key of ['1', '2', '3']) expect((await put(key)).status).toBe(201)
    await site.db.exec("UPDATE documents SET access = 'request' WHERE listing_id = 4004")
    const order = async () =>
      (await site.db.prepare('SELECT key FROM documents WHERE listing_id = 4004 ORDER BY position, key').all<{ key: string }>()).results
        .map(({ key }) => key)
        .join(' ')
    const move = (fields: Record<string, string>) => browser.post(documentsOf(4004), { document: '3', order: '1 2 3', ...fields })
    const moved = await move({ do: 'earlier' })
    expect([moved.status, await order()]).toEqual([303, '1 3 2'])
    expect(await browser.html(documentsOf(4004))).toMatch(/Plan-1[\s\S]*Plan-3[\s\S]*Plan-2/)
    const late = await (await deskOf('agent')).post(documentsOf(4004), { do: 'earlier', document: '2', order: '1 2 3' })
    expect([late.status, await order()]).toEqual([422, '1 3 2'])
    expect(meanwhileIn(await late.text())).toEqual([expect.stringMatching(/^Gewijzigd: plaats .*Els Maes/)])
    await put('3')
    expect(await order()).toBe('1 3 2')
    expect(await browser.html(moved.headers.get('Location') ?? '')).toMatch(/name="order" value="1 3 2"[\s\S]*value="later"/)
    expect((await move({ do: 'later', order: '1 3 2' })).status).toBe(303)
    await Promise.all(['a', 'b', 'c'].map((name) => add(browser, 4004, { documentKind: 'other', documentNameNl: name })))
    const { results } = await site.db.prepare('SELECT position FROM documents WHERE listing_id = 4004 ORDER BY 1').all()
    expect(
      results.map(({ position }) => position),
      'each has a place of its own',
    ).toEqual([1, 2, 3, 4, 5, 6])
    await site.db.exec('DELETE FROM documents WHERE listing_id = 4004 AND position > 3; DELETE FROM desk_repeats')
    expect([await order(), (await acts()).filter((act) => !act.startsWith('upload')).slice(-2)]).toEqual([
      '1 2 3',
      ['change document property/4004/3', 'change document property/4004/3'],
    ])
  })

  test('the documents of a home of a project are matched to those its feed names, and offered on its page', async () => {
    await site.importFeed([aProject({ ID: 4030, Zip: '8000' })])
    const browser = await deskOf('agent', { offices: ['brugge'] })
    const path = href('deskProjectDocuments', 'nl', { id: 4030 })
    expect(await browser.html(href('deskProjects', 'nl'))).toMatch(new RegExp(`href="${path}"[\\s\\S]*${t('desk.projects.missing', { count: 1 })}`))
    const form = new FormData()
    for (const [name, value] of Object.entries({ do: 'add', documentFor: '1', documentKind: 'specifications', documentAccess: 'open' })) form.set(name, value)
    form.append('documentLanguages', 'nl')
    form.set('documentFile', new Blob([pdf]), 'lastenboek.pdf')
    const sent = () => browser.fetch(path, { method: 'POST', body: form, headers: { Origin: new URL(site.url).origin } })
    expect((await sent()).status).toBe(303)
    expect((await sent()).status).toBe(422)
    const listed = await browser.html(href('deskProjects', 'nl'))
    expect([listed.includes(t('desk.projects.documents', { count: 1 })), listed.includes(t('desk.projects.missing', { count: 1 }))]).toEqual([true, false])
    const page = await site.html((await site.fetch(href('project', 'nl', { city: '', name: '', id: 4030 }))).headers.get('Location') ?? '')
    const download = /href="(\/documents\/project\/4030\/1[^"]*)"/.exec(page)?.[1] ?? ''
    expect(await (await site.fetch(download)).text()).toBe(pdf)
    await site.db.exec('UPDATE staff SET offices = \'["brussel"]\'')
    expect([(await browser.fetch(path)).status, (await browser.html(href('deskProjects', 'nl'))).includes(path)]).toEqual([404, false])
  })
})

test('what is typed into a form is kept for its author alone, until the form is sent or the draft removed', async () => {
  const [an, jef] = [await deskOf('manager'), await signedIn(await storeStaff('agent', { name: 'Jef Claes' }))]
  const path = homePath(4003)
  const draft = async (browser: DeskBrowser, drafts: object) => (await browser.post(path, { do: 'draft', drafts: JSON.stringify(drafts) })).status
  const isShown = async (browser: DeskBrowser, address = path) => (await browser.html(address)).includes('Half getypt')
  expect(await draft(an, { present: { 'ownTitle.nl': ['Half getypt'] }, other: { note: ['x'] } })).toBe(204)
  expect([await isShown(an), await isShown(an, path.replace('/nl/', '/fr/')), await isShown(jef)]).toEqual([true, true, false])
  expect([await draft(an, { present: null }), await isShown(an)]).toEqual([204, false])
  await draft(an, { present: { 'ownTitle.nl': ['Half getypt'] } })
  const sent = { do: 'present', version: versionIn(await an.html(path)), draft: `${path.slice('/nl'.length)} present`, 'ownTitle.nl': 'Af' }
  expect([(await an.post(path, { ...sent, 'ownTitle.nl': 'x'.repeat(200) })).status, await isShown(an)]).toEqual([422, true])
  expect([(await an.post(path, sent)).status, await isShown(an)]).toEqual([303, false])
  expect(await draft(an, { present: 'nonsense' })).toBe(204)
  expect((await an.post(path, { do: 'draft', drafts: 'nonsense' })).status).toBe(413)
  expect((await new DeskBrowser().post(path, { do: 'draft', drafts: '{}' })).status).toBe(302)
})
