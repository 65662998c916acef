import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localSecrets, secretsFile } from '#worker/local/local-secrets.ts'
import { isFull } from '../full.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { isRunning, workerdOf } from '../kit/faults/workerd.ts'
import { emptyState } from '../kit/pool/empty-state.ts'
import { runImport } from '../kit/site.ts'

const script = resolve(import.meta.dirname, '../../worker/local/start.ts')
const states: string[] = []
afterAll(() => {
  for (const state of states) rmSync(state, { recursive: true, force: true })
})

function newState(): string {
  const state = mkdtempSync(join(tmpdir(), 'perron-start-'))
  states.push(state)
  return state
}

interface Started {
  readonly process: ChildProcess
  readonly printed: readonly string[]
  readonly errors: readonly string[]
}

/** The first of six free ports, below those that the kernel hands out to other tests. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const isTaken = await Promise.all(Array.from({ length: 6 }, (_, offset) => isOpen('127.0.0.1', first + offset)))
    if (!isTaken.includes(true)) return first
  }
}

/** Starts a site without demo data; resolves when it is ready or has exited. */
async function start(state: string, port: number, environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, npm_lifecycle_event: undefined, PERRON_STATE: state, PERRON_DEMO: '0', PORT: String(port), ...environment },
  })
  const [printed, errors]: [string[], string[]] = [[], []]
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  await new Promise<void>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line)
      if (line.includes('secrets')) done()
    })
    child.once('close', () => done())
  })
  return { process: child, printed, errors }
}

async function kill({ process: child }: Started, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Whether a port takes connections at an address. */
function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const settle = (open: boolean) => {
      socket.destroy()
      answer(open)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

async function closesWithin(milliseconds: number, port: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    if (!(await isOpen('127.0.0.1', port))) return true
  }
  return false
}

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** The directory of a database that is migrated already; `starting.test.ts` starts a site with none. */
function migratedState(): string {
  const state = emptyState()
  states.push(state)
  return state
}

describe('npm start', () => {
  let state = ''
  let port = 0
  let site: Started
  beforeAll(async () => {
    state = migratedState()
    port = await freePorts()
    site = await start(state, port)
  })
  afterAll(() => kill(site, 'SIGKILL'))

  test('npm start answers at localhost, in IPv4 and in IPv6, with links to itself', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await fetch(`http://${host}:${port}/robots.txt`, { headers: { Connection: 'close' } })
      expect([host, answer.status, await answer.text()]).toEqual([host, 200, expect.stringContaining(`http://localhost:${port}/sitemap.xml`)])
    }
  })

  test.skipIf(outside === undefined)('listens on no other address of this machine: site, SMTP, mailbox', async () => {
    for (const offset of [0, 1, 2]) {
      expect(await isOpen('127.0.0.1', port + offset)).toBe(true)
      expect(await isOpen(outside ?? '', port + offset)).toBe(false)
    }
  })

  test('npm start keeps random secrets in the state directory, readable by the user only, and prints where', () => {
    const secrets = localSecrets(state)
    const others = localSecrets(newState())
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret, name).toMatch(/^[\w-]{43}$/)
      expect(Object.values(others)).not.toContain(secret)
    }
    expect(new Set(Object.values(secrets)).size).toBe(4)
    for (const file of [secretsFile(state), join(state, 'running.json')]) expect(statSync(file).mode & 0o777, file).toBe(0o600)
    expect(site.printed.join('\n')).toContain(secretsFile(state))
    expect(site.printed.join('\n')).not.toContain(secrets.IMPORT_TOKEN)
    expect(site.printed.join('\n'), 'log-ins of the demo, which is not loaded').not.toContain('/login/')
  })

  test('npm start refuses to start twice on the same state, and names the running process', async () => {
    const second = await start(state, await freePorts())
    expect(second.process.exitCode).toBe(1)
    expect(second.errors.join('\n')).toContain(`${state} is in use by process ${site.process.pid}`)
    expect(await isOpen('127.0.0.1', port)).toBe(true)
  })

  test('npm start accepts an import while running, keeps it when killed, and leaves no workerd behind', async () => {
    const file = join(state, 'feed.json')
    const feed = propertyAnswer([aProperty({ ID: 71 })])
    writeFileSync(file, JSON.stringify(feed))
    expect(await runImport(state, [file])).toMatchObject({ status: 0, lines: ['added 1, changed 0, unchanged 0, withdrawn 0, rejected 0'] })

    const workerds = workerdOf(site.process.pid ?? 0)
    expect(workerds.length).toBeGreaterThan(0)
    await kill(site, 'SIGKILL')
    expect(await closesWithin(5_000, port)).toBe(true)
    expect(workerds.filter(isRunning)).toEqual([])

    const before = readFileSync(secretsFile(state), 'utf8')
    expect(await runImport(state, [file])).toMatchObject({ status: 0, lines: ['added 0, changed 0, unchanged 1, withdrawn 0, rejected 0'] })
    expect(readFileSync(secretsFile(state), 'utf8')).toBe(before)
  })
})

test('npm start exits with the npm that started it, and takes workerd down with it', async () => {
  const state = migratedState()
  const port = await freePorts()
  // As npm does: a process in between, which is killed and forwards nothing.
  const npm = spawn(process.execPath, ['-e', `require('child_process').spawn(process.execPath, [${JSON.stringify(script)}], { stdio: 'inherit' })`], {
    env: { ...process.env, npm_lifecycle_event: 'start', PERRON_STATE: state, PERRON_DEMO: '0', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready) => createInterface({ input: npm.stdout }).on('line', (line) => (line.includes('secrets') ? ready() : undefined)))
  expect(await isOpen('127.0.0.1', port)).toBe(true)
  npm.kill('SIGKILL')
  expect(await closesWithin(10_000, port)).toBe(true)
})

test.skipIf(outside === undefined || !isFull)('HOST=0.0.0.0 opens the site and its mailbox to the network, but workerd only to this machine', async () => {
  const port = await freePorts()
  const site = await start(newState(), port, { HOST: '0.0.0.0' })
  try {
    for (const host of [outside ?? '', 'localhost', '[::1]'])
      expect((await fetch(`http://${host}:${port}/nl/`, { headers: { Connection: 'close' } })).status, host).toBe(200)
    expect(await isOpen(outside ?? '', port + 2)).toBe(true)
    for (const offset of [3, 4, 5]) expect(await isOpen(outside ?? '', port + offset)).toBe(false)
  } finally {
    await kill(site, 'SIGTERM')
  }
  expect(await isOpen('127.0.0.1', port)).toBe(false)
})
