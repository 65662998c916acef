import { answersTimed } from '#db/model/leads/answer-time.ts'
import type { Locale } from '#messages/locales.ts'
import type { SetUpView } from '../../agency/settings/set-up.present.ts'
import { SetUpToday } from '../../agency/settings/set-up-today.part.tsx'
import { SecondLink } from '../../design/buttons.part.tsx'
import { DaysChart } from '../../design/days-chart.part.tsx'
import { crmStateText } from '../../leads/crm-standing.present.ts'
import type { LeadLine } from '../../leads/lead-line.present.ts'
import { LeadLines } from '../../leads/lead-lines.part.tsx'
import type { DaysChartView } from '../../owners/owner-figures.present.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { UnsettledVisits } from '../../visits/desk/owner-answers.part.tsx'
import type { UnsettledView } from '../../visits/desk/owner-answers.present.ts'
import type { VisitLineView } from '../../visits/desk/visit.present.ts'
import { VisitList } from '../../visits/desk/visit-list.part.tsx'
import { DeskFrame, type DeskView } from '../desk-frame.part.tsx'
import { DeskFind } from '../desk-header.part.tsx'
import { DeskSection } from '../desk-section.part.tsx'
import { TodayFigures } from './figures.part.tsx'
import type { TodayFigure } from './figures.present.ts'
import type { ReminderView, ViewingView } from './today.present.ts'

interface DeskTodayPageProps {
  readonly view: DeskView
  /** How much is in each section. */
  readonly figures: readonly TodayFigure[]
  readonly leads: readonly LeadLine[]
  readonly hasMoreLeads: boolean
  readonly reminders: readonly ReminderView[]
  readonly viewings: readonly ViewingView[]
  /** Coming visits whose owner wants another time or has not answered. */
  readonly unsettled: readonly UnsettledView[]
  /** Visits that ended without feedback, and whether there are more. */
  readonly awaited: readonly VisitLineView[]
  readonly hasMoreAwaited: boolean
  /** The maximum that counts of due items reach, except for overdue newsletters. */
  readonly countedTo: number
  readonly due: Readonly<
    Record<'deadMails' | 'heldImports' | 'overdueMailings' | 'ownerMessages' | 'mine' | 'testimonials' | 'unanswered' | 'unlawful', number>
  >
  /** Leads that have not reached the CRM, by their state there; null for a member without access to leads. */
  readonly crmTrouble: Readonly<Record<(typeof crmTroubles)[number], number>> | null
  /** The last import that rejected records; null if there was none lately. */
  readonly rejects: { readonly id: string; readonly rejected: number } | null
  /** Whether the last synchronisation with a CRM that is not behind has failed. */
  readonly hasSyncFailed: boolean
  /** CRMs that need attention, in words. */
  readonly crms: readonly { readonly text: string; readonly path: string }[]
  /** What an agency that moves in has left to do; null once that is done or hidden, and for members who do not set the site up. */
  readonly setUp: SetUpView | null
  /** How long each office usually takes to answer, in words. */
  readonly answerTimes: readonly { readonly office: string; readonly text: string }[]
  /** Null for a member without access to leads. */
  readonly chart: DaysChartView | null
}

/** A pending item, the page where it is dealt with, and whether it is a fault. */
interface Wait {
  readonly count: number
  /** The maximum, if the count stopped there. */
  readonly most?: number
  readonly text: keyof DeskTodayPageProps['due'] | 'crmLeads' | 'rejects' | 'syncFailed'
  /** Follows the words in parentheses. */
  readonly note?: string
  readonly path: string
  readonly isFault?: true
}

const crmTroubles = ['dead', 'uncertain', 'refused', 'waiting'] as const

/** The leads that have not reached the CRM, each state with its list. */
function crmWaits(trouble: DeskTodayPageProps['crmTrouble'], most: number, locale: Locale): readonly Wait[] {
  const list = (crm: string) => `${href('deskLeads', locale)}?${new URLSearchParams({ state: 'all', crm })}`
  return crmTroubles.map((state) => ({
    count: trouble?.[state] ?? 0,
    most,
    text: 'crmLeads',
    note: crmStateText(state, locale),
    path: list(state),
    isFault: true,
  }))
}

