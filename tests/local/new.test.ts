import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const execute = promisify(execFile)
const copy = mkdtempSync(join(tmpdir(), 'perron-new-'))
const typesInfo = 'types.tsbuildinfo'
const bin = (name: string) => join(copy, 'node_modules/.bin', name)

/** Runs `npm run new` in a copy of the repository. */
async function make(kind: string, name: string) {
  return execute(process.execPath, ['worker/local/new/new.ts', kind, name], { cwd: copy })
}

/** Runs a command in the copy; throws with its output if it fails. */
async function run(command: string, args: readonly string[]): Promise<void> {
  const { NODE_ENV, FULL, ...environment } = process.env
  await execute(command, [...args], { cwd: copy, env: environment, maxBuffer: 1 << 26 }).catch((error: unknown) => {
    throw new Error(typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error))
  })
}

beforeAll(() => {
  const rooms = ['worker', 'ui', 'db', 'messages', 'tests', 'migrations']
  const files = ['.gitignore', 'README.md', 'biome.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml']
  for (const part of [...rooms, ...files]) cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !/\.(?:png|jpg|webp)$/.test(path) })
  for (const folder of ['node_modules', 'dist']) symlinkSync(join(root, folder), join(copy, folder))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The files that it wrote or changed. */
const written = new Set<string>()

describe('npm run new', () => {
  test.each([
    ['form', 'call-back', ['worker/forms/call-back/call-back.form.ts', 'worker/forms/call-back/call-back.page.ts', 'ui/forms/call-back/call-back.page.tsx']],
    ['page', 'content/opening-hours', ['ui/content/opening-hours.page.tsx', 'worker/content/opening-hours.page.ts']],
    ['mail', 'owners/price-note', ['ui/owners/price-note.mail.ts', 'worker/owners/load-price-note.ts', 'ui/owners/price-note.mail.test.ts']],
    ['act', 'deskLead/snooze', ['worker/leads/lead.page.ts', 'tests/desk/desk-access.ts']],
    ['job', 'owners/thank-owners', ['worker/owners/thank-owners.job.ts', 'worker/owners/thank-owners.job.test.ts']],
  ])('npm run new writes a new %s, %s, and says what is left to do', async (kind, name, files) => {
    const { stdout, stderr } = await make(kind, name)
    expect(stderr).toBe('')
    for (const line of stdout.split('\n')) if (existsSync(join(copy, line)) && line !== '') written.add(line)
    expect(stdout.split('\n')).toEqual(expect.arrayContaining([...files, 'Left to do:']))
    for (const file of files) expect(readFileSync(join(copy, file), 'utf8')).not.toBe('')
  })

  test.each([
    ['form', 'call-back', 'worker/forms/call-back/call-back.form.ts exists'],
    ['form', 'CallBack', "unlike 'CallBack'"],
    ['page', 'opening-hours', 'Say the subject and the name'],
    ['act', 'deskCellar/snooze', "No page of the desk is called 'deskCellar'"],
    ['cellar', 'x', 'npm run new -- form NAME'],
  ])('npm run new refuses %s %s: %s', async (kind, name, reason) => {
    await expect(make(kind, name)).rejects.toThrow(reason)
  })

  test('its result is linted', async () => {
    await run(bin('biome'), ['check', '--error-on-warnings', ...written])
  }, 240_000)

  test('what npm run new writes compiles', async () => {
    // Reuses the build info of the repository's last type check. Its paths are relative, so it has to be in a folder of the root.
    if (existsSync(join(root, 'dist', typesInfo))) cpSync(join(root, 'dist', typesInfo), join(copy, 'types', typesInfo))
    await run(bin('tsc'), ['--checkers', '1', '--tsBuildInfoFile', join('types', typesInfo)])
  }, 600_000)

  test('its result passes the tests of rules that know every form, page, mail, act and job', async () => {
    const files = ['ui/routes.test.ts', 'ui/forms', 'ui/owners/price-note', 'worker/forms/schemas', 'worker/desk/declare-rights', 'worker/privacy/processings']
    await run(bin('vitest'), ['run', ...files, 'worker/owners/thank-owners', 'messages/', 'tests/architecture.test.ts'])
  }, 240_000)
})
