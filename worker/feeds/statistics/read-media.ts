import { isJsonObject } from '#db/model/site/json-object.ts'
import type { ViewTotals } from '#db/model/views/view-figures.ts'
import { type Fields, openFields } from '../fields.ts'
import { readDay } from '../values/date.ts'
import { readNumber } from '../values/number.ts'
import { isWebAddress } from '../values/web-address.ts'
import { listingNames, listingOf, mediaOf, unfold } from './entry.ts'
import type { StatisticsReading, Unreadable } from './reading.ts'

const viewNames = ['Views', 'NumberOfViews', 'ViewCount', 'Count', 'Value', 'Visits', 'NumberOfVisits', 'Total', 'Quantity', 'Number']
const maxViews = 1_000_000_000

const periods: Readonly<Record<keyof ViewTotals, readonly string[]>> = {
  today: named('Today', 'Day'),
  week: named('ThisWeek', 'Week'),
  month: named('ThisMonth', 'Month'),
  total: named('Total', 'All', 'Ever'),
}

/** 'Today', 'VisitToday', 'VisitsToday', 'TodayVisits', 'NumberOfVisitsToday', 'TotalToday', …, as services call the same figure. */
function named(...words: readonly string[]): readonly string[] {
  return words.flatMap((word) => [word, `Visit${word}`, `Visits${word}`, `${word}Visits`, `${word}Visit`, `NumberOfVisits${word}`, `NumberOfVisit${word}`])
}

/** View totals as counted by the source; without a portal they cover everything the CRM counts. */
export function readTotals(entry: unknown): StatisticsReading | Unreadable {
  const fields = fieldsOf(entry)
  const home = fields && listingOf(fields, [...listingNames, 'ID'])
  if (!fields || !home) return { reason: 'no listing is named' }
  const { media, name } = mediaOf(fields) ?? { media: 'crm', name: null }
  const sum = (period: keyof ViewTotals) => fields.read(periods[period], readViews)
  const totals = { today: sum('today'), week: sum('week'), month: sum('month'), total: sum('total') }
  if (Object.values(totals).every((each) => each === null)) return { reason: 'no figure for today, this week, this month or in total' }
  return { of: 'totals', home, row: { media, name, totals } }
}

/** Views by day: an entry a day, or an entry a medium with its days inside. */
export function readViewsByDay(entry: unknown, today: string): readonly (StatisticsReading | Unreadable)[] {
  return unfold(entry).map((each) => {
    const fields = fieldsOf(each)
    const home = fields && listingOf(fields)
    if (!fields || !home) return { reason: 'no listing is named' }
    const medium = mediaOf(fields)
    if (medium === null) return { reason: 'no medium is named' }
    const day = fields.read(['Date', 'Day', 'StatisticDate', 'DateTime', 'X'], readDay)
    if (day === null) return { reason: 'no day' }
    if (day > today) return { reason: `the day ${day} has not come` }
    const views = fields.read([...viewNames, 'Y'], readViews)
    return views === null ? { reason: 'no whole number of views' } : { of: 'views', home, row: { ...medium, day, views } }
  })
}

/** A portal on which a listing is or was online. */
export function readMedia(entry: unknown): StatisticsReading | Unreadable {
  const fields = fieldsOf(entry)
  const home = fields && listingOf(fields)
  if (!fields || !home) return { reason: 'no listing is named' }
  const medium = mediaOf(fields)
  if (medium === null) return { reason: 'no medium is named' }
  const url = fields.read(['Url', 'Link', 'WebAddress', 'MediaUrl'], (value) => (isWebAddress(value) ? value : null))
  const onlineFrom = fields.read(['OnlineFrom', 'OnlineDate', 'FromDate', 'DateFrom', 'StartDate', 'PublishDate', 'Date'], readDay)
  const onlineUntil = fields.read(['OnlineUntil', 'OfflineDate', 'ToDate', 'DateTo', 'EndDate'], readDay)
  return { of: 'media', home, row: { media: medium.media, name: medium.name ?? medium.media, url, onlineFrom, onlineUntil } }
}

function fieldsOf(entry: unknown): Fields | null {
  return isJsonObject(entry) ? openFields(entry) : null
}

function readViews(value: unknown): number | null {
  const number = readNumber(value)
  return number !== null && Number.isInteger(number) && number >= 0 && number <= maxViews ? number : null
}
