import { median, middleMean } from './median.ts'
import { askNoted, databaseCost, type NotedAnswer } from './noted.ts'

const rounds = 40
const [shallow, deep] = [2, 400]

interface PageTimes {
  readonly databaseMs: number
  readonly ms: number
}

export interface DeepPages {
  /** Number of searches. */
  readonly searches: number
  /** Another page of the same search was requested before. */
  readonly warm: { readonly shallow: PageTimes; readonly deep: PageTimes }
  /** First request of the search. */
  readonly cold: { readonly shallow: PageTimes; readonly deep: PageTimes }
}

/** Cost of page 400 against page 2, over many similar searches: a minimum price, in each order. */
export async function measureDeepPages(origin: string): Promise<DeepPages> {
  const answers = { warmShallow: [], warmDeep: [], coldShallow: [], coldDeep: [] } as Record<
    'warmShallow' | 'warmDeep' | 'coldShallow' | 'coldDeep',
    NotedAnswer[]
  >
  const orders = ['date', 'price', 'city', 'type'].flatMap((sort) => ['asc', 'desc'].map((dir) => `sort=${sort}&dir=${dir}`))
  for (const order of orders) await ask(origin, order, 1, 1)
  for (let round = 0; round < rounds; round += 1) {
    const order = orders[round % orders.length] ?? ''
    const price = 20_000 + round * 1_000
    const pages = round % 2 === 0 ? ([shallow, deep] as const) : ([deep, shallow] as const)
    await ask(origin, order, price, 1)
    for (const page of pages) answers[page === deep ? 'warmDeep' : 'warmShallow'].push(await ask(origin, order, price, page))
    for (const [step, page] of pages.entries()) answers[page === deep ? 'coldDeep' : 'coldShallow'].push(await ask(origin, order, price + 100 + step, page))
  }
  return {
    searches: rounds,
    warm: { shallow: timesOf(answers.warmShallow), deep: timesOf(answers.warmDeep) },
    cold: { shallow: timesOf(answers.coldShallow), deep: timesOf(answers.coldDeep) },
  }
}

async function ask(origin: string, order: string, priceMin: number, page: number): Promise<NotedAnswer> {
  const answer = await askNoted(`${origin}/api/listings?goal=sale&priceMin=${priceMin}&${order}&page=${page}`)
  if (JSON.parse(answer.text).items.length === 0) throw new Error(`Nothing on page ${page} from ${priceMin} on`)
  return answer
}

function timesOf(answers: readonly NotedAnswer[]): PageTimes {
  return { databaseMs: middleMean(answers.map(({ notes }) => databaseCost(notes).databaseMs)), ms: median(answers.map(({ ms }) => ms)) }
}
