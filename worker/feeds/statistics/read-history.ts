import type { FeedFormat } from '#db/model/feeds/feed-format.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { visitorName, visitorOf } from '#db/model/visits/home-visit.ts'
import { type Fields, openFields, readFlag } from '../fields.ts'
import { readExternalId, readMoment } from '../perron/values.ts'
import { plainText } from '../values/text.ts'
import { homeOf, line } from './entry.ts'
import type { StatisticsReading, Unreadable } from './reading.ts'
import { readHistoryType, readInterest, readStatus, readVisitState } from './words.ts'

const maxLine = 200
const maxComment = 5_000

const releaseNames = [
  'Released',
  'IsReleased',
  'Publish',
  'IsPublish',
  'Published',
  'IsPublished',
  'PublishOwner',
  'PublishToOwner',
  'ShowToOwner',
  'VisibleForOwner',
]
const feedbackReleaseNames = ['FeedbackReleased', 'PublishFeedback', 'ShowFeedbackToOwner']

/**
 * Parses a communication or a visit. Omnicasa's owner API only lists what the agency publishes to owners, so its records are released by default; those
 * of the neutral format only if they say so. A visitor's feedback is released only if the entry says so.
 */
export function readHistory(entry: unknown, list: 'communications' | 'visits', format: FeedFormat): StatisticsReading | Unreadable {
  if (!isJsonObject(entry)) return { reason: 'not a record' }
  const fields = openFields(entry)
  const externalId = idIn(fields)
  if (externalId === null) return { reason: 'no ID' }
  const home = homeOf(fields)
  if (home === null) return { reason: 'no listing or project is named' }
  const at = fields.read(['At', 'StartsAt', 'Date', 'StartDate', 'DateTime', 'FromDate', 'CreatedDate'], readMoment)
  if (at === null) return { reason: 'no date' }
  const type = list === 'visits' ? 'visit' : readHistoryType(fields.take('TypeID', 'HistoryTypeID', 'HistoryType', 'Type'))
  const isReleased = fields.read(releaseNames, readFlag) ?? format === 'omnicasa'
  return type === 'visit'
    ? { of: 'visit', home, row: { externalId, startsAt: at, isReleased, ...visitOf(fields) } }
    : { of: 'communication', home, row: { externalId, at, type, isReleased, ...toldIn(fields) } }
}

/** The id of a history at its source; null without one. */
export function historyIdOf(entry: unknown): string | null {
  return isJsonObject(entry) ? idIn(openFields(entry)) : null
}

function idIn(fields: Fields): string | null {
  return fields.read(['ID', 'HistoryID', 'CalendarID', 'AppointmentID'], readExternalId)
}

function visitOf(fields: Fields) {
  const [first, last] = [fields.take('PersonFirstName', 'VisitorFirstName', 'FirstName'), fields.take('PersonLastName', 'VisitorLastName', 'LastName')]
  return {
    visitor: visitorName(first, last) ?? fields.read(['Visitor', 'VisitorName', 'PersonName', 'ContactName'], visitorOf),
    state: readVisitState(fields.take('State', 'Status', 'StatusName')),
    interest: fields.read(['Interest', 'Interested', 'IsInterested'], readInterest),
    feedback: fields.read(['Feedback', 'Evaluation', 'Comment', 'Remark', 'Content'], comment),
    feedbackIsReleased: fields.read(feedbackReleaseNames, readFlag) ?? false,
  }
}

function toldIn(fields: Fields) {
  return {
    contact: fields.read(['Contact', 'ContactPerson', 'UserName', 'ManagerName', 'EmployeeName'], (value) => line(value, maxLine)),
    subject: fields.read(['Subject', 'Title', 'Description'], (value) => line(value, maxLine)),
    comment: fields.read(['Comment', 'Content', 'Remark', 'Text'], comment),
    status: fields.read(['Status', 'StatusName', 'State', 'IsDone', 'Done'], readStatus),
  }
}

function comment(value: unknown): string | null {
  const text = typeof value === 'string' ? plainText(value).slice(0, maxComment).trim() : ''
  return text === '' ? null : text
}
