import { parseArgs } from 'node:util'
import { type } from 'arktype'
import type { Target } from '../import/import-client.ts'
import { requestJson, runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run token -- make NAME --scopes SCOPE,… [--to https://…]
       npm run token -- list [--to https://…]
       npm run token -- revoke NAME [--to https://…]

  SCOPE     import, content, office, privacy, mail
  --to URL  a deployed site; its bootstrap token is read from IMPORT_TOKEN`

type Command =
  | { readonly verb: 'make'; readonly name: string; readonly scopes: readonly string[] }
  | { readonly verb: 'list' }
  | { readonly verb: 'revoke'; readonly name: string }

const Made = type({ name: 'string', scopes: 'string[]', token: 'string' })
const Listed = type({
  tokens: type({ name: 'string', scopes: 'string[]', createdAt: 'string', lastUsedAt: 'string | null', revokedAt: 'string | null' }).array(),
})

/** Runs the token command. @returns its exit status: 0 done, 1 refused, 2 wrong usage */
export function tokenCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const run = async (command: Command, target: Target) => {
    surroundings.print(await answerTo(command, target))
    return 0 as const
  }
  return runOnSite({ usage, parse, run, failed: 1 }, args, surroundings)
}

function parse(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { scopes: { type: 'string' }, to: { type: 'string' } } })
  const command = commandOf(positionals, values.scopes)
  return command && { command, to: values.to }
}

function commandOf([verb, name, ...others]: readonly string[], scopes: string | undefined): Command | null {
  if (others.length > 0) return null
  if (verb === 'list' && name === undefined && scopes === undefined) return { verb }
  if (verb === 'revoke' && name !== undefined && scopes === undefined) return { verb, name }
  if (verb === 'make' && name !== undefined && scopes !== undefined) return { verb, name, scopes: scopes.split(',').map((scope) => scope.trim()) }
  return null
}

async function answerTo(command: Command, target: Target): Promise<string> {
  if (command.verb === 'make') {
    const { name, scopes, token } = Made.assert(
      await requestJson(target, '/tokens', { method: 'POST', body: JSON.stringify({ name: command.name, scopes: command.scopes }) }),
    )
    return `${name} (${scopes.join(', ')}), shown this once:\n\n  ${token}\n`
  }
  if (command.verb === 'revoke') {
    await requestJson(target, `/tokens/${encodeURIComponent(command.name)}`, { method: 'DELETE' })
    return `${command.name} is revoked.`
  }
  const { tokens } = Listed.assert(await requestJson(target, '/tokens'))
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
