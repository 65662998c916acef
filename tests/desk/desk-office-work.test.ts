import { drizzle } from 'drizzle-orm/d1'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dayAfter, mondayOf, wallTimeOf, weekdayOf } from '#db/model/site/brussels-time.ts'
import { forgetRemovedOwners } from '#db/owners/removed-owners.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { aProperty } from '../kit/factories.ts'
import { ownerIdOf, storeOwner, storeSession } from '../owners/owner-factory.ts'
import { acts, deskOf, lendDeskSite, site, undoIn } from './desk-site.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001, Zip: '8000' }), aProperty({ ID: 4002, Zip: '1000', City: 'Brussel' })]).then(() => undefined))

const t = translator('nl')
const calendar = href('deskCalendar', 'nl')
const owners = href('deskOwners', 'nl')
const testimonials = href('deskTestimonials', 'nl')

/** The first weekday at least five days ahead, on which visits are offered. */
function workday(): string {
  let day = dayAfter(wallTimeOf(new Date()).day, 5)
  while (weekdayOf(day) > 5) day = dayAfter(day, 1)
  return day
}

describe('the calendar of an office', () => {
  test('a day of the office’s calendar is closed for visitors, and opened again from the notice', async () => {
    const day = workday()
    const browser = await deskOf('manager')
    const free = async () => (await site.html(href('viewing', 'nl', { id: 4001 }))).includes(`value="${day}T`)
    expect(await free()).toBe(true)
    const closed = await browser.post(calendar, { do: 'close', office: 'brugge', day, time: '' })
    const place = closed.headers.get('Location') ?? ''
    expect([closed.status, place]).toEqual([303, expect.stringContaining(`week=${mondayOf(day)}`)])
    expect(await free()).toBe(false)
    expect(await browser.html(place)).toContain(t('desk.undo'))
    await browser.post(calendar, { do: 'open', office: 'brugge', day, time: '' })
    expect(await free()).toBe(true)
    expect((await acts()).slice(-2)).toEqual([`close calendar brugge ${day}`, `open calendar brugge ${day}`])
  })

  test('the calendar of an office adds a start to a day, and raises the capacity of one, as the API does; the notice undoes each', async () => {
    const day = workday()
    const browser = await deskOf('manager')
    const seats = (time: string, number: string) => browser.post(calendar, { do: 'seats', office: 'brugge', day, time, seats: number })
    const exception = () =>
      site.db
        .prepare('SELECT time, capacity FROM calendar_exceptions ORDER BY time')
        .all()
        .then(({ results }) => results)
    const added = await seats('20:15', '2')
    expect([added.status, await exception()]).toEqual([303, [{ time: '20:15', capacity: 2 }]])
    expect(await site.html(href('viewing', 'nl', { id: 4001 }))).toContain(`value="${day}T`)
    const changed = await seats('20:15', '3')
    expect(await browser.html(changed.headers.get('Location') ?? '')).toMatch(/name="seats" value="2"[\s\S]*value="seats"/)
    await seats('20:15', '2')
    expect(await browser.html(added.headers.get('Location') ?? '')).toMatch(/name="time" value="20:15"[\s\S]*value="open"/)
    await browser.post(calendar, { do: 'open', office: 'brugge', day, time: '20:15' })
    expect(await exception()).toEqual([])
    const wrong = await Promise.all([seats('20:15', '21'), seats('20:15', ''), seats('05:00', '1'), seats('', '1')])
    expect([wrong.map(({ status }) => status), await exception()]).toEqual([[422, 422, 422, 422], []])
    expect((await acts()).slice(-2)).toEqual([`change calendar brugge ${day} 20:15`, `open calendar brugge ${day} 20:15`])
    expect(await browser.html(`${calendar}?office=brugge&week=${day}&by=day`)).toContain('name="seats"')
  })

  test('the calendar of an office keeps what a colleague has set in the meantime: the second form is refused, and undo restores the previous state', async () => {
    const day = workday()
    const browser = await deskOf('manager')
    const post = (fields: Record<string, string>) => browser.post(calendar, { office: 'brugge', day, time: '20:15', ...fields })
    const capacity = () => site.db.prepare("SELECT capacity FROM calendar_exceptions WHERE time = '20:15'").first<number>('capacity')
    expect((await post({ do: 'seats', seats: '3', seen: '09:00=1' })).status).toBe(303)
    const late = await post({ do: 'seats', seats: '2', seen: '09:00=1' })
    expect([late.status, await capacity()]).toEqual([422, 3])
    const html = await late.text()
    expect(html).toContain(t('form.deskCalendar.slotChanged'))
    expect((await post({ do: 'open', seen: '20:15=0' })).status).toBe(422)
    const closed = await post({ do: 'close', seen: '20:15=3' })
    const notice = await browser.html(closed.headers.get('Location') ?? '')
    const undo = Object.fromEntries(
      [...(/class="notice".*?<\/form>/s.exec(notice)?.[0].matchAll(/name="(\w+)" value="([^"]*)"/g) ?? [])].map(([, name, value]) => [name, value]),
    )
    expect([await capacity(), undo]).toEqual([0, { office: 'brugge', day, time: '20:15', seen: '20:15=0', seats: '3' }])
    await browser.post(calendar, { do: 'seats', ...undo })
    expect(await capacity()).toBe(3)
    await post({ do: 'open' })
  })

  test('the calendar of an office is limited to an agent’s own offices: others do not exist', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    expect((await browser.post(calendar, { do: 'close', office: 'brugge', day: workday(), time: '' })).status).toBe(404)
    expect(await browser.html(`${calendar}?office=brugge`)).not.toContain('value="brugge"')
    expect((await browser.post(calendar, { do: 'close', office: 'brussel', day: '2026-99-99', time: '' })).status).toBe(404)
  })
})

