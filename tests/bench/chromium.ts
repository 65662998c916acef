import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { freePort } from '#worker/local/free-port.ts'
import { browserArguments } from '../kit/browser.ts'

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
    args: [`--remote-debugging-port=${port}`, ...browserArguments],
  })
  return { port, version: browser.version(), close: () => browser.close() }
}
