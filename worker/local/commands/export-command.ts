import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type } from 'arktype'
import type { Target } from '../import/import-client.ts'
import { request, runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run export -- content FILE [--to https://…]

  FILE       where pages, categories and articles are written, as npm run import takes them; pictures go beside it.
             Texts that are only drafts at the desk, and the pictures that only they show, are not in it
  --to URL   a deployed site; its token is read from IMPORT_TOKEN`

/** Folder beside the file. */
const pictureFolder = 'pictures'

const Exported = type({ kind: "'content'", articles: type({ 'picture?': { file: 'string' } }).array(), 'pictures?': type({ file: 'string' }).array() })

/** Runs the export command. @returns its exit status: 0 written, 1 failed, 2 wrong usage */
export function exportCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  return runOnSite({ usage, parse, run: (file, target) => exportContent(target, file, surroundings.print), failed: 1 }, args, surroundings)
}

/** The file to write. */
function parse(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const [kind, file, ...others] = positionals
  return kind === 'content' && file !== undefined && others.length === 0 ? { command: file, to: values.to } : null
}

async function exportContent(target: Target, file: string, print: Surroundings['print']): Promise<0> {
  const answer = await ask(target, '/content')
  const content = Exported.assert(await answer.json())
  const named = [...content.articles.flatMap(({ picture }) => picture ?? []), ...(content.pictures ?? [])]
  const sent = named.filter(({ file: name }) => name.startsWith('/content/files/'))
  if (sent.length > 0) mkdirSync(join(dirname(file), pictureFolder), { recursive: true })
  for (const picture of sent) {
    const bytes = Buffer.from(await (await ask(target, picture.file)).arrayBuffer())
    picture.file = `${pictureFolder}/${picture.file.split('/').at(-1)}`
    writeFileSync(join(dirname(file), picture.file), bytes)
  }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  print(`wrote ${content.articles.length} articles and ${sent.length} pictures to ${file}`)
  return 0
}

async function ask(target: Target, path: string): Promise<Response> {
  const answer = await request(target, path)
  if (!answer.ok) throw new Error(`the site answered ${answer.status} to ${path}`)
  return answer
}
