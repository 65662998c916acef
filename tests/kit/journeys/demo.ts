import { rmSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { StaffRole } from '#db/model/accounts/staff.ts'
import { href } from '#ui/routes.ts'
import { storeStaffMember, storeStaffSession } from '../../desk/staff-factory.ts'
import { password, storeOwner } from '../../owners/owner-factory.ts'
import { connectBrowser } from '../browser.ts'
import { startSiteOn, type TestSite } from '../site.ts'
import { demoListings, demoProject, demoSalt, ownedHomes } from './demo-state.ts'
import { loadedDemo } from './loaded-demo.ts'
import { demoSecret, storeSealed } from './sealed-pages.ts'

export { demoListings, demoProject } from './demo-state.ts'

/** The address of the owner of all `ownedHomes`. */
const richOwner = 'bea.claes@example.com'

/** The address of an owner of a home and a project. */
export const demoOwner = 'an.peeters@example.com'

export interface VisitOptions extends BrowserContextOptions {
  readonly width?: number
  readonly height?: number
  /** URLs that the test makes fail on purpose. */
  readonly failing?: RegExp
  /** URLs of other origins that the test expects; a request to any other fails it. */
  readonly foreign?: RegExp
  /** The visitor's earlier choice in the banner: only necessary by default; null for a visitor who has not chosen, and sees the banner. */
  readonly choice?: 'all' | 'necessary' | null
}

export interface Visitor {
  readonly page: Page
  /** Opens a path of the site and waits for its load event. @returns the status */
  open(path: string): Promise<number>
}

/** Milliseconds; twice the default, as a busy machine may be several times slower than usual. */
const maxWait = 60_000

/** A site with the demo agency, and a browser. */
export class Demo {
  readonly site: TestSite
  readonly browser: Browser
  readonly #choices = new Map<string, string>()
  readonly #isShared: boolean

  constructor(site: TestSite, browser: Browser, isShared = false) {
    this.site = site
    this.browser = browser
    this.#isShared = isShared
  }

  /** Runs a test as one visitor in a new browser profile; errors in the console or on the page, and requests to other origins, fail it. */
  async visit(options: VisitOptions, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
    const { width = 1280, height = 800, failing, foreign, choice = 'necessary', ...context } = options
    const profile = await this.browser.newContext({ baseURL: this.site.url, viewport: { width, height }, reducedMotion: 'reduce', ...context })
    try {
      if (choice !== null) await profile.addCookies([{ name: 'consent', value: await this.#choiceCookie(choice), url: this.site.url }])
      const page = await profile.newPage()
      page.setDefaultTimeout(maxWait)
      const errors = listen(page, failing)
      const { origin } = new URL(this.site.url)
      page.on(
        'request',
        (request) => isForeign(request.url(), origin) && foreign?.test(request.url()) !== true && errors.push(`${page.url()}: requested ${request.url()}`),
      )
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

  /** Options of a visit by an owner of homes in every state, who is logged in. */
  async asOwner(): Promise<VisitOptions> {
    const body = new URLSearchParams({ do: 'password', email: richOwner, password })
    const answer = await this.site.fetch(href('ownerLogin', 'nl'), { method: 'POST', body })
    expect(answer.status).toBe(303)
    return this.#withCookies(
      answer.headers.getSetCookie().map((set) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        return { name, value }
      }),
    )
  }

  /** Options of a visit by a member of the staff with a role, who is signed in at the desk. */
  async asStaff(role: StaffRole): Promise<VisitOptions> {
    const { db } = this.site
    return this.#withCookies([{ name: 'desk', value: await storeStaffSession(db, await storeStaffMember(db, role)) }])
  }

  #withCookies(pairs: readonly { readonly name: string; readonly value: string }[]): VisitOptions {
    const place = { domain: new URL(this.site.url).hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const
    return { storageState: { cookies: pairs.map((pair) => ({ ...pair, ...place })), origins: [] } }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.close()
    if (!this.#isShared) await this.site[Symbol.asyncDispose]()
  }
}

// Files of one vitest worker share the process; a module may still be loaded more than once.
const shared: { perronDemo?: Promise<TestSite> } & typeof globalThis = globalThis

/** The demo agency's site that the journeys of one vitest worker share, and the browser that all share. Forms may be sent to it. */
export async function openDemo(): Promise<Demo> {
  shared.perronDemo ??= startDemo().then((site) => {
    process.once('exit', () => rmSync(site.state, { recursive: true, force: true }))
    return site
  })
  return new Demo(await shared.perronDemo, await connectBrowser(inject('browser')), true)
}

/** The same on a copy of its data, for journeys that read mails or change what others read. */
export async function openOwnDemo(): Promise<Demo> {
  return new Demo(await startDemo(), await connectBrowser(inject('browser')))
}

async function startDemo(): Promise<TestSite> {
  const site = await startSiteOn(await loadedDemo(), { PLACE_SALT: demoSalt, SIGNING_SECRET: demoSecret })
  await storeSealed(site.db)
  await storeOwner(site.db, demoOwner, [
    { kind: 'listing', id: demoListings.rich },
    { kind: 'project', id: demoProject },
  ])
  await storeOwner(site.db, richOwner, Object.values(ownedHomes))
  return site
}

const isForeign = (url: string, origin: string) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== origin

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
