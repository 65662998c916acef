import type { D1Database } from '@cloudflare/workers-types'
import type { Agency } from '#db/model/agency/agency.ts'

/** Stores the record as an import does, without its pictures. */
export async function saveAgency(db: Pick<D1Database, 'batch' | 'prepare'>, { version, ...record }: Agency): Promise<void> {
  await db.batch([
    db.prepare('INSERT INTO agency (id, version, record, changed_at) VALUES (1, ?, ?, ?)').bind(version, JSON.stringify(record), '2026-01-01'),
    db.prepare('UPDATE catalogue SET agency = ?').bind(version),
  ])
}
