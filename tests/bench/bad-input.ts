import { badQuery, markupIn, searchPaths } from '../bad-queries.ts'
import { chanceFrom } from '../chance.ts'

export interface BadAnswers {
  readonly path: string
  /** In milliseconds, of every answer. */
  readonly times: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
  /** Addresses that got another status than they may, or whose text came back as markup. */
  readonly faults: readonly string[]
}

const allowed = new Set([200, 302, 304, 404])

/** Asks with so many bad queries, the paths taking turns, one request at a time. */
export async function measureBadInput(origin: string, count: number): Promise<readonly BadAnswers[]> {
  const chance = chanceFrom(7)
  const answers = searchPaths.map((path) => ({ path, times: [] as number[], statuses: {} as Record<string, number>, faults: [] as string[] }))
  for (const { path } of answers) await (await fetch(origin + path)).text()
  for (let turn = 0; turn < count; turn += 1) {
    const { path, times, statuses, faults } = answers[turn % answers.length] ?? chance.pick(answers)
    const address = path + badQuery(chance)
    const started = performance.now()
    const answer = await fetch(origin + address, { redirect: 'manual' })
    const text = await answer.text()
    times.push(performance.now() - started)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (!allowed.has(answer.status) || markupIn(text, answer.headers.get('Content-Type') ?? '').length > 0) faults.push(address)
  }
  return answers
}
