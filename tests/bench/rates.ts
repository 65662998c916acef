import { applyLoad } from './autocannon.ts'
import { median } from './median.ts'
import { processorTime } from './processes.ts'
import type { BenchSite } from './sites.ts'

const connections = 8
const seconds = 3
const rounds = 5

export interface Rate {
  readonly path: string
  /** Requests per second: median of the rounds. */
  readonly perSecond: number
  /** Median of each round's ratio to the fixed text. */
  readonly toFixed: number
  /** CPU time of workerd per response, in milliseconds: least affected by other load. */
  readonly processor: number
}

interface Round {
  readonly perSecond: number
  readonly processor: number
}

/** Requests per second for each path, without conditional headers. Paths alternate, so that other load affects all of them. */
export async function measureRates(site: BenchSite, fixed: string, paths: readonly string[]): Promise<readonly Rate[]> {
  const all = [fixed, ...paths]
  for (const path of all) await shoot(site, path, 2)
  const done: ReadonlyMap<string, Round>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const taken = new Map<string, Round>()
    for (const path of all) taken.set(path, await shoot(site, path, seconds))
    done.push(taken)
  }
  return all.map((path) => {
    const own = done.map((round) => roundOf(round, path))
    return {
      path,
      perSecond: median(own.map((round) => round.perSecond)),
      toFixed: median(done.map((round) => roundOf(round, path).perSecond / roundOf(round, fixed).perSecond)),
      processor: median(own.map((round) => round.processor)),
    }
  })
}

async function shoot({ origin, pid }: BenchSite, path: string, duration: number): Promise<Round> {
  const before = processorTime(pid)
  const result = await applyLoad({ url: origin + path, connections, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} wrong answers, ${result.errors} errors`)
  return { perSecond: result.requests.total / result.duration, processor: (processorTime(pid) - before) / result.requests.total }
}

function roundOf(rounds: ReadonlyMap<string, Round>, path: string): Round {
  const round = rounds.get(path)
  if (!round) throw new Error(`${path} was not measured`)
  return round
}
