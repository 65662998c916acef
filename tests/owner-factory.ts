import type { D1Database } from '@cloudflare/workers-types'
import type { OwnedHome } from '#db/model/owner.ts'

/** The password of every owner that `storeOwner` stores. */
export const password = 'vier groene fietsen'

/** Its hash with today's parameters, so that not every test waits for the hashing of an invitation. */
const hash = '$argon2id$v=19$m=19456,t=2,p=1$taMjYXfQLWSkoC6KUb4QjA$//vpA/kD7iJVsA50yQuOc6revk0a+peulwZAM8RsRds'

/** Stores an account with that password. */
export async function storeOwner(db: D1Database, address: string, homes: readonly OwnedHome[]): Promise<void> {
  const now = new Date().toISOString()
  const id = `owner-${address.toLowerCase()}`
  await db.batch([
    db
      .prepare("INSERT INTO owners (id, email, recipient, name, locale, password, created_at, changed_at) VALUES (?, ?, ?, 'An Peeters', 'nl', ?, ?, ?)")
      .bind(id, address.toLowerCase(), address, hash, now, now),
    ...homes.map((home) => db.prepare('INSERT INTO owner_homes (owner_id, kind, record_id, since) VALUES (?, ?, ?, ?)').bind(id, home.kind, home.id, now)),
  ])
}
