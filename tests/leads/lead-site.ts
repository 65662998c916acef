import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startSite, type TestSite } from '../kit/site.ts'

export let site: TestSite

interface LeadSite {
  readonly settings?: Readonly<Record<string, string>>
  /** Fills the site before the first test. */
  readonly load?: (site: TestSite) => Promise<unknown>
}

/** One site for the file’s tests, without leads and received mails before each. Call it once at the top of the file. */
export function lendLeadSite({ settings, load }: LeadSite = {}): void {
  beforeAll(async () => {
    site = await startSite(settings)
    await load?.(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(async () => {
    await site.db.prepare('DELETE FROM leads').run()
    site.mailbox.empty()
  })
}
