import type { FeedFormat } from '#db/model/feeds/import-run.ts'
import { type CommunicationStatus, type CommunicationType, communicationTypes } from '#db/model/owners/communication.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type HomeVisitState, type VisitInterest, visitorName, visitorOf } from '#db/model/visits/home-visit.ts'
import { type Fields, openFields, readFlag } from '../fields.ts'
import { readExternalId, readMoment } from '../perron/values.ts'
import { readNumber } from '../values/number.ts'
import { plainKey } from '../values/plain-key.ts'
import { plainText } from '../values/text.ts'
import { homeOf, line } from './entry.ts'
import type { StatisticsReading, Unreadable } from './reading.ts'

/** The vocabulary of CRM histories. */

/** Omnicasa's type numbers of histories; 1 is a visit. The others are undocumented. */
const numbered: ReadonlyMap<number, CommunicationType | 'visit'> = new Map([
  [1, 'visit'],
  [2, 'phoneIn'],
  [3, 'phoneOut'],
  [4, 'mailOut'],
  [7, 'mailIn'],
  [11, 'website'],
  [16, 'demand'],
])
const named = new Map(communicationTypes.map((type) => [plainKey(type), type]))

/** Reads the type of a history entry: the CRM's number, or one of our names. */
export function readHistoryType(value: unknown): CommunicationType | 'visit' {
  const number = readNumber(value)
  if (number !== null) return numbered.get(number) ?? 'other'
  const key = typeof value === 'string' ? plainKey(value) : ''
  return /^visit/.test(key) ? 'visit' : (named.get(key) ?? 'other')
}

type Words<Meaning extends string> = Readonly<Record<Meaning, RegExp>>

const statuses: Words<CommunicationStatus> = {
  cancelled: /cancel|annul|storn|abgesagt/,
  planned: /plan|prevu|provis|voorlop/,
  answered: /answer|beantwoord|repondu/,
  done: /done|close|clos|complet|gedaan|afge|uitgevoerd|termin|effectu|erledigt/,
  open: /open|ouvert|new|nieuw|nouveau|neu|todo|tedoen/,
}

export function readStatus(value: unknown): CommunicationStatus | null {
  const flag = typeof value === 'boolean' ? readFlag(value) : null
  return flag === null ? meaningOf(statuses, value) : flag ? 'done' : 'open'
}

const states: Words<HomeVisitState> = {
  cancelled: statuses.cancelled,
  missed: /miss|noshow|opdagen|absent|nichterschienen/,
  provisional: /provis|voorlop|option|optie|tentative|tobeconfirmed|tebevestigen|aconfirmer/,
  confirmed: /confirm|bevestig|bestatigt|held|done|gedaan|uitgevoerd|effectu/,
}

/** A visit without a state counts as confirmed. */
export function readVisitState(value: unknown): HomeVisitState {
  return meaningOf(states, value) ?? 'confirmed'
}

const interests: Words<VisitInterest> = {
  notInterested: /^(?:not|niet|geen|pas|nicht|kein)/,
  undecided: /undecid|doubt|twijfel|hesit|unentschieden|maybe|misschien/,
  interested: /interess|interest/,
}

export function readInterest(value: unknown): VisitInterest | null {
  const flag = readFlag(value)
  return flag === null ? meaningOf(interests, value) : flag ? 'interested' : 'notInterested'
}

function meaningOf<Meaning extends string>(words: Words<Meaning>, value: unknown): Meaning | null {
  if (typeof value !== 'string') return null
  const text = plainKey(value).normalize('NFD').replace(/\p{M}/gu, '')
  for (const meaning in words) if (words[meaning].test(text)) return meaning
  return null
}

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
    : { of: 'communication', home, row: { externalId, at, type, isReleased, ...contentOf(fields) } }
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

function contentOf(fields: Fields) {
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
