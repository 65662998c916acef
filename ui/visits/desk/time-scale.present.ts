/** The scale of the calendar: a minute is the same height everywhere, so that a visit stands at its time and is as high as it is long. */

/** A row of the scale: from a time to the next row. */
export interface ScaleRow {
  /** HH:MM */
  readonly time: string
  readonly minutes: number
  readonly isHour: boolean
  /** The band of what begins before or after the usual hours, and the hour where it meets them; null on the scale. */
  readonly band: { readonly side: 'early' | 'late'; readonly edge: string } | null
}

interface Timed {
  readonly time: string
  readonly until: string
}

interface ScaledDay {
  readonly starts: readonly { readonly time: string }[]
  readonly closed: readonly string[]
  readonly visits: readonly Timed[]
}

/** The hours of a calendar without a start. */
const emptyHours = [9, 18] as const
/** Minutes that a start takes at least, for the end of the scale. */
const shortestStart = 30
const hour = 60

/** The usual hours. Visits that begin outside them, and outside those of the starts, stand in a band that is not to scale. */
const usual = [7 * hour, 21 * hour] as const

/** The rows of days beside each other: full hours, starts, and the beginnings of visits, from the first hour with one of them to the last. */
export function scaleOf(days: readonly ScaledDay[]): readonly ScaleRow[] {
  const starts = days.flatMap((day) => [...day.starts.map(({ time }) => time), ...day.closed]).map(minutesOf)
  const visits = days.flatMap((day) => day.visits.map(({ time, until }) => ({ from: minutesOf(time), to: minutesOf(until) })))
  const opens = Math.min(usual[0], ...starts)
  const closes = Math.max(usual[1], ...starts.map((each) => each + shortestStart))
  const inside = visits.filter(({ from }) => from >= opens && from < closes)
  const early = bandOf(
    'early',
    opens,
    visits.filter(({ from }) => from < opens),
  )
  const late = bandOf(
    'late',
    closes,
    visits.filter(({ from }) => from >= closes),
  )
  const begins = [...starts, ...inside.map(({ from }) => from)]
  const ends = [...begins.map((each) => each + shortestStart), ...inside.map(({ to }) => to)].map((end) => (late.length > 0 ? Math.min(end, closes) : end))
  const first = begins.length === 0 ? emptyHours[0] : Math.floor(Math.min(...begins) / hour)
  const last = begins.length === 0 ? emptyHours[1] : Math.ceil(Math.max(...ends) / hour)
  const hours = Array.from({ length: last - first }, (_, index) => (first + index) * hour)
  const marks = [...new Set([...hours, ...begins])].sort((one, other) => one - other)
  const rows = marks.map((mark, index) => ({ time: timeOf(mark), minutes: (marks[index + 1] ?? last * hour) - mark, isHour: mark % hour === 0, band: null }))
  return [...early, ...rows, ...late]
}

const bandRow = 45

/** A row of the same height for each beginning outside the usual hours. */
function bandOf(side: 'early' | 'late', edge: number, visits: readonly { readonly from: number }[]): readonly ScaleRow[] {
  const begins = [...new Set(visits.map(({ from }) => from))].sort((one, other) => one - other)
  return begins.map((mark) => ({ time: timeOf(mark), minutes: bandRow, isHour: false, band: { side, edge: timeOf(edge) } }))
}

/** How high a visit is that begins in a row: as long as it takes, up to the end of the row in a band, or to the band below it. */
export function heightOf({ time, until }: Timed, { minutes, band }: ScaleRow, rows: readonly ScaleRow[]): number {
  if (band !== null) return minutes
  const edge = rows.find((row) => row.band?.side === 'late')?.band?.edge
  return minutesBetween(time, edge !== undefined && edge < until ? edge : until)
}

