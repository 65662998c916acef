import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { href } from '#ui/routes.ts'
import type { Site } from '../site.ts'

/** The id of a demo account, a slug since it appears in URLs. */
export const demoAccountId = (email: string) => `demo-${slug(email)}`

type DemoMember = Pick<StaffMember, 'email' | 'name' | 'locale' | 'role' | 'offices'>

const file = join(import.meta.dirname, '../../../db/demo/staff.json')
const readDemoStaff = (): readonly DemoMember[] => JSON.parse(readFileSync(file, 'utf8'))

/** Seeds the local site with staff accounts. They sign in with a link from the local mailbox. Idempotent. */
export async function keepDemoStaff({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const database = await miniflare.getD1Database('DB')
  const insert = database.prepare(
    `INSERT OR IGNORE INTO staff (id, email, recipient, name, locale, role, offices, state, created_at, changed_at)
     VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, 'active', ?7, ?7)`,
  )
  const rows = readDemoStaff().map(({ email, name, locale, role, offices }) =>
    insert.bind(demoAccountId(email), email, name, locale, role, offices && JSON.stringify(offices), now.toISOString()),
  )
  await database.batch(rows)
}

/** The lines that name the demo's accounts at the desk that a site has. @param origin of the site */
export async function demoDeskAccounts({ miniflare }: Pick<Site, 'miniflare'>, origin: string): Promise<readonly string[]> {
  const database = await miniflare.getD1Database('DB')
  const { results } = await database.prepare("SELECT email FROM staff WHERE id LIKE 'demo-%' AND state = 'active'").all<{ email: string }>()
  const known = readDemoStaff().filter(({ email }) => results.some((row) => row.email === email))
  const lines = known.map(({ email, locale, role }) => `           ${origin}${href('desk', locale)}  ${email.padEnd(24)}  ${role}`)
  return lines.length === 0 ? [] : ['  desk     ask for a link, which is in the mailbox:', ...lines]
}
