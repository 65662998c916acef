import { type } from 'arktype'
import { configProblems, type DeployConfig, secretProblems } from './deploy-checks.ts'

interface Output {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** How wrangler is run. */
export interface Wrangler {
  /** Runs a command and returns its output. */
  read(args: readonly string[]): Promise<Output>
  /** Runs a command in the terminal. @returns its exit status */
  run(args: readonly string[]): Promise<number>
}

const Secrets = type({ name: 'string' }).array()

/** Migrates and deploys, or prints what is missing and how to fix it. @returns the exit status */
export async function deployCommand(config: DeployConfig, wrangler: Wrangler, printError: (line: string) => void): Promise<number> {
  const present = presentSecrets(await wrangler.read(['secret', 'list', '--format', 'json']))
  const secrets =
    typeof present === 'string'
      ? [`secrets: they cannot be listed (${present}), and these must be set:`, ...secretProblems(config, [])]
      : secretProblems(config, present)
  const problems = [...configProblems(config), ...secrets]
  if (problems.length > 0) {
    printError(['Nothing was deployed:', ...problems.map((problem) => `  ${problem}`)].join('\n'))
    return 1
  }
  return (await wrangler.run(['d1', 'migrations', 'apply', 'DB', '--remote'])) || wrangler.run(['deploy'])
}

/** The names of the secrets that are set, or why they are not known. */
function presentSecrets({ status, out, err }: Output): readonly string[] | string {
  const isNew = /\b10007\b|does not exist/.test(out + err)
  if (status !== 0) return isNew ? [] : (err || out).trim()
  const listed = Secrets(parsed(out))
  return listed instanceof type.errors ? 'wrangler printed no list of them' : listed.map(({ name }) => name)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