describe('the accounts of owners', () => {
  test('the accounts of owners are created by an invitation and listed with their homes', async () => {
    const browser = await deskOf('manager')
    const home = await browser.html(href('deskHome', 'nl', { id: '4001' }))
    expect(home).toMatch(/<form[^>]*action="\/nl\/desk\/owners\/"[^>]*><input type="hidden" name="homes" value="4001"\/>/)
    const invited = await browser.post(owners, { do: 'invite', email: 'An@example.com', ownerName: 'An Peeters', homes: '4001', locale: 'fr' })
    expect([invited.status, invited.headers.get('Location')]).toEqual([303, `${owners}?done=invited`])
    expect((await site.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['An@example.com'])
    const html = await browser.html(owners)
    expect(html).toContain('An Peeters')
    const owner = /name="owner" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await browser.post(owners, { do: 'remove', owner })).status).toBe(303)
    expect(await browser.html(owners)).not.toContain('An Peeters')
  })

  test('an owner is invited to a home found by its street or municipality, once it is ticked', async () => {
    const browser = await deskOf('manager')
    const invitation = { do: 'invite', email: 'words@example.com', ownerName: '', homes: 'brussel', locale: 'nl' }
    const answer = await browser.post(owners, invitation)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([422, expect.stringContaining(t('form.deskOwners.whichHome'))])
    expect(html).toMatch(/value="words@example\.com"[\s\S]*name="found" value="4002"/)
    expect(html).not.toContain('name="found" value="4001"')
    // It is a question, not an error.
    expect([html.includes('class="error-summary"'), /<title>([^|]*) \|/.exec(html)?.[1]]).toEqual([false, t('route.deskOwners')])
    const none = await (await browser.post(owners, { ...invitation, homes: 'zzz' })).text()
    expect(none).toContain(t('form.error.homes.invalid'))
    const elsewhere = await deskOf('agent', { offices: ['brugge'] })
    expect(await (await elsewhere.post(owners, invitation)).text()).not.toContain('name="found"')
    expect((await elsewhere.post(owners, { ...invitation, found: '4002' })).status).toBe(422)
    expect(await site.mails()).toEqual([])
    expect((await browser.post(owners, { ...invitation, found: '4002' })).status).toBe(303)
    const given = site.db.prepare("SELECT record_id AS home FROM owner_homes JOIN owners ON owners.id = owner_id WHERE email = 'words@example.com'")
    expect((await given.all()).results).toEqual([{ home: 4002 }])
    // An owner without a name is listed by the address, once.
    expect(await browser.html(`${owners}?q=words`)).toMatch(/<strong>words@example\.com<\/strong><span class="hint">[^@]*<\/span>/)
  })

  test('the accounts of owners are removed at once and restored by undo, signed out, unless the address has a new account', async () => {
    const browser = await deskOf('manager')
    await storeOwner(site.db, 'bea@example.com', [{ kind: 'listing', id: 4001 }])
    const owner = ownerIdOf('bea@example.com')
    const row = () => site.db.prepare('SELECT email, recipient, name, locale, password, created_at FROM owners WHERE id = ?').bind(owner).first()
    await site.db.batch([
      site.db
        .prepare("INSERT INTO owner_links (id, owner_id, purpose, created_at, expires_at) VALUES ('link', ?, 'invitation', '2026-01-01', '2099-01-01')")
        .bind(owner),
      site.db.prepare("INSERT INTO owner_passkeys VALUES ('key', ?, 'public', 3, '[\"usb\"]', 'Firefox', '2026-01-01', NULL)").bind(owner),
    ])
    const [before, session] = [await row(), await storeSession(site.db, 'bea@example.com')]
    const inPortal = new CookieBrowser(() => site).keep('session', session)
    const undo = await undoIn(browser, await browser.post(owners, { do: 'remove', owner }))
    expect([(await browser.html(owners)).includes('bea@'), await row()]).toEqual([false, null])
    expect((await inPortal.fetch(href('ownerPortal', 'nl'))).status).toBe(302)
    const elsewhere = await deskOf('agent', { offices: ['brussel'] })
    expect((await elsewhere.post(owners, undo)).status).toBe(404)
    const restored = await browser.post(owners, undo)
    expect(await browser.html(restored.headers.get('Location') ?? '')).toContain(t('desk.owners.done.restored'))
    expect([await row(), (await inPortal.fetch(href('ownerPortal', 'nl'))).status]).toEqual([before, 302])
    const kept = 'SELECT record_id, purpose, transports, counter FROM owner_homes JOIN owner_links USING (owner_id) JOIN owner_passkeys USING (owner_id)'
    expect(await site.db.prepare(kept).first()).toEqual({ record_id: 4001, purpose: 'invitation', transports: '["usb"]', counter: 3 })
    expect((await acts()).slice(-2)).toEqual([`remove owner ${owner}`, `undo owner ${owner}`])
    // Removed again, and its address invited again: the old account stays removed.
    await browser.post(owners, { do: 'remove', owner })
    await browser.post(owners, { do: 'invite', email: 'bea@example.com', ownerName: '', homes: '4002', locale: 'nl' })
    const late = await browser.post(owners, undo)
    expect(await browser.html(late.headers.get('Location') ?? '')).toContain(t('desk.owners.done.again'))
    await site.db.prepare("UPDATE removed_owners SET removed_at = '2026-01-01'").run()
    expect((await browser.post(owners, undo)).headers.get('Location')).toContain('done=gone')
    await forgetRemovedOwners(drizzle(site.db, { schema }), new Date())
    expect(await site.db.prepare('SELECT count(*) FROM removed_owners').first('count(*)')).toBe(0)
  })

  test('lose one of their homes and get it back by undo; an agent cannot touch a home of another office', async () => {
    const browser = await deskOf('manager')
    await browser.post(owners, { do: 'invite', email: 'both@example.com', ownerName: 'Bo Both', homes: '4001, 4002', locale: 'nl' })
    const owner = (await site.db.prepare("SELECT id FROM owners WHERE email = 'both@example.com'").first<string>('id')) ?? ''
    const homes = async () => (await site.db.prepare('SELECT record_id FROM owner_homes WHERE owner_id = ? ORDER BY 1').bind(owner).raw()).flat()
    const agent = await deskOf('agent', { offices: ['brussel'] })
    expect((await agent.post(owners, { do: 'takeHome', owner, home: 'listing 4001' })).status).toBe(404)
    expect((await agent.post(owners, { do: 'giveHome', owner, home: 'listing 4001' })).status).toBe(404)
    const taken = await browser.post(owners, { do: 'takeHome', owner, home: 'listing 4001' })
    expect([taken.status, await homes()]).toEqual([303, [4002]])
    expect(await browser.html(taken.headers.get('Location') ?? '')).toMatch(/name="home" value="listing 4001"/)
    expect((await browser.post(owners, { do: 'giveHome', owner, home: 'listing 99999' })).status).toBe(404)
    expect((await browser.post(owners, { do: 'giveHome', owner, home: 'listing 4001' })).status).toBe(303)
    expect(await homes()).toEqual([4001, 4002])
    expect((await acts()).slice(-2)).toEqual([`change owner ${owner}`, `undo owner ${owner}`])
  })

  test('the accounts of owners are found by any part of a name or an address, however long', async () => {
    const browser = await deskOf('manager')
    const email = `${'lange-naam-'.repeat(5)}100%_@example.com`
    await browser.post(owners, { do: 'invite', email, ownerName: 'Zoë Lang', homes: '4001', locale: 'nl' })
    for (const [text, isFound] of [
      [email, true],
      ['100%_', true],
      ['zo', true],
      ['100_', false],
    ] as const) {
      const html = await browser.html(`${owners}?${new URLSearchParams({ q: text })}`)
      expect([text, html.includes('Zoë Lang')]).toEqual([text, isFound])
    }
  })

  test('an agent invites owners only for homes that their office serves, and bad input is reported', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    const invite = async (homes: string, email = 'jef@example.com') =>
      (await browser.post(owners, { do: 'invite', email, ownerName: '', homes, locale: 'nl' })).status
    expect([await invite('4001'), await invite('nergens'), await invite('4002', 'x'), await invite('99999'), await invite('4002')]).toEqual([
      422, 422, 422, 422, 303,
    ])
  })
})

