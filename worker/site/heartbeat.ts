import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'

/** Dead man's switches: a service elsewhere that expects to be asked, and raises the alarm when it is not. */

const timeout = 5_000
/** The name of each cron in `HEARTBEAT`. */
const names: ReadonlyMap<string, string> = new Map([
  ['17 3 * * *', 'night'],
  ['*/5 * * * *', 'five-minutes'],
  ['* * * * *', 'minute'],
])

/** Asks the address of a cron whose jobs have all succeeded. A failure fails nothing, and the address, which is a secret of its kind, is not logged. */
export async function beat({ HEARTBEAT = '' }: Pick<Env, 'HEARTBEAT'>, cron: string, ask: typeof fetch = fetch): Promise<void> {
  const name = names.get(cron)
  if (HEARTBEAT === '' || name === undefined) return
  const answer = await ask(HEARTBEAT.replaceAll('{job}', name), { redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(() => null)
  await answer?.body?.cancel()
  if (!answer?.ok) reportFault(`The heartbeat of ${name} was not taken`)
}
