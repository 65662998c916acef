import { describe, expect, test } from 'vitest'
import { aSyncSite } from '../../../tests/feeds/sync-site.ts'
import { tellOfFailure } from './sync-crm.job.ts'

const now = new Date('2026-11-26T09:00:00Z')
const dayAgo = '2026-11-25T09:00:00.000Z'
const hourAgo = '2026-11-26T08:00:00.000Z'
const busy = { fault: 'busy', detail: 'status 503 to GetPropertyList' }

type Site = ReturnType<typeof aSyncSite>
const add = ({ d1 }: Site, state: 'done' | 'failed' | 'running', at: string, error: object | null = null) =>
  d1
    .prepare("INSERT INTO sync_runs VALUES (?1 || ?2, 'omnicasa', 'full', ?2, 1, 0, '{}', '{}', NULL, ?1, ?1, ?1, ?3)")
    .bind(at, state, error && JSON.stringify(error))
    .run()
const mails = ({ rows }: Site) => rows('SELECT id, template, locale, recipient, data, due_at FROM outbox')

test('after a day without success the agency gets a mail with the last reason', async () => {
  const site = aSyncSite()
  await add(site, 'done', dayAgo)
  await add(site, 'failed', '2026-11-26T07:00:00.000Z', { fault: 'unreachable', detail: 'earlier' })
  await add(site, 'failed', hourAgo, busy)
  await add(site, 'running', '2026-11-26T08:59:00.000Z')
  await tellOfFailure(site.env, now, 'omnicasa')
  const [mail, ...others] = await mails(site)
  expect(others).toEqual([])
  expect({ ...mail, data: JSON.parse(String(mail?.data)) }).toEqual({
    ...{ id: 'sync-omnicasa-2026-11-26', template: 'syncFailed', locale: 'nl', recipient: 'postmaster@agency.example', due_at: now.toISOString() },
    data: { since: dayAgo, wasDone: true, ...busy },
  })
  expect(site.sent).toEqual([{ body: { kind: 'mail', id: 'sync-omnicasa-2026-11-26' }, delay: undefined }])
})

test('there is one mail a day', async () => {
  const site = aSyncSite()
  await add(site, 'failed', dayAgo, busy)
  for (const at of [now, new Date('2026-11-26T22:59:00Z'), new Date('2026-11-26T23:00:00Z')]) await tellOfFailure(site.env, at, 'omnicasa')
  expect((await mails(site)).map(({ id }) => id)).toEqual(['sync-omnicasa-2026-11-26', 'sync-omnicasa-2026-11-27'])
})

test('a site that never succeeded counts from its first attempt', async () => {
  const site = aSyncSite()
  await add(site, 'failed', dayAgo, busy)
  await add(site, 'failed', hourAgo, busy)
  await tellOfFailure(site.env, now, 'omnicasa')
  expect(JSON.parse(String((await mails(site))[0]?.data))).toEqual({ since: dayAgo, wasDone: false, ...busy })
})

describe('there is no mail', () => {
  test.each<readonly [string, (site: Site) => Promise<unknown>, { readonly OMNICASA_BASE?: string }]>([
    ['within a day of the last success', async (site) => [await add(site, 'done', '2026-11-25T09:00:00.001Z'), await add(site, 'failed', hourAgo, busy)], {}],
    ['within a day of the first attempt', async (site) => add(site, 'failed', hourAgo, busy), {}],
    ['before any attempt', async () => undefined, {}],
    ['if no attempt has failed', async (site) => [await add(site, 'done', dayAgo), await add(site, 'running', hourAgo)], {}],
    ['without a CRM', async (site) => add(site, 'failed', dayAgo, busy), { OMNICASA_BASE: '' }],
  ])('no mail about a failing CRM is sent %s', async (_, prepare, variables) => {
    const site = aSyncSite(variables)
    await prepare(site)
    await tellOfFailure(site.env, now, 'omnicasa')
    expect([await mails(site), site.sent]).toEqual([[], []])
  })
})
