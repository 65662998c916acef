import type { Site } from './site.ts'

const second = 1_000
const minute = 60 * second

/** The crons of `wrangler.toml`, ticking locally by the time the site has been running. */
const ticks = [
  { cron: '17 3 * * *', first: minute, every: 24 * 60 * minute },
  { cron: '*/5 * * * *', first: 5 * second, every: 5 * minute },
  { cron: '* * * * *', first: 15 * second, every: minute },
]

export function runSchedule(site: Site): { close(): void } {
  const timers = ticks.flatMap(({ cron, first, every }) => {
    const tick = () => run(site, cron).catch((error: unknown) => console.error('schedule', cron, error))
    return [setTimeout(tick, first), setInterval(tick, every)]
  })
  return {
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function run({ miniflare }: Site, cron: string): Promise<void> {
  const worker = await miniflare.getWorker()
  const { outcome } = await worker.scheduled({ cron })
  if (outcome !== 'ok') console.error('schedule', cron, outcome)
}
