import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { fillIn, personAnswers } from '../forms/form-filler.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 4001 })])
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.mails()
  for (const table of ['leads', 'outbox']) await site.db.prepare(`DELETE FROM ${table}`).run()
  site.mailbox.empty()
})

let sender = 0

/** Each from a different sender, below that sender's own limit. */
function contact(email: string): Promise<Response> {
  sender += 1
  return fillIn(site, href('contact', 'nl'), personAnswers({ email }), { 'CF-Connecting-IP': `203.0.113.${sender}` })
}

async function mailsTo(address: string): Promise<number> {
  return (await site.mails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === address).length
}

const olderBy = (hours: number) =>
  site.db
    .prepare('UPDATE outbox SET created_at = ? WHERE mailbox IS NOT NULL')
    .bind(new Date(Date.now() - hours * 3_600_000).toISOString())
    .run()

test('one mailbox gets at most five mails an hour from all forms; the office is notified of every form', async () => {
  const answers = []
  for (const email of ['victim@example.com', 'VICTIM@example.com', 'victim+1@example.com', 'victim+2@example.com']) answers.push(await contact(email))
  const friends = { friendFirstName: 'Bo', friendLastName: 'Claes', firstName: 'An', lastName: 'Peeters', privacy: '1' }
  answers.push(await fillIn(site, `${href('sendToFriend', 'nl')}?page=/nl/`, { ...friends, friendEmail: 'Victim@example.com', email: 'an@example.com' }))
  answers.push(await fillIn(site, href('newsletter', 'nl'), { email: 'victim@example.com', privacy: '1' }))
  answers.push(await fillIn(site, href('enquiry', 'nl', { id: 4001 }), personAnswers({ email: 'victim+3@example.com' })))
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(303))
  expect(new Set(answers.slice(0, 4).map(({ headers }) => headers.get('Location'))).size).toBe(1)
  const mails = await site.mails()
  expect(mails.filter(({ to }) => to?.[0]?.address?.toLowerCase().startsWith('victim'))).toHaveLength(5)
  // The office gets a notice of a newsletter sign-up once it is confirmed.
  expect(mails.filter(({ to }) => to?.[0]?.address?.endsWith('@perron.example'))).toHaveLength(6)
  expect(await mailsTo('an@example.com')).toBe(1)
})

test('a mail above the limit is stored as dropped, and counted for the agency', async () => {
  for (let form = 0; form < 6; form += 1) await contact('victim@example.com')
  await site.mails()
  const { results } = await site.db.prepare("SELECT recipient, error FROM outbox WHERE state = 'dropped'").all()
  expect(results).toEqual([{ recipient: 'victim@example.com', error: 'not sent: forms had caused 5 mails in 1 h or 20 mails in 24 h to this mailbox' }])
  const counts = await (await site.fetch('/mail', { headers: { Authorization: `Bearer ${site.token}` } })).json()
  expect(counts).toEqual({ waiting: 0, sending: 0, sent: 11, dead: 0, dropped: 1 })
})

test('after an hour there are five more, and twenty a day', async () => {
  for (let hour = 0; hour < 4; hour += 1) {
    for (let form = 0; form < 6; form += 1) await contact('victim@example.com')
    await olderBy(2)
  }
  expect(await mailsTo('victim@example.com')).toBe(20)
  await contact('victim@example.com')
  expect(await mailsTo('victim@example.com')).toBe(20)
  await olderBy(25)
  await contact('victim@example.com')
  expect(await mailsTo('victim@example.com')).toBe(21)
})

test('many forms sent at once cause at most five mails', async () => {
  await Promise.all(Array.from({ length: 10 }, () => contact('victim@example.com')))
  expect(await mailsTo('victim@example.com')).toBe(5)
})
