import { type Locale, locales } from '#messages/locales.ts'
import { instantAt, type WallTime, wallTimeOf } from '../site/brussels-time.ts'
import { minute } from '../site/durations.ts'
import type { Segment } from './segment.ts'

/** Newsletters: written at the desk, or submitted through the API. */

/** A script's text is plain; the desk's is Markdown. */
export type MailingSource = 'desk' | 'script'

/** `planned` until it begins, `sending` until every recipient is settled; `stopped` is final. */
export type MailingState = 'draft' | 'planned' | 'sending' | 'paused' | 'sent' | 'stopped'

/** Every subscriber, or only those in whose language it is written. */
export const audiences = ['everyone', 'written'] as const
export type Audience = (typeof audiences)[number]

/** The agency's own picture of a mailing: its file, and its size in pixels. */
export interface MailingPicture {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** The path of the pictures. */
export const mailingPicturePath = '/newsletter/pictures/'

/** Above the text, or between the text and the homes. */
export const picturePlaces = ['top', 'middle'] as const
export type PicturePlace = (typeof picturePlaces)[number]

/** `queued` while its mail is in the outbox; `refused` by the server, `failed` after the last attempt, `skipped` as the subscription had ended or the mailing was stopped. */
export type RecipientState = 'waiting' | 'queued' | 'sent' | 'refused' | 'failed' | 'skipped'

/** A text by language, where it is written. */
export type Written = Readonly<Partial<Record<Locale, string>>>

/** Minutes between 'send now' and the first mail, in which it can be undone. */
export const undoMinutes = 3
/** A scheduled mailing that is overdue by more minutes needs confirmation before it begins. */
const graceMinutes = 60

export const maxSubject = 200
/** Maximum characters of a text; a form with four of them stays within the form size limit. */
export const maxText = 50_000
export const maxHomes = 12

interface Planned {
  readonly state: MailingState
  readonly plannedAt: string | null
}

/** Whether a scheduled mailing is so overdue that it needs confirmation. */
export function isOverdue({ state, plannedAt }: Planned, now: Date): boolean {
  return state === 'planned' && plannedAt !== null && Date.parse(plannedAt) < now.getTime() - graceMinutes * minute
}

/** Mailings scheduled before this are overdue. */
export function earliestBegin(now: Date): Date {
  return new Date(now.getTime() - graceMinutes * minute)
}

/** Converts Brussels local time to an instant; null for a time skipped by the change to summer time. */
export function plannedInstant(wall: WallTime): Date | null {
  const instant = instantAt(wall)
  if (Number.isNaN(instant.getTime())) return null
  const shown = wallTimeOf(instant)
  return shown.day === wall.day && shown.time === wall.time ? instant : null
}

interface Content {
  readonly subjects: Written
  readonly texts: Written
  readonly audience: Audience
  readonly segment: Segment | null
}

/** What is missing before a mailing can be sent, as names of fields: a subject without its text, a text without its subject, or the text in the default language. */
export function missingParts({ subjects, texts, audience, segment }: Content, standard: Locale): readonly string[] {
  const written = writtenIn({ subjects, texts })
  const isEmpty = written.length === 0
  const readers = segment?.languages ?? []
  // Who reads another language gets the default one.
  const needsStandard = isEmpty || (audience === 'everyone' && !(readers.length > 0 && readers.every((each) => written.includes(each))))
  return locales.flatMap((locale) => {
    const [subject, text] = [subjects[locale] !== undefined, texts[locale] !== undefined]
    const isNeeded = subject || text || (locale === standard && needsStandard)
    return isNeeded ? [...(subject ? [] : [`subject-${locale}`]), ...(text ? [] : [`text-${locale}`])] : []
  })
}

/** The languages in which both subject and text are written. */
export function writtenIn({ subjects, texts }: Pick<Content, 'subjects' | 'texts'>): readonly Locale[] {
  return locales.filter((locale) => subjects[locale] !== undefined && texts[locale] !== undefined)
}

/** The language in which a subscriber reads a mailing: their own, else the default one, else the first that is written; null without any. */
export function readingLanguage(mailing: Pick<Content, 'subjects' | 'texts'>, own: Locale, standard: Locale): Locale | null {
  const written = writtenIn(mailing)
  return [own, standard, ...locales].find((locale) => written.includes(locale)) ?? null
}
