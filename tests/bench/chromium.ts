import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
  const executablePath = chromiumPath()
  if (executablePath === null) return null
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...browserArguments],
  })
  return { port, version: browser.version(), close: () => browser.close() }
}

function chromiumPath(): string | null {
  return [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path)) ?? null
}

const longestStart = 20_000 // ms

/** Starts a Chromium that prerenders pages and restores them on the way back: Playwright switches both off. Null when none is installed. */
export async function startPlainChromium(): Promise<Browser | null> {
  const executablePath = chromiumPath()
  if (executablePath === null) return null
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'perron-profile-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`], { stdio: 'ignore' })
  const version = await versionOf(port)
  return { port, version, close: () => end(child).finally(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })) }
}

async function versionOf(port: number): Promise<string> {
  const until = performance.now() + longestStart
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer) return (await answer.json()).Browser
    if (performance.now() > until) throw new Error('Chromium did not start')
    await sleep(100)
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill()
  })
}
