import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { challengeEnd, passkeyChallenge } from '../accounts/passkey-ceremony.ts'
import { authorHash, authorHashes, householdOf, ownerSenderHashes, senderHashes } from './keyed-hashes.ts'
import {
  appointmentFilePath,
  appointmentPath,
  confirmLink,
  documentLink,
  fileLink,
  isOwnerDigestLink,
  leadOfThanksQuery,
  linksEnd,
  ownerDigestLink,
  replacedBy,
  replacingQuery,
  reviewLink,
  sealedName,
  subscriptionLinks,
  thanksQuery,
} from './links.ts'
import { isMailedCode, mailedCode, mailedLinkId, mailedLinkToken, ownerHash, ownerHashes } from './mailed-link.ts'
import { inOrder, isSealed, seal, sealsOf } from './seal.ts'
import { isSealedLink, type LinkPurpose, sealedQuery } from './sealed-link.ts'

const now = new Date('2026-12-01T09:00:00Z')
const inTime = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const day = 86_400_000
const before = { current: 'the secret of last year', previous: [] }
const secrets = { current: 'the secret of this year', previous: ['the secret of last year'] }
const later = { current: 'the secret of next year', previous: ['the secret of this year'] }
const hmac = (text: string, secret = secrets.current) => createHmac('sha256', secret).update(text).digest('base64url')
const purposes: readonly LinkPurpose[] = ['file', 'appointment', 'alert', 'newsletter', 'testimonial', 'documents', 'thanks', 'ownerDigest', 'ownerQuestion']
/** The parameters of a link, and its path. */
const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'https://www.perron.example')
  const { until, seal: given, ...others } = Object.fromEntries(searchParams)
  return { path: pathname, until, seal: given, others }
}

describe('a seal', () => {
  test('a seal is the HMAC of its text, in base64url without padding', async () => {
    expect([await seal(secrets, 'één'), await seal(secrets, '')]).toEqual([hmac('één'), hmac('')])
    expect(inOrder(secrets)).toEqual(['the secret of this year', 'the secret of last year'])
    expect(await sealsOf(secrets, 'text')).toEqual([hmac('text'), hmac('text', before.current)])
  })

  test('a seal holds after a rotation until its secret is removed', async () => {
    const made = await seal(before, 'text')
    expect([await isSealed(before, 'text', made), await isSealed(secrets, 'text', made), await isSealed(later, 'text', made)]).toEqual([true, true, false])
    expect([await isSealed(secrets, 'other', made), await isSealed(secrets, '', made)]).toEqual([false, false])
  })

  test.each([
    ['', ' ', '='],
    ['x'.repeat(42), 'A'.repeat(43), 'A'.repeat(44)],
  ])('a seal is refused in any other writing: %j', async (...texts) => {
    const made = await seal(secrets, 'text')
    for (const given of [...texts, `${made}=`, ` ${made}`, `${made} `, `x${made}`, made.slice(1), `${made}A`])
      expect(await isSealed(secrets, 'text', given)).toBe(false)
  })

  test('a seal whose last character has bits that do not count is refused', async () => {
    const made = await seal(secrets, 'text')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const accepted: string[] = []
    for (const last of alphabet) if (await isSealed(secrets, 'text', made.slice(0, -1) + last)) accepted.push(last)
    expect(accepted).toEqual([made.at(-1)])
  })
})

