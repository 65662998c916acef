import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../full.ts'
import { elements, type PageElement, parsePage } from '../kit/html.ts'
import { type Demo, openDemo } from '../kit/journeys/demo.ts'
import { pageKinds } from '../kit/journeys/page-kinds.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { vocabularyErrors } from '../kit/vocabulary.ts'

/** The demo agency's site as a crawler sees it: every address of the sitemap, and every link on its pages. */

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

let demo: Demo
let indexed: readonly string[]
beforeAll(async () => {
  demo = await openDemo()
  indexed = [...(await wholeSitemap(demo.site)).matchAll(/<url><loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
})
afterAll(() => demo[Symbol.asyncDispose]())

/** Every address of the sitemap; by default every 45th, in alternating languages. */
const sample = () => indexed.filter((_, at) => isFull || at % 90 === 0)

interface Read {
  readonly path: string
  readonly status: number
  readonly html: string
  readonly all: readonly PageElement[]
}

const answers = new Map<string, Promise<Pick<Read, 'status' | 'html'>>>()

async function fetchPage(path: string): Promise<Pick<Read, 'status' | 'html'>> {
  const answer = await demo.site.fetch(path)
  return { status: answer.status, html: await answer.text() }
}

/** Fetches each page once, and parses it lazily. */
async function read(path: string): Promise<Read> {
  const known = answers.get(path) ?? fetchPage(path)
  answers.set(path, known)
  const { status, html } = await known
  let parsed: readonly PageElement[] | undefined
  return {
    path,
    status,
    html,
    get all() {
      parsed ??= elements(parsePage(html), () => true)
      return parsed
    },
  }
}

const attributeOf = ({ all }: Read, name: string, key: string, value: string) =>
  all.filter((element) => element.name === name && element.attribs[key] === value)
const textOf = (element: PageElement) => element.children.map((child) => ('data' in child ? String(child.data) : '')).join('')

test('the sitemap has every language and many pages', () => {
  for (const locale of locales) expect(indexed.filter((path) => path.startsWith(`/${locale}/`)).length).toBeGreaterThan(100)
  expect(new Set(indexed).size).toBe(indexed.length)
})

test('an address of the sitemap answers 200, is canonical, and is named by its translations', async () => {
  const known = new Set(indexed)
  const named = new Map<string, readonly string[]>()
  const alternatesOf = (page: Read) =>
    attributeOf(page, 'link', 'rel', 'alternate')
      .filter(({ attribs }) => attribs.hreflang !== undefined && attribs.hreflang !== 'x-default')
      .map(({ attribs }) => (attribs.href ?? '').slice(demo.site.url.length))
  for (const path of sample()) {
    const page = await read(path)
    const canonical = attributeOf(page, 'link', 'rel', 'canonical')[0]?.attribs.href
    expect([page.status, canonical, page.html.includes('content="noindex')], path).toEqual([200, demo.site.url + path, false])
    named.set(path, alternatesOf(page))
  }
  for (const [path, others] of named) {
    expect(others, path).toContain(path)
    for (const other of others) {
      expect(known, `${path} → ${other}`).toContain(other)
      expect(named.get(other) ?? alternatesOf(await read(other)), `${other} → ${path}`).toContain(path)
    }
  }
})

/** Every address of the sitemap and every kind of page; by default the sample and every third kind in one language. */
const pagesToCheck = () => [
  ...new Set([
    ...sample(),
    ...pageKinds.flatMap(({ path }, at) => locales.filter((_, of) => isFull || of * 6 === at % (6 * locales.length)).map((locale) => path(locale))),
  ]),
]

test('every page has valid HTML, and structured data that schema.org knows', async () => {
  const errors: string[] = []
  for (const path of pagesToCheck()) {
    const page = await read(path)
    if (page.status === 301) continue
    const report = await validator.validateString(page.html)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages) errors.push(`${path}: ${ruleId} ${line}:${column} ${message}`)
    for (const script of attributeOf(page, 'script', 'type', 'application/ld+json'))
      errors.push(...vocabularyErrors(JSON.parse(textOf(script))).map((error) => `${path}: ${error}`))
  }
  expect(errors).toEqual([])
})

/** The links of a page within the site: path, query and fragment. */
function linksOf(page: Read): readonly string[] {
  const base = new URL(page.path, demo.site.url)
  return page.all
    .filter(({ name, attribs }) => name === 'a' && attribs.href !== undefined && attribs.download === undefined)
    .map(({ attribs }) => new URL(attribs.href ?? '', base))
    .filter(({ origin }) => origin === demo.site.url)
    .map(({ pathname, search, hash }) => pathname + search + hash)
}

test('every link within the site leads to a page without a redirect, and its fragment exists', async () => {
  const foundOn = new Map<string, string>()
  for (const path of [...sample(), ...locales.map((locale) => href('home', locale))])
    for (const link of linksOf(await read(path))) if (!foundOn.has(link)) foundOn.set(link, path)
  const idsAt = new Map<string, ReadonlySet<string | undefined>>()
  const errors: string[] = []
  for (const [link, from] of foundOn) {
    const [address = '', fragment = ''] = link.split('#')
    const target = await read(address)
    if (target.status !== 200) errors.push(`${from} → ${link}: ${target.status}`)
    else if (fragment !== '') {
      const ids = idsAt.get(address) ?? new Set(target.all.map(({ attribs }) => attribs.id))
      idsAt.set(address, ids)
      if (!ids.has(decodeURIComponent(fragment))) errors.push(`${from} → ${link}: no such part`)
    }
  }
  expect(foundOn.size).toBeGreaterThan(isFull ? 2_000 : 60)
  expect(errors).toEqual([])
})
