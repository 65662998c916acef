import { drizzle } from 'drizzle-orm/d1'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { aLead } from '../leads/lead-factory.ts'

lendDeskSite()

const t = translator('nl')
const page = (section: string, locale: Locale = 'nl') => href('deskSettingsSection', locale, { section })
const entry = (section: string, id: string) => href('deskSettingsEntry', 'nl', { section, entry: id })

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** The fields of a page's form as a browser sends them. */
async function filled(browser: DeskBrowser, path: string): Promise<FormData> {
  const html = await browser.html(path)
  const form = html.slice(html.indexOf('<form class="form settings-form"'), html.indexOf('class="settings-send'))
  const body = new FormData()
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"')
  for (const [, attributes = ''] of form.matchAll(/<input ([^>]*)>/g)) {
    const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    if (read('type') === 'file' || (/checkbox|radio/.test(read('type') ?? '') && !/(?:^| )checked/.test(attributes))) continue
    body.append(read('name') ?? '', plain(read('value') ?? ''))
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)) {
    body.append(name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? '')
  }
  for (const [, name = '', text = ''] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)) body.append(name, plain(text))
  return body
}

/** Opens a page, changes fields of its form and sends it. */
async function change(browser: DeskBrowser, path: string, fields: Readonly<Record<string, string | Blob>>): Promise<Response> {
  return send(browser, path, await filled(browser, path), fields)
}

function send(browser: DeskBrowser, path: string, body: FormData, fields: Readonly<Record<string, string | Blob>>): Promise<Response> {
  for (const [name, value] of Object.entries({ do: 'save', ...fields })) body.set(name, value)
  return browser.fetch(path, { method: 'POST', body })
}

async function record(): Promise<{ readonly version: number; readonly record: string }> {
  return (await site.db.prepare('SELECT version, record FROM agency').first()) ?? { version: 0, record: '{}' }
}

describe('a page of the settings', () => {
  test('a page of the settings leaves the record unchanged if nothing was typed', async () => {
    const browser = await deskOf('manager')
    const before = await record()
    for (const path of [page('agency'), page('look'), entry('offices', 'brugge')]) {
      expect((await change(browser, path, {})).headers.get('Location'), path).toContain('?done=same')
    }
    expect(await record()).toEqual(before)
  })

  test('a page of the settings changes an office’s phone number from the next request on, and the notice undoes it', async () => {
    const browser = await deskOf('manager')
    const contact = href('contact', 'nl')
    const shown = async () => (await site.html(contact)).includes('tel:+3250123456')
    const saved = await change(browser, entry('offices', 'brugge'), { 'set.phone': '+32 50 12 34 56' })
    const place = saved.headers.get('Location') ?? ''
    expect([saved.status, place]).toEqual([303, expect.stringContaining('done=saved&version=')])
    expect(await shown()).toBe(true)
    expect(await browser.html(place)).toContain(t('desk.undo'))
    const { version } = await record()
    const undone = await browser.post(href('deskSettingsVersion', 'nl', { version: version - 1 }), { do: 'restore', version: String(version) })
    expect([undone.status, await shown()]).toEqual([303, false])
    expect((await acts()).slice(-2)).toEqual(['change settings offices brugge', `return settings ${version - 1}`])
    const { results } = await site.db.prepare('SELECT fields FROM audit_log ORDER BY id DESC LIMIT 2').all<{ fields: string }>()
    expect(results.map(({ fields }) => fields)).toEqual(['["offices.brugge.phone"]', '["offices.brugge.phone"]'])
  })

  test('a page of the settings refuses what an import would refuse, at its field, and keeps what was typed', async () => {
    const browser = await deskOf('manager')
    const before = await record()
    const refused = async (path: string, name: string, value: string, error = name) => {
      const answer = await change(browser, path, { [name]: value })
      const html = await answer.text()
      return [answer.status, html.includes(`id="${error}-error"`), html.includes(value.split('\n')[0] ?? '')]
    }
    expect(await refused(page('identity'), 'set.identity.enterpriseNumber', 'BE 0403.170.702')).toEqual([422, true, true])
    expect(await refused(entry('offices', 'brugge'), 'set.zips', '9000..8000')).toEqual([422, true, true])
    expect(await refused(entry('offices', 'brugge'), 'set.hours.week.tue', '9 tot later')).toEqual([422, true, true])
    expect(await refused(entry('offices', 'brugge'), 'set.calendar.0.every', '2')).toEqual([422, true, true])
    expect(await refused(page('agency'), 'set.email', 'niemand')).toEqual([422, true, true])
    expect(await refused(page('agency'), 'set.name.fr', 'x'.repeat(401), 'set.name')).toEqual([422, true, true])
    expect(await refused(page('social'), 'set.social.facebook', 'facebook.com/wij')).toEqual([422, true, true])
    expect(await record()).toEqual(before)
  })
})

