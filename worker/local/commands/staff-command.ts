import { parseArgs } from 'node:util'
import { type } from 'arktype'
import type { Target } from '../import/import-client.ts'
import { requestJson, runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run staff -- invite EMAIL [--role manager|agent|editor] [--name NAME] [--locale nl] [--to https://…]
       npm run staff -- list [--to https://…]
       npm run staff -- resend EMAIL [--to https://…]

  --role     manager if not given; managers invite everyone else at the desk
  --to URL   a deployed site; its bootstrap token is read from IMPORT_TOKEN`

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

const Account = type({ email: 'string', name: 'string', role: 'string', state: 'string', locale: 'string' })
const Listed = type({ staff: Account.and({ lastUsedAt: 'string | null' }).array() })

/** Runs the staff command. @returns its exit status: 0 done, 1 refused, 2 wrong usage */
export function staffCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const run = async ({ method, path, body }: Call, target: Target) => {
    const answer = await requestJson(target, path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    surroundings.print(method === 'GET' ? listOf(answer) : `${lineOf(Account.assert(answer))}: an invitation is mailed`)
    return 0 as const
  }
  return runOnSite({ usage, parse, run, failed: 1 }, args, surroundings)
}

const options = { role: { type: 'string' }, locale: { type: 'string' }, name: { type: 'string' }, to: { type: 'string' } } as const

function parse(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const { to, ...details } = values
  const command = callOf(positionals, details)
  return command && { command, to }
}

function callOf([verb, email, ...others]: readonly string[], details: Readonly<Record<string, string>>): Call | null {
  const isPlain = Object.keys(details).length === 0
  if (others.length > 0) return null
  if (verb === 'list' && email === undefined && isPlain) return { method: 'GET', path: '/staff' }
  if (email === undefined) return null
  if (verb === 'resend' && isPlain) return { method: 'POST', path: '/staff/resend', body: { email } }
  return verb === 'invite' ? { method: 'POST', path: '/staff', body: { email, ...details } } : null
}

function listOf(answer: unknown): string {
  const { staff } = Listed.assert(answer)
  if (staff.length === 0) return 'No accounts yet.'
  return staff.map((member) => `${lineOf(member)}  ${member.lastUsedAt === null ? 'no session' : `last seen ${member.lastUsedAt.slice(0, 10)}`}`).join('\n')
}

function lineOf({ email, name, role, state, locale }: typeof Account.infer): string {
  return [email, name, role, state, locale].join('  ')
}