describe('a sealed link', () => {
  test.each(purposes)('a sealed link for %s is valid for its record until it expires, and for no other purpose', async (purpose) => {
    const until = inTime(day)
    const query = Object.fromEntries(new URLSearchParams(await sealedQuery(secrets, purpose, 'a', until)))
    expect(query).toEqual({ until: String(until.getTime()), seal: hmac(`${purpose}|a|${until.getTime()}`) })
    const at = (moment: Date) => isSealedLink(secrets, purpose, 'a', query, moment)
    expect([await at(now), await at(inTime(day - 1)), await at(until), await at(inTime(day + 1))]).toEqual([true, true, false, false])
    expect(await isSealedLink(secrets, purpose, 'b', query, now)).toBe(false)
    for (const other of purposes) expect(await isSealedLink(secrets, other, 'a', query, now)).toBe(other === purpose)
  })

  test('a sealed link that never expires has no other end', async () => {
    const query = Object.fromEntries(new URLSearchParams(await sealedQuery(secrets, 'alert', 'a', null)))
    expect(query).toEqual({ seal: hmac('alert|a|') })
    expect(await isSealedLink(secrets, 'alert', 'a', query, inTime(9_999 * day))).toBe(true)
    expect(await isSealedLink(secrets, 'alert', 'a', { ...query, until: String(inTime(day).getTime()) }, now)).toBe(false)
    expect([await isSealedLink(secrets, 'alert', 'a', {}, now), await isSealedLink(secrets, 'alert', 'a', { until: '1' }, now)]).toEqual([false, false])
  })

  test.each(['1', 'soon', '9'.repeat(16), '99999999999999x', 'x99999999999999', '1e13'])(
    'that expires at %j is refused although its seal is right',
    async (until) => {
      expect(await isSealedLink(secrets, 'file', 'a', { until, seal: hmac(`file|a|${until}`) }, now)).toBe(false)
    },
  )

  test.each([13, 15])('a sealed link may expire at a moment of %d digits', async (digits) => {
    const until = '9'.repeat(digits)
    expect(await isSealedLink(secrets, 'appointment', 'a', { until, seal: hmac(`appointment|a|${until}`) }, now)).toBe(true)
  })

  test.each([
    ['file', 14],
    ['documents', 7],
    ['testimonial', 60],
    ['alert', 7],
    ['newsletter', 7],
    ['thanks', 1],
  ] as const)('a sealed link for %s that a clock years ahead has issued is refused, one of a clock set back by hours is not', async (purpose, days) => {
    const issuedAt = async (ahead: number) => {
      const query = await sealedQuery(secrets, purpose, 'a', inTime(ahead + days * day))
      return isSealedLink(secrets, purpose, 'a', Object.fromEntries(new URLSearchParams(query)), now)
    }
    expect([await issuedAt(0), await issuedAt(day), await issuedAt(day + 1), await issuedAt(4_000 * day)]).toEqual([true, true, false, false])
  })
})

