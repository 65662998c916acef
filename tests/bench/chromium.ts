import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromium } from 'playwright-core'

export interface Browser {
  /** Port of its DevTools protocol. */
  readonly port: number
  readonly version: string
  close(): Promise<void>
}

/** Starts a Chromium with remote debugging; null when none is installed. */
export async function startChromium(): Promise<Browser | null> {
  const executablePath = [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  )
  if (!executablePath) return null
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return { port, version: browser.version(), close: () => browser.close() }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
