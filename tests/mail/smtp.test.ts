import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpTransport } from '#worker/mail/smtp.ts'
import { RefusedMail, type Transport } from '#worker/mail/transport.ts'
import { connectLocally } from './node-socket.ts'
import { aRenderedMail } from './rendered-mail-factory.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

interface Received {
  readonly secure: boolean
  readonly user: string | null
  readonly mail: string
}

/** A server that accepts the user 'perron' with 'open sesame' and keeps what it receives. */
async function openServer(options: { disabledCommands?: string[]; authMethods?: string[] } = {}) {
  const received: Received[] = []
  const users: string[] = []
  const server = new SMTPServer({
    disabledCommands: [],
    disableReverseLookup: true,
    authOptional: true,
    logger: false,
    ...options,
    onAuth({ username, password }, _session, done) {
      users.push(username ?? '')
      done(username === 'perron' && password === 'open sesame' ? null : new Error('Wrong'), { user: username })
    },
    async onData(stream, session, done) {
      let mail = ''
      for await (const piece of stream) mail += piece
      received.push({ secure: session.secure, user: users.at(-1) ?? null, mail })
      done()
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closings.push(() => new Promise<void>((done) => server.close(done)))
  const address = server.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, received, users }
}

/** A server that handles each connection with `answer`. */
async function openRawServer(answer: (caller: Socket) => void): Promise<number> {
  const callers = new Set<Socket>()
  const server: Server = createServer((caller) => {
    callers.add(caller.on('error', () => undefined))
    answer(caller)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closings.push(async () => {
    for (const caller of callers) caller.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const settings = {
  kind: 'smtp',
  from: { name: 'Perron', address: 'info@perron.example' },
  host: 'mail.agency.example',
  port: 587,
  user: 'perron',
  password: 'open sesame',
} as const
const send = (port: number, change: Partial<Record<'host' | 'user' | 'password', string>> = {}) =>
  sendOver(smtpTransport({ ...settings, ...change }, connectLocally(port)))
const sendOver = (transport: Transport, mail = aRenderedMail()) => transport.send(mail).finally(() => transport.close())
const errorOf = (sending: Promise<void>) => sending.then(() => null).catch((error: unknown) => error)

test.each([[['PLAIN']], [['LOGIN']], [['LOGIN', 'PLAIN']]])('a mail is sent over TLS after a log-in with %j', async (authMethods) => {
  const server = await openServer({ authMethods })
  await send(server.port)
  expect(server.received).toMatchObject([{ secure: true, user: 'perron', mail: expect.stringContaining('Message-ID: <one.1@perron.example>') }])
})

test('a server without STARTTLS gets no password and no mail', async () => {
  const server = await openServer({ disabledCommands: ['STARTTLS'] })
  expect(await errorOf(send(server.port))).toMatchObject({ message: expect.stringContaining('STARTTLS') })
  expect([server.received, server.users]).toEqual([[], []])
})

test('a mail is retried after a wrong password, because that can be corrected', async () => {
  const server = await openServer()
  const error = await errorOf(send(server.port, { password: 'sesame' }))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(RefusedMail)
  expect(server.received).toEqual([])
})

test('only a local server may be used without TLS', async () => {
  const connections: string[] = []
  for (const [host, port] of [
    ['127.0.0.1', 2525],
    ['mail.agency.example', 587],
    ['mail.agency.example', 465],
  ] as const) {
    const closed = await openRawServer((caller) => caller.destroy())
    const connect = connectLocally(closed, (security) => connections.push(security))
    await errorOf(sendOver(smtpTransport({ ...settings, host, port }, connect)))
  }
  expect(connections).toEqual(['off', 'starttls', 'on'])
})

test.each([
  ['drops the connection', (caller: Socket) => caller.destroy()],
  ['closes the connection', (caller: Socket) => caller.end()],
  ['does not speak SMTP', (caller: Socket) => caller.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['never ends its reply', (caller: Socket) => caller.write('220-a\r\n'.repeat(100_000))],
  ['is busy', (caller: Socket) => caller.write('421 Too many connections\r\n')],
])('a server that %s is a temporary failure', async (_, answer) => {
  const error = await errorOf(send(await openRawServer(answer)))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(RefusedMail)
})

test('a local server without AUTH and STARTTLS gets the mail', async () => {
  const server = await openServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
  await send(server.port, { host: '127.0.0.1', user: '' })
  expect(server.received).toHaveLength(1)
})

test('an invalid recipient is refused without contacting the server', async () => {
  const server = await openServer()
  const mail = { ...aRenderedMail(), to: { name: null, address: 'a@example.com>\r\nRCPT TO:<b@example.com' } }
  expect(await errorOf(sendOver(smtpTransport(settings, connectLocally(server.port)), mail))).toBeInstanceOf(RefusedMail)
  expect(server.received).toEqual([])
})
