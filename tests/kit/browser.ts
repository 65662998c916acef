import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

/** Flags to run headless in a container without background network traffic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  // No spare renderer beside each page: the page of another visitor cannot use it.
  '--renderer-process-limit=1',
] as const

/** Chromium without its browser window: uses much less CPU than `chromium --headless`. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const installed = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The first browser that runs: `CHROME_PATH`, the system's or Playwright's; null if none does. */
export function browserPath(): string | null {
  const chosen = process.env.CHROME_PATH
  if (chosen !== undefined && chosen !== '' && existsSync(chosen)) return chosen
  return [...installed, chromium.executablePath()].find(runs) ?? null
}

/** Some systems install a stub script instead of the browser. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** Starts the browser headless. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> => chromium.launch(launchOptions(flags))

/** Starts a browser server that several processes can share. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions())

/** Connects to a browser server; closing the connection closes its pages. */
export const connectBrowser = (address: string): Promise<Browser> => chromium.connect(address)

function launchOptions(flags: readonly string[] = []): { executablePath: string; args: string[] } {
  const executablePath = browserPath()
  if (executablePath === null) throw new Error('No browser found: run `node tests/browser.install.ts`, or set CHROME_PATH.')
  return { executablePath, args: [...browserArguments, ...flags] }
}
