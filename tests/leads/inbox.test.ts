import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { confirmSubscription } from '#db/alerts/subscriptions.ts'
import { saveLead } from '#db/leads/leads.ts'
import { type FormName, formNames } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { keepAlert } from '../alerts/alert-factory.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, signedIn, site, storeStaff } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { aLead } from './lead-factory.ts'

lendDeskSite({}, (lent) => lent.importFeed([aProperty({ ID: 4001 })]).then(() => undefined))

const t = translator('nl')
const db = () => drizzle(site.db, { schema })

async function storeLead(overrides: Partial<Lead> = {}): Promise<string> {
  const lead = aLead({ id: crypto.randomUUID(), ...overrides })
  await saveLead(db(), lead, [])
  return lead.id
}

const isOpen = async (id: string) => (await site.db.prepare('SELECT is_open FROM leads WHERE id = ?').bind(id).first('is_open')) === 1
const pageOf = (id: string) => href('deskLead', 'nl', { id })

describe('the inbox is work', () => {
  const withoutAnswer: readonly FormName[] = ['viewing', 'openDay', 'alert', 'sendToFriend', 'newsletter']
  test.each(formNames)('a lead of the form %s is in it if it needs an answer', async (form) => {
    expect(await isOpen(await storeLead({ form }))).toBe(!withoutAnswer.includes(form))
  })

  test('a demand register leaves it once its alert is confirmed, unless the person wrote something', async () => {
    const confirm = async (remark: string) => {
      const id = await storeLead({ form: 'demandRegister', fields: { firstName: 'An', remark } })
      const alert = await keepAlert(site, { id: `register-${id}`, state: 'pending', confirmedAt: null })
      await site.db
        .prepare(
          "INSERT INTO outbox (id, lead_id, template, locale, recipient, data, state, attempts, due_at, created_at) VALUES (?, ?, 'optIn', 'nl', 'a@b.example', '{}', 'sent', 1, '2026-01-01', '2026-01-01')",
        )
        .bind(`${alert.id}.1`, id)
        .run()
      expect(await isOpen(id)).toBe(true)
      await confirmSubscription(db(), alert.id, new Date())
      return isOpen(id)
    }
    expect([await confirm(''), await confirm('Met tuin graag, kunt u bellen?')]).toEqual([false, true])
  })
})

describe('assigning a lead', () => {
  async function assign(browser: DeskBrowser, id: string, assignee: string) {
    const version = String(await site.db.prepare('SELECT version FROM leads WHERE id = ?').bind(id).first('version'))
    expect((await browser.post(pageOf(id), { do: 'assign', assignee, version })).status).toBe(303)
    return (await site.mails()).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text }))
  }

  test('assigning a lead mails the assignee in their language, with the sender and a link, unless members assign it to themselves', async () => {
    const agent = await storeStaff('agent', { name: 'Luc Dubois' })
    await site.db.prepare("UPDATE staff SET locale = 'fr' WHERE id = ?").bind(agent).run()
    const manager = await storeStaff('manager', { name: 'Els Maes' })
    const browser = await signedIn(manager)
    const id = await storeLead({ listingId: 4001, fields: { firstName: 'An', lastName: 'Peeters', remark: 'Is er een garage?' } })
    const [mail, ...others] = await assign(browser, id, agent)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'agent@example.com', subject: expect.stringContaining('An Peeters') })
    for (const text of ['Els Maes', 'Is er een garage?', `${site.url}${href('deskLead', 'fr', { id })}`]) expect(mail?.text).toContain(text)
    site.mailbox.empty()
    expect(await assign(browser, id, manager)).toEqual([])
    expect(await assign(browser, id, '')).toEqual([])
  })

  test('assigning a lead sends no mail to an assignee who switched these mails off', async () => {
    const agent = await storeStaff('agent')
    const account = await signedIn(agent)
    const page = href('deskAccount', 'nl')
    expect(await account.html(page)).toContain(t('desk.account.mails.on'))
    await account.post(page, { do: 'mailAssignments', on: '0' })
    expect(await account.html(page)).toContain(t('desk.account.mails.off'))
    const browser = await deskOf('manager')
    const id = await storeLead()
    expect(await assign(browser, id, agent)).toEqual([])
    await account.post(page, { do: 'mailAssignments', on: '1' })
    expect(await assign(browser, await storeLead(), agent)).toHaveLength(1)
  })
})