test('a testimonial entered by an editor is published once, and the notice unpublishes it', async () => {
  const browser = await deskOf('editor')
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  const send = (fields: Readonly<Record<string, string>>, file = new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      do: 'add',
      checked: '1',
      name: 'Els V.',
      locale: 'nl',
      clientComment: 'Vlot verkocht',
      postedOn: '2025-03-04',
      ...fields,
    }))
      form.set(name, value)
    form.set('picture', file, 'els.jpg')
    return browser.fetch(testimonials, { method: 'POST', body: form })
  }
  const onSite = async () => (await site.html(href('testimonials', 'nl'))).includes('Vlot verkocht')
  const wrong = [
    await send({ clientComment: ' ' }),
    await send({ postedOn: '2099-01-01' }),
    await send({ postedOn: '' }),
    await send({ locale: 'xx' }),
    await send({}, new Blob(['<svg onload="alert(1)"/>'])),
  ]
  expect([wrong.map(({ status }) => status), await onSite()]).toEqual([[422, 422, 422, 422, 422], false])
  expect(await wrong[1]?.text()).toContain(t('form.error.postedOn.invalid'))
  const added = await send({})
  const again = await send({ clientAbout: 'Verkoop in Brugge' })
  expect([added.status, again.status, await onSite()]).toEqual([303, 422, true])
  const kept = await again.text()
  expect([kept.includes(t('form.deskTestimonials.known')), kept.includes('value="Verkoop in Brugge"'), kept.includes('Vlot verkocht</textarea>')]).toEqual([
    true,
    true,
    true,
  ])
  const html = await browser.html(added.headers.get('Location') ?? '')
  const undo = /name="testimonial" value="(taken-over-[^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toContain(t('desk.testimonials.added'))
  await browser.post(testimonials, { do: 'refuse', testimonial: undo, version: 'published' })
  expect(await onSite()).toBe(false)
  expect((await acts()).slice(-2)).toEqual([`make testimonial ${undo}`, `refuse testimonial ${undo}`])
})

