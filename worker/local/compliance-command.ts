import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { redirection, type Target } from './import-client.ts'
import type { Surroundings } from './import-command.ts'
import { remoteTarget } from './remote-target.ts'

const usage = `Usage: npm run compliance -- [--json] [--unlawful] [--to https://…]

  Lists what the law asks of each listing and its page does not state. Exit status: 0 nothing is missing, 1 something is, 2 wrong usage or no answer
  --json      as JSON
  --unlawful  only what is unlawful to leave out
  --to URL    a deployed site; its token is read from IMPORT_TOKEN`

const Listed = type({
  id: 'number',
  reference: 'string | null',
  goal: "'sale' | 'rent'",
  place: 'string',
  held: 'boolean',
  gaps: type({ rule: 'string', without: "'unlawful' | 'allowed'", from: 'string', source: { name: 'string', url: 'string' }, sure: 'string' }).array(),
})
const Answer = type({ checked: 'number', listings: Listed.array(), next: 'number | null' })
const Failure = type({ error: 'string' })

type Listed = typeof Listed.infer

interface Order {
  readonly asJson: boolean
  readonly onlyUnlawful: boolean
  readonly to: Target | null
}

/** Runs the compliance command. @returns its exit status: 0 no gaps, 1 gaps, 2 wrong usage or no answer */
export async function complianceCommand(args: readonly string[], { print, printError, environment, openLocal }: Surroundings): Promise<0 | 1 | 2> {
  const order = readOrder(args, environment.IMPORT_TOKEN ?? '')
  if (typeof order === 'string') {
    printError(order)
    return 2
  }
  try {
    const target = order.to ? { ...order.to, close: async () => undefined } : await openLocal()
    try {
      const { checked, listings } = await ask(target)
      const wanted = order.onlyUnlawful ? listings.map(withoutAllowed).filter(({ gaps }) => gaps.length > 0) : listings
      print(order.asJson ? JSON.stringify({ checked, listings: wanted }, null, 2) : table(wanted, checked))
      return wanted.length === 0 ? 0 : 1
    } finally {
      await target.close()
    }
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 2
  }
}

/** Parses the command line, or returns its error. */
function readOrder(args: readonly string[], token: string): Order | string {
  try {
    const options = { json: { type: 'boolean', default: false }, unlawful: { type: 'boolean', default: false }, to: { type: 'string' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const to = values.to === undefined ? null : (remoteTarget(values.to, token) ?? usage)
    return typeof to === 'string' ? to : { asJson: values.json, onlyUnlawful: values.unlawful, to }
  } catch {
    return usage
  }
}

function withoutAllowed(listed: Listed): Listed {
  return { ...listed, gaps: listed.gaps.filter(({ without }) => without === 'unlawful') }
}

async function ask(target: Target): Promise<{ readonly checked: number; readonly listings: readonly Listed[] }> {
  const listings: Listed[] = []
  let checked = 0
  for (let after: number | null = 0; after !== null; ) {
    const answer = await askOnce(target, after)
    checked += answer.checked
    listings.push(...answer.listings)
    after = answer.next
  }
  return { checked, listings }
}

async function askOnce({ url, token }: Target, after: number): Promise<typeof Answer.infer> {
  const answer = await fetch(new URL(`/compliance?after=${after}`, url), { headers: { Authorization: `Bearer ${token}` }, redirect: 'manual' })
  const to = redirection(answer)
  if (to !== null) throw new Error(`the site redirects to ${to}: name that site with --to`)
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return Answer.assert(content)
  const failure = Failure(content)
  throw new Error(failure instanceof type.errors ? `the site answered ${answer.status}` : failure.error)
}

/** A line for each listing and rule, and the totals. */
function table(listings: readonly Listed[], checked: number): string {
  const rows = listings.flatMap(({ id, reference, goal, place, held, gaps }) =>
    gaps.map(({ rule, without, source }) => [String(id), reference ?? '', goal, place, rule, asked[without], held ? 'held back' : '', source.name]),
  )
  const held = listings.filter((each) => each.held).length
  const total = `${checked} listings checked: ${rows.length} gaps in ${listings.length}, ${held} held back`
  return rows.length === 0 ? total : [...aligned([head, ...rows]), '', total].join('\n')
}

const head = ['id', 'reference', 'goal', 'place', 'rule', 'asked', '', 'source']
const asked = { unlawful: 'to advertise', allowed: 'may follow' } as const

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
