import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { confirmSubscription } from '#db/alerts/subscriptions.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, letTimePass, site } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { aLead } from '../leads/lead-factory.ts'
import { ownerIdOf, storeOwner } from '../owners/owner-factory.ts'

lendDeskSite({}, async (lent) => {
  await lent.importFeed([aProperty({ ID: 4001, Ident: 'PB-4001', Zip: '8000', Street: 'Langestraat', HouseNumber: '12' })])
})

const t = translator('nl')
const db = () => drizzle(site.db, { schema })
const pageOf = (id: string) => href('deskContact', 'nl', { id })

/** Stores a person by a lead. @returns the id of the contact */
async function aContact(email: string, overrides: Partial<Lead> = {}): Promise<string> {
  const lead = aLead({ id: crypto.randomUUID(), email, fields: { name: 'Ann Lenaerts', email }, ...overrides })
  await saveLead(db(), lead, [])
  return String(await site.db.prepare('SELECT contact FROM leads WHERE id = ?').bind(lead.id).first('contact'))
}

const newsletterOf = (email: string) =>
  site.db.prepare("SELECT state, consent, id FROM subscriptions WHERE kind = 'newsletter' AND email = ?").bind(email).first<Record<string, string>>()

describe('asking about the newsletter', () => {
  test('an answer given in person is stored once, with who asked and when', async () => {
    const contact = await aContact('oral@ask.be')
    const browser = await deskOf('agent', { name: 'Wouter Claes' })
    expect(await browser.html(pageOf(contact))).toContain(t('desk.contact.notAsked'))
    expect((await browser.post(pageOf(contact), { do: 'askYes', version: '1' })).status).toBe(303)
    const reader = await newsletterOf('oral@ask.be')
    expect(reader?.state).toBe('active')
    expect(JSON.parse(reader?.consent ?? '')).toMatchObject({ version: 'desk', newsletter: true, text: expect.stringContaining('Wouter Claes') })
    const html = await browser.html(pageOf(contact))
    expect(html).not.toContain(t('desk.contact.notAsked'))
    expect(html).toContain('stemde toe')
    expect((await browser.post(pageOf(contact), { do: 'askNo', version: '2' })).status).toBe(422)
  })

  test('a refusal makes no reader, and the question is not put again', async () => {
    const contact = await aContact('no@ask.be')
    const browser = await deskOf('agent')
    await browser.post(pageOf(contact), { do: 'askNo', version: '1' })
    expect(await newsletterOf('no@ask.be')).toBeNull()
    expect((await browser.post(pageOf(contact), { do: 'askMail', version: '2' })).status).toBe(422)
    expect(await site.mails()).toEqual([])
  })

  test('the question by mail makes a reader only once it is confirmed', async () => {
    const contact = await aContact('mail@ask.be')
    const browser = await deskOf('agent')
    expect((await browser.post(pageOf(contact), { do: 'askMail', version: '1' })).status).toBe(303)
    const reader = await newsletterOf('mail@ask.be')
    expect(reader?.state).toBe('pending')
    await letTimePass()
    const mails = await site.mails()
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['mail@ask.be'])
    await confirmSubscription(db(), reader?.id ?? '', new Date())
    expect((await newsletterOf('mail@ask.be'))?.state).toBe('active')
  })

  test('of two members who ask at once, one is told that it has changed', async () => {
    const contact = await aContact('both@ask.be')
    const browser = await deskOf('agent')
    await site.db.prepare('UPDATE contacts SET version = 2 WHERE id = ?').bind(contact).run()
    const refused = await browser.post(pageOf(contact), { do: 'askYes', version: '1' })
    expect(refused.status).toBe(422)
    expect(await newsletterOf('both@ask.be')).toBeNull()
  })

  test('a person who ended the newsletter or wants no contact is not asked', async () => {
    const [ended, silent] = [await aContact('ended@ask.be'), await aContact('silent@ask.be')]
    await site.db.exec("INSERT INTO newsletter_ends (email, at) VALUES ('ended@ask.be', '2026-01-01T00:00:00.000Z')")
    const browser = await deskOf('agent')
    await browser.post(pageOf(silent), { do: 'block', version: '1' })
    for (const [contact, version] of [
      [ended, '1'],
      [silent, '2'],
    ] as const) {
      expect(await browser.html(pageOf(contact))).not.toContain(t('desk.contact.notAsked'))
      expect((await browser.post(pageOf(contact), { do: 'askYes', version })).status).toBe(422)
    }
    expect([await newsletterOf('ended@ask.be'), await newsletterOf('silent@ask.be')]).toEqual([null, null])
  })
})

