import { type Audience, type Written, writtenIn } from '#db/model/newsletters/mailing.ts'
import { isTailored, roundedReach, type Segment } from '#db/model/newsletters/segment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { languageNames } from '../site/intl.present.ts'
import { formatNumber } from '../site/number.present.ts'

export interface AudienceParts {
  readonly mailing: { readonly subjects: Written; readonly texts: Written; readonly audience: Audience }
  /** Subscribers by language. */
  readonly readers: readonly { readonly locale: Locale; readonly readers: number }[]
  /** As the form shows it: typed, or stored. */
  readonly segment: Segment | null
  /** How many get it; null if that was not counted. */
  readonly reach: number | null
  readonly standard: Locale
}

/** 'Everyone: 120, of whom 14 in Dutch because there is no text in their language.' */
export function audienceTexts({ mailing, readers, segment, standard }: AudienceParts, locale: Locale): Readonly<Record<Audience, string>> {
  const t = translator(locale)
  const written = writtenIn(mailing)
  const chosen = segment?.languages ?? []
  const counted = chosen.length === 0 ? readers : readers.filter((each) => chosen.includes(each.locale))
  const sum = (of: AudienceParts['readers']) => of.reduce((total, each) => total + each.readers, 0)
  const all = sum(counted)
  const others = sum(counted.filter((each) => !written.includes(each.locale)))
  const language = languageNames([standard], locale)
  return {
    everyone: t('desk.mailing.audience.everyone', { count: formatNumber(all, locale), others, language }),
    written: t('desk.mailing.audience.written', { count: formatNumber(all - others, locale), others }),
  }
}

/** How many a newsletter reaches; rounded if its audience is narrowed by what people look for. */
export function reachText({ segment, reach }: AudienceParts, locale: Locale): string {
  const t = translator(locale)
  if (reach === null) return t('desk.mailing.segment.uncounted')
  if (segment === null || !isTailored(segment)) return t('desk.mailing.segment.reach', { count: reach })
  const about = roundedReach(reach)
  if (about === 'none' || about === 'few') return t(`desk.mailing.segment.${about}`)
  return t('desk.mailing.segment.about', { count: formatNumber(about, locale) })
}
