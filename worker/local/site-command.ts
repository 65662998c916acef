import { type } from 'arktype'
import { redirection, type Target } from './import/import-client.ts'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site that `--to` names, with its token. An error message instead if the token would be sent unencrypted: http is only for this machine.
 * Null if the address is invalid or there is no token.
 */
function remoteTarget(address: string, token: string): Target | string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || token === '') return null
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' || ownHosts.includes(url.hostname)) return { url: address, token }
  return `--to ${address} is refused: the token would be sent unencrypted. Use the site's https address.`
}

/** The environment of a command: where it prints, the variables, and the local site it works on if no other is named. */
export interface Surroundings {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  /** Where it says which site it works on: not among what it prints, which other programs may read. */
  readonly announce?: (line: string) => void
  readonly environment: Readonly<Record<string, string | undefined>>
  openLocal(): Promise<OpenTarget>
}

export interface OpenTarget extends Target {
  /** Which site it is, if its address does not say so. */
  readonly about?: string
  close(): Promise<void>
}

/** A command as typed, and the site that `--to` names; null is the local one. */
interface Order<Command> {
  readonly command: Command
  readonly to: Target | null
}

interface CommandParser<Command> {
  readonly usage: string
  /** The command, and the site that `--to` names. Null for wrong arguments; may throw on them too, as `parseArgs` does. */
  parse(args: string[]): { readonly command: Command; readonly to: string | undefined } | null
}

/** Parses the command line, or returns its error. */
export function readOrder<Command>({ usage, parse }: CommandParser<Command>, args: readonly string[], { environment }: Surroundings): Order<Command> | string {
  try {
    const parsed = parse([...args])
    if (parsed === null) return usage
    const to = parsed.to === undefined ? null : (remoteTarget(parsed.to, environment.IMPORT_TOKEN ?? '') ?? usage)
    return typeof to === 'string' ? to : { command: parsed.command, to }
  } catch {
    return usage
  }
}

/** The site that an order names, else the local one. Announces which one it is. */
export async function openTarget(to: Target | null, { openLocal, announce }: Pick<Surroundings, 'openLocal' | 'announce'>): Promise<OpenTarget> {
  const target: OpenTarget = to ? { ...to, close: async () => undefined } : await openLocal()
  announce?.(`Site: ${target.about ?? new URL(target.url).origin}`)
  return target
}

/**
 * Parses a command and runs it on its site.
 * @param failed the status of a command that throws; its error is printed
 * @returns the exit status: what `run` returns, 2 for wrong usage, or `failed`
 */
export async function runOnSite<Command>(
  { run, failed, ...parser }: CommandParser<Command> & { readonly failed: 1 | 2; run(command: Command, target: Target): Promise<0 | 1> },
  args: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> {
  const order = readOrder(parser, args, surroundings)
  if (typeof order === 'string') {
    surroundings.printError(order)
    return 2
  }
  try {
    const target = await openTarget(order.to, surroundings)
    try {
      return await run(order.command, target)
    } finally {
      await target.close()
    }
  } catch (error) {
    surroundings.printError(error instanceof Error ? error.message : String(error))
    return failed
  }
}

const Failure = type({ error: 'string' })

/** Sends a request with the target's token and returns its answer, whatever its status. Throws if the site redirects, so that no other site gets the token. */
export async function request({ url, token }: Target, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
  const to = redirection(answer)
  if (to !== null) throw new Error(`the site redirects to ${to}: name that site with --to`)
  return answer
}

/** The JSON that the site answers. Throws the site's own error where it refuses. */
export async function requestJson(target: Target, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await request(target, path, init)
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return content
  const failure = Failure(content)
  throw new Error(failure instanceof type.errors ? `the site answered ${answer.status}` : failure.error)
}
