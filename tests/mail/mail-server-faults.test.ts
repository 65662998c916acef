import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import { countMails, dueMails } from '#db/mail/outbox.ts'
import * as schema from '#db/schema.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import type { MailDeps } from '#worker/mail/mail-deps.ts'
import { sendMail } from '#worker/mail/send-mail.ts'
import { smtpTransport } from '#worker/mail/smtp.ts'
import { upTo } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { muteErrors } from '../kit/faults/muted-errors.ts'
import { openSmtpServer, type SmtpFault, type SmtpServer, type Step } from '../kit/faults/smtp-server.ts'
import { aLead } from '../leads/lead-factory.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { connectLocally } from './node-socket.ts'

lendLeadSite({ settings: { MAIL_TRANSPORT: 'none' } })
// Dead mails are logged.
muteErrors()

const hours = 60 * 60 * 1000
const batch = 10
const from = { name: 'Perron', address: 'info@perron.example' }
/** For servers that answer: a busy machine must not look like a silent server, or a mail would be sent twice. */
const patient = { reset: 5_000, handover: 5_000, answer: 5_000 }
const impatient = { reset: 60, handover: 250, answer: 250 }

/** Stores a mail for each name, from the office's notice of a lead. */
async function owe(names: readonly string[]): Promise<void> {
  const db = drizzle(site.db, { schema })
  for (const name of names) {
    const lead = aLead({ id: name, email: null })
    const mails = leadMails(lead, { office: `${name}@perron.example`, officeLocale: 'nl' })
    await saveLead(db, lead, mails)
    expect(mailIds(name, mails)).toEqual([`${name}.1`])
  }
}

/** Sends what is due in batches as the queue does, with a new connection each, until nothing is waiting. */
async function sendAll({ port }: SmtpServer, timeouts = impatient): Promise<void> {
  const db = drizzle(site.db, { schema })
  for (let now = Date.now() + hours; (await countMails(db)).waiting > 0; now += 8 * hours) {
    const due = await dueMails(db, new Date(now), 1_000)
    for (let start = 0; start < due.length; start += batch) {
      const transport = smtpTransport({ kind: 'smtp', from, host: '127.0.0.1', port, user: '', password: '' }, connectLocally(port), timeouts)
      const settings = { origin: 'https://www.perron.example', signing: { current: 'known to these tests alone', previous: [] } }
      const deps: MailDeps = { db, settings, from, agency: demoAgency, transport, retry: async () => undefined, clock: () => new Date(now), random: () => 0 }
      for (const id of due.slice(start, start + batch)) await sendMail(id, deps)
      await transport.close()
    }
  }
}

/** The outcome of each mail: its state, how often it arrived, and its last error. */
async function outcomes(server: SmtpServer) {
  const { results } = await site.db
    .prepare('SELECT id, state, attempts, error FROM outbox ORDER BY id')
    .all<{ id: string; state: string; attempts: number; error: string | null }>()
  return new Map(
    results.map(({ id, state, attempts, error }) => [
      id.replace('.1', ''),
      { state, attempts, error, arrived: server.accepted.filter((each) => each === id).length },
    ]),
  )
}

interface Case {
  readonly at: Step
  readonly fault: SmtpFault
  /** How many attempts hit the fault. */
  readonly times: number
  readonly becomes: 'sent' | 'dead'
  /** How often the mail arrives; by default 1 if it is sent and 0 if it is dead. */
  readonly arrived?: number
}

const steps = ['RCPT', 'DATA', 'message'] as const
const odd: readonly SmtpFault[] = ['late', 'in pieces', 'twice', 'twice, the second late', 'in many lines', 'in one long line']
const each = (at: readonly Step[], faults: readonly SmtpFault[], rest: Omit<Case, 'at' | 'fault'>): Case[] =>
  at.flatMap((step) => faults.map((fault) => ({ at: step, fault, ...rest })))

