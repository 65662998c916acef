import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BenchFeed, demoFeed, hugeFeed, largeFeed, tenthOf } from './feed.ts'
import { timeImport } from './import-time.ts'

type StateName = 'large' | 'huge' | 'tenth' | 'demo'

/** The bench's state directories, imported on first use. */
export interface States {
  readonly large: BenchFeed
  readonly huge: BenchFeed
  path(name: StateName): Promise<string>
}

/**
 * Directories in `work`, removed with it; `BENCH_STATE=DIR` keeps everything except the demo's listings in DIR from one run
 * to the next, since importing them takes minutes.
 */
export function benchStates(work: string): States {
  const kept = process.env.BENCH_STATE ? resolve(process.env.BENCH_STATE) : work
  const [large, huge] = [largeFeed(work), hugeFeed(work)]
  const directories = { large: join(kept, '25k'), huge: join(kept, '100k'), tenth: join(kept, '10k'), demo: join(work, 'demo') }
  const files = { large: () => large.file, huge: () => huge.file, tenth: () => tenthOf(huge, work).file, demo: () => demoFeed }
  const path = async (name: StateName): Promise<string> => {
    const directory = directories[name]
    const mark = join(directory, 'imported')
    if (existsSync(mark)) return directory
    await timeImport(files[name](), directory, null)
    writeFileSync(mark, '')
    return directory
  }
  return { large, huge, path }
}
