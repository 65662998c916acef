import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#worker/local/free-port.ts'

export interface SharedCache extends AsyncDisposable {
  readonly origin: string
}

/** Debian installs it where a user's path does not look. */
const program = ['varnishd', '/usr/sbin/varnishd'].find((name) => spawnSync(name, ['-V']).status === 0)

/** Whether Varnish is on this machine (`apt-get install varnish`). */
export const hasVarnish = program !== undefined

/** Starts Varnish in front of a site, with an empty memory. */
export async function startVarnish(site: string): Promise<SharedCache> {
  if (program === undefined) throw new Error('Varnish is not installed: apt-get install varnish')
  const folder = mkdtempSync(join(tmpdir(), 'perron-varnish-'))
  const rules = join(folder, 'shared-cache.vcl')
  writeFileSync(rules, readFileSync(join(import.meta.dirname, 'shared-cache.vcl'), 'utf8').replace('SITE_PORT', new URL(site).port))
  const port = await freePort()
  const own = ['-F', '-n', join(folder, 'work'), '-f', rules, '-a', `127.0.0.1:${port}`, '-s', 'malloc,256m', '-j', 'none']
  const varnish = spawn(program, own, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((done) => varnish.on('close', () => done()))
  const problems: string[] = []
  varnish.stderr.on('data', (data) => problems.push(String(data)))
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await answers(origin)); attempt += 1) {
    if (attempt > 100 || varnish.exitCode !== null) throw new Error(`Varnish did not start: ${problems.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      varnish.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    (answer) => answer.ok,
    () => false,
  )
}
