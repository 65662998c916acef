import { chanceFrom } from '../kit/chance.ts'
import { badQuery, markupIn, searchPaths } from '../site/bad-queries.ts'

export interface BadAnswers {
  readonly path: string
  /** Milliseconds of every answer. */
  readonly times: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
  /** The slowest URL, requested again at the end: milliseconds, the best of three, since a single slow answer may be the machine. */
  readonly slowestAgain: number
  /** URLs with an unexpected status, or whose input came back as markup. */
  readonly errors: readonly string[]
}

const allowed = new Set([200, 302, 304, 404])

/** Sends `count` bad queries, alternating between the paths, one request at a time. */
export async function measureBadInput(origin: string, count: number): Promise<readonly BadAnswers[]> {
  const chance = chanceFrom(7)
  const answers = searchPaths.map((path) => ({
    path,
    times: [] as number[],
    statuses: {} as Record<string, number>,
    errors: [] as string[],
    slowest: { address: path as string, ms: 0 },
  }))
  for (const { path } of answers) await (await fetch(origin + path)).text()
  for (let turn = 0; turn < count; turn += 1) {
    const own = answers[turn % answers.length] ?? chance.pick(answers)
    const { times, statuses, errors } = own
    const address = own.path + badQuery(chance)
    const { answer, text, ms } = await ask(origin, address)
    times.push(ms)
    if (ms > own.slowest.ms) own.slowest = { address, ms }
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (!allowed.has(answer.status) || markupIn(text, answer.headers.get('Content-Type') ?? '').length > 0) errors.push(address)
  }
  const again: readonly number[][] = answers.map(() => [])
  for (let round = 0; round < 3; round += 1) for (const [at, { slowest }] of answers.entries()) again[at]?.push((await ask(origin, slowest.address)).ms)
  return answers.map((own, at) => ({ ...own, slowestAgain: Math.min(...(again[at] ?? [])) }))
}

async function ask(origin: string, address: string) {
  const started = performance.now()
  const answer = await fetch(origin + address, { redirect: 'manual' })
  const text = await answer.text()
  return { answer, text, ms: performance.now() - started }
}
