import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenCommand } from '#worker/local/commands/token-command.ts'
import { readFeedFile } from '#worker/local/import/feed-file.ts'
import { importCommand } from '#worker/local/import/import.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { runImport, startSite, type TestSite } from '../kit/site.ts'

const megabyte = 1024 ** 2
const record = JSON.stringify(aProperty({ ID: 1 }))

describe('an import', () => {
  let site: TestSite
  const folder = mkdtempSync(join(tmpdir(), 'perron-bomb-'))
  beforeAll(async () => {
    site = await startSite()
    expect((await site.importFeed(propertyAnswer([aProperty({ ID: 1 })]))).status).toBe(0)
  })
  afterAll(async () => {
    await site[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Compresses a repeated piece of the given number of megabytes, between a start and an end. */
  async function bomb(name: string, start: string, piece: string, megabytes: number, end: string): Promise<string> {
    const file = join(folder, name)
    const block = Buffer.from(piece.repeat(Math.ceil(megabyte / piece.length)))
    function* pieces() {
      yield start
      for (let at = 0; at < megabytes; at += 1) yield block
      yield end
    }
    await pipeline(Readable.from(pieces()), createGzip({ level: 1 }), createWriteStream(file))
    return file
  }

  test.each([
    ['one endless text', 'text.json.gz', `[${record},{"ID":2,"Name":"`, 'a', 64, '"}]', /a record in it is over 8 MB/],
    ['one endless list', 'list.json.gz', `[${record},{"ID":2,"Names":[`, '1,', 64, '1]}]', /a record in it is over 8 MB/],
    ['endless nesting', 'deep.json.gz', `[${record},{"ID":2,"Names":`, '[', 64, '', /a record in it is over 8 MB/],
    ['endless space', 'space.json.gz', `[${record}`, ' ', 64, ']', /a record in it is over 8 MB/],
    ['an endless text before the records', 'before.json.gz', '{"kind":"', 'a', 64, '"}', /a record in it is over 8 MB/],
    ['a row of a table without end', 'row.csv.gz', 'id,title\n1,"', 'a', 64, '"\n', /a row in it is over 8 MB/],
    ['zeros', 'zeros.gz', '', '\0', 64, '', /UTF-16/],
  ])('an import of %s is refused with a clear message', async (_, name, start, piece, megabytes, end, reason) => {
    const { status, errors } = await site.importFile(await bomb(name, start, piece, megabytes, end))
    expect([status, errors.at(-1)]).toEqual([1, expect.stringMatching(reason)])
    expect(errors.at(-1)).toContain(`${name} was refused: `)
    expect(await site.db.prepare('SELECT count(*) AS count FROM listings WHERE listed = 1').first('count')).toBe(1)
  })

  test('an import of 500 MB in one text ends without filling the memory', async () => {
    const file = await bomb('large.json.gz', `[${record},{"ID":2,"Name":"`, 'a', 500, '"}]')
    const { status, errors } = await runImport(site.state, [file], { NODE_OPTIONS: '--max-old-space-size=100' })
    expect([status, errors]).toEqual([1, ['large.json.gz was refused: a record in it is over 8 MB, the most that is read']])
  })

  test('an import rejects a record that is nested too deeply, and does not withdraw its listing', async () => {
    const deep = `{"ID":1,"Goal":0,"Nested":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const { status, lines, errors } = await site.importFeed(`[${deep},${JSON.stringify(aProperty({ ID: 5 }))}]`)
    expect([status, lines, errors]).toEqual([
      0,
      ['position 1, id 1: the record is nested too deeply', 'added 1, changed 0, unchanged 0, withdrawn 0, rejected 1'],
      [],
    ])
  })

  test('an import stops reading a file at the limit', async () => {
    const file = await bomb('long.json.gz', '[', ' ', 4, ']')
    const read = async () => {
      let size = 0
      for await (const piece of readFeedFile(file, megabyte)) size += piece.length
      return size
    }
    await expect(read()).rejects.toThrow('the file unpacks to more than')
  })
})

describe('a command with --to', () => {
  const [lines, errors]: [string[], string[]] = [[], []]
  const surroundings = {
    print: (line: string) => lines.push(line),
    printError: (line: string) => errors.push(line),
    environment: { IMPORT_TOKEN: 'a-token-to-be-kept-secret' },
    openLocal: () => Promise.reject(new Error('not asked for')),
  }

  test.each(['http://www.agency.example', 'http://10.0.0.7:8787', 'HTTP://localhost.agency.example', 'http://127.0.0.1.agency.example'])(
    'sends no token to %s in plain text',
    async (address) => {
      errors.length = 0
      expect(await importCommand(['feed.json', '--to', address], surroundings)).toBe(2)
      expect(await tokenCommand(['list', '--to', address], surroundings)).toBe(2)
      expect(errors).toEqual(Array(2).fill(expect.stringMatching(/the token would be sent unencrypted/)))
    },
  )

  test('a command with --to follows no redirect with its token', async () => {
    const requested: string[] = []
    const moved = createServer(({ url = '' }, answer) => {
      requested.push(url)
      answer.writeHead(308, { Location: 'https://www.agency.example/tokens' }).end()
    })
    await new Promise<void>((ready) => moved.listen(0, '127.0.0.1', ready))
    const address = moved.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    errors.length = 0
    expect(await tokenCommand(['list', '--to', `http://127.0.0.1:${port}`], surroundings)).toBe(1)
    expect(errors).toEqual(['the site redirects to https://www.agency.example/tokens: name that site with --to'])
    expect(requested).toEqual(['/tokens'])
    await new Promise((done) => moved.close(done))
  })
})
