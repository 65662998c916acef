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

interface Rules {
  readonly prefetch: readonly [Rule]
  readonly prerender: readonly [Rule]
  /** Whether a link to the path is prefetched, and whether its page may be prerendered. */
  readonly matches: (path: string) => boolean
  readonly mayShow: (path: string) => boolean
}

async function rulesOf(locale: string, headers: Readonly<Record<string, string>> = {}): Promise<Rules> {
  const named = (await site.fetch(`/${locale}/`)).headers.get('Speculation-Rules') ?? ''
  const answer = await site.fetch(JSON.parse(named), { headers })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/speculationrules+json'])
  const rules: { prefetch: readonly [Rule]; prerender: readonly [Rule] } = await answer.json()
  const among = (rule: Rule) => (path: string) => rule.where.and[0].href_matches.some((match) => new RegExp(`^${match.replace(/:\w+/g, '[^/]+')}$`).test(path))
  return { ...rules, matches: among(rules.prefetch[0]), mayShow: among(rules.prerender[0]) }
}

test('links to publicly cacheable pages are prefetched and prerendered when pointed at', async () => {
  for (const locale of locales) {
    const { prefetch, prerender, matches } = await rulesOf(locale)
    expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'moderate'])
    for (const name of ['home', 'forSale', 'projects', 'testimonials'] as const) expect(matches(href(name, locale)), name).toBe(true)
    expect(matches(href('propertyForSale', locale, { city: 'Brugge', type: 'town-house', id: 1 }))).toBe(true)
  }
})

test('a public form is prerendered, not prefetched: nothing may store it for the click', async () => {
  const { matches, mayShow } = await rulesOf('nl')
  for (const path of [href('contact', 'nl'), href('viewing', 'nl', { id: 4001 })]) expect([matches(path), mayShow(path)], path).toEqual([false, true])
})

test('on a phone, whose browser guesses by what is in view, a page is prerendered only when its link is touched', async () => {
  const { prefetch, prerender } = await rulesOf('fr', { 'Sec-CH-UA-Mobile': '?1' })
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative'])
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
    const { matches, mayShow } = await rulesOf(locale)
    for (const name of sealed) expect(mayShow(href(name, locale, { id: 'abc' })), name).toBe(false)
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
      expect(mayShow(href(name, locale)), name).toBe(false)
    for (const form of everyForm) expect(matches(form.path(locale).split('?')[0] ?? ''), form.name).toBe(false)
    for (const path of ['/consent', '/documents/property/1/epc', '/property/1', '/photos/1/a-480.webp', '/api/listings'])
      expect(mayShow(path), path).toBe(false)
  }
})

test('neither an unknown language nor the preview has speculation rules', async () => {
  expect((await site.fetch('/speculation-rules/it.json')).status).toBe(404)
  expect((await site.fetch('/preview/nl/')).headers.get('Speculation-Rules')).toBeNull()
})
