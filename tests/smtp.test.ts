import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpTransport } from '#worker/mail/smtp.ts'
import { RefusedMail } from '#worker/mail/transport.ts'
import { connectLocally } from './node-socket.ts'
import { aRenderedMail } from './rendered-mail-factory.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

interface Heard {
  readonly secure: boolean
  readonly user: string | null
  readonly mail: string
}

/** A server that lets in 'perron' with 'open sesame'; it keeps what it hears. */
async function openServer(options: { disabledCommands?: string[]; authMethods?: string[] } = {}) {
  const heard: Heard[] = []
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
      heard.push({ secure: session.secure, user: users.at(-1) ?? null, mail })
      done()
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closings.push(() => new Promise<void>((done) => server.close(done)))
  const address = server.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, heard, users }
}

/** A server of another kind: what it does with each caller is given. */
async function openImpostor(answer: (caller: Socket) => void): Promise<number> {
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
  smtpTransport({ ...settings, ...change }, connectLocally(port)).send(aRenderedMail())
const faultOf = (sending: Promise<void>) => sending.then(() => null).catch((error: unknown) => error)

test.each([[['PLAIN']], [['LOGIN']], [['LOGIN', 'PLAIN']]])('a mail goes over an encrypted line, after a log-in by %j', async (authMethods) => {
  const server = await openServer({ authMethods })
  await send(server.port)
  expect(server.heard).toMatchObject([{ secure: true, user: 'perron', mail: expect.stringContaining('Message-ID: <one.1@perron.example>') }])
})

test('a server that cannot encrypt hears no password and gets no mail', async () => {
  const server = await openServer({ disabledCommands: ['STARTTLS'] })
  expect(await faultOf(send(server.port))).toMatchObject({ message: expect.stringContaining('STARTTLS') })
  expect([server.heard, server.users]).toEqual([[], []])
})

test('a wrong password is ours to mend: the mail is tried again', async () => {
  const server = await openServer()
  const fault = await faultOf(send(server.port, { password: 'sesame' }))
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(RefusedMail)
  expect(server.heard).toEqual([])
})

test('only a server on this machine is spoken to in the open', async () => {
  const asked: string[] = []
  for (const [host, port] of [
    ['127.0.0.1', 2525],
    ['mail.agency.example', 587],
    ['mail.agency.example', 465],
  ] as const) {
    const closed = await openImpostor((caller) => caller.destroy())
    await faultOf(
      smtpTransport(
        { ...settings, host, port },
        connectLocally(closed, (security) => asked.push(security)),
      ).send(aRenderedMail()),
    )
  }
  expect(asked).toEqual(['off', 'starttls', 'on'])
})

test.each([
  ['hangs up at once', (caller: Socket) => caller.destroy()],
  ['hangs up politely', (caller: Socket) => caller.end()],
  ['speaks another language', (caller: Socket) => caller.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['never ends its sentence', (caller: Socket) => caller.write('220-a\r\n'.repeat(100_000))],
  ['is busy', (caller: Socket) => caller.write('421 Too many connections\r\n')],
])('a server that %s is a failure that may pass', async (_, answer) => {
  const fault = await faultOf(send(await openImpostor(answer)))
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(RefusedMail)
})

test('a server that answers in pieces is understood', async () => {
  const server = await openServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
  await send(server.port, { host: '127.0.0.1', user: '' })
  expect(server.heard).toHaveLength(1)
})

test('nobody but an address gets a mail: nothing is said to the server', async () => {
  const server = await openServer()
  const mail = { ...aRenderedMail(), to: { name: null, address: 'a@example.com>\r\nRCPT TO:<b@example.com' } }
  expect(await faultOf(smtpTransport(settings, connectLocally(server.port)).send(mail))).toBeInstanceOf(RefusedMail)
  expect(server.heard).toEqual([])
})