test('an editor publishes and unpublishes a testimonial', async () => {
  await site.db
    .prepare(
      `INSERT INTO testimonials (id, state, locale, name, comment, posted_at, shows_picture) VALUES ('words', 'waiting', 'nl', 'Rita Claes', 'Vlot <b>en</b> eerlijk.', '2026-11-20T10:00:00.000Z', 0)`,
    )
    .run()
  const browser = await deskOf('editor')
  expect(await browser.html(testimonials)).toContain('Vlot &lt;b&gt;en&lt;/b&gt; eerlijk.')
  const onSite = async () => (await site.html(href('testimonials', 'nl'))).includes('Rita Claes')
  const decide = (act: 'publish' | 'refuse', version: string) => browser.post(testimonials, { do: act, checked: '1', testimonial: 'words', version })
  expect((await decide('publish', 'waiting')).status).toBe(303)
  expect(await onSite()).toBe(true)
  const late = await decide('refuse', 'waiting')
  expect([late.status, (await late.text()).includes(t('form.deskTestimonials.changedMeanwhile')), await onSite()]).toEqual([422, true, true])
  const refused = await browser.post(testimonials, { do: 'refuse', testimonial: 'words', version: 'published', reason: 'others' })
  expect([(await decide('publish', 'published')).status, await onSite()]).toEqual([422, false])
  expect((await acts()).filter((act) => act.endsWith(' words'))).toEqual(['publish testimonial words', 'refuse testimonial words'])
  const html = await browser.html(refused.headers.get('Location') ?? '')
  expect(html).toContain(`class="hint">${t('desk.testimonials.reason.others')}`)
  expect(html, 'it was published before').toMatch(/name="testimonial" value="words"\/>(?:<input[^>]*>)*<button[^>]*value="publish"/)
})

test('undoing the decision on a pending testimonial makes it pending again', async () => {
  const waiting = `INSERT INTO testimonials (id, state, locale, name, comment, posted_at, shows_picture) VALUES ('again', 'waiting', 'nl', 'Bo Maes', 'Goed.', '2026-11-21T10:00:00.000Z', 0)`
  await site.db.prepare(waiting).run()
  const browser = await deskOf('editor')
  for (const [decision, version] of [
    ['publish', 'published'],
    ['refuse', 'refused'],
  ] as const) {
    const decided = await browser.post(testimonials, { do: decision, checked: '1', testimonial: 'again', version: 'waiting' })
    expect(await browser.html(decided.headers.get('Location') ?? '')).toContain('value="wait"')
    expect((await browser.post(testimonials, { do: 'wait', testimonial: 'again', version })).status).toBe(303)
    const row = await site.db.prepare("SELECT state, erase_after AS eraseAfter FROM testimonials WHERE id = 'again'").first()
    expect(row).toEqual({ state: 'waiting', eraseAfter: null })
  }
})
