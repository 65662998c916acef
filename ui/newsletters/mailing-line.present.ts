import { isOverdue, type MailingSource, type MailingState, type Written } from '#db/model/newsletters/mailing.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { agoText, formatNumber } from '../site/number.present.ts'
import { whenText } from '../visits/appointment.present.ts'

/** The figures of a mailing as its row keeps them. */
export interface MailingFigures {
  readonly total: number
  readonly sent: number
  readonly refused: number
  readonly failed: number
  readonly skipped: number
  readonly ended: number
}

interface MailingRow extends MailingFigures {
  readonly id: string
  readonly source: MailingSource
  readonly state: MailingState
  readonly subjects: Written
  readonly plannedAt: string | null
  readonly begunAt: string | null
  readonly finishedAt: string | null
  readonly changedAt: string
}

/** How a list groups mailings. */
export const mailingGroups = ['overdue', 'sending', 'planned', 'draft', 'done'] as const
export type MailingGroup = (typeof mailingGroups)[number]

/** A mailing as a list shows it. */
export interface MailingLine {
  readonly id: string
  readonly href: string
  readonly title: string
  /** 'NL, FR'; empty if nothing is written. */
  readonly languages: string
  readonly group: MailingGroup
  readonly state: MailingState
  readonly isScript: boolean
  readonly when: string
  /** '118 of 120'; null before it has begun. */
  readonly sent: string | null
  readonly undelivered: string
  readonly ended: string
}

/** Presents a mailing for a list. @param standard the agency's default language */
export function presentMailingLine(row: MailingRow, standard: Locale, locale: Locale, now: Date): MailingLine {
  const number = (value: number) => formatNumber(value, locale)
  return {
    id: row.id,
    href: href('deskMailing', locale, { id: row.id }),
    title: mailingTitle(row.subjects, standard, locale),
    languages: locales
      .filter((each) => row.subjects[each] !== undefined)
      .map((each) => each.toUpperCase())
      .join(', '),
    group: groupOf(row, now),
    state: row.state,
    isScript: row.source === 'script',
    when: whenOf(row, locale, now),
    sent: row.begunAt === null ? null : translator(locale)('desk.mailings.sentOf', { sent: number(row.sent), total: number(row.total) }),
    undelivered: number(row.refused + row.failed),
    ended: number(row.ended),
  }
}

/** Its subject in the reader's language, else in another. */
export function mailingTitle(subjects: Written, standard: Locale, locale: Locale): string {
  const written = [locale, standard, ...locales].find((each) => subjects[each] !== undefined)
  return (written && subjects[written]) ?? translator(locale)('desk.mailing.untitled')
}

/** How many have received it, of how many. */
export function sentText({ sent, total }: MailingFigures, locale: Locale): string {
  return translator(locale)('desk.mailing.sentOf', { sent: formatNumber(sent, locale), total: formatNumber(total, locale) })
}

function groupOf(row: MailingRow, now: Date): MailingGroup {
  if (isOverdue(row, now)) return 'overdue'
  if (row.state === 'paused' || row.state === 'sending') return 'sending'
  return row.state === 'sent' || row.state === 'stopped' ? 'done' : row.state
}

function whenOf({ state, plannedAt, begunAt, finishedAt, changedAt }: MailingRow, locale: Locale, now: Date): string {
  if (state === 'planned' && plannedAt !== null) return whenText(plannedAt, locale)
  if (state === 'draft') return agoText(changedAt, locale, now)
  return agoText(finishedAt ?? begunAt ?? changedAt, locale, now)
}
