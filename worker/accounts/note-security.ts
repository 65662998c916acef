import { countSecurityEvent } from '#db/accounts/security-events.ts'
import type { Db, Statement } from '#db/client.ts'
import type { SecurityKind } from '#db/model/accounts/security-event.ts'
import { senderHashes } from '#worker/signing/keyed-hashes.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'

/** What an isolate notes is written ten times a second at most (ms), so that a flood of refused requests costs few batches. */
const writtenAfter = 100
/** The runtime may drop deferred work: a batch that was not written by then (ms) never will be. */
const lostAfter = 30_000
const maxNamed = 100

interface Noted {
  readonly kind: SecurityKind
  readonly way: string
  readonly account: string | null
  readonly address: string | null
  count: number
}

interface Batch {
  readonly since: number
  readonly noted: Map<string, Noted>
}

let open: Batch | null = null

/**
 * Counts something in the security log, after the response.
 * @param way the kind of account and its way to log in, a screen or the beginning of a path; from a closed list, since each has a row
 * @param account its id, or the keyed hash of the address that was typed; null: the client, by a keyed hash of its IP address
 */
export function noteSecurity(
  { store, settings, clientAddress, now }: Pick<RequestContext, 'store' | 'settings' | 'clientAddress' | 'now'>,
  kind: SecurityKind,
  way: string,
  account: string | null = null,
): void {
  if (open === null || now.getTime() - open.since > lostAfter) {
    open = { since: now.getTime(), noted: new Map() }
    store.defer(write(open, store.primary, settings.signing))
  }
  const { noted } = open
  const address = account === null ? clientAddress : null
  const named = JSON.stringify([kind, way, account, address])
  const isNamed = noted.size < maxNamed || noted.has(named)
  const key = isNamed ? named : JSON.stringify([kind, way])
  const before = noted.get(key) ?? { kind, way, account: isNamed ? account : '', address, count: 0 }
  noted.set(key, { ...before, count: before.count + 1 })
}

async function write(batch: Batch, db: Db, signing: SigningSecrets): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, writtenAfter))
  if (open === batch) open = null
  const now = new Date()
  const statements: Statement[] = []
  for (const { kind, way, account, address, count } of batch.noted.values()) {
    const subject = account ?? (await senderHashes(signing, address, 'security'))?.[0] ?? ''
    statements.push(countSecurityEvent(db, { kind, way, subject, count }, now))
  }
  const [first, ...others] = statements
  if (first !== undefined) await db.batch([first, ...others])
}
