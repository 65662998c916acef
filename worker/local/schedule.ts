import type { Site } from './site.ts'

/** The cron of `wrangler.toml`, ticking locally: once a day of running, first after a minute. */
const first = 60_000
const day = 24 * 60 * 60 * 1000

export function runSchedule(site: Site): { stop(): void } {
  const tick = async () => {
    const worker = await site.miniflare.getWorker()
    await worker.scheduled({ cron: '17 3 * * *' })
  }
  const report = (fault: unknown) => console.error('schedule', fault)
  const soon = setTimeout(() => tick().catch(report), first)
  const daily = setInterval(() => tick().catch(report), day)
  return {
    stop() {
      clearTimeout(soon)
      clearInterval(daily)
    },
  }
}