describe('links', () => {
  const startsAt = '2026-12-05T09:00:00.000Z'
  const start = String(Date.parse(startsAt))

  test('links to an appointment are valid until it begins', async () => {
    const sealed = { until: start, seal: hmac(`appointment|a1|${start}`) }
    expect(partsOf(await appointmentPath(secrets, { id: 'a1', startsAt }, 'nl'))).toEqual({
      path: expect.stringMatching(/^\/nl\/.*\/a1\/$/),
      ...sealed,
      others: {},
    })
    expect(partsOf(await appointmentFilePath(secrets, { id: 'a1', startsAt }, 'fr'))).toEqual({
      path: '/appointments/a1.ics',
      ...sealed,
      others: { lang: 'fr' },
    })
  })

  test('links to files, documents and reviews are valid for 14, 7 and 60 days', async () => {
    const end = (days: number) => String(inTime(days * day).getTime())
    expect(partsOf(await fileLink(secrets, 'l1', now))).toEqual({ path: '/files/l1', until: end(14), seal: hmac(`file|l1|${end(14)}`), others: {} })
    expect([linksEnd(now), sealedName({ kind: 'project', id: 7 }, 'epc')]).toEqual([inTime(7 * day), 'project/7/epc'])
    expect(partsOf(await documentLink(secrets, { kind: 'property', id: 4001 }, 'plan', linksEnd(now), 'de'))).toEqual({
      ...{ path: '/documents/property/4001/plan', until: end(7), seal: hmac(`documents|property/4001/plan|${end(7)}`), others: { lng: 'de' } },
    })
    expect(partsOf(await reviewLink(secrets, 't1', 'en', now))).toEqual({
      ...{ path: expect.stringMatching(/^\/en\/.*\/t1\/$/), until: end(60), seal: hmac(`testimonial|t1|${end(60)}`), others: {} },
    })
  })

  test('links of a subscription never expire, and the one to confirm it does after its days', async () => {
    const subscription = { id: 's1', kind: 'newsletter', locale: 'nl' } as const
    const { manage, end } = await subscriptionLinks(secrets, 'https://www.perron.example', subscription)
    expect([manage, end].map((link) => link.startsWith('https://www.perron.example/nl/'))).toEqual([true, true])
    expect([partsOf(manage), partsOf(end)]).toMatchObject([{ seal: hmac('newsletter|s1|') }, { seal: hmac('newsletter|s1|') }])
    expect([manage === end, partsOf(end).until]).toEqual([false, undefined])
    const { until, seal: given } = partsOf(await confirmLink(secrets, 'https://www.perron.example', { ...subscription, kind: 'alert' }, now))
    expect([(Number(until) - now.getTime()) % day, given]).toEqual([0, hmac(`alert|s1|${until}`)])
    expect(await isSealedLink(secrets, 'alert', 's1', { until, seal: given }, inTime(day - 1))).toBe(true)
  })

  test('links that change an alert name it', async () => {
    const query = new URLSearchParams(await replacingQuery(secrets, 's1'))
    expect(query.get('replaces')).toBe('s1')
    expect([await replacedBy(secrets, query, now), await replacedBy(secrets, new URLSearchParams('replaces=s1'), now)]).toEqual(['s1', null])
    query.set('replaces', 's2')
    expect([await replacedBy(secrets, query, now), await replacedBy(secrets, new URLSearchParams(), now)]).toEqual([null, null])
  })

  test("that end an owner's digest are the owner's own", async () => {
    const link = await ownerDigestLink(secrets, 'https://www.perron.example', 'o1', 'nl')
    expect(partsOf(link)).toMatchObject({ path: expect.stringMatching(/^\/nl\/.*\/o1\/$/), seal: hmac('ownerDigest|o1|'), others: {} })
    const answers = ['o1', 'o2'].map((id) => isOwnerDigestLink(secrets, id, new URL(link), now))
    expect(await Promise.all(answers)).toEqual([true, false])
    expect(await isOwnerDigestLink(secrets, 'o1', new URL(`${link}&until=1`), now)).toBe(false)
    expect(await isOwnerDigestLink(secrets, 'o1', new URL('https://www.perron.example/'), now)).toBe(false)
  })

  test('the link of a thank-you page is valid for a day', async () => {
    const query = new URLSearchParams(await thanksQuery(secrets, 'l1', now))
    expect(Object.fromEntries(query)).toMatchObject({ viewing: 'l1', until: String(inTime(day).getTime()) })
    expect([await leadOfThanksQuery(secrets, query, now), await leadOfThanksQuery(secrets, query, inTime(day))]).toEqual(['l1', null])
    const endless = new URLSearchParams({ viewing: 'l1', seal: hmac('thanks|l1|') })
    const empty = new URLSearchParams({ viewing: '', until: String(inTime(day).getTime()), seal: hmac(`thanks||${inTime(day).getTime()}`) })
    for (const wrong of [endless, empty, new URLSearchParams()]) expect(await leadOfThanksQuery(secrets, wrong, now)).toBeNull()
    query.set('viewing', 'l2')
    expect(await leadOfThanksQuery(secrets, query, now)).toBeNull()
  })
})

describe('what is mailed to log in', () => {
  test('the link to log in opens its own kind of account only', async () => {
    const token = await mailedLinkToken(secrets, 'owner', 'id1')
    expect(token).toBe(`id1.${hmac('owner-link|id1')}`)
    expect([await mailedLinkId(secrets, 'owner', token), await mailedLinkId(secrets, 'staff', token)]).toEqual(['id1', null])
    for (const wrong of ['', 'id1', 'id1.', `id2.${token.split('.')[1]}`, `.${hmac('owner-link|')}x`])
      expect(await mailedLinkId(secrets, 'owner', wrong)).toBeNull()
  })

  test('the mail to log in has a code of eight digits, typed with or without spaces, also after a rotation', async () => {
    const code = String(Buffer.from(hmac('staff-code|id1'), 'base64url').readUIntBE(0, 6) % 100_000_000).padStart(8, '0')
    expect(await mailedCode(secrets, 'staff', 'id1')).toBe(code)
    const typed = (text: string, kind: 'owner' | 'staff' = 'staff', id = 'id1') => isMailedCode(secrets, kind, id, text)
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    expect([await typed(code), await typed(spaced), await typed(code.replace(/(..)/g, '$1-')), await typed(` ${code}.`)]).toEqual([true, true, true, true])
    expect([await typed(code.slice(1)), await typed(''), await typed(code, 'owner'), await typed(code, 'staff', 'id2')]).toEqual([false, false, false, false])
    expect([await isMailedCode(later, 'staff', 'id1', code), await isMailedCode(before, 'staff', 'id1', code)]).toEqual([true, false])
  })

  test('the code to log in keeps the zeros that it begins with', async () => {
    const codes = await Promise.all(Array.from({ length: 60 }, (_, id) => mailedCode(secrets, 'owner', String(id))))
    expect(codes.filter((code) => !/^\d{8}$/.test(code))).toEqual([])
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  })
})

