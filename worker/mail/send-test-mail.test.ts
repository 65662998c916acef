import { expect, test } from 'vitest'
import { demoAgency } from '../../tests/kit/demo-agency.ts'
import { sendTestMail } from './send-test-mail.ts'
import { TookTooLong, UnexpectedReply } from './smtp-dialogue.ts'
import { RefusedMail, type RenderedMail } from './transport.ts'

/** The outcome reported for a transport that ends like this, and whether it was closed. */
async function outcomeOf(send: (mail: RenderedMail) => Promise<void>) {
  let isClosed = false
  const close = async () => {
    isClosed = true
  }
  const deps = { transport: { send, close }, from: { name: 'Perron', address: 'info@perron.example' }, agency: demoAgency, clock: () => new Date() }
  const outcome = await sendTestMail({ ...deps, settings: { origin: 'https://perron.example' } }, { recipient: 'An@example.com', name: 'An' }, 'fr')
  return { outcome, isClosed }
}

const reply = (code: number, text: string) => new UnexpectedReply('AUTH', { code, lines: [text] })

test.each([
  [new TookTooLong('too long'), 'unreachable'],
  [new Error('connection refused'), 'unreachable'],
  [reply(535, '5.7.8 Bad credentials'), 'refused'],
  [new RefusedMail('RCPT: no', { cause: reply(550, 'no such user') }), 'refused'],
  [new RefusedMail('E_VALIDATION_ERROR: sender'), 'refused'],
])('a test mail that ends with %s tells nothing but its kind', async (error, outcome) => {
  expect(await outcomeOf(() => Promise.reject(error))).toEqual({ outcome, isClosed: true })
})

test('a test mail goes to the member, in their language', async () => {
  const sent: RenderedMail[] = []
  expect(await outcomeOf(async (mail) => void sent.push(mail))).toEqual({ outcome: 'accepted', isClosed: true })
  expect(sent.map(({ to, locale, subject }) => [to.address, locale, subject])).toEqual([['An@example.com', 'fr', 'Test des e-mails de Perron']])
})
