import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { redirection, type Target } from './import-client.ts'
import type { Surroundings } from './import-command.ts'
import { remoteTarget } from './remote-target.ts'

const usage = `Usage: npm run token -- make NAME --scopes SCOPE,… [--to https://…]
       npm run token -- list [--to https://…]
       npm run token -- revoke NAME [--to https://…]

  SCOPE     import, content, office, privacy, mail
  --to URL  a deployed site; its bootstrap token is read from IMPORT_TOKEN`

type Command =
  | { readonly verb: 'make'; readonly name: string; readonly scopes: readonly string[] }
  | { readonly verb: 'list' }
  | { readonly verb: 'revoke'; readonly name: string }

interface Order {
  readonly command: Command
  readonly to: Target | null
}

const Made = type({ name: 'string', scopes: 'string[]', token: 'string' })
const Listed = type({
  tokens: type({ name: 'string', scopes: 'string[]', createdAt: 'string', lastUsedAt: 'string | null', revokedAt: 'string | null' }).array(),
})
const Failure = type({ error: 'string' })

/** Runs the token command. @returns its exit status: 0 done, 1 refused, 2 wrong usage */
export async function tokenCommand(args: readonly string[], { print, printError, environment, openLocal }: Surroundings): Promise<0 | 1 | 2> {
  const order = readOrder(args, environment.IMPORT_TOKEN ?? '')
  if (typeof order === 'string') {
    printError(order)
    return 2
  }
  const target = order.to ? { ...order.to, close: async () => undefined } : await openLocal()
  try {
    print(await run(order.command, target))
    return 0
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await target.close()
  }
}

/** Parses the command line, or returns its error. */
function readOrder(args: readonly string[], token: string): Order | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { scopes: { type: 'string' }, to: { type: 'string' } } })
    const command = commandOf(positionals, values.scopes)
    if (command === null) return usage
    if (values.to === undefined) return { command, to: null }
    const to = remoteTarget(values.to, token) ?? usage
    return typeof to === 'string' ? to : { command, to }
  } catch {
    return usage
  }
}

function commandOf([verb, name, ...others]: readonly string[], scopes: string | undefined): Command | null {
  if (others.length > 0) return null
  if (verb === 'list' && name === undefined && scopes === undefined) return { verb }
  if (verb === 'revoke' && name !== undefined && scopes === undefined) return { verb, name }
  if (verb === 'make' && name !== undefined && scopes !== undefined) return { verb, name, scopes: scopes.split(',').map((scope) => scope.trim()) }
  return null
}

async function run(command: Command, target: Target): Promise<string> {
  if (command.verb === 'make') {
    const { name, scopes, token } = Made.assert(await ask(target, 'POST', '/tokens', { name: command.name, scopes: command.scopes }))
    return `${name} (${scopes.join(', ')}), shown this once:\n\n  ${token}\n`
  }
  if (command.verb === 'revoke') {
    await ask(target, 'DELETE', `/tokens/${encodeURIComponent(command.name)}`)
    return `${command.name} is revoked.`
  }
  const { tokens } = Listed.assert(await ask(target, 'GET', '/tokens'))
  return tokens.length === 0 ? 'No tokens yet.' : tokens.map(describe).join('\n')
}

function describe({ name, scopes, createdAt, lastUsedAt, revokedAt }: (typeof Listed.infer)['tokens'][number]): string {
  const used = lastUsedAt === null ? 'never used' : `last used ${minute(lastUsedAt)}`
  return [name, scopes.join(','), `made ${minute(createdAt)}`, used, ...(revokedAt === null ? [] : [`revoked ${minute(revokedAt)}`])].join('  ')
}

/** UTC, without seconds. */
function minute(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`
}

async function ask({ url, token }: Target, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(new URL(path, url), { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const to = redirection(answer)
  if (to !== null) throw new Error(`the site redirects to ${to}: name that site with --to`)
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return content
  const failure = Failure(content)
  throw new Error(failure instanceof type.errors ? `the site answered ${answer.status}` : failure.error)
}
