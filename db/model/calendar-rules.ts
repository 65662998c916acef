import type { OfficeKey } from './office.ts'

/** When an office takes appointments. An agency that takes Perron over changes this file. */
export interface CalendarRule {
  readonly office: OfficeKey
  /** The first day on which this row holds; it replaces the office's rows before it. Days are YYYY-MM-DD. */
  readonly from: string
  /** Whose public holidays it keeps. */
  readonly country: 'BE' | 'LU'
  /** The time slots of each day of the week, from Monday to Sunday. */
  readonly week: readonly (readonly TimeSlot[])[]
  /** Minutes from one start to the next within a slot. */
  readonly every: number
  /** Minutes an appointment takes. */
  readonly minutes: number
  /** How many appointments may start at one time: how many people the office can send. */
  readonly capacity: number
}

interface TimeSlot {
  readonly from: string
  readonly to: string
}

/** Decisions, "Contact time slots". */
const morning: TimeSlot = { from: '10:00', to: '13:00' }
const afternoon: TimeSlot = { from: '13:00', to: '16:00' }
const evening: TimeSlot = { from: '16:00', to: '19:00' }

const weekday = [morning, afternoon, evening]
const week = [weekday, weekday, weekday, weekday, weekday, [morning], []]
const shared = { from: '2026-01-01', week, every: 60, minutes: 45 } as const

export const calendarRules: readonly CalendarRule[] = [
  { office: 'brugge', country: 'BE', capacity: 1, ...shared },
  { office: 'brussel', country: 'BE', capacity: 2, ...shared },
  { office: 'luxembourg', country: 'LU', capacity: 1, ...shared },
]

/** Hours before an appointment until which it can be made: somebody has to prepare it. */
export const leadHours = 24
/** Days, today included, of which starts are offered. */
export const horizonDays = 22
/** The most appointments that may ever start at one time. */
export const maxSeats = 20