test('a site added at the desk may embed the map from the next request on, until it is removed', async () => {
  const browser = await deskOf('manager')
  const embedders = async () => /frame-ancestors ([^;]*)/.exec((await site.fetch('/nl/map/')).headers.get('Content-Security-Policy') ?? '')?.[1]
  const shop = 'https://www.shop.example'
  const save = (origins: string) => change(browser, page('addresses'), { 'set.mapOrigins': origins })
  expect(await embedders()).not.toContain(shop)
  const refused = await save(`${shop}/map`)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('id="set.mapOrigins-error"')])
  expect((await save(`${shop}\nhttps://a.example:8443`)).status).toBe(303)
  expect(await embedders()).toMatch(/ https:\/\/www\.shop\.example https:\/\/a\.example:8443$/)
  expect(await site.html('/nl/map/')).toContain(shop)
  expect((await save('')).status).toBe(303)
  expect(await embedders()).not.toContain(shop)
})

test('an accent that is too pale is corrected, and the page says so', async () => {
  const browser = await deskOf('manager')
  const saved = await change(browser, page('look'), { 'set.look.accent': '#ffe08a' })
  expect(saved.status).toBe(303)
  const html = await browser.html(page('look'))
  expect(html).toContain('value="#ffe08a"')
  expect(html).toMatch(/#ffe08a is op deze achtergrond niet goed leesbaar \(contrast 1(?:[.,]\d)?:1\)\. De site gebruikt #[0-9a-f]{6}\./)
  expect((await change(browser, page('look'), { 'set.look.accent': 'geel' })).status).toBe(422)
})

test('a logo is sanitised before it is stored, and a file that is not an SVG is refused', async () => {
  const browser = await deskOf('manager')
  const logo = (text: string) => ({ 'set.look.logo': new Blob([text], { type: 'image/svg+xml' }) })
  const saved = await change(browser, page('look'), logo('<svg viewBox="0 0 9 9" onload="x()"><script>x()</script><path d="M1 1h7"/></svg>'))
  expect(saved.status).toBe(303)
  expect(JSON.parse((await record()).record).look.logo).toBe('<svg viewBox="0 0 9 9" aria-hidden="true"><path d="M1 1h7"></path></svg>')
  expect((await change(browser, page('look'), logo('<p>geen tekening</p>'))).status).toBe(422)
})

test('a PNG is a logo too, and a JPEG or a tiny PNG is refused with the reason', async () => {
  const browser = await deskOf('manager')
  const picture = async (format: 'png' | 'jpeg', side: number) => {
    const drawn = sharp({ create: { width: 3 * side, height: side, channels: 4, background: '#446' } })
    return { 'set.look.logo': new Blob([new Uint8Array(await drawn[format]().toBuffer())], { type: `image/${format}` }) }
  }
  for (const refused of [await picture('jpeg', 100), await picture('png', 20)]) {
    const answer = await change(browser, page('look'), refused)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Logo: dit is geen SVG of PNG die wij kunnen gebruiken.')
  }
  expect((await change(browser, page('look'), { ...(await picture('png', 100)), 'set.look.logoHasName': '1' })).status).toBe(303)
  const { look } = JSON.parse((await record()).record)
  expect(look).toMatchObject({ logo: null, logoPicture: { width: 300, height: 100 }, logoHasName: true })
  const header = /<header[\s\S]*?<\/header>/.exec(await site.html('/nl/'))?.[0] ?? ''
  expect(header).toContain(`<img src="/agency/files/${look.logoPicture.file}/480.webp" alt="" width="300" height="100"`)
  expect((await site.fetch(`/agency/files/${look.logoPicture.file}/480.webp`)).status).toBe(200)
})

test('icons that the browser rendered from a new logo are stored with it, except one of the wrong size', async () => {
  const browser = await deskOf('manager')
  const square = async (side: number) =>
    new Blob(
      [
        await sharp({ create: { width: side, height: side, channels: 4, background: '#446' } })
          .png()
          .toBuffer(),
      ],
      { type: 'image/png' },
    )
  const logo = new Blob(['<svg viewBox="0 0 7 7"><path d="M1 1h5"/></svg>'], { type: 'image/svg+xml' })
  const sent = { 'set.look.logo': logo, 'icon:180': await square(180), 'icon:32': await square(90) }
  expect((await change(browser, page('look'), sent)).status).toBe(303)
  const { icons } = JSON.parse((await record()).record).look
  expect(Object.keys(icons)).toEqual(['180'])
  const html = await (await site.fetch('/nl/')).text()
  const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '/none'
  expect((await site.fetch(icon)).headers.get('Content-Type')).toBe('image/png')
})

test('link previews in a language use its own picture', async () => {
  const browser = await deskOf('manager')
  const picture = await sharp({ create: { width: 600, height: 315, channels: 3, background: '#446' } })
    .png()
    .toBuffer()
  expect((await change(browser, page('look'), { 'set.settings.fr.image': new Blob([picture], { type: 'image/png' }) })).status).toBe(303)
  const { file } = JSON.parse((await record()).record).settings.fr.image
  const shares = async (path: string) => (await site.html(path)).includes(`/agency/files/${file}`)
  expect([await shares('/fr/'), await shares('/nl/')]).toEqual([true, false])
  expect(await browser.html(href('deskSettingsVersions', 'nl'))).toContain(t('form.field.set.settings.fr.image'))
  expect((await change(browser, page('look'), { 'set.settings.fr.image.remove': '1' })).status).toBe(303)
  expect(await shares('/fr/')).toBe(false)
})

test('a disabled language has no pages, and the desk continues in the default one', async () => {
  const browser = await deskOf('manager')
  expect((await site.fetch('/de/')).status).toBe(200)
  const body = await filled(browser, page('languages', 'de'))
  body.delete('set.languages.enabled')
  for (const locale of ['nl', 'fr', 'en']) body.append('set.languages.enabled', locale)
  const saved = await send(browser, page('languages', 'de'), body, {})
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, expect.stringContaining(page('languages'))])
  expect((await site.fetch('/de/')).status).toBe(404)
  expect(await browser.html(page('look'))).not.toContain('set.settings.de.image')
  expect((await change(browser, page('languages'), { 'set.languages.default': 'de' })).status).toBe(422)
})

