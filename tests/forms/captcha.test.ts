import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { issueCaptcha } from '#worker/forms/captcha.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import { sampledLocales } from '../full.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { type Answers, figuresOf, fillIn, openForm, personAnswers, post, readForm, solveWork } from './form-filler.ts'

const secret = 'known to this test alone'
const signing = { current: secret, previous: [] }
const path = href('contact', 'nl')

let site: TestSite
beforeAll(async () => {
  site = await startSite({ SIGNING_SECRET: secret, MAIL_TRANSPORT: 'none' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.db.batch(['leads', 'spent_captchas', 'rate_limits'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

/** The status of a response and its captcha error, if any. */
async function outcome(answer: Response): Promise<string> {
  const error = /id="captcha-error">.*?<span>([^<]*)</.exec(await answer.text())?.[1]
  return error === undefined ? String(answer.status) : `${answer.status} ${error}`
}

// The specification's sentence, then what to write.
const invalid = '422 De ingevoerde tekens zijn niet geldig. Schrijf het getal in cijfers, bijvoorbeeld 48.'
const missing = '422 Bevestig dat u geen robot bent.'
const wrongFor = (captcha: string) => (captcha === '99' ? '98' : '99')

describe('without script', () => {
  test.each(sampledLocales)('the number in %s is accepted once', async (locale) => {
    const page = href('contact', locale)
    const { carried, captcha } = await openForm(site, page)
    expect((await post(site, page, { ...carried, captcha, ...personAnswers() })).status).toBe(303)
    const replayed = await post(site, page, { ...carried, captcha, ...personAnswers({ remark: 'Anders' }) })
    expect(await outcome(replayed)).toBe(`422 ${translator(locale)('form.error.captcha.invalid')}`)
    expect(await leads()).toBe(1)
  })

  test('a refused form asks for a new number, keeps the input and accepts the new answer', async () => {
    const { carried, captcha } = await openForm(site, path)
    const answer = await post(site, path, { ...carried, captcha: wrongFor(captcha), ...personAnswers() })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('value="Annelie@example.com"')
    expect(html).toContain('De ingevoerde tekens zijn niet geldig')
    const next = readForm(html)
    expect(next.carried.captchaToken).not.toBe(carried.captchaToken)
    expect((await post(site, path, { ...next.carried, captcha: next.captcha, ...personAnswers() })).status).toBe(303)
  })

  test('a wrong answer invalidates the challenge: the right one is then refused', async () => {
    const { carried, captcha } = await openForm(site, path)
    for (const guess of [wrongFor(captcha), captcha]) {
      expect(await outcome(await post(site, path, { ...carried, captcha: guess, ...personAnswers() }))).toBe(invalid)
    }
    expect(await leads()).toBe(0)
  })

  test('a form that is shown again keeps its submission id', async () => {
    const { carried, captcha } = await openForm(site, path)
    const answer = await post(site, path, { ...carried, captcha, ...personAnswers({ email: 'invalid' }) })
    expect(readForm(await answer.text()).carried.submission).toBe(carried.submission)
  })

  test('the page does not contain the number in figures and is not stored for others', async () => {
    const answer = await site.fetch(path)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    const html = await answer.text()
    const { captcha, carried } = readForm(html)
    expect(html).not.toMatch(new RegExp(`(?:value|data-[\\w-]+)="${captcha}"`))
    expect(carried.captchaToken).toMatch(/^[a-z0-9]+\.\d{13}(?:\.[\w-]{43}){2}$/)
  })

  test('an expired number is refused', async () => {
    const { token, words } = await issueCaptcha(signing, 'nl', new Date(Date.now() - 31 * 60 * 1000))
    const answer = await post(site, path, { captchaToken: token, captcha: figuresOf(words, 'nl'), ...personAnswers() })
    expect(await outcome(answer)).toBe(invalid)
  })

  test('a number signed with another secret is refused', async () => {
    const { token, words } = await issueCaptcha({ current: 'another site’s secret', previous: [] }, 'nl', new Date())
    const answer = await post(site, path, { captchaToken: token, captcha: figuresOf(words, 'nl'), ...personAnswers() })
    expect(await outcome(answer)).toBe(invalid)
  })

  test('another form’s token is refused', async () => {
    const [one, other] = await formsWithDifferentNumbers()
    const answer = await post(site, path, { captchaToken: other.carried.captchaToken ?? '', captcha: one.captcha, ...personAnswers() })
    expect(await outcome(answer)).toBe(invalid)
  })

  test('a token with a later expiry is refused', async () => {
    const { carried, captcha } = await openForm(site, path)
    const [id, expires, sealed] = (carried.captchaToken ?? '').split('.')
    const answer = await post(site, path, { captchaToken: `${id}.${Number(expires) + 1}.${sealed}`, captcha, ...personAnswers() })
    expect(await outcome(answer)).toBe(invalid)
  })

  test.each(['', '.', '..', 'a.b.c', '9'.repeat(5000), '<script>', `aa.${'9'.repeat(15)}.${'A'.repeat(43)}`, 'aa.1e9.x', '\u0000'])(
    'the token %j is refused',
    async (captchaToken) => expect(await outcome(await post(site, path, { captchaToken, captcha: '47', ...personAnswers() }))).toBe(invalid),
  )

  test.each(['', ' '])('a form with the empty answer %j is asked to confirm', async (captcha) => {
    const { carried } = await openForm(site, path)
    expect(await outcome(await post(site, path, { ...carried, captcha, ...personAnswers() }))).toBe(missing)
  })

  test('one number sent with concurrent messages is accepted for one of them', async () => {
    const { carried, captcha } = await openForm(site, path)
    const messages = Array.from({ length: 8 }, (_, index) => post(site, path, { ...carried, captcha, ...personAnswers({ remark: `Bericht ${index}` }) }))
    const statuses = (await Promise.all(messages)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([303, ...Array(7).fill(422)])
    expect(await leads()).toBe(1)
  })
})

describe('with script', () => {
  test('proof of work is accepted instead of the number, once', async () => {
    const altcha = await solveWork(site)
    expect((await post(site, path, { altcha, ...personAnswers() })).status).toBe(303)
    expect(await outcome(await post(site, path, { altcha, captcha: '47', ...personAnswers({ remark: 'Anders' }) }))).toBe(invalid)
    expect(await leads()).toBe(1)
  })

  test('each request gets a different, uncached challenge', async () => {
    const answers = await Promise.all([site.fetch('/captcha'), site.fetch('/captcha')])
    expect(answers.map((answer) => answer.headers.get('Cache-Control'))).toEqual(['private, no-store', 'private, no-store'])
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
    expect(one.challenge).not.toBe(other.challenge)
    expect(Object.keys(one)).not.toContain('number')
  })

  test('unsolved or forged work is refused', async () => {
    const solved: Readonly<Record<string, unknown>> = JSON.parse(atob(await solveWork(site)))
    const changes: readonly Readonly<Record<string, unknown>>[] = [
      { number: Number(solved.number) + 1 },
      { number: String(solved.number) },
      { number: -1 },
      { algorithm: 'SHA-1' },
      { algorithm: 'MD5' },
      { signature: '0'.repeat(64) },
      { challenge: null },
      { salt: 7 },
      { salt: 'ab?expires=9999999999&' },
    ]
    for (const change of changes) {
      const altcha = btoa(JSON.stringify({ ...solved, ...change }))
      expect(await outcome(await post(site, path, { altcha, ...personAnswers() })), JSON.stringify(change)).toBe(missing)
    }
  })

  test.each(['x', '%%%', btoa('null'), btoa('[]'), btoa('{}'), btoa('"'), 'A'.repeat(3000)])('the solution %j is refused', async (altcha) => {
    expect(await outcome(await post(site, path, { altcha, ...personAnswers() }))).toBe(missing)
  })
})

describe('rate limit', () => {
  const from = (address: string) => ({ 'CF-Connecting-IP': address })
  const write = (address: string, remark: string, page = path) => fillIn(site, page, personAnswers({ remark }), from(address))

  test.each(sampledLocales)('five messages an hour are accepted from one address in %s; the next keeps its input and gets a 429', async (locale) => {
    const page = href('contact', locale)
    for (let sent = 1; sent <= 5; sent += 1) expect((await write('203.0.113.5', `Bericht ${sent}`, page)).status).toBe(303)
    const answer = await write('203.0.113.5', 'Bericht 6', page)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3600'])
    const html = await answer.text()
    expect(html).toContain(`</svg>${translator(locale)('form.limited')}</h2>`)
    expect(html).toContain('Bericht 6</textarea>')
    expect((await write('203.0.113.6', 'Bericht 7', page)).status).toBe(303)
    expect(await leads()).toBe(6)
  })

  test('the rate limit accepts five of many concurrent messages', async () => {
    const opened = await Promise.all(Array.from({ length: 9 }, () => openForm(site, path)))
    const answers = await Promise.all(
      opened.map(({ carried, captcha }, index) =>
        post(site, path, { ...carried, captcha, ...personAnswers({ remark: `Bericht ${index}` }) }, from('198.51.100.7')),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(303), ...Array(4).fill(429)])
    expect(await leads()).toBe(5)
  })

  test('a resent message does not count and is accepted even over the limit', async () => {
    const { carried, captcha } = await openForm(site, path)
    const first: Answers = { ...carried, captcha, ...personAnswers() }
    for (let sent = 1; sent <= 3; sent += 1) expect((await post(site, path, first, from('203.0.113.8'))).status).toBe(303)
    for (let sent = 1; sent <= 4; sent += 1) expect((await write('203.0.113.8', `Bericht ${sent}`)).status).toBe(303)
    expect((await write('203.0.113.8', 'Nog een')).status).toBe(429)
    expect((await post(site, path, first, from('203.0.113.8'))).status).toBe(303)
  })

  test('refused messages do not count, and resending them does not lower the count', async () => {
    const { carried, captcha } = await openForm(site, path)
    const replay = (remark: string) => post(site, path, { ...carried, captcha, ...personAnswers({ remark }) }, from('203.0.113.9'))
    expect((await post(site, path, { ...carried, captcha, ...personAnswers() }, from('203.0.113.9'))).status).toBe(303)
    for (let sent = 1; sent <= 7; sent += 1) expect((await replay(`Nog eens ${sent}`)).status).toBe(422)
    for (let sent = 1; sent <= 4; sent += 1) expect((await write('203.0.113.9', `Bericht ${sent}`)).status).toBe(303)
    expect((await write('203.0.113.9', 'Te veel')).status).toBe(429)
  })

  test('resending an accepted message with a used captcha of another does not lower the count', async () => {
    const opened = await openForm(site, path)
    const first = { submission: opened.carried.submission ?? '', ...personAnswers() }
    const token = { captchaToken: opened.carried.captchaToken ?? '', captcha: opened.captcha }
    const other = await openForm(site, path)
    const spent = { captchaToken: other.carried.captchaToken ?? '', captcha: other.captcha }
    expect((await post(site, path, { ...first, ...token }, from('203.0.113.10'))).status).toBe(303)
    expect((await post(site, path, { ...spent, ...personAnswers({ remark: 'Een andere' }) }, from('203.0.113.10'))).status).toBe(303)
    for (let sent = 3; sent <= 5; sent += 1) expect((await write('203.0.113.10', `Bericht ${sent}`)).status).toBe(303)
    expect(await outcome(await post(site, path, { ...first, ...spent }, from('203.0.113.10')))).toBe(invalid)
    expect((await write('203.0.113.10', 'Te veel')).status).toBe(429)
  })

  test('addresses of one IPv6 /64 network share a limit', async () => {
    for (let sent = 1; sent <= 5; sent += 1) expect((await write(`2001:db8:0:1::${sent}`, `Bericht ${sent}`)).status).toBe(303)
    expect((await write('2001:0db8:0000:0001:ffff::1', 'Bericht 6')).status).toBe(429)
    expect((await write('2001:db8:0:2::1', 'Bericht 7')).status).toBe(303)
  })

  test('twenty messages a day are accepted', async () => {
    const [sender] = (await senderHashes(signing, '203.0.113.20', 'contact')) ?? []
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
    const insert = site.db.prepare('INSERT INTO rate_limits VALUES (?, ?, ?)')
    await site.db.batch(Array.from({ length: 19 }, (_, index) => insert.bind(sender, `lead${index}`, before)))
    expect((await write('203.0.113.20', 'Bericht 20')).status).toBe(303)
    expect((await write('203.0.113.20', 'Bericht 21')).status).toBe(429)
  })

  test('the rate limit stores a hash of the sender’s address and nothing else of it', async () => {
    await write('203.0.113.30', 'Bericht')
    const { results } = await site.db.prepare('SELECT sender FROM rate_limits').all<{ sender: string }>()
    expect(results).toEqual([{ sender: expect.stringMatching(/^[\w-]{43}$/) }])
  })
})

describe('wrong answers', () => {
  const from = (address: string) => ({ 'CF-Connecting-IP': address })
  const guess = async (address: string) => {
    const { carried, captcha } = await openForm(site, path)
    return post(site, path, { ...carried, captcha: wrongFor(captcha), ...personAnswers() }, from(address))
  }

  test('wrong answers are limited to ten an hour from one address, over all forms; work of the browser is still accepted', async () => {
    for (let tried = 1; tried <= 10; tried += 1) expect((await guess('203.0.113.40')).status).toBe(422)
    const answer = await guess('203.0.113.40')
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('value="Annelie@example.com"')
    expect((await fillIn(site, href('valuation', 'fr'), {}, from('203.0.113.40'))).status).toBe(429)
    expect((await guess('203.0.113.41')).status).toBe(422)
    const altcha = await solveWork(site)
    expect((await post(site, path, { altcha, ...personAnswers() }, from('203.0.113.40'))).status).toBe(303)
  })

  test('wrong answers and spent proofs write nothing', async () => {
    const { carried, captcha } = await openForm(site, path)
    const altcha = await solveWork(site)
    expect((await post(site, path, { ...carried, captcha, ...personAnswers() }, from('203.0.113.42'))).status).toBe(303)
    expect((await post(site, path, { altcha, ...personAnswers({ remark: 'Nog een' }) }, from('203.0.113.42'))).status).toBe(303)
    const tables = ['leads', 'spent_captchas', 'rate_limits', 'outbox']
    const refuse = (table: string) => `CREATE TRIGGER refuse_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'written'); END`
    await site.db.batch(tables.map((table) => site.db.prepare(refuse(table))))
    try {
      expect((await guess('203.0.113.43')).status).toBe(422)
      for (const proof of [{ ...carried, captcha }, { altcha }]) {
        const replayed = await post(site, path, { ...proof, ...personAnswers({ remark: 'Anders' }) }, from('203.0.113.42'))
        expect(await outcome(replayed)).toBe(invalid)
      }
    } finally {
      await site.db.batch(tables.map((table) => site.db.prepare(`DROP TRIGGER refuse_${table}`)))
    }
  })
})

test('the nightly job deletes expired rows only', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
  const spend = site.db.prepare('INSERT INTO spent_captchas VALUES (?, ?, ?)')
  const count = site.db.prepare('INSERT INTO rate_limits VALUES (?, ?, ?)')
  await site.db.batch([spend.bind('old', 'a', at(-1)), spend.bind('new', 'b', at(1)), count.bind('s', 'old', at(-25)), count.bind('s', 'new', at(-23))])
  await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  const left = await site.db.prepare('SELECT id FROM spent_captchas UNION ALL SELECT lead_id FROM rate_limits').all<{ id: string }>()
  expect(left.results.map(({ id }) => id)).toEqual(['new', 'new'])
})

/** Two forms that ask for different numbers. */
async function formsWithDifferentNumbers() {
  const one = await openForm(site, path)
  for (;;) {
    const other = await openForm(site, path)
    if (other.captcha !== one.captcha) return [one, other] as const
  }
}

async function leads(): Promise<number> {
  return (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count ?? -1
}
