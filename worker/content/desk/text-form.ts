import { isFreePage } from '#db/model/content/article.ts'
import { emptyWriting, fieldsOfKind, isEmptyWriting, sameWriting, type Writing, type WritingField, type WrittenKey } from '#db/model/content/written.ts'
import { type WritingState, writingStates } from '#db/model/content/written-version.ts'
import { instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { isBlank } from '#db/model/site/visible-text.ts'
import type { Locale } from '#messages/locales.ts'
import { textField } from '#ui/content/desk/content-text.present.ts'
import type { ErrorCode, TypedValues } from '#ui/forms/form-state.tsx'
import { isScreenSegment } from '#ui/route-lookup.ts'
import { isPrintable } from '#worker/agency/record-fields.ts'
import { isText, maxTextLength } from '#worker/content/content-shape.ts'
import { articlePathOf, type DeskText, type PathOwner } from '#worker/content/desk/desk-text.ts'
import { checkMarkdown } from '#worker/content/text-errors.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** The submitted changes of one language. */
export interface SubmittedText {
  readonly locale: Locale
  readonly writing: Writing
  readonly state: WritingState
  /** UTC in ISO 8601; only for a scheduled text. */
  readonly publishAt: string | null
  /** The version the form was opened with (optimistic lock). */
  readonly seen: number
  /** The editor confirms that the translation still matches its source text. */
  readonly isStillRight: boolean
}

type FieldFaults = Readonly<Record<string, ErrorCode>>

const maxLine = 400
/** Maximum milliseconds to schedule ahead: a later date is most likely a typo in the year. */
const furthestPlan = 2 * 366 * day

/** Parses one language's part of the form. */
export function readSubmittedText(sent: FormData, { key }: Pick<DeskText, 'key'>, locale: Locale): SubmittedText {
  const writing: { -readonly [Field in WritingField]: string } = { ...emptyWriting }
  for (const field of fieldsOfKind[key.kind]) writing[field] = textOf(sent, textField(field, locale)).replace(/\r\n?/g, '\n')
  const state = writingStates.find((each) => each === textOf(sent, textField('state', locale))) ?? 'draft'
  return {
    locale,
    writing,
    state,
    publishAt: state === 'planned' ? readPlan(textOf(sent, textField('plan', locale))) : null,
    seen: Number(textOf(sent, textField('version', locale))) || 0,
    isStillRight: textOf(sent, textField('right', locale)) === '1',
  }
}

/** A form that puts one of its languages online, whatever state was chosen for it. */
export function published(sent: FormData, locale: Locale): FormData {
  const changed = new FormData()
  for (const [name, value] of sent) changed.append(name, value)
  changed.set(textField('state', locale), 'published')
  return changed
}

/** Parses a `datetime-local` value, in Brussels time; null if invalid. */
function readPlan(typed: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?$/.exec(typed) ?? []
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null
  return instantAt({ day, time }).toISOString()
}

/** A moment as a `datetime-local` value, in Brussels time. */
export function writeWallTime(moment: string): string {
  const { day, time } = wallTimeOf(new Date(moment))
  return `${day}T${time}`
}

/** Whether the submission changes anything: not an empty text for a language without one. */
export function isChange({ states, newest }: DeskText, { locale, writing, state, publishAt, isStillRight }: SubmittedText): boolean {
  const now = states[locale]
  if (now.state === 'missing') return !isEmptyWriting(writing)
  return !sameWriting(writing, newest[locale]) || state !== now.state || (state === 'planned' && publishAt !== now.publishAt) || isStillRight
}

/** Validates a submission, by field. Same rules as an import, but a draft may be incomplete. */
export function faultsOf(text: DeskText, submitted: SubmittedText, owners: readonly PathOwner[], now: Date): FieldFaults {
  const { locale, writing, state, publishAt } = submitted
  const isComing = state === 'published' || state === 'planned'
  const faults: Record<string, ErrorCode> = {}
  for (const field of fieldsOfKind[text.key.kind]) {
    const value = writing[field]
    if (!isFit(field, value)) faults[textField(field, locale)] = 'invalid'
    else if (isComing && isBlank(value) && isNeeded(text, field)) faults[textField(field, locale)] = 'missing'
  }
  const name = textField('name', locale)
  if (text.key.kind === 'article' && isComing && faults[name] === undefined) {
    if (slug(writing.name, locale) === '') faults[name] = 'invalid'
    else if (isTaken(text, submitted, owners)) faults[name] = 'taken'
  }
  const plan = textField('plan', locale)
  if (state === 'planned') {
    if (publishAt === null || Date.parse(publishAt) > now.getTime() + furthestPlan) faults[plan] = publishAt === null ? 'missing' : 'invalid'
    else if (Date.parse(publishAt) <= now.getTime()) faults[plan] = 'past'
  }
  return faults
}

function isFit(field: WritingField, value: string): boolean {
  if (field !== 'body') return value.length <= maxLine && isPrintable(value)
  return value.length <= maxTextLength && isText(value) && checkMarkdown(value).faults.length === 0
}

/** Whether a field is required. Alternative text is optional, as in an import. A page has a body in all of its languages or in none. */
function isNeeded({ key, page }: DeskText, field: WritingField): boolean {
  if (field === 'alt') return false
  return key.kind === 'article' || field !== 'body' || (page !== null && page.body !== null)
}

/** Whether another text has the path, or, for a free page, a screen of the site. */
function isTaken(text: DeskText, { locale, writing }: SubmittedText, owners: readonly PathOwner[]): boolean {
  if (text.article !== null && isFreePage(text.article) && isScreenSegment(slug(writing.name, locale), locale)) return true
  const path = articlePathOf(text, { [locale]: writing.name }, locale)
  return owners.some((each) => each.key !== text.key.key && each.locale === locale && each.path === path)
}

/** Fills the empty fields of one language from another; null if there is nothing to fill. Non-empty fields are unchanged. */
export function fillEmpty(typed: TypedValues, kind: WrittenKey['kind'], from: Locale, to: Locale): TypedValues | null {
  const gaps = fieldsOfKind[kind].filter((field) => isBlank(typed[textField(field, to)]) && !isBlank(typed[textField(field, from)]))
  if (gaps.length === 0) return null
  const filled = Object.fromEntries(gaps.map((field) => [textField(field, to), typed[textField(field, from)] ?? '']))
  return { ...typed, ...filled, filled: '1' }
}