test('a person is added with a portrait, listed on the team page, moved up and removed', async () => {
  const browser = await deskOf('manager')
  const added = await change(browser, entry('people', 'new'), {
    'set.name': 'Zoë D’Hondt',
    'set.role.nl': 'Stagiaire',
    'set.photo': new Blob([png], { type: 'image/png' }),
  })
  expect([added.status, added.headers.get('Location')]).toEqual([303, expect.stringContaining('done=added')])
  const person = JSON.parse((await record()).record).people.at(-1)
  expect(person).toMatchObject({ key: 'zoe-d-hondt', role: { nl: 'Stagiaire' }, photo: { width: 1, height: 1 } })
  expect((await site.fetch(`/agency/files/${person.photo.file}`)).status).toBe(200)
  expect(await site.html(href('team', 'nl'))).toContain('Zoë D’Hondt')
  expect(await site.html('/nl/team/zoe-d-hondt/')).toContain('Stagiaire')
  const list = await browser.html(page('people'))
  const index = JSON.parse((await record()).record).people.length - 1
  const version = /name="version" value="(\d+)"/.exec(list)?.[1] ?? ''
  expect((await browser.post(page('people'), { do: 'moveUp', version, up: String(index) })).status).toBe(303)
  expect(JSON.parse((await record()).record).people.at(-2).key).toBe('zoe-d-hondt')
  expect((await change(browser, entry('people', 'zoe-d-hondt'), { do: 'remove' })).status).toBe(303)
  expect(await site.html(href('team', 'nl'))).not.toContain('Zoë D’Hondt')
  expect((await change(browser, entry('people', 'new'), { 'set.name': 'Zoë', 'set.photo': new Blob(['geen foto']) })).status).toBe(422)
})

