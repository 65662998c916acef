import { drizzle } from 'drizzle-orm/d1'
import { DomUtils } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { findContactImport } from '#db/contacts/imports/contact-imports.ts'
import { importSlice } from '#db/contacts/imports/import-slice.ts'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { continueImport } from '#worker/contacts/imports/import-steps.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'
import { elements, parsePage } from '../kit/html.ts'
import { aLead } from '../leads/lead-factory.ts'

lendDeskSite()

const t = translator('nl')
const page = href('deskContactImports', 'nl')
const heading = 'E-mail;Naam;Voornaam;Telefoon;Straat;Postcode;Gemeente;Taal;Toestemming op;Bron van toestemming;Opmerking'
const pathOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '', 'http://site.invalid').pathname
const origin = { origin: 'ownRecords' }

/** Sends a file with the rows below the usual headings. @returns the path of its page */
async function send(browser: DeskBrowser, rows: readonly string[], head = heading): Promise<string> {
  const form = new FormData()
  form.set('do', 'upload')
  form.set('contactFile', new File([[head, ...rows].join('\r\n')], 'klanten.csv', { type: 'text/csv' }))
  return pathOf(await browser.fetch(page, { method: 'POST', body: form }))
}

/** The choices that the form of the columns proposes. */
async function columnsOf(browser: DeskBrowser, path: string): Promise<Readonly<Record<string, string>>> {
  const html = await browser.html(path)
  const chosen = [...html.matchAll(/<select[^>]*name="(sheet\.\d+\.column)"[\s\S]*?<\/select>/g)]
  return Object.fromEntries(chosen.map(([select, name = '']) => [name, /<option[^>]*value="([^"]*)"[^>]*selected/.exec(select)?.[1] ?? '']))
}

async function preview(browser: DeskBrowser, path: string, terms: Readonly<Record<string, string>> = origin): Promise<Response> {
  return browser.post(path, { do: 'preview', once: crypto.randomUUID(), ...(await columnsOf(browser, path)), ...terms })
}

async function importFile(browser: DeskBrowser, rows: readonly string[], terms: Readonly<Record<string, string>> = origin): Promise<string> {
  const path = await send(browser, rows)
  expect((await preview(browser, path, terms)).status).toBe(303)
  const answer = await browser.post(path, { do: 'importNow', once: crypto.randomUUID() })
  expect(answer.status).toBe(303)
  expect(await undoIn(browser, answer)).toMatchObject({ do: 'takeBack' })
  return path
}

/** The figures of a page, by their labels. */
async function figures(browser: DeskBrowser, path: string): Promise<Readonly<Record<string, string>>> {
  const page = parsePage(await browser.html(path))
  const [labels, values] = (['dt', 'dd'] as const).map((name) => elements(page, (each) => each.name === name).map((each) => DomUtils.textContent(each)))
  return Object.fromEntries((labels ?? []).map((label, at) => [label, values?.[at] ?? '']))
}

const count = (name: 'new' | 'completed' | 'unchanged' | 'duplicate' | 'rejected') => t(`desk.contactImport.count.${name}`)
const one = (sql: string, ...values: readonly string[]) =>
  site.db
    .prepare(sql)
    .bind(...values)
    .first<Record<string, unknown>>()
const contactBy = (key: string) => one('SELECT contacts.* FROM contacts JOIN contact_keys ON contact = contacts.id WHERE key = ?', key)
const newsletterOf = (email: string) => one("SELECT * FROM subscriptions WHERE kind = 'newsletter' AND email = ?", email)
const storeLead = (fields: Record<string, string>) =>
  saveLead(drizzle(site.db, { schema }), aLead({ id: crypto.randomUUID(), email: fields.email ?? null, fields }), [])

describe('importing contacts', () => {
  test('the preview counts what the import then does, and rejected rows have a reason', async () => {
    await storeLead({ name: 'Bo Claes', email: 'bo@prev.be', phone: '0470 90 10 01' })
    const browser = await deskOf('agent')
    const path = await send(browser, [
      'an@prev.be;Peeters;An;0470 90 10 00;Markt 1;8000;Brugge;Frans;;;Zoekt een loft',
      'BO@prev.be;Anders;;;Dorp 2;9000;Gent;;;;',
      'an@prev.be;Peeters;An;;;;;;;;',
      'geen adres;Wim;;;;;;;;;',
      ';Niemand;;;;;;;;;',
    ])
    await preview(browser, path)
    const before = await figures(browser, path)
    expect(before).toMatchObject({ [count('new')]: '1', [count('completed')]: '1', [count('duplicate')]: '1', [count('rejected')]: '2' })
    const html = await browser.html(path)
    expect(html).toContain(t('desk.contactImport.fault.email'))
    expect(html).toContain(t('desk.contactImport.fault.noKey'))
    expect(await contactBy('email:an@prev.be')).toBeNull()
    await browser.post(path, { do: 'importNow', once: 'a' })
    expect(await figures(browser, path)).toEqual(before)
    expect(await contactBy('email:an@prev.be')).toMatchObject({ name: 'An Peeters', locale: 'fr', address: 'Markt 1, 8000 Brugge', source: 'import' })
    expect(await contactBy('email:bo@prev.be')).toMatchObject({ name: 'Bo Claes', address: 'Dorp 2, 9000 Gent', source: 'site' })
    const contact = await contactBy('email:an@prev.be')
    const shown = await browser.html(href('deskContact', 'nl', { id: String(contact?.id) }))
    expect(shown).toContain('Zoekt een loft')
    expect(shown).toContain('klanten.csv')
    expect((await acts()).some((act) => act.startsWith('import contactImport'))).toBe(true)
  })

  test('a number in any notation recognises a person, and the same file twice adds nothing', async () => {
    await storeLead({ name: 'Cas Nijs', phone: '0470 90 20 01' })
    const browser = await deskOf('agent')
    const rows = ['cas@twice.be;;;+32 (0)470/90.20.01;;;;;;;Belt terug']
    await importFile(browser, rows)
    expect(await contactBy('email:cas@twice.be')).toMatchObject({ name: 'Cas Nijs' })
    const counts = async () => [
      await one('SELECT count(*) AS n FROM contacts'),
      await one('SELECT count(*) AS n FROM contact_notes'),
      await one('SELECT count(*) AS n FROM contact_keys'),
    ]
    const once = await counts()
    const path = await importFile(browser, rows)
    expect(await counts()).toEqual(once)
    expect(await figures(browser, path)).toMatchObject({ [count('unchanged')]: '1', [count('new')]: '0' })
  })

  test('two people of one number stay two, unless they are one by name', async () => {
    const browser = await deskOf('agent')
    await importFile(browser, [
      'els@shared.be;Maes;Els;050 90 30 01;;;;;;;',
      'jan@shared.be;Mertens;Jan;050 90 30 01;;;;;;;',
      'e.maes@shared.be;Maes;Els;050 90 30 01;;;;;;;',
    ])
    const [els, jan, again] = [await contactBy('email:els@shared.be'), await contactBy('email:jan@shared.be'), await contactBy('email:e.maes@shared.be')]
    expect(jan?.id).not.toBe(els?.id)
    expect(again?.id).toBe(els?.id)
  })
})

describe('two imports at once', () => {
  test('a person in both files is one contact, and is gone once both imports are taken back', async () => {
    const [agent, manager] = [await deskOf('agent'), await deskOf('manager')]
    const rows = (own: string) => [
      ...Array.from({ length: 40 }, (_, at) => `both${at}@pair.be;Samen ${at};;0470 81 ${String(1000 + at).replace(/(..)(..)/, '$1 $2')};;;;;;;`),
      `${own}@pair.be;Alleen;;;;;;;;;`,
    ]
    const paths = [await send(agent, rows('left')), await send(manager, rows('right'))]
    for (const [at, path] of paths.entries()) expect((await preview(at === 0 ? agent : manager, path)).status).toBe(303)
    await Promise.all(paths.map((path, at) => (at === 0 ? agent : manager).post(path, { do: 'importNow', once: crypto.randomUUID() })))
    const ofPair = "FROM contacts WHERE (name LIKE 'Samen %' OR name = 'Alleen') AND source = 'import'"
    expect(await one(`SELECT count(*) AS people ${ofPair}`)).toEqual({ people: 42 })
    expect(await one(`SELECT count(*) AS lost ${ofPair} AND id NOT IN (SELECT contact FROM contact_keys)`)).toEqual({ lost: 0 })
    for (const path of paths) expect((await manager.post(path, { do: 'takeBack', once: crypto.randomUUID() })).status).toBe(303)
    expect(await one("SELECT count(*) AS people FROM contact_keys WHERE key LIKE 'email:%@pair.be'")).toEqual({ people: 0 })
  })

  test('rows are looked up again if another import stored their person in the meantime', async () => {
    const browser = await deskOf('agent')
    const path = await send(browser, ['race@pair.be;Race;;0470 82 00 01;;;;;;;Te laat'])
    await preview(browser, path)
    const id = path.split('/').at(-2) ?? ''
    await one("UPDATE contact_imports SET state = 'importing', position = 0, imported_at = '2026-11-01' WHERE id = ? RETURNING id", id)
    const store = drizzle(site.db, { schema })
    const run = await findContactImport(store, id)
    if (run === null) throw new Error('The import is gone')
    await storeLead({ name: 'Eerder', email: 'race@pair.be' })
    const key = { key: 'email:race@pair.be', kind: 'email', value: 'race@pair.be', contact: 'too-late' } as const
    const made = [{ id: 'too-late', name: 'Race', locale: 'nl', address: null, kind: null }] as const
    await importSlice(store, run, { made, keys: [key], filled: [], notes: [], subscribed: [], rows: [] }, 1, {}, new Date())
    expect(await one("SELECT id FROM contacts WHERE id = 'too-late'")).toBeNull()
    expect((await findContactImport(store, id))?.position).toBe(0)
    await continueImport(store, id, new Date())
    expect(await contactBy('phone:70820001')).toMatchObject({ name: 'Eerder' })
  })
})

describe('cells that are formulas or markup', () => {
  test('are stored and shown as text, and no export of the desk begins a cell with one', async () => {
    const browser = await deskOf('manager')
    await importFile(browser, [
      'formula@cells.be;=1+2|calc;;;<script>alert(1)</script>;8000;Brugge;;;;"=HYPERLINK(""http://evil.example"";""Klik"") @SUM(A1:A9)"',
      'plus@cells.be;+cmd|calc;;;;;;;;;-2+3',
    ])
    const stored = await contactBy('email:formula@cells.be')
    expect(stored).toMatchObject({ name: '=1+2|calc', address: expect.stringContaining('<script>alert(1)</script>') })
    const html = await browser.html(href('deskContact', 'nl', { id: String(stored?.id) }))
    expect(html).not.toContain('<script>alert(1)')
    for (const shown of ['&lt;script&gt;alert(1)&lt;/script&gt;', '@SUM(A1:A9)', '=HYPERLINK(&quot;http://evil.example', '=1+2|calc'])
      expect(html).toContain(shown)
    expect(await browser.html(href('deskContacts', 'nl'))).not.toContain('<script>alert(1)')
    await storeLead({ name: '=HYPERLINK("http://evil.example")', email: 'formula@cells.be', remark: '@SUM(A1:A9)', phone: '+32 470 12 34 56' })
    const csv = await browser.html(`${href('deskLeads', 'nl')}?csv=1`)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain("'@SUM(A1:A9)")
    expect(csv.split(/,|\r\n/).filter((cell) => /^"?[=@+-]/.test(cell))).toEqual([])
  })
})

describe('who may be mailed', () => {
  test('a proven consent makes a reader, anything less a contact, and every reason is counted', async () => {
    const browser = await deskOf('agent')
    await site.db.exec(
      "INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at, confirmed_at) VALUES ('newsletter-left', 'newsletter', 'left@mail.be', 'left@mail.be', 'nl', 'active', '{}', '2020-01-01', '2020-01-02')",
    )
    await site.db.exec("UPDATE subscriptions SET state = 'ended', ended_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = 'newsletter-left'")
    await site.db.exec("DELETE FROM subscriptions WHERE id = 'newsletter-left'")
    await storeLead({ name: 'Stil', email: 'silent@mail.be' })
    await site.db.exec("UPDATE contacts SET do_not_contact_since = '2026-01-01T00:00:00.000Z' WHERE name = 'Stil'")
    await site.db.exec("INSERT INTO mail_blocks (email, reason, blocked_at, mail_id) VALUES ('dead@mail.be', 'gone', '2026-01-01', 'x')").catch(() => undefined)
    const path = await send(browser, [
      'yes@mail.be;A;;;;;;;12/03/2024;Beurs Kortrijk;',
      'left@mail.be;B;;;;;;;12/03/2024;Beurs Kortrijk;',
      'silent@mail.be;C;;;;;;;12/03/2024;Beurs Kortrijk;',
      'none@mail.be;D;;;;;;;;;',
      'soon@mail.be;E;;;;;;;12/03/2099;Beurs Kortrijk;',
      'odd@mail.be;F;;;;;;;vorige lente;Beurs Kortrijk;',
      'where@mail.be;G;;;;;;;12/03/2024;;',
      ';H;;0470 90 40 01;;;;;12/03/2024;Beurs;',
    ])
    await preview(browser, path)
    expect(await figures(browser, path)).toMatchObject({
      [count('new')]: '7',
      [count('rejected')]: '0',
      [t('desk.contactImport.mailing.subscribes')]: '1',
      [t('desk.contactImport.mailing.unsubscribed')]: '1',
      [t('desk.contactImport.mailing.doNotContact')]: '1',
      [t('desk.contactImport.mailing.noConsent')]: '1',
      [t('desk.contactImport.mailing.future')]: '1',
      [t('desk.contactImport.mailing.unread')]: '1',
      [t('desk.contactImport.mailing.noSource')]: '1',
      [t('desk.contactImport.mailing.noAddress')]: '1',
    })
    await browser.post(path, { do: 'importNow', once: 'b' })
    const reader = await newsletterOf('yes@mail.be')
    expect(reader).toMatchObject({ state: 'active', confirmed_at: '2024-03-12T00:00:00.000Z' })
    expect(JSON.parse(String(reader?.consent))).toEqual({ version: 'import', text: 'Beurs Kortrijk', at: '2024-03-12T00:00:00.000Z', newsletter: true })
    for (const email of ['left', 'silent', 'none', 'soon', 'odd', 'where']) expect(await newsletterOf(`${email}@mail.be`), email).toBeNull()
    expect(await contactBy('email:none@mail.be')).not.toBeNull()
  })

  test('a consent for the whole file needs its day, its place and its words', async () => {
    const browser = await deskOf('agent')
    const path = await send(browser, ['whole@mail.be;A;;;;;;;;;'])
    const refused = await preview(browser, path, { ...origin, consentDay: '2099-01-01', consentSource: 'Formulier' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(t('form.error.consentDay.invalid'))
    expect(html).toContain(t('form.error.consentWords.missing'))
    expect(html).toContain('value="Formulier"')
    await preview(browser, path, { ...origin, consentDay: '2024-05-06', consentSource: 'Formulier', consentWords: 'Ja, mail mij het nieuws' })
    await browser.post(path, { do: 'importNow', once: 'c' })
    expect(JSON.parse(String((await newsletterOf('whole@mail.be'))?.consent))).toMatchObject({
      text: 'Formulier: Ja, mail mij het nieuws',
      at: '2024-05-06T00:00:00.000Z',
    })
  })

  test('a person who unsubscribes between preview and import is not subscribed', async () => {
    const browser = await deskOf('agent')
    const path = await send(browser, ['late@mail.be;A;;;;;;;12/03/2024;Beurs;'])
    await preview(browser, path)
    await site.db.exec("INSERT INTO newsletter_ends (email, at) VALUES ('late@mail.be', '2026-11-01T00:00:00.000Z')")
    await browser.post(path, { do: 'importNow', once: 'd' })
    expect(await newsletterOf('late@mail.be')).toBeNull()
  })
})

describe('taking an import back', () => {
  test('removes what it made and opens the gaps it filled, but keeps who was changed since', async () => {
    await storeLead({ name: '', email: 'known@back.be' })
    const browser = await deskOf('agent')
    const path = await importFile(browser, [
      'made@back.be;Nieuw;;;;;;;12/03/2024;Beurs;Notitie',
      'known@back.be;Bekend;;0470 90 50 01;Markt 1;8000;Brugge;;;;Nog een',
      'kept@back.be;Behouden;;;;;;;;;',
    ])
    const kept = await contactBy('email:kept@back.be')
    await browser.post(href('deskContact', 'nl', { id: String(kept?.id) }), { do: 'note', contactNote: 'Gebeld', once: 'n' })
    expect((await browser.post(path, { do: 'takeBack', once: 'e' })).status).toBe(303)
    expect(await contactBy('email:made@back.be')).toBeNull()
    expect(await newsletterOf('made@back.be')).toBeNull()
    expect(await contactBy('email:known@back.be')).toMatchObject({ name: '', address: null })
    expect(await contactBy('phone:70905001')).toBeNull()
    expect(await one("SELECT 1 FROM contact_notes WHERE text IN ('Notitie', 'Nog een')")).toBeNull()
    expect(await contactBy('email:kept@back.be')).toMatchObject({ name: 'Behouden' })
    const again = await browser.post(path, { do: 'takeBack', once: 'f' })
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining(t('form.deskContactImport.notReturned'))])
  })

  test('an import and its return go on without their page, by the job of each minute', async () => {
    const browser = await deskOf('agent')
    const path = await send(
      browser,
      Array.from({ length: 1_200 }, (_, at) => `row${at}@job.be;Rij ${at};;;;;;;;;`),
    )
    expect((await preview(browser, path)).status).toBe(303)
    const id = path.split('/').at(-2) ?? ''
    const stored = async () => Number((await one("SELECT count(*) AS n FROM contact_keys WHERE key LIKE 'email:row%@job.be'"))?.n)
    const minute = async () => (await site.miniflare.getWorker()).scheduled({ cron: '* * * * *', scheduledTime: new Date() })
    await one("UPDATE contact_imports SET state = 'importing', position = 0, imported_at = ? WHERE id = ? RETURNING id", '2026-11-01T09:00:00.000Z', id)
    await minute()
    expect([await stored(), (await one('SELECT state FROM contact_imports WHERE id = ?', id))?.state]).toEqual([1_200, 'done'])
    await one("UPDATE contact_imports SET state = 'returning', position = 0 WHERE id = ? RETURNING id", id)
    await minute()
    expect([await stored(), (await one('SELECT state FROM contact_imports WHERE id = ?', id))?.state]).toEqual([0, 'returned'])
  })

  test('is not for another member, except a manager', async () => {
    const [agent, manager] = [await deskOf('agent'), await deskOf('manager')]
    const [ofManager, ofAgent] = [await importFile(manager, ['one@back.be;Ander;;;;;;;;;']), await importFile(agent, ['two@back.be;Ander;;;;;;;;;'])]
    expect((await agent.post(ofManager, { do: 'takeBack', once: 'g' })).status).toBe(422)
    expect(await contactBy('email:one@back.be')).not.toBeNull()
    expect((await manager.post(ofAgent, { do: 'takeBack', once: 'h' })).status).toBe(303)
    expect(await contactBy('email:two@back.be')).toBeNull()
  })
})
