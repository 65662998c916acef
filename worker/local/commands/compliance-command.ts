import { parseArgs } from 'node:util'
import { type } from 'arktype'
import type { Target } from '../import/import-client.ts'
import { requestJson, runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run compliance -- [--json] [--unlawful] [--to https://…]

  Lists what the law asks of each listing and its page does not state, or states in a way that was not understood. Exit status: 0 nothing is missing, 1 something is, 2 wrong usage or no answer
  --json      as JSON
  --unlawful  only what is unlawful to leave out
  --to URL    a deployed site; its token is read from IMPORT_TOKEN`

const Listed = type({
  id: 'number',
  reference: 'string | null',
  goal: "'sale' | 'rent'",
  place: 'string',
  held: 'boolean',
  gaps: type({
    rule: 'string',
    state: "'missing' | 'notUnderstood'",
    without: "'unlawful' | 'allowed'",
    from: 'string',
    source: { name: 'string', url: 'string' },
    sure: 'string',
  }).array(),
})
const Answer = type({ checked: 'number', listings: Listed.array(), next: 'number | null' })

type Listed = typeof Listed.infer

interface Command {
  readonly asJson: boolean
  readonly onlyUnlawful: boolean
}

/** Runs the compliance command. @returns its exit status: 0 no gaps, 1 gaps, 2 wrong usage or no answer */
export function complianceCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  return runOnSite({ usage, parse, run: (command, target) => report(command, target, surroundings.print), failed: 2 }, args, surroundings)
}

function parse(args: string[]) {
  const options = { json: { type: 'boolean', default: false }, unlawful: { type: 'boolean', default: false }, to: { type: 'string' } } as const
  const { json, unlawful, to } = parseArgs({ args, options }).values
  return { command: { asJson: json, onlyUnlawful: unlawful }, to }
}

async function report({ asJson, onlyUnlawful }: Command, target: Target, print: Surroundings['print']): Promise<0 | 1> {
  const { checked, listings } = await ask(target)
  const shown = onlyUnlawful ? listings.map(withoutAllowed).filter(({ gaps }) => gaps.length > 0) : listings
  print(asJson ? JSON.stringify({ checked, listings: shown }, null, 2) : table(shown, checked))
  return shown.length === 0 ? 0 : 1
}

function withoutAllowed(listed: Listed): Listed {
  return { ...listed, gaps: listed.gaps.filter(({ without }) => without === 'unlawful') }
}

async function ask(target: Target): Promise<{ readonly checked: number; readonly listings: readonly Listed[] }> {
  const listings: Listed[] = []
  let checked = 0
  for (let after: number | null = 0; after !== null; ) {
    const answer: typeof Answer.infer = Answer.assert(await requestJson(target, `/compliance?after=${after}`))
    checked += answer.checked
    listings.push(...answer.listings)
    after = answer.next
  }
  return { checked, listings }
}

/** A line for each listing and rule, and the totals. */
function table(listings: readonly Listed[], checked: number): string {
  const rows = listings.flatMap(({ id, reference, goal, place, held, gaps }) =>
    gaps.map(({ rule, state, without, source }) => [
      String(id),
      reference ?? '',
      goal,
      place,
      rule,
      states[state],
      whenRequired[without],
      held ? 'held back' : '',
      source.name,
    ]),
  )
  const held = listings.filter((each) => each.held).length
  const total = `${checked} listings checked: ${rows.length} gaps in ${listings.length}, ${held} held back`
  return rows.length === 0 ? total : [...aligned([head, ...rows]), '', total].join('\n')
}

const head = ['id', 'reference', 'goal', 'place', 'rule', 'state', 'asked', '', 'source']
const states = { missing: 'missing', notUnderstood: 'not understood' } as const
const whenRequired = { unlawful: 'to advertise', allowed: 'may follow' } as const

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
