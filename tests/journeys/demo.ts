import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { connectBrowser } from '../browser.ts'
import type { FeedRecord } from '../factories.ts'
import { startSiteOn, type TestSite } from '../site.ts'
import { demoFeed, demoSalt } from './demo-state.ts'
import { demoSecret, storeSealed } from './sealed-pages.ts'

export { demoListings, demoProject } from './demo-state.ts'

interface Answer {
  readonly Value: { readonly From: number; readonly To: number; readonly RowsCount: number; readonly Items: readonly FeedRecord[] }
}

export interface VisitOptions extends BrowserContextOptions {
  readonly width?: number
  readonly height?: number
  /** URLs that the test makes fail on purpose. */
  readonly failing?: RegExp
  /** The visitor's earlier choice in the banner: only necessary by default; null for a visitor who has not chosen, and sees the banner. */
  readonly choice?: 'all' | 'necessary' | null
}

export interface Visitor {
  readonly page: Page
  /** Opens a path of the site and waits for its load event. @returns the status */
  open(path: string): Promise<number>
}

/** A site with the demo agency, and a browser. */
export class Demo {
  readonly site: TestSite
  readonly browser: Browser
  readonly #choices = new Map<string, string>()

  constructor(site: TestSite, browser: Browser) {
    this.site = site
    this.browser = browser
  }

  /** Runs a test as one visitor in a new browser profile; errors in the console or on the page fail it. */
  async visit(options: VisitOptions, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
    const { width = 1280, height = 800, failing, choice = 'necessary', ...context } = options
    const profile = await this.browser.newContext({ baseURL: this.site.url, viewport: { width, height }, reducedMotion: 'reduce', ...context })
    try {
      if (choice !== null) await profile.addCookies([{ name: 'consent', value: await this.#choiceCookie(choice), url: this.site.url }])
      const page = await profile.newPage()
      const errors = listen(page, failing)
      const open = async (path: string) => (await page.goto(path, { waitUntil: 'load' }))?.status() ?? 0
      await walk({ page, open })
      expect(errors, 'errors in the browser').toEqual([])
    } finally {
      await profile.close()
    }
  }

  /** The value of the consent cookie. */
  async #choiceCookie(choice: 'all' | 'necessary'): Promise<string> {
    const known = this.#choices.get(choice)
    if (known !== undefined) return known
    const answer = await this.site.fetch('/consent', { method: 'POST', body: new URLSearchParams({ choice }) })
    const value = /^consent=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
    this.#choices.set(choice, value)
    return value
  }

  /** Visits each item; two parallel visitors share them, each keeping its browser cache. */
  async visitEach<Item>(items: readonly Item[], options: VisitOptions, walk: (visitor: Visitor, item: Item) => Promise<void>): Promise<void> {
    const waiting = [...items]
    const share = async (visitor: Visitor) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await walk(visitor, item)
    }
    await Promise.all([this.visit(options, share), this.visit(options, share)])
  }

  /** Imports the feed again without one listing. */
  async withdraw(id: number): Promise<void> {
    const feed: { GetPropertyListJsonResult: Answer; GetProjectListJsonResult: Answer } = JSON.parse(readFileSync(demoFeed, 'utf8'))
    const { Value, ...answer } = feed.GetPropertyListJsonResult
    const items = Value.Items.filter((item) => item.ID !== id)
    const value = { From: 1, To: items.length, RowsCount: items.length, Items: items }
    const { status, lines } = await this.site.importFeed({ ...feed, GetPropertyListJsonResult: { ...answer, Value: value } })
    expect({ status, last: lines.at(-1) }).toMatchObject({ status: 0, last: expect.stringContaining('withdrawn 1,') })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.close()
    await this.site[Symbol.asyncDispose]()
  }
}

/** A site on a copy of the demo agency's data, with the browser that all journeys share. */
export async function openDemo(): Promise<Demo> {
  const site = await startSiteOn(inject('demoState'), { PLACE_SALT: demoSalt, SIGNING_SECRET: demoSecret })
  await storeSealed(site.db)
  return new Demo(site, await connectBrowser(inject('browser')))
}

/** Collects a page's errors, except for a document that is expected to be missing. */
function listen(page: Page, failing: RegExp | undefined): string[] {
  const errors: string[] = []
  const missing = new Set<string>()
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() >= 400) missing.add(response.url())
  })
  page.on('console', (message) => {
    const { url } = message.location()
    const expected = missing.has(url) || failing?.test(url) === true
    if (message.type() === 'error' && !expected) errors.push(`${page.url()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}
