import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { redirection, type Target } from './import-client.ts'
import type { Surroundings } from './import-command.ts'
import { remoteTarget } from './remote-target.ts'

const usage = `Usage: npm run export -- content FILE [--to https://…]

  FILE       where pages, categories and articles are written, as npm run import takes them; pictures go beside it
  --to URL   a deployed site; its token is read from IMPORT_TOKEN`

/** Folder beside the file. */
const pictureFolder = 'pictures'

const Exported = type({ kind: "'content'", articles: type({ 'picture?': { file: 'string' } }).array() })

/** Runs the export command. @returns its exit status: 0 written, 1 failed, 2 wrong usage */
export async function exportCommand(args: readonly string[], { print, printError, environment, openLocal }: Surroundings): Promise<0 | 1 | 2> {
  const order = readOrder(args, environment.IMPORT_TOKEN ?? '')
  if (typeof order === 'string') {
    printError(order)
    return 2
  }
  const target = order.to ? { ...order.to, close: async () => undefined } : await openLocal()
  try {
    print(await exportContent(target, order.file))
    return 0
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await target.close()
  }
}

/** Parses the command line, or returns its error. */
function readOrder(args: readonly string[], token: string): { readonly file: string; readonly to: Target | null } | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { to: { type: 'string' } } })
    const [kind, file, ...others] = positionals
    if (kind !== 'content' || file === undefined || others.length > 0) return usage
    const to = values.to === undefined ? null : (remoteTarget(values.to, token) ?? usage)
    return typeof to === 'string' ? to : { file, to }
  } catch {
    return usage
  }
}

async function exportContent(target: Target, file: string): Promise<string> {
  const answer = await ask(target, '/content')
  const content = Exported.assert(await answer.json())
  const sent = content.articles.flatMap(({ picture }) => (picture?.file.startsWith('/content/files/') ? [picture] : []))
  if (sent.length > 0) mkdirSync(join(dirname(file), pictureFolder), { recursive: true })
  for (const picture of sent) {
    const bytes = Buffer.from(await (await ask(target, picture.file)).arrayBuffer())
    picture.file = `${pictureFolder}/${picture.file.split('/').at(-1)}`
    writeFileSync(join(dirname(file), picture.file), bytes)
  }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  return `wrote ${content.articles.length} articles and ${sent.length} pictures to ${file}`
}

async function ask({ url, token }: Target, path: string): Promise<Response> {
  const answer = await fetch(new URL(path, url), { headers: { Authorization: `Bearer ${token}` }, redirect: 'manual' })
  const to = redirection(answer)
  if (to !== null) throw new Error(`the site redirects to ${to}: name that site with --to`)
  if (!answer.ok) throw new Error(`the site answered ${answer.status} to ${path}`)
  return answer
}