test('of two managers who change different fields both win, and only a field that both changed is asked about', async () => {
  const one = await deskOf('manager')
  await storeStaff('editor')
  await site.db.prepare("UPDATE staff SET role = 'manager' WHERE id = 'staff-editor'").run()
  const other = await signedIn('staff-editor')
  const [mine, elsewhere] = [await filled(one, page('agency')), await filled(one, entry('offices', 'brussel'))]
  expect((await change(other, page('agency'), { 'set.phone': '+32 2 555 99 99' })).status).toBe(303)
  expect((await send(one, entry('offices', 'brussel'), elsewhere, { 'set.phone': '+32 2 555 77 77' })).status).toBe(303)
  expect((await send(one, page('agency'), mine, { 'set.slogan.nl': 'Mijn eigen slogan' })).status).toBe(303)
  const { record: stored } = await record()
  for (const value of ['+32 2 555 99 99', '+32 2 555 77 77', 'Mijn eigen slogan']) expect(stored).toContain(value)
  const late = await send(one, page('agency'), mine, { 'set.slogan.nl': 'Een tweede slogan', 'set.area.nl': 'Brugge en het Houtland' })
  const html = await late.text()
  expect([late.status, html.includes('value="Een tweede slogan"'), html.includes(t('desk.entry.saved', { value: 'Mijn eigen slogan' }))]).toEqual([
    422,
    true,
    true,
  ])
  // The colleague's phone number stands in its field, and nothing is asked about it.
  expect([html.includes('value="+32 2 555 99 99"'), html.includes(t('desk.entry.saved', { value: '+32 2 555 99 99' }))]).toEqual([true, false])
  expect(html).toMatch(/<a href="#set\.slogan\.nl">[^<]*Nederlands/)
})

test('an earlier version is shown field by field, and can be restored', async () => {
  const browser = await deskOf('manager')
  await change(browser, page('agency'), { 'set.slogan.nl': 'Versie een' })
  const { version } = await record()
  await change(browser, page('agency'), { 'set.slogan.nl': 'Versie twee' })
  const path = href('deskSettingsVersion', 'nl', { version })
  expect(await browser.html(path)).toMatch(/<del>[^<]*Versie twee[^<]*<\/del> <ins>[^<]*Versie een/)
  const late = await browser.post(path, { do: 'restore', version: String(version) })
  expect([late.status, meanwhileIn(await late.text())]).toEqual([422, [expect.stringMatching(/slogan.*Els Maes, /i)]])
  expect((await browser.post(path, { do: 'restore', version: String(version + 1) })).status).toBe(303)
  expect(await site.html('/nl/')).toContain('Versie een')
  const list = await browser.html(href('deskSettingsVersions', 'nl'))
  expect(list).toContain('Els Maes')
  expect(list).toContain(t('desk.settings.versions.returned'))
})