/** What is pending at the desk, oldest first, or a sentence that nothing is. */
export function DeskTodayPage({
  view,
  figures,
  leads,
  hasMoreLeads,
  reminders,
  viewings,
  unsettled,
  awaited,
  hasMoreAwaited,
  due,
  countedTo,
  crmTrouble,
  rejects,
  hasSyncFailed,
  crms,
  setUp,
  answerTimes,
  chart,
}: DeskTodayPageProps) {
  const { t, locale } = useTranslation()
  const homes = `${href('deskHomes', locale)}?${new URLSearchParams({ gap: 'unlawful' })}`
  const waits: readonly Wait[] = [
    { count: due.deadMails, most: countedTo, text: 'deadMails', path: href('deskMails', locale), isFault: true },
    { count: hasSyncFailed ? 1 : 0, text: 'syncFailed', path: href('deskImports', locale), isFault: true },
    { count: due.heldImports, text: 'heldImports', path: href('deskImports', locale), isFault: true },
    ...crmWaits(crmTrouble, countedTo, locale),
    { count: due.unlawful, most: countedTo, text: 'unlawful', path: homes, isFault: true },
    { count: due.overdueMailings, text: 'overdueMailings', path: href('deskMailings', locale), isFault: true },
    { count: rejects?.rejected ?? 0, text: 'rejects', path: href('deskImport', locale, { id: rejects?.id ?? '' }) },
    { count: due.mine, most: countedTo, text: 'mine', path: `${href('deskLeads', locale)}?${new URLSearchParams({ who: 'me' })}` },
    { count: due.unanswered, most: countedTo, text: 'unanswered', path: `${href('deskLeads', locale)}?${new URLSearchParams({ state: 'unanswered' })}` },
    { count: due.ownerMessages, most: countedTo, text: 'ownerMessages', path: href('deskOwnerMessages', locale) },
    { count: due.testimonials, most: countedTo, text: 'testimonials', path: href('deskTestimonials', locale) },
  ]
  const waiting = waits.filter(({ count }) => count > 0)
  const isQuiet = figures.length + waiting.length + crms.length === 0
  return (
    <DeskFrame view={view} form="desk">
      {chart !== null && <DeskFind />}
      <TodayFigures figures={figures} />
      {isQuiet && <p className="desk-quiet">{t('desk.today.nothing')}</p>}
      {waiting.length + crms.length > 0 && (
        <ul className="today-waits">
          {crms.map(({ text, path }) => (
            <li key={text} className="is-fault">
              <a href={path}>{text}</a>
            </li>
          ))}
          {waiting.map(({ text, note, count, most, path, isFault }) => {
            const words = t(`desk.today.${text}`, { count })
            return (
              <li key={path} className={isFault ? 'is-fault' : undefined}>
                <a href={path}>
                  {count === most ? t('desk.today.atLeast', { text: words }) : words}
                  {note !== undefined && ` (${note})`}
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <Viewings viewings={viewings} />
      {unsettled.length > 0 && (
        <DeskSection id="unsettled" title={t('desk.today.owners')}>
          <UnsettledVisits visits={unsettled} />
        </DeskSection>
      )}
      {awaited.length > 0 && (
        <DeskSection id="awaited" title={t('desk.today.awaited')}>
          <VisitList visits={awaited} />
          {hasMoreAwaited && (
            <p>
              <SecondLink href={href('deskVisits', locale)}>{t('desk.today.allAwaited')}</SecondLink>
            </p>
          )}
        </DeskSection>
      )}
      {reminders.length > 0 && (
        <DeskSection id="reminders" title={t('desk.today.reminders')}>
          <ul className="desk-list">
            {reminders.map(({ id, href: path, who, form }) => (
              <li key={id}>
                <a href={path}>{who}</a>
                <span>{form}</span>
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
      {leads.length > 0 && (
        <DeskSection id="waiting" title={t('desk.today.waiting')}>
          <LeadLines leads={leads} />
          {hasMoreLeads && (
            <p>
              <SecondLink href={href('deskLeads', locale)}>{t('desk.today.allLeads')}</SecondLink>
            </p>
          )}
        </DeskSection>
      )}
      {setUp !== null && <SetUpToday setUp={setUp} />}
      {answerTimes.length > 0 && (
        <DeskSection id="answer-times" title={t('desk.today.answerTimes')}>
          <ul className="desk-list">
            {answerTimes.map(({ office, text }) => (
              <li key={office}>
                <span>{office}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className="hint">{t('desk.today.answerTimes.hint', { count: String(answersTimed) })}</p>
        </DeskSection>
      )}
      {chart !== null && <DaysChart chart={chart} heading="h2" />}
    </DeskFrame>
  )
}

function Viewings({ viewings }: Pick<DeskTodayPageProps, 'viewings'>) {
  const { t } = useTranslation()
  if (viewings.length === 0) return null
  return (
    <DeskSection id="viewings" title={t('desk.today.viewings')}>
      <ul className="desk-list desk-viewings">
        {viewings.map(({ id, href: path, time, at, who, phone, home, assignee, isByVideo }) => (
          <li key={id}>
            <time dateTime={at}>{time}</time>
            <span>
              <a href={path}>{who}</a> {isByVideo && <span className="badge">{t('form.choice.how.video')}</span>}
            </span>
            <span>{home}</span>
            <span className="hint">{assignee}</span>
            {phone !== null && <a href={phone.href ?? undefined}>{phone.text}</a>}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
