import type { D1Database } from '@cloudflare/workers-types'
import type { OwnedHome } from '#db/model/owners/owner.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

/** The password of every owner that `storeOwner` stores. */
export const password = 'vier groene fietsen'

/** Its hash with the current parameters, so that tests need not wait for the hashing. */
const hash = '$argon2id$v=19$m=19456,t=2,p=1$taMjYXfQLWSkoC6KUb4QjA$//vpA/kD7iJVsA50yQuOc6revk0a+peulwZAM8RsRds'

/** The id of the account that `storeOwner` stores under an address. */
export function ownerIdOf(address: string): string {
  return `owner-${address.toLowerCase().replace(/\W+/g, '-')}`
}

/** Stores an account with that password. */
export async function storeOwner(db: D1Database, address: string, homes: readonly OwnedHome[]): Promise<void> {
  const now = new Date().toISOString()
  const id = ownerIdOf(address)
  await db.batch([
    db
      .prepare("INSERT INTO owners (id, email, recipient, name, locale, password, created_at, changed_at) VALUES (?, ?, ?, 'An Peeters', 'nl', ?, ?, ?)")
      .bind(id, address.toLowerCase(), address, hash, now, now),
    ...homes.map((home) => db.prepare('INSERT INTO owner_homes (owner_id, kind, record_id, since) VALUES (?, ?, ?, ?)').bind(id, home.kind, home.id, now)),
  ])
}

/** Stores a session of such an account, without the cost of hashing the password at a log-in. @param now by the site's clock @returns the token of its cookie */
export async function storeSession(db: D1Database, address: string, now = new Date()): Promise<string> {
  const token = randomToken()
  const inAWeek = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString()
  await db
    .prepare("INSERT INTO owner_sessions (hash, owner_id, device, created_at, used_at, idle_until, ends_at) VALUES (?1, ?2, '', ?3, ?3, ?4, ?4)")
    .bind(hashOfToken(token), ownerIdOf(address), now.toISOString(), inAWeek)
    .run()
  return token
}