test('an office and a script can be added, and an office that still has visits cannot be removed', async () => {
  const browser = await deskOf('manager')
  const office = { 'set.name.nl': 'Gent', 'set.email': 'gent@perron.example', 'set.address.country': 'BE', 'set.zips': '9000..9052' }
  expect((await change(browser, entry('offices', 'new'), office)).status).toBe(303)
  const stored = JSON.parse((await record()).record).offices.at(-1)
  expect(stored).toMatchObject({ key: 'gent', address: null, hours: null, calendar: [], zips: [{ country: 'BE', from: 9000, to: 9052 }] })
  await saveLead(drizzle(site.db, { schema }), aLead({ id: 'to-come' }), [])
  await site.db
    .prepare(
      `INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at)
       VALUES ('to-come', 'gent', 'gent@perron.example', 4001, 'onSite', 'nl', '2099-01-05T09:00:00.000Z', '2099-01-05T09:45:00.000Z', 1, 'confirmed', 0, '2026-01-01')`,
    )
    .run()
  const remove = () => change(browser, entry('offices', 'gent'), { do: 'remove' })
  expect((await remove()).status).toBe(422)
  await site.db.prepare("DELETE FROM appointments WHERE id = 'to-come'").run()
  const agent = await storeStaff('agent', { offices: ['gent'] })
  expect(await (await remove()).text()).toContain(translator('nl')('form.deskSettings.officeHasStaff'))
  await site.db.prepare('DELETE FROM staff WHERE id = ?').bind(agent).run()
  expect((await remove()).status).toBe(303)
  expect((await change(browser, entry('offices', 'brugge'), { do: 'remove' })).status, 'the main office').toBe(422)
  const script = { 'set.name': 'Plausible', 'set.category': 'analytical', 'set.src': 'https://stats.example/p.js', 'set.purpose.nl': 'Tellen' }
  expect((await change(browser, entry('scripts', 'new'), { ...script, 'set.origins': 'stats.example' })).status).toBe(422)
  expect((await change(browser, entry('scripts', 'new'), script)).status).toBe(303)
  expect(await site.html(href('cookiePolicy', 'nl'))).toContain('Plausible')
})

test('an import from a file is a version too, and the previous one can be restored', async () => {
  const browser = await deskOf('manager')
  const { version } = await record()
  const body = new FormData()
  body.set('record', JSON.stringify({ kind: 'agency', name: 'Ander kantoor', email: 'info@ander.example', languages: { enabled: ['nl'], default: 'nl' } }))
  expect((await site.fetch('/agency', { method: 'POST', body, headers: { Authorization: `Bearer ${site.token}` } })).status).toBe(200)
  const html = await browser.html(href('deskSettingsVersion', 'nl', { version: version + 1 }))
  expect(html).toContain('Ander kantoor')
  expect((await browser.post(href('deskSettingsVersion', 'nl', { version }), { do: 'restore', version: String(version + 1) })).status).toBe(303)
  expect(JSON.parse((await record()).record).offices).toHaveLength(3)
})

test('a test mail says whether the server took it, and nothing of what it answered', async () => {
  const browser = await deskOf('manager')
  const mail = href('deskSettingsMail', 'nl')
  expect((await browser.post(mail, { do: 'test' })).headers.get('Location')).toBe(`${mail}?done=accepted`)
  expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['manager@example.com'])
  site.mailbox.guard(() => ({ code: 550, message: '5.7.1 Relaying denied' }))
  const refused = await browser.post(mail, { do: 'test' })
  site.mailbox.guard(null)
  const page = await refused.text()
  expect([refused.status, page.includes(t('form.deskSettings.mailRefused')), /550|Relaying/.test(page)]).toEqual([422, true, false])
})

test('the overview names what is missing first, with a link to the page where it is fixed', async () => {
  const browser = await deskOf('manager')
  await change(browser, page('agency'), { 'set.area.fr': '' })
  await change(browser, entry('offices', 'luxembourg'), { 'set.phone': '' })
  const html = await browser.html(href('deskSettings', 'nl'))
  expect(html).toContain(t('desk.settings.gap.officePhone', { office: 'Luxemburg' }))
  expect(html).toContain(t('desk.settings.gap.text', { field: t('form.field.set.area'), languages: 'Français' }))
  expect(html.indexOf(page('agency'))).toBeLessThan(html.indexOf(page('people')))
})
