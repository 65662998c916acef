import { expect, test } from 'vitest'
import { countMails } from '#db/mail/outbox.ts'
import { upTo } from '../full.ts'
import { chanceFrom } from '../kit/chance.ts'
import type { Call, Fault, FaultOf } from '../kit/faults/fault.ts'
import { openMailWorld } from '../kit/faults/mail-world.ts'
import { muteErrors } from '../kit/faults/muted-errors.ts'
import { aLead } from '../leads/lead-factory.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'

lendLeadSite({ settings: { MAIL_TRANSPORT: 'none' } })
// Dead and unqueued mails are logged.
muteErrors()

const world = (faultOf: FaultOf = () => 'none') => openMailWorld(site.db, faultOf)

/** The first matching calls get these faults, one each; later calls succeed. */
function faultsFor(fits: (call: Call) => boolean, ...faults: readonly Fault[]): FaultOf {
  const left = [...faults]
  return (call) => (fits(call) ? (left.shift() ?? 'none') : 'none')
}

const lead = () => aLead({ id: 'one', email: null })
const isMark = ({ what }: Call) => /^update "outbox" set.*"sent_at"/.test(what)

test('a queue message delivered twice at once sends one mail', async () => {
  const each = world(faultsFor(({ what }) => what === 'sendBatch', 'twice'))
  await each.submit(lead())
  await each.settle()
  expect(each.received.get('one.1')).toHaveLength(1)
})

test('a queue that fails loses nothing: the next rescue sends the mail', async () => {
  const each = world(faultsFor(({ place }) => place === 'queue', 'before'))
  await each.submit(lead())
  expect(await countMails(each.db)).toMatchObject({ waiting: 1 })
  await each.settle()
  expect(each.received.get('one.1')).toHaveLength(1)
})

test('a mail is retried when the server drops the connection before accepting it', async () => {
  const each = world(faultsFor(({ place }) => place === 'server', 'before', 'before', 'before'))
  await each.submit(lead())
  await each.settle()
  expect(each.received.get('one.1')).toHaveLength(1)
})

test('a crash between sending and marking sends the mail twice at most, with one Message-ID', async () => {
  const each = world(faultsFor(isMark, ...Array.from({ length: 6 }, () => 'before' as const)))
  await each.submit(lead())
  await each.settle()
  const mails = each.received.get('one.1') ?? []
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map((mail) => mail.messageId))).toEqual(new Set(['<one.1@www.perron.example>']))
})

test('marking that succeeded but seemed to fail sends no duplicate', async () => {
  const each = world(faultsFor(isMark, 'after'))
  await each.submit(lead())
  await each.settle()
  expect(each.received.get('one.1')).toHaveLength(1)
})

test('a form whose response was lost is stored once when it is sent again', async () => {
  const each = world(faultsFor(({ what }) => what === 'batch', 'after', 'before', 'after'))
  await each.submit(lead())
  await each.settle()
  expect((await site.db.prepare('SELECT id FROM leads').all()).results).toEqual([{ id: 'one' }])
  expect(each.received.get('one.1')).toHaveLength(1)
})

test('a mail is dead after six failures, and is sent when it is replayed', async () => {
  const faults = Array.from({ length: 6 }, () => 'before' as const)
  const each = world(faultsFor(({ place }) => place === 'server', ...faults))
  await each.submit(lead())
  await each.settle()
  expect(await countMails(each.db)).toMatchObject({ dead: 1, sent: 0 })
  await each.replay()
  await each.settle()
  expect(each.received.get('one.1')).toHaveLength(1)
})

const forms = upTo(40, 200)
const requests = upTo(10, 40)

test('with random faults no mail is lost; only mails with an unknown outcome are sent twice', async () => {
  const chance = chanceFrom(20_261_121)
  const met = new Map<string, number>()
  const each = world(({ place, what }) => {
    const kinds: readonly Fault[] = place === 'server' ? ['before', 'slow'] : ['before', 'after', 'slow', 'twice']
    const fault = chance.happens(place === 'queue' ? 0.3 : 0.1) ? chance.pick(kinds) : 'none'
    // For one mail, the server accepts it and drops the connection before replying.
    const last = place === 'server' && what === 'lot30.2' && !met.has('server after') ? 'after' : fault
    met.set(`${place} ${last}`, (met.get(`${place} ${last}`) ?? 0) + 1)
    return last
  })
  const leads = Array.from({ length: forms }, (_, index) => aLead({ id: `lot${index}`, email: `visitor${index}@example.com` }))
  for (const group of chunked(leads, 50)) {
    await Promise.all(group.map((one) => each.submit(one)))
    await each.settle()
  }
  await each.replay()
  await each.settle()

  expect((await site.db.prepare('SELECT count(*) AS count FROM leads').first())?.count).toBe(forms)
  expect(await countMails(each.db)).toEqual({ waiting: 0, sending: 0, sent: 2 * forms, dead: 0, dropped: 0 })
  expect(each.received.size).toBe(2 * forms)
  const doubled = [...each.received].filter(([, mails]) => mails.length > 1).map(([id]) => id)
  expect(doubled).toContain('lot30.2')
  expect(doubled.filter((id) => !each.cutOff.has(id))).toEqual([])
  for (const [id, mails] of each.received) expect(new Set(mails.map((mail) => mail.messageId))).toEqual(new Set([`<${id}@www.perron.example>`]))
  // Every kind of fault occurred.
  for (const kind of ['database before', 'database after', 'database slow', 'queue before', 'queue after', 'queue twice', 'server before', 'server slow']) {
    expect(met.get(kind), kind).toBeGreaterThan(0)
  }
}, 300_000)

test('with random faults each newsletter sign-up is stored once and gets one confirmation mail', async () => {
  const chance = chanceFrom(21_112_026)
  const each = world(({ place }) =>
    chance.happens(0.2) ? chance.pick(place === 'server' ? ['before', 'slow'] : ['before', 'after', 'slow', 'twice']) : 'none',
  )
  const consent = { ...aLead().consent, newsletter: true }
  const leads = Array.from({ length: requests }, (_, index) => aLead({ id: `signup${index}`, email: `reader${index}@example.com`, consent }))
  await Promise.all(leads.map((one) => each.submit(one)))
  await each.settle()
  await each.replay()
  await each.settle()
  const { results } = await site.db.prepare('SELECT state, count(*) AS count FROM subscriptions GROUP BY state').all()
  expect(results).toEqual([{ state: 'pending', count: requests }])
  const confirmations = [...each.received].filter(([id]) => id.startsWith('newsletter-'))
  expect(confirmations).toHaveLength(requests)
  expect(confirmations.filter(([id, mails]) => mails.length > 1 && !each.cutOff.has(id))).toEqual([])
}, 120_000)

function chunked<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
