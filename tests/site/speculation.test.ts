import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { everyForm } from '../forms/every-form.ts'
import { startSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

interface Rule {
  readonly eagerness: string
  readonly where: { readonly and: readonly [{ readonly href_matches: readonly string[] }, ...unknown[]] }
}

async function rulesOf(
  locale: string,
): Promise<{ readonly prefetch: readonly [Rule]; readonly prerender: readonly [Rule]; readonly matches: (path: string) => boolean }> {
  const named = (await site.fetch(`/${locale}/`)).headers.get('Speculation-Rules') ?? ''
  const answer = await site.fetch(JSON.parse(named))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/speculationrules+json'])
  const rules: { prefetch: readonly [Rule]; prerender: readonly [Rule] } = await answer.json()
  const patterns = rules.prefetch[0].where.and[0].href_matches.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
  return { ...rules, matches: (path) => patterns.some((pattern) => pattern.test(path)) }
}

test('links to publicly cacheable pages are prefetched, and prerendered when pressed', async () => {
  for (const locale of locales) {
    const { prefetch, prerender, matches } = await rulesOf(locale)
    expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative'])
    for (const name of ['home', 'forSale', 'projects', 'testimonials'] as const) expect(matches(href(name, locale)), name).toBe(true)
    expect(matches(href('propertyForSale', locale, { city: 'Brugge', type: 'town-house', id: 1 }))).toBe(true)
  }
})

test('nothing with side effects, behind a sealed link or behind a log-in is prefetched', async () => {
  const sealed = [
    'subscription',
    'subscriptionConfirm',
    'subscriptionEnd',
    'appointment',
    'ownerQuestion',
    'testimonialReview',
    'ownerDigestEnd',
  ] as const satisfies readonly RouteName[]
  for (const locale of locales) {
    const { matches } = await rulesOf(locale)
    for (const name of sealed) expect(matches(href(name, locale, { id: 'abc' })), name).toBe(false)
    for (const name of [
      'documentLink',
      'ownerLogin',
      'ownerReset',
      'ownerPassword',
      'ownerSignIn',
      'ownerEmail',
      'ownerPortal',
      'ownerAccount',
      'thankYou',
      'thankYouContact',
    ] as const)
      expect(matches(href(name, locale)), name).toBe(false)
    for (const form of everyForm) expect(matches(form.path(locale).split('?')[0] ?? ''), form.name).toBe(false)
    for (const path of ['/consent', '/documents/property/1/epc', '/property/1', '/photos/1/a-480.webp', '/api/listings'])
      expect(matches(path), path).toBe(false)
  }
})

test('neither an unknown language nor the preview has speculation rules', async () => {
  expect((await site.fetch('/speculation-rules/it.json')).status).toBe(404)
  expect((await site.fetch('/preview/nl/')).headers.get('Speculation-Rules')).toBeNull()
})