describe('hashes', () => {
  test('hashes of owners, devices and authors are kept apart', async () => {
    expect([await ownerHash(secrets, 'account', 'x'), await ownerHash(secrets, 'device', 'x')]).toEqual([hmac('owner-account|x'), hmac('owner-device|x')])
    expect(await ownerHashes(secrets, 'device', 'x')).toEqual([hmac('owner-device|x'), hmac('owner-device|x', before.current)])
    expect(await authorHash(secrets, ' An@Example.com ')).toBe(hmac('author|an@example.com'))
    expect(await authorHashes(secrets, 'AN@example.com')).toEqual([hmac('author|an@example.com'), hmac('author|an@example.com', before.current)])
  })

  test('hashes of senders are of the household and the form, and of no one on this machine', async () => {
    expect(await senderHashes(secrets, '2001:db8::1', 'contact')).toEqual([
      hmac('sender|contact|2001:db8:0:0'),
      hmac('sender|contact|2001:db8:0:0', before.current),
    ])
    for (const address of [null, '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) expect(await senderHashes(secrets, address, 'contact')).toBeNull()
    for (const address of ['128.0.0.1', '1127.0.0.1', '10.127.0.1', '::11', '2001::1']) expect(await senderHashes(secrets, address, 'captcha')).toHaveLength(2)
    expect(await ownerSenderHashes(secrets, 'o1', 'ownerPaper')).toEqual([hmac('sender|ownerPaper|o1'), hmac('sender|ownerPaper|o1', before.current)])
  })

  test.each([
    ['81.82.83.84', '81.82.83.84'],
    ['2001:0db8:0000:0042:8a2e:0370:7334:0001', '2001:db8:0:42'],
    ['2001:DB8::8A2E:370:7334:1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['1:2::5:6:7', '1:2:0:0'],
    ['::5:6:7:8', '0:0:0:0'],
    ['::3:4:5:6:7:8', '0:0:3:4'],
    ['::2:3:4:5:6:7:8', '0:2:3:4'],
    ['1:2:3::4:5:6:7', '1:2:3:0'],
    ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ])('the household of %s is %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })
})

describe('a passkey challenge', () => {
  test('a passkey challenge is valid for five minutes, for its subject', async () => {
    const challenge = await passkeyChallenge(secrets, 'o1', now)
    const end = inTime(300_000).getTime()
    expect(challenge).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${end}\\.[\\w-]{43}$`))
    const at = (moment: Date, subject: string | null = 'o1') => challengeEnd(secrets, challenge, subject, moment)
    expect([await at(inTime(-day)), await at(inTime(-day - 1))]).toEqual([end, null])
    expect([await at(now), await at(inTime(299_999)), await at(inTime(300_000)), await at(now, 'o2'), await at(now, null)]).toEqual([
      end,
      end,
      null,
      null,
      null,
    ])
    expect(await passkeyChallenge(secrets, 'o1', now)).not.toBe(challenge)
  })

  test('a passkey challenge is refused in any other writing', async () => {
    const challenge = await passkeyChallenge(secrets, null, now)
    expect(await challengeEnd(secrets, challenge, null, now)).toBe(inTime(300_000).getTime())
    const longer = challenge.replace(/\.(\d+)\./, '.9$1.')
    for (const wrong of ['', `x${challenge}`, `${challenge}x`, longer, challenge.replace('.', '')])
      expect(await challengeEnd(secrets, wrong, null, now)).toBeNull()
  })
})
