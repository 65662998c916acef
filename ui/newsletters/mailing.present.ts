import type { UnsavedText } from '#db/model/content/content-page.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import {
  type Audience,
  isOverdue,
  type MailingPicture,
  type MailingSource,
  type MailingState,
  mailingPicturePath,
  type RecipientState,
  type Written,
} from '#db/model/newsletters/mailing.ts'
import { isTailored } from '#db/model/newsletters/segment.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages as languageTable } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { TypedValues } from '../forms/form-state.tsx'
import { agoText, formatNumber } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'
import { type AudienceParts, audienceTexts, reachText } from './mailing-audience.present.ts'
import type { MailingHomes } from './mailing-homes.present.ts'
import { type MailingFigures, mailingTitle, sentText } from './mailing-line.present.ts'

interface MailingRecord extends MailingFigures {
  readonly id: string
  readonly version: number
  readonly source: MailingSource
  readonly state: MailingState
  readonly subjects: Written
  readonly texts: Written
  readonly homes: readonly number[]
  readonly audience: Audience
  readonly picture: MailingPicture | null
  readonly pictureWords: Written
  readonly plannedAt: string | null
  readonly begunAt: string | null
  readonly finishedAt: string | null
  readonly changedAt: string
}

interface MailingParts extends AudienceParts {
  readonly mailing: MailingRecord
  /** The name of who changed it last; null for a script, or an account that is gone. */
  readonly changedBy: string | null
  readonly undelivered: readonly { readonly email: string; readonly state: RecipientState; readonly error: string | null }[]
  readonly homes: MailingHomes
  readonly languages: readonly Locale[]
  /** The stored values of the form, by field. */
  readonly values: FormValues
  /** After an edit conflict, what was typed; null otherwise. */
  readonly typed: TypedValues | null
  /** The reader's autosaved draft. */
  readonly unsaved: readonly UnsavedText[]
}

/** A value that someone else has stored in the meantime. */
export interface OtherValue {
  readonly name: string
  readonly text: string
}