describe('where the question is put', () => {
  const unasked = t('desk.newContact.notAsked')
  const proposal = async (phone: string) => (await deskOf('agent')).html(`${href('deskNewContact', 'nl')}?${new URLSearchParams({ phone })}`)

  test('the caller page and the lead page say that a known person has not been asked yet, until the question is recorded', async () => {
    const [email, phone] = ['known@ask.be', '0470 71 71 71']
    const contact = await aContact(email, { fields: { name: 'Ann Lenaerts', email, phone } })
    const lead = href('deskLead', 'nl', { id: String(await site.db.prepare('SELECT id FROM leads WHERE contact = ?').bind(contact).first('id')) })
    const browser = await deskOf('agent')
    expect(await proposal(phone)).toContain(unasked)
    expect(await browser.html(lead)).toContain(`href="${pageOf(contact)}#ask"`)
    await browser.post(pageOf(contact), { do: 'askNo', version: '1' })
    expect(await proposal(phone)).toContain('Ann Lenaerts')
    expect(await proposal(phone)).not.toContain(unasked)
    expect(await browser.html(lead)).not.toContain('#ask')
  })

  test.each([
    [
      'a reader of the newsletter',
      "INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at) SELECT 'reader', 'newsletter', ?1, ?1, 'nl', 'active', '{}', '2026-01-01'",
    ],
    ['a person who has ended it', "INSERT INTO newsletter_ends (email, at) VALUES (?1, '2026-01-01T00:00:00.000Z')"],
    [
      'a person who is not to be contacted',
      "UPDATE contacts SET do_not_contact_since = '2026-01-01' WHERE id = (SELECT contact FROM contact_keys WHERE key = 'email:' || ?1)",
    ],
    ['a person without an address', "DELETE FROM contact_keys WHERE key = 'email:' || ?1"],
  ])('%s is not to be asked', async (who, change) => {
    const email = `${who.replaceAll(' ', '.')}@ask.be`
    const phone = `0470 72 ${String(1000 + who.length).replace(/(..)(..)/, '$1 $2')}`
    const contact = await aContact(email, { fields: { name: 'Ann Lenaerts', email, phone } })
    await site.db.prepare(change).bind(email).run()
    const lead = String(await site.db.prepare('SELECT id FROM leads WHERE contact = ?').bind(contact).first('id'))
    expect(await proposal(phone)).toContain('Ann Lenaerts')
    expect(await proposal(phone)).not.toContain(unasked)
    expect(await (await deskOf('agent')).html(href('deskLead', 'nl', { id: lead }))).not.toContain('#ask')
  })

  test('after entering a caller the question stands before everything else on the page of the contact', async () => {
    const browser = await deskOf('agent')
    const entered = await browser.post(href('deskNewContact', 'nl'), {
      do: 'enterNote',
      spoken: 'nl',
      contactName: 'Nieuw',
      email: 'new@ask.be',
      contactNote: 'Belt',
    })
    const html = await browser.html(entered.headers.get('Location') ?? '')
    expect(html.indexOf('id="ask"')).toBeGreaterThan(0)
    expect(html.indexOf('id="ask"')).toBeLessThan(html.indexOf('class="lead-columns"'))
    const later = await browser.html(new URL(entered.headers.get('Location') ?? '', 'http://site.invalid').pathname)
    expect(later.indexOf('id="ask"')).toBeGreaterThan(later.indexOf('class="lead-columns"'))
  })
})

