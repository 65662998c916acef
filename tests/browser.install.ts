import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, headlessShell } from './kit/browser.ts'

/** Finds a browser for the tests, or installs Chromium. */

const isRoot = process.getuid?.() === 0

function run(command: string, args: readonly string[]): boolean {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  })
  if (status === 0) return true
  console.error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.trim().split('\n').slice(-5).join('\n')}`)
  return false
}

/** Debian's headless shell, or Chromium where there is none. */
function installFromSystem(): void {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log('Installing a headless browser with apt-get …')
  run('apt-get', ['update', '-qq'])
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  if (!install('chromium-headless-shell') && browserPath() === null) install('chromium')
}

function installFromPlaywright(): void {
  console.log('No browser found: downloading Chromium with Playwright …')
  run('npx', ['playwright-core', 'install', 'chromium'])
}

/** The path of a browser, installed if needed; null if that fails. */
function ensureBrowser(): string | null {
  if (!process.env.CHROME_PATH && !existsSync(headlessShell)) installFromSystem()
  if (browserPath() === null) installFromPlaywright()
  return browserPath()
}

const path = ensureBrowser()
if (path === null) {
  console.error(
    'No browser for the tests, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.\n' +
      'On Linux a downloaded one may lack libraries: `sudo npx playwright-core install-deps chromium`.',
  )
  process.exitCode = 1
} else {
  console.log(`Browser for the tests: ${path}`)
}
