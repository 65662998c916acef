import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import type { Target } from '../import/import-client.ts'
import { requestJson, runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run owner -- invite EMAIL --property ID [--project ID] [--locale nl] [--name NAME] [--to https://…]
       npm run owner -- list [--to https://…]
       npm run owner -- resend EMAIL [--to https://…]
       npm run owner -- revoke EMAIL [--property ID] [--project ID] [--to https://…]

  --property, --project   may be repeated; revoke without either removes the account
  --to URL                a deployed site; its token is read from IMPORT_TOKEN`

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
}

const Account = type({
  email: 'string',
  name: 'string | null',
  locale: 'string',
  hasPassword: 'boolean',
  homes: type({ kind: 'string', id: 'number' }).array(),
})
const Invited = Account.and({ mailed: "'invitation' | 'home' | 'nothing'" })
const Listed = type({ owners: Account.and({ createdAt: 'string', lastUsedAt: 'string | null' }).array() })

/** Runs the owner command. @returns its exit status: 0 done, 1 refused, 2 wrong usage */
export function ownerCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const run = async (call: Call, target: Target) => {
    const { method, path, body } = call
    surroundings.print(outputOf(call, await requestJson(target, path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })))
    return 0 as const
  }
  return runOnSite({ usage, parse, run, failed: 1 }, args, surroundings)
}

const options = {
  property: { type: 'string', multiple: true },
  project: { type: 'string', multiple: true },
  locale: { type: 'string' },
  name: { type: 'string' },
  to: { type: 'string' },
} as const

function parse(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const homes = homesOf(values.property ?? [], values.project ?? [])
  const command = homes && callOf(positionals, homes, values)
  return command && { command, to: values.to }
}

/** The homes that the options name; null if one is not an id. */
function homesOf(properties: readonly string[], projects: readonly string[]): readonly OwnedHome[] | null {
  const named = [...properties.map((id) => ({ kind: 'listing' as const, id })), ...projects.map((id) => ({ kind: 'project' as const, id }))]
  const homes = named.flatMap(({ kind, id }) => {
    const number = readPublicId(id)
    return number === null ? [] : [{ kind, id: number }]
  })
  return homes.length === named.length ? homes : null
}

interface Details {
  readonly locale?: string | undefined
  readonly name?: string | undefined
}

function callOf([verb, email, ...others]: readonly string[], homes: readonly OwnedHome[], { locale, name }: Details): Call | null {
  const isPlain = locale === undefined && name === undefined
  if (others.length > 0) return null
  if (verb === 'list' && email === undefined && isPlain && homes.length === 0) return { method: 'GET', path: '/owners' }
  if (email === undefined) return null
  if (verb === 'resend' && isPlain && homes.length === 0) return { method: 'POST', path: '/owners/resend', body: { email } }
  if (verb === 'revoke' && isPlain) return { method: 'DELETE', path: '/owners', body: homes.length === 0 ? { email } : { email, homes } }
  if (verb !== 'invite' || homes.length === 0) return null
  return { method: 'POST', path: '/owners', body: { email, homes, ...(locale === undefined ? {} : { locale }), ...(name === undefined ? {} : { name }) } }
}

const mails = { invitation: 'a link to set the password is mailed', home: 'the owner is told of the home by mail', nothing: 'nothing is new, no mail' } as const

/** Describes the result. */
function outputOf({ method }: Call, answer: unknown): string {
  if (method === 'DELETE') return 'Done.'
  if (method === 'POST') {
    const { mailed, ...owner } = Invited.assert(answer)
    return `${lineOf(owner)}: ${mails[mailed]}`
  }
  const { owners } = Listed.assert(answer)
  return owners.length === 0 ? 'No owners yet.' : owners.map((owner) => `${lineOf(owner)}  ${stateOf(owner)}`).join('\n')
}

function lineOf({ email, name, locale, homes }: typeof Account.infer): string {
  return [email, ...(name === null ? [] : [name]), locale, homes.map(({ kind, id }) => `${kind} ${id}`).join(', ') || 'no home'].join('  ')
}

function stateOf({ hasPassword, createdAt, lastUsedAt }: (typeof Listed.infer)['owners'][number]): string {
  if (lastUsedAt !== null) return `last seen ${lastUsedAt.slice(0, 10)}`
  return `invited ${createdAt.slice(0, 10)}, ${hasPassword ? 'password set' : 'no password yet'}`
}