describe('the first mail to an imported person', () => {
  test('a list is called one that you joined in the mail, and one that the person joined at the desk', async () => {
    const contact = await aContact('list@origin.be')
    await site.db.prepare("UPDATE contacts SET source = 'import', origin = 'lists', origin_name = 'Immobeurs Gent' WHERE id = ?").bind(contact).run()
    const browser = await deskOf('agent')
    const html = await browser.html(pageOf(contact))
    expect(html).toContain('een lijst waarop men zich zelf inschrijft (Immobeurs Gent)')
    expect(html).not.toContain('waarop u zich')
    await browser.post(pageOf(contact), { do: 'askMail', version: '1' })
    await letTimePass()
    const [mail] = await site.mails()
    expect(mail?.text).toContain('een lijst waarop u zich zelf hebt ingeschreven (Immobeurs Gent)')
  })

  test('says where their details come from, once, in their language', async () => {
    const contact = await aContact('first@origin.be', { locale: 'fr' })
    await site.db.prepare("UPDATE contacts SET source = 'import', origin = 'agency', origin_name = 'Immo Nord', locale = 'fr' WHERE id = ?").bind(contact).run()
    const browser = await deskOf('agent')
    expect(await browser.html(pageOf(contact))).toContain(t('desk.contact.originUntold'))
    await browser.post(pageOf(contact), { do: 'askMail', version: '1' })
    await letTimePass()
    const [first] = await site.mails()
    const origin = translator('fr')('mail.origin.agency')
    expect(first?.text).toContain(`${origin} (Immo Nord)`)
    expect(first?.html).toContain(`${origin} (Immo Nord)`)
    expect(first?.text).toContain(href('privacy', 'fr'))
    expect(await browser.html(pageOf(contact))).not.toContain(t('desk.contact.originUntold'))
    site.mailbox.empty()
    await browser.post(href('deskNewContact', 'nl'), { do: 'enterAlert', spoken: 'fr', email: 'first@origin.be', goal: 'sale' })
    await letTimePass()
    const [second] = await site.mails()
    expect(second?.to?.[0]?.address).toBe('first@origin.be')
    expect(second?.text).not.toContain('Immo Nord')
  })
})

describe('the page of a contact', () => {
  test('shows offers, the account of an owner with its homes, and testimonials', async () => {
    const email = 'deals@contact.be'
    const fields = { firstName: 'Ann', lastName: 'Lenaerts', email, offer: '395.000' }
    const contact = await aContact(email, { form: 'purchaseOffer', listingId: 4001, office: 'brugge', fields })
    await storeOwner(site.db, email, [{ kind: 'listing', id: 4001 }])
    await site.db
      .prepare(
        "INSERT INTO testimonials (id, state, locale, name, comment, posted_at) SELECT id, 'waiting', 'nl', 'Ann', 'Vlot verkocht', '2026-11-01T08:00:00.000Z' FROM leads WHERE contact = ?",
      )
      .bind(contact)
      .run()
    const html = await (await deskOf('agent')).html(pageOf(contact))
    for (const shown of ['395.000', 'Vlot verkocht', t('desk.contact.ownerUnseen'), href('deskOwnerView', 'nl', { id: ownerIdOf(email) })])
      expect(html).toContain(shown)
    await site.db.exec(`UPDATE staff SET offices = '["gent"]' WHERE id = 'staff-agent'`)
    const elsewhere = await (await deskOf('agent')).html(pageOf(contact))
    expect(elsewhere).not.toContain('395.000')
    expect(elsewhere).not.toContain(href('deskOwnerView', 'nl', { id: ownerIdOf(email) }))
  })
})
