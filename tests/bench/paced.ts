import { Agent, get } from 'node:http'
import { median, quantile } from './median.ts'
import type { BenchSite } from './sites.ts'

const rounds = 5
const seconds = 3
/** Connections at most; a request that finds none free waits, and its wait counts. */
const connections = 64

export interface PacedTimes {
  readonly path: string
  /** Milliseconds from when a request was due to its last byte: medians of the rounds. */
  readonly middle: number
  readonly p99: number
  /** Median of each round's ratio of the 99th percentile to that of the fixed text. */
  readonly toFixed: number
}

/** Times of answers while requests come at a fixed rate, whether or not earlier ones are answered. Paths alternate. */
export async function measurePaced({ origin }: BenchSite, fixed: string, paths: readonly string[], perSecond: number): Promise<readonly PacedTimes[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const all = [fixed, ...paths]
  const taken = new Map(all.map((path): [string, number[][]] => [path, []]))
  for (let round = -1; round < rounds; round += 1) {
    for (const path of all) {
      const times = await requestAtPace(agent, origin + path, perSecond)
      // The first round warms up.
      if (round >= 0) taken.get(path)?.push(times)
    }
  }
  agent.destroy()
  const p99 = (path: string) => (taken.get(path) ?? []).map((times) => quantile(times, 0.99))
  const ofFixed = p99(fixed)
  return all.map((path) => ({
    path,
    middle: median((taken.get(path) ?? []).map(median)),
    p99: median(p99(path)),
    toFixed: median(p99(path).map((value, round) => value / (ofFixed[round] ?? Number.NaN))),
  }))
}

async function requestAtPace(agent: Agent, url: string, perSecond: number): Promise<number[]> {
  const count = perSecond * seconds
  const started = performance.now()
  const due = (index: number) => started + (index * 1_000) / perSecond
  const running: Promise<number>[] = []
  while (running.length < count) {
    while (running.length < count && due(running.length) <= performance.now()) running.push(timeOf(agent, url, due(running.length)))
    await new Promise((done) => setTimeout(done, 1))
  }
  return Promise.all(running)
}

function timeOf(agent: Agent, url: string, due: number): Promise<number> {
  return new Promise((done, failed) => {
    const request = get(url, { agent }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url}: ${response.statusCode}`))
      response.resume()
      response.on('end', () => done(performance.now() - due))
    })
    request.on('error', failed)
  })
}
