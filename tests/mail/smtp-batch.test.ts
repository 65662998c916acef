import { expect, test, vi } from 'vitest'
import { smtpTransport } from '#worker/mail/smtp.ts'
import { RefusedMail, type Transport } from '#worker/mail/transport.ts'
import { chanceFrom } from '../kit/chance.ts'
import { openSmtpServer, type SmtpFault, type SmtpServer, type Step } from '../kit/faults/smtp-server.ts'
import { connectLocally } from './node-socket.ts'
import { aRenderedMail } from './rendered-mail-factory.ts'

const from = { name: 'Perron', address: 'info@perron.example' }
const transportTo = ({ port }: SmtpServer) => smtpTransport({ kind: 'smtp', from, host: '127.0.0.1', port, user: '', password: '' }, connectLocally(port))
const aMail = (id: string) => aRenderedMail({ id, messageId: `<${id}@perron.example>`, to: { name: null, address: `${id}@example.com` } })

type Outcome = 'sent' | 'refused' | 'failed'

/** Sends mails one by one, as the queue consumer does. */
async function sendAll(transport: Transport, ids: readonly string[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of ids) {
    outcomes.push(
      await transport.send(aMail(id)).then(
        () => 'sent' as const,
        (error: unknown) => (error instanceof RefusedMail ? 'refused' : 'failed'),
      ),
    )
  }
  await transport.close()
  return outcomes
}

/** One fault at each step; later steps succeed. */
function once(faults: Partial<Record<Step, SmtpFault>>, recipient?: string): (step: Step, to: string) => SmtpFault {
  const left = new Map(Object.entries(faults))
  return (step, to) => {
    const fault = recipient === undefined || to === recipient ? (left.get(step) ?? null) : null
    if (fault !== null) left.delete(step)
    return fault
  }
}

test('the mails of a batch share one connection, reset between two mails', async () => {
  await using server = await openSmtpServer()
  expect(await sendAll(transportTo(server), ['a', 'b', 'c'])).toEqual(['sent', 'sent', 'sent'])
  expect(server.accepted).toEqual(['a', 'b', 'c'])
  expect(server.connections()).toBe(1)
  const mail = ['MAIL', 'RCPT', 'DATA']
  await vi.waitFor(() => expect(server.commands).toEqual([...mail, 'RSET', ...mail, 'RSET', ...mail, 'QUIT']))
})

test('a batch without mails opens no connection', async () => {
  await using server = await openSmtpServer()
  expect(await sendAll(transportTo(server), [])).toEqual([])
  expect(server.connections()).toBe(0)
})

test.each<[Step, SmtpFault, Outcome]>([
  ['RCPT', '550 No such mailbox', 'refused'],
  ['RCPT', '451 Later', 'failed'],
  ['DATA', '554 No', 'refused'],
  ['message', '552 Too large', 'refused'],
  ['message', '452 Full', 'failed'],
])('a reply to %s of "%s" affects one mail only: the connection stays open for the others', async (step, fault, outcome) => {
  await using server = await openSmtpServer(once({ [step]: fault }, 'b@example.com'))
  expect(await sendAll(transportTo(server), ['a', 'b', 'c'])).toEqual(['sent', outcome, 'sent'])
  expect(server.accepted).toEqual(['a', 'c'])
  expect(server.connections()).toBe(1)
})

test.each<[Step, SmtpFault]>([
  ['RSET', 'close'],
  ['RSET', '421 Closing'],
  ['MAIL', 'close'],
  ['MAIL', '421 Too many messages'],
  ['MAIL', '452 Too many messages'],
  ['RCPT', 'close'],
  ['DATA', 'close'],
])('a connection lost at %s by "%s" between mails is replaced without losing or duplicating a mail', async (step, fault) => {
  let mails = 0
  const lose = once({ [step]: fault })
  await using server = await openSmtpServer((at, recipient) => {
    if (at === 'accepted') mails += 1
    return mails > 0 ? lose(at, recipient) : null
  })
  expect(await sendAll(transportTo(server), ['a', 'b', 'c'])).toEqual(['sent', 'sent', 'sent'])
  expect(server.accepted).toEqual(['a', 'b', 'c'])
  expect(server.connections()).toBe(2)
})

test.each<[Step, readonly string[]]>([
  ['message', ['a', 'c']],
  ['accepted', ['a', 'b', 'c']],
])('a mail cut off at "%s" is not resent at once, as the server may have it', async (step, accepted) => {
  await using server = await openSmtpServer(once({ [step]: 'close' }, 'b@example.com'))
  expect(await sendAll(transportTo(server), ['a', 'b', 'c'])).toEqual(['sent', 'failed', 'sent'])
  expect(server.accepted).toEqual(accepted)
  expect(server.connections()).toBe(2)
})

test('a server that cannot be reached fails the whole batch with one attempt', async () => {
  await using server = await openSmtpServer((step) => (step === 'greeting' ? '421 Too many connections' : null))
  expect(await sendAll(transportTo(server), ['a', 'b', 'c'])).toEqual(['failed', 'failed', 'failed'])
  expect(server.connections()).toBe(1)
})

test('with random faults, a mail reported as sent arrived once, and a refused one never did', async () => {
  const chance = chanceFrom(20_261_122)
  const met = new Set<string>()
  const cutOff = new Set<string>()
  await using server = await openSmtpServer((step, recipient) => {
    if (!chance.happens(0.05)) return null
    const fault = chance.pick<SmtpFault>(['close', '421 Closing', '451 Later', '554 Never'])
    met.add(`${step} ${fault}`)
    // From here on, the client cannot know whether the server accepted the mail.
    if (step === 'accepted') cutOff.add(recipient.split('@')[0] ?? '')
    return fault
  })
  const arrivals = (id: string) => server.accepted.filter((each) => each === id).length
  for (let batch = 0; batch < 60; batch += 1) {
    const ids = Array.from({ length: 10 }, (_, index) => `m${batch}-${index}`)
    for (const [index, outcome] of (await sendAll(transportTo(server), ids)).entries()) {
      const id = ids[index] ?? ''
      expect(arrivals(id), `${id} ${outcome}`).toBe(outcome === 'sent' || cutOff.has(id) ? 1 : 0)
    }
  }
  expect(met.size).toBeGreaterThan(25)
})
