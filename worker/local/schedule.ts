import type { Site } from './site.ts'

const second = 1_000
const minute = 60 * second

/** The crons of `wrangler.toml`, ticking locally by the time the site has been running. */
const ticks = [
  { cron: '17 3 * * *', first: minute, every: 24 * 60 * minute },
  { cron: '*/5 * * * *', first: 5 * second, every: 5 * minute },
]

export function runSchedule(site: Site): { stop(): void } {
  const timers = ticks.flatMap(({ cron, first, every }) => {
    const tick = async () => {
      const worker = await site.miniflare.getWorker()
      await worker.scheduled({ cron }).catch((error: unknown) => console.error('schedule', cron, error))
    }
    return [setTimeout(tick, first), setInterval(tick, every)]
  })
  return {
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
