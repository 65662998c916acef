import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type ChosenTransport, deployedTransport } from '../model/mail/mail-transport.ts'
import { mailTransport } from '../schema.ts'

const { id, kind, host, port, user, password, sender, version } = mailTransport

/** The mail transport set at the desk; `deployedTransport` if none was. */
export async function readChosenTransport(db: Db): Promise<ChosenTransport> {
  const row = await db.select({ kind, host, port, user, password, sender, version }).from(mailTransport).where(eq(id, 1)).get()
  return row ?? deployedTransport
}

/**
 * The statement that sets the transport; returns no row on a conflict (optimistic lock).
 * @param chosen with its new version, one above the version that was read
 */
export function setTransport(db: Db, chosen: ChosenTransport) {
  return db
    .insert(mailTransport)
    .values({ ...chosen, id: 1 })
    .onConflictDoUpdate({ target: id, set: chosen, setWhere: eq(version, chosen.version - 1) })
    .returning({ version })
}
