import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { type LinkPurpose, sealedQuery } from '#worker/signing/sealed-link.ts'
import { everyForm } from '../forms/every-form.ts'
import { postForm, secret, startEveryFormSite } from '../forms/every-form-site.ts'
import { demoListings } from '../kit/journeys/demo-state.ts'
import type { TestSite } from '../kit/site.ts'
import { ownerIdOf, storeOwner } from '../owners/owner-factory.ts'

const signing = { current: secret, previous: [] }
const purposes: readonly LinkPurpose[] = ['file', 'appointment', 'alert', 'newsletter', 'testimonial', 'documents', 'thanks', 'ownerDigest', 'ownerQuestion']
const nextHour = new Date(Date.now() + 3_600_000)

interface Target {
  readonly purpose: LinkPurpose
  readonly id: string
  /** The address without its seal. */
  readonly path: string
  /** The status without a valid seal. */
  readonly refused: number
}

let site: TestSite
let targets: readonly Target[]
beforeAll(async () => {
  site = await startEveryFormSite()
  for (const name of ['viewing', 'jobApplication', 'testimonial', 'demandRegister', 'newsletter'] as const) {
    const form = everyForm.find((each) => each.form === name)
    if (!form) throw new Error(`no form ${name}`)
    expect((await postForm(site, form, 'nl', form.answers('nl'))).status, name).toBe(303)
  }
  await site.db.prepare("UPDATE subscriptions SET state = 'active'").run()
  await storeOwner(site.db, 'eigenaar@example.com', [{ kind: 'listing', id: demoListings.rich }])
  targets = await everyTarget()
  // Deferred work (`waitUntil`) still changes rows after the response.
  while (!(await isSettled()));
})
afterAll(() => site[Symbol.asyncDispose]())

async function leadOf(form: FormName): Promise<string> {
  return (await site.db.prepare('SELECT id FROM leads WHERE form = ?').bind(form).first<string>('id')) ?? ''
}

async function idIn(table: 'subscriptions' | 'documents' | 'testimonials', condition = '1'): Promise<string> {
  return (await site.db.prepare(`SELECT id FROM ${table} WHERE ${condition}`).first<string>('id')) ?? ''
}

async function everyTarget(): Promise<readonly Target[]> {
  const ownerId = ownerIdOf('eigenaar@example.com')
  const [viewing, application] = [await leadOf('viewing'), await leadOf('jobApplication')]
  const [document, testimonial] = [await idIn('documents'), await idIn('testimonials')]
  const subscriptions = await Promise.all(
    (['alert', 'newsletter'] as const).map(async (purpose) => {
      const id = await idIn('subscriptions', `kind = '${purpose}'`)
      const screens = ['subscription', 'subscriptionConfirm', 'subscriptionEnd'] as const
      return screens.map((screen) => ({ purpose, id, path: `${href(screen, 'nl', { id })}?`, refused: 404 }))
    }),
  )
  return [
    { purpose: 'file', id: application, path: `/files/${application}?`, refused: 401 },
    { purpose: 'appointment', id: viewing, path: `${href('appointment', 'nl', { id: viewing })}?`, refused: 410 },
    { purpose: 'appointment', id: viewing, path: `/appointments/${viewing}.ics?`, refused: 410 },
    { purpose: 'testimonial', id: testimonial, path: `${href('testimonialReview', 'nl', { id: testimonial })}?`, refused: 403 },
    { purpose: 'documents', id: document, path: `/documents/${document}?`, refused: 403 },
    { purpose: 'thanks', id: viewing, path: `${href('thankYouViewing', 'nl')}?listing=${demoListings.rich}&viewing=${viewing}&`, refused: 200 },
    { purpose: 'ownerDigest', id: ownerId, path: `${href('ownerDigestEnd', 'nl', { id: ownerId })}?`, refused: 410 },
    ...subscriptions.flat(),
  ]
}

const sealed = async ({ path, id }: Target, purpose: LinkPurpose, until: Date | null = nextHour) => path + (await sealedQuery(signing, purpose, id, until))

/** Whether the rows have stopped changing. */
async function isSettled(): Promise<boolean> {
  const before = await rows()
  await new Promise((resolve) => setTimeout(resolve, 500))
  return (await rows()) === before
}

/** Every row of the site but the counts of the security log. */
async function rows(): Promise<string> {
  const { results } = await site.db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'security_events'")
    .all<{ name: string }>()
  const tables = await Promise.all(results.map(async ({ name }) => [name, (await site.db.prepare(`SELECT * FROM "${name}"`).all()).results]))
  return JSON.stringify(tables)
}

describe('a sealed link', () => {
  test('a sealed link changes nothing on GET, in any language, from a scanner or a person', async () => {
    const before = await rows()
    for (const target of targets) {
      const link = await sealed(target, target.purpose)
      expect((await site.fetch(link)).status, link).toBe(200)
      for (const headers of [{}, { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' }]) {
        for (const method of ['GET', 'HEAD', 'OPTIONS']) await (await site.fetch(link, { method, headers })).arrayBuffer()
      }
      for (const locale of locales) await (await site.fetch(`${link}&lng=${locale}`)).arrayBuffer()
    }
    expect(await rows()).toBe(before)
  })

  test('a sealed link for one purpose cannot be used for another, even for the same record', async () => {
    const bare = new Map(await Promise.all(targets.map(async ({ path }) => [path, await textOf(path)] as const)))
    for (const target of targets) {
      for (const purpose of purposes.filter((each) => each !== target.purpose)) {
        const link = await sealed(target, purpose)
        const answer = await site.fetch(link)
        expect([link, answer.status]).toEqual([link, target.refused])
        expect(textIn(await answer.text()), link).toBe(bare.get(target.path))
      }
    }
  })

  test('a sealed link is refused once it has expired, or without its expiry', async () => {
    for (const target of targets) {
      const ended = await site.fetch(await sealed(target, target.purpose, new Date(Date.now() - 1000)))
      expect([target.path, ended.status]).toEqual([target.path, target.purpose === 'documents' ? 410 : target.refused])
      const link = await sealed(target, target.purpose)
      expect([link, (await site.fetch(link.replace(/until=\d+&/, ''))).status]).toEqual([link, target.refused])
    }
  })

  test('a sealed link sends no referrer to other sites and is never cached', async () => {
    for (const target of targets) {
      const { headers } = await site.fetch(await sealed(target, target.purpose))
      expect(headers.get('Cache-Control'), target.path).toContain('no-store')
      expect(headers.get('Referrer-Policy'), target.path).toMatch(/^(?:same-origin|no-referrer|strict-origin-when-cross-origin)$/)
    }
  })
})

async function textOf(path: string): Promise<string> {
  return textIn(await (await site.fetch(path)).text())
}

/** The texts of a page, without its own address. */
function textIn(html: string): string {
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? html).replace(/<[^>]*>/g, ' ')
}
