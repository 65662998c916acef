import { join } from 'node:path'
import { href } from '#ui/routes.ts'
import { openSite } from '#worker/local/site.ts'
import { storeOwner } from '../owners/owner-factory.ts'
import { median } from './median.ts'
import { type Section, table } from './report.ts'
import { targets, verdict } from './targets.ts'

/** Attempts of each kind; each has its own account and client address, because failures delay later attempts of both. */
const attempts = 300
const warmUp = 20

/** The bench part that compares the time of a wrong password for addresses with and without an account. */
export async function logIns(_: unknown, work: string): Promise<readonly Section[]> {
  const site = await openSite({ state: join(work, 'log-ins'), quiet: true })
  try {
    const database = await site.miniflare.getD1Database('DB')
    for (let index = 0; index < attempts + warmUp; index += 1) await storeOwner(database, addressOf('known', index), [])
    const times = { known: Array.of<number>(), unknown: Array.of<number>() }
    for (let index = 0; index < attempts + warmUp; index += 1) {
      const inTurn = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of inTurn) {
        const ms = await timeOfFailure(site.url, addressOf(kind, index), index * 2 + inTurn.indexOf(kind))
        if (index >= warmUp) times[kind].push(ms)
      }
    }
    return [{ title: 'Log-in with a wrong password', text: report(times) }]
  } finally {
    await site.close()
  }
}

const addressOf = (kind: string, index: number) => `${kind}${index}@example.com`

/** @returns milliseconds until the answer has been read */
async function timeOfFailure(origin: string, email: string, client: number): Promise<number> {
  const started = performance.now()
  const answer = await fetch(origin + href('ownerLogin', 'nl'), {
    method: 'POST',
    headers: { 'CF-Connecting-IP': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` },
    body: new URLSearchParams({ do: 'password', email, password: 'niet dit woord' }),
  })
  await answer.text()
  if (answer.status !== 422) throw new Error(`An attempt was answered ${answer.status}`)
  return performance.now() - started
}

function report({ known, unknown }: Readonly<Record<'known' | 'unknown', readonly number[]>>): string {
  const difference = Math.abs(median(known) / median(unknown) - 1) * 100
  return `${attempts} attempts of each kind in turn, as \`npm start\` serves them; each with an account and a client address of its own.\n\n${table(
    ['known address: median, ms', 'unknown: median, ms', 'difference', `at most ${targets.logInDifference} %`],
    [[median(known).toFixed(1), median(unknown).toFixed(1), `${difference.toFixed(1)} %`, verdict(difference <= targets.logInDifference)]],
  )}`
}
