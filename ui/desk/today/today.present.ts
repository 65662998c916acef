import type { Agency } from '#db/model/agency/agency.ts'
import { type OfficeKey, officeByKey } from '#db/model/agency/office.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { type CrmName, crms } from '#db/model/feeds/crm-catalogue.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { usualAnswerTime } from '#db/model/leads/answer-time.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../../agency/phone.present.ts'
import { leadSender, leadSubject } from '../../forms/lead-rows.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { type DaysChartView, dayLabels } from '../../owners/owner-figures.present.ts'
import { href } from '../../routes.ts'
import { formatMoment } from '../../site/number.present.ts'

const maxTaskText = 90

/** A lead whose reminder, or a contact whose task, is due. */
export interface ReminderView {
  readonly id: string
  readonly href: string
  readonly who: string
  readonly form: string
}

interface ReminderRow {
  readonly id: string
  readonly form: FormName
  readonly fields: Lead['fields']
  readonly email: string | null
}

/** A lead whose reminder is due, in words. */
export function presentReminder({ id, form, fields, email }: ReminderRow, locale: Locale): ReminderView {
  return {
    id,
    href: href('deskLead', locale, { id }),
    who: leadSender(fields, email, locale),
    form: leadSubject(form, 'notice', locale),
  }
}

/** A task about a contact that is due, in words. */
export function presentTask(
  { id, contact, text, name }: { readonly id: string; readonly contact: string; readonly text: string; readonly name: string },
  locale: Locale,
): ReminderView {
  const who = name || translator(locale)('desk.lead.nameless')
  return { id, href: href('deskContact', locale, { id: contact }), who, form: excerpt(text, maxTaskText) }
}

/** A viewing of today. */
export interface ViewingView {
  readonly id: string
  readonly href: string
  readonly time: string
  readonly at: string
  readonly who: string
  readonly phone: PhoneView | null
  readonly home: string
  /** The colleague it is assigned to. */
  readonly assignee: string
  readonly isByVideo: boolean
}

interface ViewingRow {
  readonly id: string
  readonly startsAt: string
  readonly how: 'onSite' | 'video'
  readonly fields: Lead['fields']
  readonly card: ListingCard | null
  readonly assigneeName: string | null
}

/** A viewing in words, with the number to call on the way. */
export function presentViewing({ id, startsAt, how, fields, card, assigneeName }: ViewingRow, locale: Locale): ViewingView {
  return {
    id,
    href: href('deskVisit', locale, { id }),
    time: wallTimeOf(new Date(startsAt)).time,
    at: startsAt,
    who: leadSender(fields, null, locale),
    phone: typeof fields.phone === 'string' && fields.phone !== '' ? presentPhone(fields.phone) : null,
    home: card === null ? '' : homeName(card, locale),
    assignee: assigneeName ?? translator(locale)('desk.visit.unassigned'),
    isByVideo: how === 'video',
  }
}

/** The leads of each day as a chart, days without one as zeros. @param first YYYY-MM-DD */
export function presentLeadDays(
  first: string,
  count: number,
  counted: readonly { readonly day: string; readonly count: number }[],
  locale: Locale,
): DaysChartView {
  const t = translator(locale)
  const days: string[] = []
  for (let day = first; days.length < count; day = dayAfter(day, 1)) days.push(day)
  const byDay = new Map(counted.map((each) => [each.day, each.count]))
  return {
    id: 'leads',
    title: t('desk.today.chart'),
    of: t('desk.audit.when'),
    days: dayLabels(days, locale),
    series: [{ name: t('route.deskLeads'), values: days.map((day) => byDay.get(day) ?? 0) }],
  }
}

/** How long each office usually takes to answer, in words; an office with few answers is left out. @param answered minutes as a JSON array */
export function presentAnswerTimes(
  answered: readonly { readonly office: OfficeKey; readonly minutes: string }[],
  agency: Pick<Agency, 'offices'>,
  locale: Locale,
): readonly { readonly office: string; readonly text: string }[] {
  return answered.flatMap(({ office, minutes }) => {
    const times: readonly number[] = JSON.parse(minutes)
    const usual = usualAnswerTime(times)
    return usual === null ? [] : [{ office: textIn(officeByKey(agency, office)?.name, locale), text: durationText(usual, locale) }]
  })
}

/** Minutes as '25 minutes', '3 hours' or '2 days'. */
export function durationText(minutes: number, locale: Locale): string {
  const t = translator(locale)
  const [hours, days] = [Math.round(minutes / 60), Math.round(minutes / (24 * 60))]
  if (minutes < 60) return t('desk.today.minutes', { count: Math.max(1, Math.round(minutes)) })
  return hours < 48 ? t('desk.today.hours', { count: hours }) : t('desk.today.days', { count: days })
}

/** CRMs that need attention. */
interface CrmsForToday {
  /** Those whose stock, or whose figures for owners, have not been read for too long, and since when. */
  readonly behind: readonly { readonly crm: CrmName; readonly direction: 'read' | 'figures'; readonly since: string }[]
  /** Those that get no leads yet. */
  readonly unsent: readonly CrmName[]
}

/** The CRMs that need attention, each in a sentence with the page where it is dealt with. */
export function presentCrmLines({ behind, unsent }: CrmsForToday, locale: Locale): readonly { readonly text: string; readonly path: string }[] {
  const t = translator(locale)
  return [
    ...behind.map(({ crm, direction, since }) => ({
      text: t(direction === 'read' ? 'desk.today.crmBehind' : 'desk.today.crmFigures', { crm: crms[crm].title, when: formatMoment(new Date(since), locale) }),
      path: href('deskImports', locale),
    })),
    ...unsent.map((crm) => ({ text: t('desk.today.crmUnsent', { crm: crms[crm].title }), path: href('deskSettingsCrm', locale) })),
  ]
}
