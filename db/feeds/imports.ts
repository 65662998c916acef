import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { HeldImport, Import, ImportCounts, ImportMode, ImportOrigin, ImportRefusal } from '../model/feeds/import-run.ts'
import { catalogue, imports, listings } from '../schema.ts'
import { raisingStock } from '../site/versions.ts'
import { countWithdrawn, outcomes } from './import-rows.ts'
import { notingChanges } from './import-runs.ts'
import { droppingStaged, isUnderWay } from './import-staging.ts'

/**
 * Feed imports: rows go to a staging table, are compared with the stock of their source, then copied in slices. Every step is idempotent, and every
 * write checks that the import is still under way, so an older import cannot overwrite a newer one of the same source. A source's stock is the
 * records it has sent and not withdrawn.
 */

/** Begins an import. @param now UTC in ISO 8601; also becomes the time of its withdrawals */
export async function openImport(db: Db, id: string, mode: ImportMode, origin: ImportOrigin, now: string): Promise<void> {
  const { source, format, sender } = origin
  await db.insert(imports).values({ id, state: 'receiving', mode, source, format, via: sender.via, sentBy: sender.by, startedAt: now, touchedAt: now })
}

/** An import by its id; null if unknown. */
export async function findImport(db: Db, id: string): Promise<Import | null> {
  return (await db.select().from(imports).where(eq(imports.id, id)).limit(1))[0] ?? null
}

/**
 * Ends every import of a source that is under way or held, and drops its staged rows.
 * @returns the catalogue's new version if one of them had begun to change the stock, else null
 */
export async function supersedeOthers(db: Db, source: string, now: string): Promise<number | null> {
  const isOfSource = eq(imports.source, source)
  // What is held for what it would change stays until another has been read: a synchronisation begins every five minutes.
  const isPreview = sql`${isOfSource} AND ${imports.refusal} ->> '$.why' = 'preview'`
  const [versions] = await db.batch([...endingImports(db, isOfSource, { state: 'superseded', touchedAt: now }, now), ...droppingHeld(db, isPreview)])
  return versions[0]?.version ?? null
}

/** Ends an import before it changes the stock: it was refused, or its sender aborted it. */
export async function discardImport(db: Db, id: string, now: string, refusal: ImportRefusal = { why: 'givenUp' }): Promise<void> {
  await db.batch([
    ...droppingHeld(db, sql`${imports.id} = ${id} AND ${imports.refusal} ->> '$.why' = 'preview'`),
    db
      .update(imports)
      .set({ state: 'refused', touchedAt: now, refusal, held: null })
      .where(and(eq(imports.id, id), eq(imports.state, 'receiving'))),
    ...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE id = ${id} AND state = 'refused')`),
  ])
}

/**
 * Ends imports that have been idle since a given time (UTC, ISO 8601), and drops their staged rows.
 * @returns the catalogue's new version if one of them had begun to change the stock, else null
 */
export async function endStaleImports(db: Db, before: string, now: string): Promise<number | null> {
  const [versions] = await db.batch(endingImports(db, lt(imports.touchedAt, before), { state: 'refused', refusal: { why: 'abandoned' } }, now))
  return versions[0]?.version ?? null
}

/** The statements that end imports under way, drop their staged rows, and first raise the stock's version if one of them had begun to change it. */
function endingImports(db: Db, isChosen: SQL, end: Pick<typeof imports.$inferInsert, 'state'> & Partial<typeof imports.$inferInsert>, now: string) {
  const underWay = and(inArray(imports.state, ['receiving', 'applying']), isChosen)
  return [
    raisingStock(db, now)
      .where(sql`EXISTS (SELECT 1 FROM ${imports} WHERE ${and(eq(imports.state, 'applying'), isChosen)})`)
      .returning({ version: catalogue.version }),
    ...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${underWay})`),
    db
      .update(imports)
      .set({ ...end, held: null })
      .where(underWay),
  ] as const
}

/**
 * Starts applying an import to the stock. Changes are recorded as events unless the source has no stock yet, so that a first import does not send
 * alerts for everything; a return is no news. @returns false if the import is no longer receiving, or has been
 * judged harmful by another request meanwhile
 */
