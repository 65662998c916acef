import { afterEach, expect, test, vi } from 'vitest'
import { runJobs } from './run-jobs.ts'

afterEach(() => vi.restoreAllMocks())

test('every job runs, every failure is logged by name, and the run fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const done: string[] = []
  const job = (name: string, error?: Error) => async () => {
    await Promise.resolve()
    if (error) throw error
    done.push(name)
  }
  const jobs = { first: job('first', new Error('one')), second: job('second'), third: job('third', new Error('two')), fourth: job('fourth') }
  const noted = vi.fn(async () => undefined)
  const now = new Date()
  await expect(runJobs(jobs, null, now, noted)).rejects.toThrow('These jobs failed: first, third')
  expect(done).toEqual(['second', 'fourth'])
  expect(noted).toHaveBeenCalledWith(['first', 'second', 'third', 'fourth'], ['first', 'third'], now)
  expect(logged.mock.calls.map(([text]) => String(text).split('\n', 2))).toEqual([
    ['The job first failed', 'Error: one'],
    ['The job third failed', 'Error: two'],
  ])
})
