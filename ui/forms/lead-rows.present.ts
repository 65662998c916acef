import { readAmount } from '#db/model/calculators/amount.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { type FormalName, isPersonName } from '#db/model/forms/person-name.ts'
import type { Lead, LeadValue } from '#db/model/leads/lead.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { findZone } from '#db/model/places/zones.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { isBlank, visibleText } from '#db/model/site/visible-text.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, type Translate, translator } from '#messages/translate.ts'
import { presentPhone } from '../agency/phone.present.ts'
import { type Promises, promisedWords } from '../listings/property/promised-words.present.ts'
import { countryName } from '../places/countries.present.ts'
import { placeName } from '../places/place-words.present.ts'
import { presentChips } from '../search/chips.present.ts'
import { formatDay, formatNumber } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'

/** A filled-in field in words; a long text keeps its lines. */
export interface LeadRow {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The filled-in fields of a form as rows for the office, in order, without those in `except`. */
export function presentLeadRows(fields: Lead['fields'], locale: Locale, except: readonly string[] = []): readonly LeadRow[] {
  const t = translator(locale)
  return Object.entries(fields)
    .filter(([name]) => !except.includes(name) && !brochureAddress.includes(name))
    .map(([name, value]) => ({ name, label: fieldLabel(t, name), value: name === 'brochure' ? brochureText(fields, locale) : valueText(locale, name, value) }))
    .filter((row) => !isBlank(row.value))
}

/** The visitor's name; empty when the form has none. */
export function leadName(fields: Lead['fields']): string {
  return joined(typeof fields.name === 'string' ? [fields.name] : [fields.firstName, fields.lastName])
}

/** Whether the visitor left an e-mail address, so that changes of a visit are mailed. */
export const hasEmail = ({ email }: Lead['fields']) => typeof email === 'string' && email.trim() !== ''

/** The sender of a lead in a list: the name, else the address, else a text for no name, as after erasure. */
export function leadSender(fields: Lead['fields'], email: string | null, locale: Locale): string {
  return leadName(fields) || (email ?? translator(locale)('desk.lead.nameless'))
}

/** The name for a mail's greeting; null for a text that is not a name, as the address may belong to someone else. */
export function greetedName(fields: Lead['fields']): string | null {
  const name = leadName(fields)
  return isPersonName(name) ? name : null
}

/** Title and last name for a mail's greeting; null without a title, or for a text that is not a name. */
export function formalName({ title, ...fields }: Lead['fields']): FormalName | null {
  const lastName = joined([fields.lastName])
  if (title === undefined || !isPersonName(lastName) || greetedName(fields) === null) return null
  // Earlier leads may hold 'miss'.
  return { title: title === 'mr' ? 'mr' : 'ms', lastName }
}

/** The friend's name for a greeting; null if absent. */
export function friendName(fields: Lead['fields']): string | null {
  const name = joined([fields.friendFirstName, fields.friendLastName])
  return isPersonName(name) ? name : null
}

/** On one line, without invisible characters, which could reverse the sentence around a name. */
function joined(parts: readonly (LeadValue | undefined)[]): string {
  const text = parts.filter((part) => typeof part === 'string').join(' ')
  return visibleText(text).replace(/\s+/g, ' ').trim()
}

/** The subject of a mail about a form: the form's own, else the default. */
export function leadSubject(form: FormName, kind: 'confirmation' | 'notice', locale: Locale): string {
  const own = `mail.${form}.${kind}.subject`
  return translator(locale)(hasMessage(own) ? own : `mail.${kind}.subject`)
}

/** What happens next, for the visitor. */
export function leadNext(form: FormName, promises: Promises, locale: Locale): string {
  return promisedWords(`mail.${form}.confirmation.next`, promises, locale) ?? promisedWords('mail.confirmation.next', promises, locale) ?? ''
}

/** The office's label if the form's label addresses the visitor; a field without a message is labelled with its name. */
function fieldLabel(t: Translate, name: string): string {
  const key = [`mail.notice.field.${name}`, `form.field.${name}`].find(hasMessage)
  return key === undefined ? name : t(key)
}

const brochureAddress: readonly string[] = ['postStreet', 'postHouseNumber', 'postZip', 'postCity', 'postCountry']

/** The postal address for a brochure, as on an envelope. */
function brochureText(fields: Lead['fields'], locale: Locale): string {
  const country = typeof fields.postCountry === 'string' ? countryName(fields.postCountry, locale) : ''
  const lines = [joined([fields.postStreet, fields.postHouseNumber]), joined([fields.postZip, fields.postCity]), country]
  return lines.filter((line) => line !== '').join('\n')
}

const countries: readonly string[] = ['country', 'postCountry']
const amounts: readonly string[] = ['offer', 'income1', 'income2', 'priceMin', 'priceMax']
const fromGrouped = 10_000 // years and house numbers are not grouped

function valueText(locale: Locale, name: string, value: LeadValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return translator(locale)(value ? 'fact.yes' : 'fact.no')
  if (name === 'search' && typeof value === 'string') return searchText(value, locale)
  if (countries.includes(name) && typeof value === 'string') return countryName(value, locale)
  const euros = amounts.includes(name) && typeof value === 'string' ? readAmount(value) : null
  if (euros !== null) return formatEuro(euros)
  if (name === 'phone' && typeof value === 'string') return presentPhone(value).text
  if (typeof value === 'number') return value < fromGrouped ? String(value) : formatNumber(value, locale)
  return typeof value === 'string' ? choiceText(locale, name, value) : value.map((each) => choiceText(locale, name, each)).join(', ')
}

/** One filter of a search per line. */
function searchText(query: string, locale: Locale): string {
  return presentChips(readSearch(new URLSearchParams(query)), locale)
    .map(({ text }) => text)
    .join('\n')
}

/** A choice of the form, a property type, a zone, a day or a moment in words; anything else as typed. */
function choiceText(locale: Locale, name: string, value: string): string {
  const key = [`form.choice.${name}.${value}`, `form.choice.${value}`, ...(name === 'types' ? [`type.${value}`] : [])].find(hasMessage)
  if (key) return translator(locale)(key)
  if (/^2\d{3}-\d\d-\d\d$/.test(value)) return formatDay(value, locale)
  if (name === 'start' && !Number.isNaN(Date.parse(value))) return whenText(value, locale)
  const zone = name === 'zones' ? findZone(value) : null
  return zone ? placeName(zone, locale) : value.replace(/\r\n?/g, '\n').trim()
}
