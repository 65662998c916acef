import { reportFault } from '#db/site/report-fault.ts'

/** A cron job, run at a given time. Idempotent, so safe to run again after a failure. */
export type Job<Env> = (env: Env, now: Date) => Promise<void>

/** Runs jobs concurrently; one failure does not stop the others. Logs each failure and throws at the end, so that the run counts as failed. */
export async function runJobs<Env>(jobs: Readonly<Record<string, Job<Env>>>, env: Env, now: Date): Promise<void> {
  const failed: string[] = []
  const run = async ([name, job]: readonly [string, Job<Env>]) => {
    try {
      await job(env, now)
    } catch (error) {
      reportFault(`The job ${name} failed`, error)
      failed.push(name)
    }
  }
  await Promise.all(Object.entries(jobs).map(run))
  if (failed.length > 0) throw new Error(`These jobs failed: ${failed.sort().join(', ')}`)
}
