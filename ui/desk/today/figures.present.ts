import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { durationText } from './today.present.ts'

/** A section of Today as a figure. */
export interface TodayFigure {
  /** The id of the section's heading. */
  readonly id: 'viewings' | 'unsettled' | 'awaited' | 'reminders' | 'waiting'
  /** '8', or '50+' if it was not counted to the end. */
  readonly count: string
  readonly title: string
  /** How long the oldest has waited; empty where nothing waits longer than it should. */
  readonly age: string
}

interface Counted {
  readonly count: number
  /** Whether there are more. */
  readonly isCut?: boolean
  /** ISO date and time since which the oldest waits. */
  readonly since?: string | undefined
}

const titles = { viewings: 'viewings', unsettled: 'owners', awaited: 'awaited', reminders: 'reminders', waiting: 'waiting' } as const

/** The sections of Today that are not empty as figures, in the order of the page. */
export function presentFigures(counted: Readonly<Record<TodayFigure['id'], Counted>>, locale: Locale, now: Date): readonly TodayFigure[] {
  const t = translator(locale)
  const ids = ['viewings', 'unsettled', 'awaited', 'reminders', 'waiting'] as const
  return ids.flatMap((id) => {
    const { count, isCut, since } = counted[id]
    if (count === 0) return []
    const minutes = since === undefined ? 0 : (now.getTime() - Date.parse(since)) / 60_000
    const age = since === undefined ? '' : t('desk.today.oldest', { age: durationText(minutes, locale) })
    return [{ id, count: isCut ? `${count}+` : String(count), title: t(`desk.today.${titles[id]}`), age }]
  })
}
