import type { HomeWeek, PortalWeek, WeekVisit } from '#db/model/owners/owner-digest.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContactView } from '../../agency/contact.present.ts'
import type { LeadRow } from '../../forms/lead-rows.present.ts'
import { formatDay, formatNumber } from '../../site/number.present.ts'
import type { WeekVisits } from './week-visits.present.ts'

interface Counted {
  readonly week: HomeWeek
  readonly visits: WeekVisits
  readonly needs: readonly string[]
  /** The feedback that the letter quotes, which is not told again. */
  readonly quoted: WeekVisit | null
  readonly contact: ContactView
}

const maxFeedback = 5

/** What the sentence of a week leaves out, in figures, and the contact person for its owner. A missing figure is shown as missing. */
export function weekRows({ week, visits, needs, quoted, contact }: Counted, locale: Locale): readonly LeadRow[] {
  const t = translator(locale)
  const rows: readonly LeadRow[] = [
    ...week.portals.map((portal) => ({
      name: `portal ${portal.name}`,
      label: t('mail.ownerDigest.row.portal', { name: portal.name }),
      value: portalText(portal, locale),
    })),
    { name: 'visits', label: t('owner.list.visits'), value: visitsText(visits, locale) },
    {
      name: 'communications',
      label: t('owner.list.communications'),
      value: week.communications.map(({ type, count }) => (count === 1 ? t(`owner.type.${type}`) : `${t(`owner.type.${type}`)} (${count})`)).join('\n'),
    },
    ...visits.withFeedback
      .filter((visit) => visit !== quoted)
      .slice(0, maxFeedback)
      .map((visit, index) => ({ name: `feedback ${index}`, label: t('owner.column.feedback'), value: feedbackText(visit, locale) })),
    { name: 'needs', label: t('owner.needs'), value: needs.join('\n') },
    { name: 'contact', label: t('owner.agent'), value: contact.person?.name ?? contact.office ?? contact.email },
    { name: 'phone', label: t('form.field.phone'), value: contact.phone?.text ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

function portalText({ views: count, days }: PortalWeek, locale: Locale): string {
  if (days === 0) return translator(locale)('mail.ownerDigest.row.gap')
  return days === 7 ? formatNumber(count, locale) : translator(locale)('mail.ownerDigest.row.days', { count, days })
}

function visitsText({ done, cancelled, missed, planned }: WeekVisits, locale: Locale): string {
  const t = translator(locale)
  const counts = { past: done, cancelled, missed, planned }
  return (['past', 'cancelled', 'missed', 'planned'] as const)
    .filter((name) => counts[name].length > 0)
    .map((name) => t('mail.line', { label: t(`owner.visit.${name}`), value: String(counts[name].length) }))
    .join('\n')
}

function feedbackText({ feedback, interest, visitor, startsAt }: WeekVisit, locale: Locale): string {
  const about = [visitor, formatDay(startsAt, locale), interest === null ? null : translator(locale)(`owner.interest.${interest}`)]
  return [feedback, about.filter((part) => part !== null).join(', ')].filter((line) => line !== null && line !== '').join('\n')
}