describe('prepared answers', () => {
  const page = href('deskAnswers', 'nl')
  const save = (browser: DeskBrowser, fields: Readonly<Record<string, string>>) => browser.post(page, { do: 'save', answerName: 'Kijkmoment', ...fields })
  const idOf = async (name: string) => String(await site.db.prepare('SELECT id FROM answer_templates WHERE name = ?').bind(name).first('id'))

  test('an answer is offered on leads of its language, filled in for the visitor and the member', async () => {
    const browser = await deskOf('agent', { name: 'Wouter Peeters' })
    const texts = { answerTextNl: 'Dag {name},\n\n{home} staat op {link}.\n{agent}', answerTextFr: 'Bonjour {name}' }
    expect((await save(browser, texts)).headers.get('Location')).toContain('done=saved')
    const dutch = await storeLead({ listingId: 4001, fields: { firstName: 'An', lastName: 'Peeters' } })
    const german = await storeLead({ locale: 'de' })
    const html = await browser.html(`${pageOf(dutch)}?template=${await idOf('Kijkmoment')}`)
    const [, reply = ''] = /<textarea[^>]*name="reply"[^>]*>([^<]*)</.exec(html) ?? []
    expect(reply).toMatch(/^\n?Dag An Peeters,\n\n.+ staat op http:\/\/.+\/nl\/.+\/4001\/\.\nWouter Peeters$/)
    expect(html).toContain('<kbd>1</kbd> Kijkmoment')
    expect(await browser.html(pageOf(german))).not.toContain('Kijkmoment</a>')
  })

  test.each([
    [{ answerName: '', answerTextNl: 'Dag' }, t('form.error.answerName.missing')],
    [{}, t('form.error.answerText.missing')],
    [{ answerTextNl: 'Dag {naam}' }, t('form.error.answerText.invalid')],
  ])('%j is refused with a reason, and what was typed stays', async (fields, reason) => {
    const browser = await deskOf('agent')
    const answer = await save(browser, fields)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([422, expect.stringContaining(reason)])
    for (const typed of Object.values(fields)) expect(html).toContain(typed)
  })

  test('a change that a colleague was faster with is refused; a removed answer can be restored', async () => {
    const browser = await deskOf('agent')
    await save(browser, { answerName: 'Verkocht', answerTextNl: 'Dag' })
    const id = await idOf('Verkocht')
    const change = (text: string) => save(browser, { template: id, version: '1', answerName: 'Verkocht', answerTextNl: text })
    expect((await change('Dag, helaas')).status).toBe(303)
    const late = await change('Dag, jammer')
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining(t('form.deskAnswers.changedMeanwhile'))])
    const removed = await browser.post(page, { do: 'remove', template: id, version: '2' })
    expect(removed.headers.get('Location')).toContain(`template=${id}`)
    expect(await browser.html(page)).not.toContain('Verkocht')
    await browser.post(page, { do: 'restore', template: id })
    expect(await browser.html(page)).toContain('Verkocht')
    expect((await acts()).filter((act) => act.endsWith(id))).toEqual(['make', 'change', 'remove', 'undo'].map((act) => `${act} answer ${id}`))
  })
})