export async function beginApplying(db: Db, { id, source }: Import, mode: ImportMode, now: string): Promise<boolean> {
  const begun = await db
    .update(imports)
    .set({
      state: 'applying',
      mode,
      touchedAt: now,
      logsEvents: sql`${imports.via} <> 'return' AND EXISTS (SELECT 1 FROM ${listings} WHERE source = ${source})`,
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving'), isNull(imports.refusal)))
    .returning({ id: imports.id })
  return begun.length > 0
}

/**
 * Closes an applied import: stores its counts, drops its staged rows, and raises the catalogue's version if anything changed.
 * @returns the counts of all kinds together; `version` is null if nothing changed
 */
export async function finishImport(db: Db, done: Import, now: string): Promise<{ readonly counts: ImportCounts; readonly version: number | null }> {
  const { added, changed, unchanged: same, kept } = await outcomes(db, done.id, ['listing', 'project'])
  const unchanged = done.via === 'return' ? kept : same
  const withdrawn = (await countWithdrawn(db, done, 'listing')) + (await countWithdrawn(db, done, 'project'))
  const isChanged = added + changed + withdrawn > 0
  const counts = { added, changed, unchanged, withdrawn }
  const [versions] = await db.batch([
    raisingStock(db, now)
      .where(sql`${isChanged ? 1 : 0} AND ${isUnderWay(done.id, 'applying')}`)
      .returning({ version: catalogue.version }),
    ...notingChanges(db, done),
    db
      .update(imports)
      .set({ state: 'done', touchedAt: now, counts })
      .where(and(eq(imports.id, done.id), eq(imports.state, 'applying'))),
    ...droppingStaged(db, sql`import_id = ${done.id}`),
    ...(done.mode === 'full' || isChanged ? droppingHeld(db, sql`${imports.source} = ${done.source} AND ${imports.startedAt} < ${done.startedAt}`) : []),
  ])
  return { counts, version: versions[0]?.version ?? null }
}

/**
 * Imports that were refused because they would withdraw too much of the stock, and wait for an override. Their staged rows are kept for a day or until
 * the next import of their source. Dropping the rows also makes the import impossible to resume: without them it would withdraw everything.
 */

/** Refuses an import but keeps its staged rows. */
export async function holdImport(db: Db, id: string, now: string, refusal: ImportRefusal, held: HeldImport): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'refused', touchedAt: now, refusal, held })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
}

/** Removes an import into which nothing was staged. */
export async function removeEmptyImport(db: Db, id: string): Promise<void> {
  await db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
}

/** Notes what an import is held for, while what it hides is being applied. */
export async function noteHeld(db: Db, id: string, now: string, refusal: ImportRefusal, held: HeldImport): Promise<void> {
  await db
    .update(imports)
    .set({ touchedAt: now, refusal, held })
    .where(and(eq(imports.id, id), eq(imports.state, 'receiving')))
}

/** Holds an import in the place of those of its source that were held before. */
export async function holdJudged(db: Db, { id, source }: Pick<Import, 'id' | 'source'>, now: string): Promise<void> {
  await db.batch([
    ...droppingHeld(db, eq(imports.source, source)),
    db
      .update(imports)
      .set({ state: 'refused', touchedAt: now })
      .where(and(eq(imports.id, id), eq(imports.state, 'receiving'))),
  ])
}

/** Whether an import of a source is held for the same. */
export async function isHeldFor(db: Db, source: string, digest: string): Promise<boolean> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, source), isHeld, sql`${imports.held} ->> '$.digest' = ${digest}`))
    .limit(1)
  return rows.length > 0
}

/** The query for the imports of the stock of CRMs that wait to be published. */
export function selectWaiting(db: Db) {
  return db
    .select({ id: imports.id, source: imports.source })
    .from(imports)
    .where(and(isNotNull(imports.held), eq(imports.via, 'sync'), sql`${imports.refusal} ->> '$.why' = 'preview'`))
}

/** The statement that resumes a held import; returns no row if it is no longer held. */
export function resumeImport(db: Db, id: string, now: string) {
  return db
    .update(imports)
    .set({ state: 'receiving', touchedAt: now, refusal: null, held: null })
    .where(and(eq(imports.id, id), isHeld))
    .returning({ id: imports.id })
}

/** The statements that discard held imports and their staged rows. @param chosen a condition on the imports */
function droppingHeld(db: Db, chosen: SQL) {
  const held = and(isHeld, chosen)
  return [...droppingStaged(db, sql`import_id IN (SELECT id FROM ${imports} WHERE ${held})`), db.update(imports).set({ held: null }).where(held)] as const
}

/** Discards an import that its sender does not confirm, received or not. */
export async function dropHeld(db: Db, id: string, now: string): Promise<void> {
  await db.batch([...droppingHeld(db, eq(imports.id, id)), ...endingImports(db, eq(imports.id, id), { state: 'refused', refusal: { why: 'givenUp' } }, now)])
}

/**
 * Discards imports that have been held since before a given time (UTC, ISO 8601).
 * @param syncedBefore the same for the stock of a CRM, and for what is held for what it would change
 */
export async function dropOldHeld(db: Db, before: string, syncedBefore: string): Promise<void> {
  const [first, ...others] = droppingHeld(
    db,
    sql`${imports.touchedAt} < iif(${imports.via} = 'sync' OR ${imports.refusal} ->> '$.why' <> 'preview', ${syncedBefore}, ${before})`,
  )
  await db.batch([first, ...others])
}

const isHeld = and(eq(imports.state, 'refused'), isNotNull(imports.held))

/**
 * Raises the stock version once for an import whose sender stopped while it was being applied, so that pages show its changes so far: a withdrawal or a
 * hidden address must not wait until the import is resumed or removed.
 * @param before only imports that began to apply before this time, UTC in ISO 8601
 */
export async function raiseForStalledImports(db: Db, before: string, now: string): Promise<void> {
  await raisingStock(db, now).where(
    sql`EXISTS (SELECT 1 FROM imports WHERE state = 'applying' AND touched_at < ${before} AND touched_at > ${catalogue.changedAt})`,
  )
}
