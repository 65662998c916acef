import { type CommunicationStatus, type CommunicationType, communicationTypes } from '#db/model/owners/communication.ts'
import type { HomeVisitState, VisitInterest } from '#db/model/visits/home-visit.ts'
import { readFlag } from '../fields.ts'
import { readNumber } from '../values/number.ts'
import { plainKey } from '../values/plain-key.ts'

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

/** What a history records: by its number, or by one of our own names. */
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