const allCases: readonly Case[] = [
  ...each(steps, ['421 Later', '450 Later', '452 Full', '451-Later\r\n451 Please', 'close', 'garbage'], { times: 2, becomes: 'sent' }),
  ...each(['RCPT', 'DATA', 'message'], ['550 Never', '554-Never\r\n554 at all'], { times: 1, becomes: 'dead' }),
  ...each(['RCPT', 'message'], ['450 Later', 'close', 'endlessly', '354 Go on', '999 What'], { times: 99, becomes: 'dead' }).filter(
    ({ at, fault }) => !(at === 'message' && fault === 'endlessly'),
  ),
  ...each(['RCPT', 'DATA', 'accepted'], odd, { times: 1, becomes: 'sent' }),
  ...each(['RCPT', 'message'], ['silence'], { times: 1, becomes: 'sent' }),
  // The answer to an accepted message was lost: it is sent again, with the same Message-ID.
  ...each(['accepted'], ['close', 'silence', '451 Later'], { times: 1, becomes: 'sent', arrived: 2 }),
]

// A second 354 that arrives while the reply to the message is outstanding.
const strayReply: Case = { at: 'accepted', fault: '354 Go on\r\n250 accepted', times: 1, becomes: 'sent' }
const cases = [strayReply, ...allCases.filter((_, at) => at % upTo(3, 1) === 0)]
const isUnanswered = ({ at, fault }: Case) => fault === 'silence' || fault === 'endlessly' || (at === 'message' && fault === '354 Go on')

test.each([
  ['answers wrongly or late', cases.filter((one) => !isUnanswered(one)), patient],
  ['never answers', cases.filter(isUnanswered), impatient],
] as const)(
  'whatever fails at a mail server that %s, each mail arrives once or is dead with its error',
  async (_, cases, timeouts) => {
    const named = new Map(cases.map((one, index) => [`case${String(index).padStart(3, '0')}`, one]))
    const met = new Map<string, number>()
    await using server = await openSmtpServer((step, recipient) => {
      const name = recipient.split('@')[0] ?? ''
      const one = named.get(name)
      if (one?.at !== step || (met.get(name) ?? 0) >= one.times) return null
      met.set(name, (met.get(name) ?? 0) + 1)
      return one.fault
    })
    await owe([...named.keys()])
    await sendAll(server, timeouts)
    const became = await outcomes(server)
    for (const [name, { becomes, arrived = becomes === 'sent' ? 1 : 0, ...one }] of named) {
      const { state, error, arrived: times } = became.get(name) ?? { state: 'lost', error: null, arrived: 0 }
      expect.soft([state, times], `${JSON.stringify(one)}: ${error}`).toEqual([becomes, arrived])
      if (becomes === 'dead') expect.soft(error, JSON.stringify(one)).toMatch(/\S{3}/)
    }
    expect((await (await site.fetch('/mail', { headers: { Authorization: `Bearer ${site.token}` } })).json()).dead).toBe(
      cases.filter(({ becomes }) => becomes === 'dead').length,
    )
  },
  60_000,
)

test('one failing mail does not hold back the others of its batch', async () => {
  for (const fault of ['silence', 'close', '450 Later', 'twice, the second late', '554 Never'] as const) {
    await site.db.prepare('DELETE FROM leads').run()
    await using server = await openSmtpServer((step, recipient) => (step === 'RCPT' && recipient.startsWith('b@') ? fault : null))
    await owe(['a', 'b', 'c', 'd'])
    await sendAll(server)
    const became = await outcomes(server)
    expect(
      ['a', 'c', 'd'].map((name) => became.get(name)),
      fault,
    ).toMatchObject([1, 1, 1].map((arrived) => ({ state: 'sent', attempts: 1, arrived })))
  }
})

test.each<[Step, SmtpFault]>([
  ['greeting', 'close'],
  ['EHLO', 'silence'],
  ['greeting', '421 Busy'],
  ['EHLO', '554 No'],
  ['greeting', 'garbage'],
  ['EHLO', 'endlessly'],
  ['greeting', 'twice'],
  ['greeting', '220-a\r\n220-b'],
  ['MAIL', 'close'],
  ['MAIL', '451 Later'],
  ['MAIL', '550 Not this sender'],
])('a server that fails at %s with %j, then works, gets every mail once', async (step, fault) => {
  let left = 2
  await using server = await openSmtpServer((at) => (at === step && left-- > 0 ? fault : null))
  await owe(['a', 'b', 'c'])
  await sendAll(server)
  expect([...(await outcomes(server)).values()]).toMatchObject([1, 1, 1].map((arrived) => ({ state: 'sent', arrived })))
})
