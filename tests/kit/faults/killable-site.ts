import { freePort } from '#worker/local/free-port.ts'
import { openSite, type Site } from '#worker/local/site.ts'
import { emptyState } from '../pool/empty-state.ts'
import { workerdOf } from './workerd.ts'

/** An empty site that can be killed at any moment and comes back at the same address with what it has stored. */
export async function openKillableSite() {
  const state = emptyState()
  const port = await freePort()
  let own: readonly number[] = []
  const start = async (): Promise<Site> => {
    const others = workerdOf(process.pid)
    const site = await openSite({ state, port, quiet: true, isTemporary: true, variables: { MAIL_TRANSPORT: 'none' } })
    own = workerdOf(process.pid).filter((pid) => !others.includes(pid))
    if (own.length === 0) throw new Error('the site runs without a workerd of its own')
    return site
  }
  let running = await start()
  return {
    get site(): Site {
      return running
    },
    async kill(): Promise<void> {
      for (const pid of own) process.kill(pid, 'SIGKILL')
      await running.close().catch(() => undefined)
      running = await start()
    },
    close: () => running.close(),
  }
}

/**
 * Runs a task and kills the site while it does.
 * @param after milliseconds from its start
 * @param then what follows as soon as the site is back
 * @returns how the task ended, or null if it threw
 */
export async function killedDuring<Result>(
  site: { kill(): Promise<void> },
  task: () => Promise<Result>,
  after: number,
  then?: () => Promise<unknown>,
): Promise<Result | null> {
  const running = task().catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, after))
  await site.kill()
  await then?.()
  return running
}
