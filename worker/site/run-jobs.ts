import { reportFault } from '#db/site/report-fault.ts'

/** A cron job, run at a given time. Idempotent, so safe to run again after a failure. */
export type Job<Env> = (env: Env, now: Date) => Promise<void>

type Note = (names: readonly string[], failed: readonly string[], now: Date) => Promise<void>

/**
 * Runs jobs concurrently; one failure does not stop the others. Logs each failure and throws at the end, so that the run counts as failed.
 * @param note stores how they ended; a failure to store it fails no job
 */
export async function runJobs<Env>(jobs: Readonly<Record<string, Job<Env>>>, env: Env, now: Date, note: Note): Promise<void> {
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
  await note(Object.keys(jobs), failed, now).catch((error: unknown) => reportFault('The end of jobs was not noted', error))
  if (failed.length > 0) throw new Error(`These jobs failed: ${failed.sort().join(', ')}`)
}