/** Whether a row is within the hours of a day: from its first start until an hour after its last. */
export function isWithin({ starts, closed }: Pick<ScaledDay, 'starts' | 'closed'>, time: string): boolean {
  const begins = [...starts.map((start) => minutesOf(start.time)), ...closed.map(minutesOf)]
  const at = minutesOf(time)
  return at >= Math.min(...begins) && at < Math.max(...begins) + hour
}

/** Minutes that a free start takes on the scale: until the next start or visit of its day, half an hour at least and an hour at most. */
export function roomFrom({ starts, visits }: Pick<ScaledDay, 'starts' | 'visits'>, time: string): number {
  const at = minutesOf(time)
  const next = [...starts, ...visits].map((each) => minutesOf(each.time) - at).filter((minutes) => minutes > 0)
  return Math.max(shortestStart, Math.min(hour, ...next))
}

/** Where a visit stands among those at the same time: its lane from the left, and how many lanes they need. */
export interface Lane {
  readonly lane: number
  readonly of: number
  /** Visits that overlap, also by way of others, are one group. */
  readonly group: number
}

/** The lanes of a day's visits, in the order of their beginnings: visits that overlap stand beside each other, others take the whole width. */
export function lanesOf(visits: readonly Timed[]): readonly Lane[] {
  const lanes: { lane: number; group: number }[] = []
  const widths: number[] = []
  let ends: number[] = []
  for (const { time, until } of visits) {
    const from = minutesOf(time)
    if (ends.every((end) => end <= from)) {
      ends = []
      widths.push(0)
    }
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(minutesOf(until), from + 1)
    const group = widths.length - 1
    widths[group] = Math.max(widths[group] ?? 0, lane + 1)
    lanes.push({ lane, group })
  }
  return lanes.map(({ lane, group }) => ({ lane, of: widths[group] ?? 1, group }))
}

/** How many visits of a group find no room if only so many lanes are shown: said once, where the first of them begins. */
export function hiddenFrom(lanes: readonly Lane[], at: number, most: number): number {
  const hidden = lanes.flatMap(({ lane, group }, index) => (group === lanes[at]?.group && lane >= most ? [index] : []))
  return hidden[0] === at ? hidden.length : 0
}

/** Minutes from one time of a day to another. */
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from)

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hour + minutes
}

const timeOf = (minutes: number) => [Math.floor(minutes / hour), minutes % hour].map((part) => String(part).padStart(2, '0')).join(':')

/* Without style attributes, which the policy of the site drops, a number is the sum of classes: the style sheet adds up those that are there. */
const rows = ['row1', 'row2', 'row4', 'row8', 'row16', 'row32'] as const
const offsets = ['at1', 'at2', 'at4', 'at8', 'at16', 'at32'] as const
const lengths = ['for1', 'for2', 'for4', 'for8', 'for16', 'for32', 'for64', 'for128', 'for256', 'for512'] as const
const lanes = ['lane1', 'lane2', 'lane4', 'lane8', 'lane16'] as const
const counts = ['of1', 'of2', 'of4', 'of8', 'of16'] as const
const widths = ['wide1', 'wide2', 'wide4', 'wide8', 'wide16'] as const

const sum = (value: number, classes: readonly string[]) => classes.filter((_, bit) => (value >> bit) % 2 === 1).join(' ')

/** The class of a row: its height in minutes, up to an hour. */
export const rowClass = (minutes: number) => sum(minutes, rows)
/** The class of something that is as high as its minutes. */
export const lengthClass = (minutes: number) => sum(minutes, lengths)
/** The class of a line within a row: minutes after its beginning. */
export const offsetClass = (minutes: number) => sum(minutes, offsets)
/** The class of a visit: its minutes and its lane. */
export const visitClass = (minutes: number, { lane, of }: Pick<Lane, 'lane' | 'of'>) =>
  [lengthClass(minutes), sum(lane, lanes), sum(of, counts)].filter(Boolean).join(' ')
/** The class of a table that needs room for this many visits beside each other. */
export const tableClass = (of: number) => sum(of, widths)
