import { createId } from '@paralleldrive/cuid2'
import { selectSettledSteps, selectSetUpFacts } from '#db/agency/set-up.ts'
import { selectDueTasks } from '#db/contacts/contact-notes.ts'
import { maxCounted, selectCrmTrouble, selectDue, selectLastRejects, selectLeadDays, selectReminders, selectViewings } from '#db/desk/desk-today.ts'
import { selectCrmConnections } from '#db/feeds/crm-connections.ts'
import { selectCrmReading } from '#db/feeds/crm-facts.ts'
import { selectAnswerTimes } from '#db/leads/answer-times.ts'
import { selectCrmLeadRules } from '#db/leads/crm/crm-lead-rules.ts'
import { selectLeadCount, selectLeads } from '#db/leads/desk-leads.ts'
import { selectUnlawful } from '#db/listings/desk/desk-homes.ts'
import { isGranted, worksFor } from '#db/model/accounts/staff.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { day } from '#db/model/site/durations.ts'
import { selectOpenMessageHomes } from '#db/owners/owner-work.ts'
import { selectWithoutFeedback } from '#db/visits/awaited-feedback.ts'
import { selectUnsettledQuestions } from '#db/visits/owner-questions.ts'
import { translator } from '#messages/translate.ts'
import { presentFigures } from '#ui/desk/today/figures.present.ts'
import { DeskTodayPage } from '#ui/desk/today/today.page.tsx'
import { presentAnswerTimes, presentCrmLines, presentLeadDays, presentReminder, presentTask, presentViewing } from '#ui/desk/today/today.present.ts'
import { presentWaitingLead } from '#ui/leads/waiting-lead.present.ts'
import { presentUnsettled } from '#ui/visits/desk/owner-answers.present.ts'
import { presentVisitLine } from '#ui/visits/desk/visit.present.ts'
import { setUpForToday } from '#worker/agency/settings/load-set-up.ts'
import { crmsForToday } from '#worker/desk/crms-for-today.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { readLeadFilter } from '#worker/leads/lead-query.ts'
import { servesPlace } from '#worker/owners/desk/served-homes.ts'

const maxLeads = 6
const maxAwaited = 5
const maxTasks = 10
const chartDays = 30
const rejectDays = 3

