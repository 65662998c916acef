import type { D1Database } from '@cloudflare/workers-types'
import type { StaffRole } from '#db/model/accounts/staff.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

export interface StaffPerson {
  readonly name: string
  readonly offices: readonly string[] | null
  readonly state: 'active' | 'invited' | 'disabled'
}

/** Stores an account with a role; its id is `staff-ROLE`, its address ROLE@example.com. An existing account is kept. */
export async function storeStaffMember(
  db: D1Database,
  role: StaffRole,
  { name = 'Els Maes', offices = null, state = 'active' }: Partial<StaffPerson> = {},
): Promise<string> {
  const id = `staff-${role}`
  const email = `${role}@example.com`
  await db
    .prepare(
      `INSERT OR IGNORE INTO staff (id, email, recipient, name, locale, role, offices, state, created_at, changed_at)
       VALUES (?1, ?2, ?2, ?3, 'nl', ?4, ?5, ?6, ?7, ?7)`,
    )
    .bind(id, email, name, role, offices && JSON.stringify(offices), state, new Date().toISOString())
    .run()
  return id
}

/** Stores a session of an account. @param now by the site's clock @returns the value of its cookie `desk` */
export async function storeStaffSession(db: D1Database, id: string, now = new Date()): Promise<string> {
  const token = randomToken()
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString()
  await db
    .prepare("INSERT INTO staff_sessions (hash, staff_id, device, created_at, used_at, idle_until, ends_at) VALUES (?1, ?2, 'Firefox, Linux', ?3, ?3, ?4, ?4)")
    .bind(hashOfToken(token), id, now.toISOString(), tomorrow)
    .run()
  return token
}
