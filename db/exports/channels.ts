import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type ChannelRule, maxChannels } from '../model/exports/channel.ts'
import { hour } from '../model/site/durations.ts'
import { exportChannels, exportHomes } from '../schema.ts'

/** The channels through which other sites read homes. Hashes are SHA-256 in hexadecimal, times UTC in ISO 8601. */

const { name, goal, country, byHand, withContact, tokenHash, madeAt, readAt, revision, after, sequence, version } = exportChannels
const rule = { goal, country, byHand, withContact }

export interface Channel extends ChannelRule {
  readonly name: string
  readonly tokenHash: string
  readonly readAt: string | null
  readonly revision: number
  readonly after: number
  readonly sequence: number
  readonly version: number
}

/** A channel; null if there is none of that name. */
export async function findChannel(db: Db, named: string): Promise<Channel | null> {
  const rows = await db
    .select({ name, ...rule, tokenHash, readAt, revision, after, sequence, version })
    .from(exportChannels)
    .where(eq(name, named))
    .limit(1)
  return rows[0] ?? null
}

/** Every channel by name, with the number of homes it has (at most `maxChannels` channels exist). */
export function listChannels(db: Db) {
  const homes = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${exportHomes} WHERE ${exportHomes.channel} = ${name} AND ${exportHomes.state} = 'published' LIMIT 100))`
  return db
    .select({ name, ...rule, madeAt, readAt, homes })
    .from(exportChannels)
    .orderBy(asc(name))
    .limit(maxChannels)
}

/** The statement that makes a channel; returns no row if the name is taken or there are `maxChannels`. */
export function insertChannel(db: Db, channel: ChannelRule & { readonly name: string; readonly tokenHash: string }, now: Date) {
  const { name: named, goal: goals, country: countries, byHand: hand, withContact: contact, tokenHash: hash } = channel
  return db
    .insert(exportChannels)
    .select(
      sql`SELECT ${named}, ${goals}, ${countries}, ${hand ? 1 : 0}, ${contact ? 1 : 0}, ${hash}, ${now.toISOString()}, NULL, 0, 0, 0, 1
        WHERE (${db.select({ count: count() }).from(exportChannels)}) < ${maxChannels}`,
    )
    .onConflictDoNothing()
    .returning({ name })
}

/** The statement that changes the rule of a channel, after which every home is looked at again; returns no row on a conflict (optimistic lock). */
export function changeRule(db: Db, named: string, changed: ChannelRule, was: number) {
  return db
    .update(exportChannels)
    .set({ goal: changed.goal, country: changed.country, byHand: changed.byHand, withContact: changed.withContact, revision: 0, after: 0, version: was + 1 })
    .where(and(eq(name, named), eq(version, was)))
    .returning({ name })
}

/** The statement that gives a channel another token; returns no row for an unknown channel. */
export function changeToken(db: Db, named: string, hash: string) {
  return db
    .update(exportChannels)
    .set({ tokenHash: hash, version: sql`${version} + 1` })
    .where(eq(name, named))
    .returning({ name })
}

/** The statements that delete a channel with what it has; the last returns no row for an unknown one. */
export function removeChannel(db: Db, named: string) {
  return [db.delete(exportHomes).where(eq(exportHomes.channel, named)), db.delete(exportChannels).where(eq(name, named)).returning({ name })] as const
}

/** Records a read of a channel, at most once an hour, so that not every read is a write. */
export async function noteRead(db: Db, channel: Pick<Channel, 'name' | 'readAt'>, now: Date): Promise<void> {
  if (channel.readAt !== null && Date.parse(channel.readAt) > now.getTime() - hour) return
  await db.update(exportChannels).set({ readAt: now.toISOString() }).where(eq(name, channel.name))
}