/** The start page of the desk: pending work, oldest first, today's viewings, and the leads of the last 30 days. */
export const deskToday = defineDeskPage('desk', {
  needs: 'today',
  view: DeskTodayPage,
  async load(context) {
    const { store, now, locale, agency, session, settings } = context
    const { member } = session
    const { day: today } = wallTimeOf(now)
    const startOf = (each: string) => instantAt({ day: each, time: '00:00' }).toISOString()
    const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
    const db = store.primary
    const first = dayAfter(today, 1 - chartDays)
    const inbox = readLeadFilter(new URLSearchParams(), member, now)
    const late = readLeadFilter(new URLSearchParams({ state: 'unanswered' }), member, now)
    const mine = readLeadFilter(new URLSearchParams({ who: 'me' }), member, now)
    const offices = agency.offices.flatMap(({ key }) => (worksFor(member, key) ? [key] : []))
    const [
      waiting,
      reminders,
      viewings,
      [due],
      reading,
      counted,
      awaited,
      messages,
      [unlawful],
      [unanswered],
      [rejects],
      [own],
      answered,
      tasks,
      settled,
      facts,
      unsettled,
      [notInCrm],
      connections,
      leadRules,
      [open],
    ] = await db.batch([
      selectLeads(db, inbox, null, maxLeads + 1),
      selectReminders(db, inbox, now),
      selectViewings(db, member.offices, { from: startOf(today), to: startOf(dayAfter(today, 1)) }),
      selectDue(db, now),
      selectCrmReading(db),
      selectLeadDays(db, first),
      selectWithoutFeedback(db, member.offices, now, maxAwaited + 1),
      selectOpenMessageHomes(db, member.offices, maxCounted),
      selectUnlawful(db, member.offices, maxCounted),
      selectLeadCount(db, late, maxCounted),
      selectLastRejects(db, daysAgo(rejectDays)),
      selectLeadCount(db, mine, maxCounted),
      selectAnswerTimes(db, offices),
      selectDueTasks(db, member.id, today, maxTasks),
      selectSettledSteps(db),
      selectSetUpFacts(db),
      selectUnsettledQuestions(db, member.offices, now),
      selectCrmTrouble(db, member.offices, now),
      selectCrmConnections(db),
      selectCrmLeadRules(db),
      selectLeadCount(db, inbox, maxCounted),
    ])
    const readsCalendar = isGranted(member.role, 'calendar')
    const readsLeads = isGranted(member.role, 'leads')
    const readsImports = isGranted(member.role, 'imports')
    const crms = await crmsForToday(settings, { reading, connections, rules: leadRules }, now)
    const remindersShown = readsLeads ? [...tasks.map((task) => presentTask(task, locale)), ...reminders.map((row) => presentReminder(row, locale))] : []
    const inSections = {
      viewings: { count: readsCalendar ? viewings.length : 0 },
      unsettled: { count: readsCalendar ? unsettled.length : 0 },
      awaited: { count: readsCalendar ? Math.min(awaited.length, maxAwaited) : 0, isCut: awaited.length > maxAwaited, since: awaited[0]?.startsAt },
      reminders: { count: remindersShown.length },
      waiting: { count: readsLeads ? (open?.count ?? 0) : 0, isCut: open?.count === maxCounted, since: waiting[0]?.createdAt },
    }
    return {
      ...(readsLeads && { hasChart: true }),
      props: {
        figures: presentFigures(inSections, locale, now),
        view: deskView(context, translator(locale)('desk.today.hello', { name: member.name })),
        leads: readsLeads ? waiting.slice(0, maxLeads).map((row) => presentWaitingLead(row, agency, createId(), locale, now)) : [],
        hasMoreLeads: readsLeads && waiting.length > maxLeads,
        reminders: remindersShown,
        viewings: readsCalendar ? viewings.map((row) => presentViewing(row, locale)) : [],
        unsettled: readsCalendar ? unsettled.map((row) => presentUnsettled(row, locale, now)) : [],
        awaited: readsCalendar ? awaited.slice(0, maxAwaited).map((row) => presentVisitLine(row, locale)) : [],
        hasMoreAwaited: readsCalendar && awaited.length > maxAwaited,
        countedTo: maxCounted,
        crmTrouble: readsLeads ? (notInCrm ?? null) : null,
        due: {
          deadMails: isGranted(member.role, 'settings') ? (due?.deadMails ?? 0) : 0,
          heldImports: readsImports ? (due?.heldImports ?? 0) : 0,
          ownerMessages: isGranted(member.role, 'owners')
            ? messages.filter(({ kind, project }) => kind === 'listing' || servesPlace(context, project?.place)).length
            : 0,
          overdueMailings: isGranted(member.role, 'mailings') ? (due?.overdueMailings ?? 0) : 0,
          testimonials: isGranted(member.role, 'content') ? (due?.testimonials ?? 0) : 0,
          unanswered: readsLeads ? (unanswered?.count ?? 0) : 0,
          mine: readsLeads ? (own?.count ?? 0) : 0,
          unlawful: isGranted(member.role, 'stock') ? (unlawful?.count ?? 0) : 0,
        },
        rejects: isGranted(member.role, 'imports') ? (rejects ?? null) : null,
        hasSyncFailed: readsImports && crms.hasFailed,
        crms: presentCrmLines({ behind: readsImports ? crms.behind : [], unsent: isGranted(member.role, 'settings') ? crms.unsent : [] }, locale),
        setUp: isGranted(member.role, 'settings') ? await setUpForToday(context, settled, facts) : null,
        answerTimes: readsLeads ? presentAnswerTimes(answered, agency, locale) : [],
        chart: readsLeads ? presentLeadDays(first, chartDays, counted, locale) : null,
      },
    }
  },
  acts: {},
  // The reply forms post to the page of their lead.
  hasForms: true,
})