/** A mailing as its page shows it. */
export interface DeskMailingView {
  readonly id: string
  readonly version: number
  /** The stored values of the form, by field. */
  readonly values: FormValues
  readonly title: string
  readonly state: MailingState
  readonly isOverdue: boolean
  readonly isScript: boolean
  /** When its reader last typed the autosaved draft shown, in words; null if the stored values are shown. */
  readonly unsaved: string | null
  /** When it is planned for, was sent or last changed, in words. */
  readonly when: string
  readonly pairs: readonly { readonly locale: Locale; readonly language: string; readonly subject: string; readonly text: string; readonly readers: string }[]
  readonly homes: MailingHomes
  readonly picture: { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null
  readonly audience: Audience
  /** How many of each audience get it as it is written. */
  readonly audiences: Readonly<Record<Audience, string>>
  /** Whether only readers who look for something in particular get it. */
  readonly isTailored: boolean
  /** How many it reaches, in words. */
  readonly reach: string
  /** The first day and hour that the form offers. */
  readonly plan: { readonly day: string; readonly time: string; readonly min: string }
  /** Null before it has begun. */
  readonly progress: {
    readonly text: string
    readonly done: number
    readonly total: number
    readonly figures: readonly { readonly name: string; readonly value: string }[]
  } | null
  readonly undelivered: readonly { readonly email: string; readonly error: string }[]
  /** Who changed it, and the values that differ from what was typed; null without a conflict. */
  readonly conflict: { readonly by: string; readonly others: readonly OtherValue[] } | null
  /** If it can no longer be edited, what was typed and could not be stored. */
  readonly lost: readonly OtherValue[]
}

/** Presents a mailing for its page. */
export function presentMailing(parts: MailingParts, locale: Locale, now: Date): DeskMailingView {
  const { mailing, languages, standard, undelivered } = parts
  const t = translator(locale)
  const counts = new Map(parts.readers.map((each) => [each.locale, each.readers]))
  const tomorrow = dayAfter(wallTimeOf(now).day, 1)
  const unsaved = new Map(parts.unsaved.map((each) => [each.locale, each.fields]))
  const savedAt = parts.unsaved
    .map(({ at }) => at)
    .sort()
    .at(-1)
  return {
    id: mailing.id,
    version: mailing.version,
    values: parts.values,
    title: mailingTitle(mailing.subjects, standard, locale),
    state: mailing.state,
    isOverdue: isOverdue(mailing, now),
    isScript: mailing.source === 'script',
    unsaved: savedAt === undefined ? null : whenText(savedAt, locale),
    when: whenOf(parts, locale, now),
    pairs: languages.map((each) => ({
      locale: each,
      language: languageTable[each].name,
      subject: unsaved.get(each)?.subject ?? mailing.subjects[each] ?? '',
      text: unsaved.get(each)?.text ?? mailing.texts[each] ?? '',
      readers: t('desk.mailing.readers', { count: counts.get(each) ?? 0 }),
    })),
    homes: parts.homes,
    picture: mailing.picture && {
      src: mailingPicturePath + mailing.picture.file,
      alt: textIn(mailing.pictureWords, locale),
      width: mailing.picture.width,
      height: mailing.picture.height,
    },
    isTailored: parts.segment !== null && isTailored(parts.segment),
    reach: reachText(parts, locale),
    audience: mailing.audience,
    audiences: audienceTexts(parts, locale),
    plan: { day: tomorrow, time: '10:00', min: wallTimeOf(now).day },
    progress: mailing.begunAt === null ? null : progressOf(mailing, locale),
    undelivered: undelivered.map(({ email, error, state }) => ({
      email,
      error: error ?? t(`desk.mailing.recipient.${state === 'refused' ? 'refused' : 'failed'}`),
    })),
    ...conflictOf(parts, locale),
  }
}

function whenOf({ mailing: { state, plannedAt, begunAt, finishedAt, changedAt }, changedBy }: MailingParts, locale: Locale, now: Date): string {
  const t = translator(locale)
  if (state === 'planned' && plannedAt !== null) return t('desk.mailing.when.planned', { when: whenText(plannedAt, locale) })
  if (finishedAt !== null) return t('desk.mailing.when.finished', { when: whenText(finishedAt, locale) })
  if (begunAt !== null) return t('desk.mailing.when.begun', { when: whenText(begunAt, locale) })
  const ago = agoText(changedAt, locale, now)
  return changedBy === null ? t('desk.mailing.when.changed', { ago }) : t('desk.mailing.when.changedBy', { ago, name: changedBy })
}

function progressOf(mailing: MailingFigures, locale: Locale): DeskMailingView['progress'] {
  const t = translator(locale)
  const { total, sent, refused, failed, skipped, ended } = mailing
  const done = sent + refused + failed + skipped
  const figures = { refused, failed, skipped, ended, left: Math.max(0, total - done) } as const
  const names = ['left', 'refused', 'failed', 'skipped', 'ended'] as const
  return {
    text: sentText(mailing, locale),
    done: Math.min(done, total),
    total,
    figures: names.map((name) => ({ name: t(`desk.mailing.figure.${name}`), value: formatNumber(figures[name], locale) })),
  }
}

/** A draft that was typed for an earlier version than the stored one; null if there is none. */
function typedEarlier({ mailing, unsaved }: MailingParts): TypedValues | null {
  const old = unsaved.filter(({ seen }) => seen !== mailing.version || mailing.state !== 'draft')
  if (old.length === 0) return null
  return Object.fromEntries(old.flatMap(({ locale, fields }) => Object.entries(fields).map(([name, text]) => [`${name}-${locale}`, text])))
}

function conflictOf(parts: MailingParts, locale: Locale): Pick<DeskMailingView, 'conflict' | 'lost'> {
  const { mailing, changedBy, languages } = parts
  const typed = parts.typed ?? typedEarlier(parts)
  if (typed === null) return { conflict: null, lost: [] }
  const typedText = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  const stored = [
    ...languages.flatMap((each) => [
      { name: `subject-${each}`, text: mailing.subjects[each] ?? '' },
      { name: `text-${each}`, text: mailing.texts[each] ?? '' },
    ]),
    { name: 'homesShown', text: mailing.homes.join(', ') },
  ]
  const differing = stored.filter(({ name, text }) => name in typed && typedText(name) !== text)
  const by = changedBy ?? translator(locale)('desk.audit.former')
  if (mailing.state === 'draft') return { conflict: { by, others: differing }, lost: [] }
  return { conflict: null, lost: differing.map(({ name }) => ({ name, text: typedText(name) })).filter(({ text }) => text !== '') }
}
