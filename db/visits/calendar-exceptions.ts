import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { CalendarException, StartTerms } from '../model/visits/calendar.ts'
import { calendarExceptions } from '../schema.ts'

/** The query for the exceptions in an office's calendar, from one day to another (both included, YYYY-MM-DD). */
export function selectExceptions(db: Db, office: OfficeKey, from: string, to: string) {
  const { day, capacity } = calendarExceptions
  return db
    .select({ day, time: sql<string | null>`nullif(${calendarExceptions.time}, '')`.as('time'), capacity })
    .from(calendarExceptions)
    .where(and(eq(calendarExceptions.office, office), between(day, from, to)))
    .orderBy(asc(day), asc(calendarExceptions.time))
}

/** The statement that sets an exception for a day or one start of an office. Replaces an earlier exception; existing appointments stay. */
export function setException(db: Db, office: OfficeKey, { day, time, capacity }: CalendarException): Statement {
  return db
    .insert(calendarExceptions)
    .values({ office, day, time: time ?? '', capacity })
    .onConflictDoUpdate({ target: [calendarExceptions.office, calendarExceptions.day, calendarExceptions.time], set: { capacity } })
}

/** The statement that removes an exception, so that the regular opening hours apply again. */
export function removeException(db: Db, office: OfficeKey, day: string, time: string | null): Statement {
  return db.delete(calendarExceptions).where(isFor(office, day, time))
}

/** `setException` as a compare-and-set: returns a row only if the exception is still the one that was read (null: none). */
export function setExceptionFrom(db: Db, office: OfficeKey, { day, time, capacity }: CalendarException, was: number | null) {
  const current = db
    .select({ capacity: calendarExceptions.capacity })
    .from(calendarExceptions)
    .where(isFor(office, day, time))
  return db
    .insert(calendarExceptions)
    .select(sql`SELECT ${office}, ${day}, ${time ?? ''}, ${capacity} WHERE (${current}) IS ${was}`)
    .onConflictDoUpdate({ target: [calendarExceptions.office, calendarExceptions.day, calendarExceptions.time], set: { capacity } })
    .returning({ day: calendarExceptions.day })
}

/** `removeException` as a compare-and-set. */
export function removeExceptionFrom(db: Db, office: OfficeKey, { day, time }: Pick<CalendarException, 'day' | 'time'>, was: number) {
  return db
    .delete(calendarExceptions)
    .where(and(isFor(office, day, time), eq(calendarExceptions.capacity, was)))
    .returning({ day: calendarExceptions.day })
}

/** SQL for the capacity of a start, evaluated when the statement runs; must agree with `startsOn`. */
export function capacityAt(db: Db, office: OfficeKey, { day, time, regular, isOffered, atMost }: StartTerms): SQL {
  if (atMost !== undefined) return sql`${atMost}`
  if (!isOffered) return sql`0`
  const exception = (at: string | null) =>
    db
      .select({ capacity: calendarExceptions.capacity })
      .from(calendarExceptions)
      .where(isFor(office, day, at))
  const otherwise = regular === null ? sql`0` : sql`coalesce(${exception(null)}, ${regular})`
  return sql`coalesce(${exception(time)}, ${otherwise})`
}

function isFor(office: OfficeKey, day: string, time: string | null): SQL | undefined {
  return and(eq(calendarExceptions.office, office), eq(calendarExceptions.day, day), eq(calendarExceptions.time, time ?? ''))
}
