import type { AgencyRecord } from '#db/agency/agency.ts'
import { nextAgency, presentAgency } from '#db/agency/next-agency.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { faultLine } from '#worker/site/canary/fault-line.ts'
import { anyPage } from '#worker/site/canary/page-fault.ts'
import { tryPages } from '#worker/site/canary/try-pages.ts'

/** Renders pages under a changed record before it is stored. @returns what is wrong with them, each with its page, in words; empty if they are in order */
export async function faultsUnder(env: Env, record: AgencyRecord, locale: Locale, now: Date): Promise<readonly string[]> {
  const { enabled, default: main } = record.languages
  const pages = [
    ...enabled.map((each) => ({ path: href('home', each), isNew: false, expected: { ...anyPage, isPublished: true } })),
    ...[href('contact', main), href('forSale', main)].map((path) => ({ path, isNew: false, expected: anyPage })),
  ]
  const found = await tryPages(env, pages, nextAgency(record, now.toISOString()), presentAgency)
  // A record may be without an identity.
  return found.flatMap(({ page, fault }) => (fault === 'legal' && record.identity === null ? [] : [faultLine(page.path, fault, locale)]))
}
