import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { Office } from '#db/model/agency/office.ts'
import { type CalendarException, startsOn } from '#db/model/visits/calendar.ts'
import { removeExceptionFrom, selectExceptions, setExceptionFrom } from '#db/visits/calendar-exceptions.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { textOf } from '#worker/site/requests/typed-values.ts'
import type { DeskContext } from '../../desk/desk-page.ts'

/** A start of an office, or (without a time) a whole day. */
export interface Slot {
  readonly office: Office
  readonly day: string
  readonly time: string | null
}

/** The undo of a change: an act with its fields. */
export interface SlotUndo {
  readonly act: 'close' | 'open' | 'seats'
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Sets the capacity of a start: 0 closes it, null restores the rule. The form carries the capacities it was opened with (`seen`), as an optimistic lock:
 * it is rejected if a colleague has changed this start since.
 * @returns the undo, null if nothing changed; or the form's state if rejected
 */
export async function changeSlot(
  { store, session, now }: DeskContext,
  { office, day, time }: Slot,
  capacity: number | null,
  action: 'close' | 'open' | 'change',
  sent: FormData,
): Promise<{ readonly undo: SlotUndo | null } | FormState> {
  const db = store.primary
  const exceptions = await selectExceptions(db, office.key, day, day)
  const others = exceptions.filter((each) => each.time !== time)
  const was = exceptions.find((each) => each.time === time)?.capacity ?? null
  if (was === capacity) return { undo: null }
  const objectId = [office.key, day, time ?? ''].filter((part) => part !== '').join(' ')
  const conflict: FormState = { ...freshForm, typed: { time: textOf(sent, 'time'), seats: textOf(sent, 'seats'), slot: objectId }, problem: 'slotChanged' }
  if (time !== null && sent.has('seen') && seenAt(textOf(sent, 'seen'), time) !== shownAt(office, day, time, exceptions)) return conflict
  const log = { action, object: 'calendar', objectId, fields: action === 'change' ? ['capacity'] : [] } as const
  const change =
    capacity === null ? removeExceptionFrom(db, office.key, { day, time }, was ?? 0) : setExceptionFrom(db, office.key, { day, time, capacity }, was)
  const [changed] = await db.batch([change, recordAct(db, session.member, log, now, didChange)])
  if (changed.length === 0) return conflict
  const after = capacity === null ? others : [...others, { day, time, capacity }]
  const seen = time === null ? {} : { seen: `${time}=${shownAt(office, day, time, after)}` }
  const fields = { office: office.key, day, time: time ?? '', ...seen }
  if (was === null || was === 0) return { undo: { act: was === null ? 'open' : 'close', fields } }
  // Only the API can set the capacity of a whole day, so the desk has no undo for it.
  return { undo: time === null ? null : { act: 'seats', fields: { ...fields, seats: String(was) } } }
}

/** A start's capacity as the calendar's forms show it: 0 if closed, empty if the day has no such start. */
function shownAt({ calendar }: Office, day: string, time: string, exceptions: readonly CalendarException[]): string {
  const start = startsOn(calendar, day, exceptions).find((each) => each.time === time)
  const own = exceptions.find((each) => each.time === time)
  return start === undefined ? (own?.capacity === 0 ? '0' : '') : String(start.capacity)
}

/** The start's part of '10:00=1 11:00=0'. */
function seenAt(seen: string, time: string): string {
  const part = seen.split(' ').find((each) => each.startsWith(`${time}=`))
  return part?.slice(time.length + 1) ?? ''
}