describe('the preview beside the list', () => {
  const list = href('deskLeads', 'nl')
  const previewIn = (html: string) => /id="preview".*?<\/section>.*?<\/section>/s.exec(html)?.[0] ?? ''

  test('the list previews its first lead, or the one that is asked for, and none that the reader may not open', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    const store = (name: string, office: Lead['office'], createdAt: string) =>
      storeLead({ fields: { firstName: name, phone: '0470123456', remark: `Vraag van ${name}` }, office, createdAt })
    await store('Mia', 'brugge', '2026-11-20T10:00:00.000Z')
    const nora = await store('Nora', 'brugge', '2026-11-21T10:00:00.000Z')
    const other = await store('Omer', 'brussel', '2026-11-22T10:00:00.000Z')
    const agent = await deskOf('agent', { offices: ['brugge'] })
    const first = previewIn(await agent.html(list))
    expect([first.includes('Vraag van Mia'), first.includes('tel:+32470123456'), first.includes(`href="${list}`)]).toEqual([true, true, true])
    expect(previewIn(await agent.html(`${list}?preview=${nora}`))).toContain('Vraag van Nora')
    expect(await agent.html(`${list}?preview=${other}`)).not.toContain('Omer')
  })

  test('an act of the preview stays in the list', async () => {
    const agent = await storeStaff('agent')
    const browser = await signedIn(agent)
    const id = await storeLead()
    const [, sent = ''] = /name="lead" value="([^"]*)"/.exec(previewIn(await browser.html(`${list}?preview=${id}`))) ?? []
    const answer = await browser.post(list, { do: 'take', lead: sent })
    expect(answer.headers.get('Location')).toContain('did=taken')
    expect(await site.db.prepare('SELECT assignee FROM leads WHERE id = ?').bind(id).first('assignee')).toBe(agent)
  })
})

describe('whose work it is', () => {
  test('the inbox links to the member’s own leads and to unassigned leads', async () => {
    await site.db.prepare('DELETE FROM leads').run()
    const agent = await storeStaff('agent', { name: 'Wouter Peeters' })
    const browser = await signedIn(agent)
    const mine = await storeLead({ fields: { firstName: 'Mia', lastName: 'Claes' } })
    await storeLead({ fields: { firstName: 'Nora', lastName: 'Smet' } })
    await site.db.prepare('UPDATE leads SET assignee = ? WHERE id = ?').bind(agent, mine).run()
    const list = href('deskLeads', 'nl')
    const html = await browser.html(list)
    for (const who of ['me', 'none']) expect(html).toContain(`href="${list}?who=${who}"`)
    const [own, nobody] = [await browser.html(`${list}?who=me`), await browser.html(`${list}?who=none`)]
    expect([own.includes('Mia Claes'), own.includes('Nora Smet')]).toEqual([true, false])
    expect([nobody.includes('Mia Claes'), nobody.includes('Nora Smet')]).toEqual([false, true])
    expect(await browser.html(href('desk', 'nl'))).toContain(`<a href="${list}?who=me">${t('desk.today.mine', { count: 1 })}</a>`)
  })

  test('Today says how long each office usually takes to answer, from five answers on, without booked visits', async () => {
    const answered = async (office: string, minutes: number, form: FormName = 'contact') => {
      const id = await storeLead({ office, form, createdAt: '2026-11-20T10:00:00.000Z' })
      await site.db.prepare("UPDATE leads SET answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?) WHERE id = ?").bind(`+${minutes} minutes`, id).run()
    }
    for (const minutes of [10, 20, 30, 500, 4000]) await answered('brugge', minutes)
    for (const _ of [1, 2, 3]) await answered('brugge', 0, 'viewing')
    for (const minutes of [200, 200, 200, 200]) await answered('brussel', minutes)
    const html = await (await deskOf('manager')).html(href('desk', 'nl'))
    const [, section = ''] = /<h2 id="answer-times">(.*?)<\/section>/s.exec(html) ?? []
    expect(section).toContain(`<span>Brugge</span><span>${t('desk.today.minutes', { count: 30 })}</span>`)
    expect(section).not.toContain('Brussel')
  })
})
