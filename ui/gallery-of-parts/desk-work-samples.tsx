import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { ContactColumns } from '../contacts/imports/contact-columns.part.tsx'
import { RecordVersions } from '../desk/record-versions.part.tsx'
import { CrmLeads } from '../feeds/desk/crm-leads.part.tsx'
import { CrmPeople } from '../feeds/desk/crm-people.part.tsx'
import { FeedUpload } from '../feeds/desk/feed-upload.part.tsx'
import type { RunView } from '../feeds/desk/import-run.present.ts'
import { RemarkList } from '../feeds/desk/remark-list.part.tsx'
import { RunCounts, RunsTable } from '../feeds/desk/runs-table.part.tsx'
import { SyncStatus } from '../feeds/desk/sync-status.part.tsx'
import { WaitingPicturesList } from '../feeds/desk/waiting-pictures.part.tsx'
import { Findings } from '../feeds/guard/findings.part.tsx'
import { ReturnImport } from '../feeds/returns/return-import.part.tsx'
import { CrmMoves, CrmStays } from '../feeds/sheets/crm-preview.part.tsx'
import { presentColumns } from '../feeds/sheets/sheet.present.ts'
import { columnField } from '../feeds/sheets/sheet-names.ts'
import { presentTemplate } from '../feeds/sheets/template.present.ts'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskDayView, DeskVisitView } from '../visits/desk/calendar.present.ts'
import { CalendarBoard } from '../visits/desk/calendar-board.part.tsx'
import { CalendarDay } from '../visits/desk/calendar-day.part.tsx'
import { CalendarVisit, ChosenVisit } from '../visits/desk/calendar-visit.part.tsx'
import { CalendarWeek } from '../visits/desk/calendar-week.part.tsx'
import { GuestSlots } from '../visits/desk/guest-slots.part.tsx'
import { JointVisit } from '../visits/desk/joint-visit.part.tsx'
import { OwnerAnswers, UnsettledVisits } from '../visits/desk/owner-answers.part.tsx'
import { StartFields, VisitReport } from '../visits/desk/visit-fields.part.tsx'
import { VisitList } from '../visits/desk/visit-list.part.tsx'
import { VisitTerms } from '../visits/desk/visit-terms.part.tsx'
import { Sample } from './sample.tsx'

const visit: DeskVisitView = {
  ...{
    id: '1',
    href: '#sample',
    path: '#sample',
    time: '10:00',
    until: '10:45',
    who: 'Annelie Peeters',
    phone: { text: '0470 12 34 56', href: 'tel:+32470123456' },
  },
  ...{ home: 'Langestraat 12, Brugge', isByVideo: false, others: [], isPast: false, version: 1, assignee: 'Wouter Peeters' },
}
const video: DeskVisitView = { ...visit, id: '2', time: '14:00', until: '14:30', who: 'Jonas Vermeulen', phone: null, isByVideo: true, assignee: null }
const day: DeskDayView = {
  ...{
    day: '2026-11-24',
    name: '24.11.2026',
    short: '24.11.',
    now: '10:20',
    path: '#sample',
    isToday: false,
    isPast: false,
    isClosed: false,
    isHoliday: false,
  },
  starts: [
    { time: '10:00', capacity: 2, taken: 1, standing: 'free', freeFor: [] },
    { time: '10:45', capacity: 1, taken: 1, standing: 'taken', freeFor: [] },
  ],
  closed: ['14:00'],
  absent: 'Liesbet Maes',
  visits: [visit, video],
  byColleague: [
    { key: 'a', name: 'Wouter Peeters', visits: [visit] },
    { key: 'b', name: 'Liesbet Maes', visits: [video] },
  ],
}
const run: RunView = {
  ...{ id: '1', href: '#sample', when: '20.11.2026, 10:00', ago: '20.11.2026', source: 'crm', sender: 'Wouter Peeters', state: 'done', why: null },
  counts: [
    { name: 'added', amount: 12, count: '12' },
    { name: 'changed', amount: 8, count: '8' },
    { name: 'unchanged', amount: 1_204, count: '1.204' },
    { name: 'withdrawn', amount: 3, count: '3' },
    { name: 'rejected', amount: 1, count: '1' },
  ],
}

/** Visits and imports at the desk. */
export function DeskWorkSamples() {
  const { t, locale } = useTranslation()
  const empty: DeskDayView = { ...day, isClosed: true, isHoliday: true, starts: [], closed: [], visits: [], byColleague: [] }
  const upload = {
    page: '#sample',
    template: '#sample',
    columns: presentTemplate(locale).slice(0, 6),
    command: 'npm run import -- feed.json --to https://perron.example',
  }
  const sheet = presentColumns(
    homeSheet,
    [
      { heading: 'Vraagprijs (€)', examples: ['€ 395.000', '€ 1.250.000', '875'] },
      { heading: 'Nota', examples: ['Sleutel bij de buren'] },
      { heading: 'Prijs', examples: [] },
    ],
    ['price.amount', null, 'price.amount'],
    locale,
  )
  return (
    <>
      <Sample name="CalendarDay">
        <div className="desk-page">
          <CalendarDay day={day} office="bruges" isAlone={false} />
          <CalendarDay day={day} office="bruges" isAlone={true} />
          <CalendarDay day={empty} office="bruges" isAlone={false} />
        </div>
      </Sample>
      <Sample name="CalendarBoard">
        <div className="desk-page">
          <CalendarBoard
            {...{
              offices: [],
              office: 'bruges',
              by: 'week',
              day: day.day,
              person: '',
              people: [{ id: 'a', name: 'Wouter Peeters' }],
              typed: null,
              period: '23.–29.11.2026',
            }}
            days={[day, empty]}
            paths={{ before: '#sample', after: '#sample', now: '#sample', week: '#sample', day: '#sample', all: '#sample' }}
            chosen={visit.id}
            lastAct={{ notice: t('desk.calendar.done.closed'), undo: { action: '#sample', act: 'open', fields: {} } }}
          />
        </div>
      </Sample>
      <Sample name="CalendarWeek, CalendarVisit, ChosenVisit, WeekVisit">
        <div className="desk-page">
          <CalendarWeek days={[day, empty]} office="brugge" by="week" chosen="" move={() => undefined} page={() => undefined} />
          <ul className="desk-visits">
            <CalendarVisit visit={video} isNamed />
          </ul>
          <ChosenVisit visit={visit} close="#sample" />
        </div>
      </Sample>
      <Visits />
      <Sample name="RunsTable, RunCounts">
        <div className="desk-page">
          <RunsTable
            runs={[run, { ...run, id: '2', state: 'refused', counts: [], why: t('gone.sold.text') }, { ...run, id: '3', state: 'running', counts: [] }]}
          />
          <RunCounts counts={run.counts} />
        </div>
      </Sample>
      <Sample name="RemarkList">
        <div className="desk-page">
          <RemarkList
            remarks={[
              { key: '1', field: 'Price', value: '12/14', reason: t('desk.remark.notUnderstood'), record: 'Langestraat 12', path: '#sample' },
              { key: '2', field: 'images', value: 'ftp://photos.crm.example/1.jpg', reason: t('desk.remark.notFetched'), record: 'A-12', path: null },
            ]}
          />
        </div>
      </Sample>
      <Sample name="CrmMoves, CrmStays, CrmPeople">
        <div className="desk-page">
          <CrmPeople
            {...{ crm: 'whise', title: 'Whise' }}
            seen={[{ key: 'office 7', name: 'Kantoor Brugge', own: 'brugge', choices: [{ value: 'brugge', text: 'Brugge' }] }]}
          />
          <CrmMoves
            {...{ title: 'Whise', once: undefined }}
            moves={{ lines: [{ value: '1:1', crm: 'W-501, Langerei 12, Brugge, € 395.000', home: 'w501, Langerei 12, Brugge, € 400.000' }], more: 3 }}
          />
          <CrmStays stays={{ count: 2, sources: 'perron', lines: ['F-2, Langerei 14, Brugge'] }} />
        </div>
      </Sample>
      <Sample name="Findings">
        <div className="desk-page">
          <Findings
            findings={[{ key: 'price', label: t('desk.guard.harm.price'), count: t('desk.guard.of', { count: '12', stock: '300' }) }]}
            examples={[
              { ...{ key: '1', title: 'Langerei 12, Brugge', path: '#sample', label: t('desk.guard.harm.price') }, before: '€ 395.000', after: '€ 3.950.000' },
            ]}
          />
        </div>
      </Sample>
      <Sample name="RecordVersions">
        <div className="desk-page">
          <RecordVersions current={3} versions={[{ version: 2, savedAt: '2026-11-20T09:30:00.000Z', name: 'An Peeters' }]} />
        </div>
      </Sample>
      <Sample name="ReturnImport">
        <div className="desk-page">
          <ReturnImport once={undefined} view={{ until: '6 december 2026, 10:00', returned: null, of: '#sample', left: 3 }} />
        </div>
      </Sample>
      <Sample name="WaitingPicturesList, SyncStatus, CrmLeads">
        <div className="desk-page">
          <WaitingPicturesList
            once={undefined}
            waiting={[
              { host: 'photos.crm.example', pictures: 48, entry: 'photos.crm.example' },
              { host: '10.0.0.7', pictures: 1, entry: null },
            ]}
          />
          <CrmLeads
            {...{ crm: 'sweepbright', title: 'SweepBright', version: 1, repeats: false, withoutMail: false, office: '' }}
            forms={[{ name: 'contact', text: t('route.contact'), isOn: true }]}
          />
          <SyncStatus
            syncs={[
              {
                ...{ crm: 'whise', title: 'Whise', hasLists: true, isRunning: false, page: '#sample' },
                ...{ lastDone: '12 min', fault: t('mail.syncFailed.fault.busy'), refused: null },
              },
            ]}
          />
        </div>
      </Sample>
      <Sample name="FeedUpload">
        <div className="desk-page">
          <FeedUpload upload={upload} />
        </div>
      </Sample>
      <Sample name="ContactColumns">
        <div className="desk-page">
          <FormStateProvider state={{ ...freshForm, errors: { [columnField(2)]: 'taken' } }}>
            <ContactColumns view={{ title: '', state: freshForm, notice: null }} file="contacts.csv" rows={300} columns={sheet} fixed={[]} terms={null} />
          </FormStateProvider>
        </div>
      </Sample>
    </>
  )
}

const guest = {
  ...{ id: 'guest', name: 'Annelie Peeters', href: '#sample', people: 2, email: 'annelie@example.com', remark: '', came: true, version: 0 },
  phone: { text: '0470 12 34 56', href: 'tel:+32470123456' },
}

function Visits() {
  const { t } = useTranslation()
  const report = {
    version: 1,
    values: {},
    outcome: null,
    feedback: '',
    nextStep: '',
    visitor: 'Annelie P.',
    isReleased: true,
    isFeedbackReleased: false,
    showsVisitor: false,
  }
  const awaited = {
    id: '1',
    href: '#sample',
    who: 'Annelie Peeters',
    when: '20.11.2026, 10:00',
    at: '2026-11-20T09:00:00.000Z',
    home: 'Langestraat 12',
    assignee: 'Wouter Peeters',
  }
  return (
    <Sample name="Visits at the desk">
      <div className="desk-page">
        <VisitList visits={[awaited]} />
        <GuestSlots
          slots={[
            { startsAt: 'a', text: '10:00–10:15', taken: 2, capacity: 2, guests: [guest] },
            { startsAt: 'b', text: '10:15–10:30', taken: 0, capacity: 2, guests: [] },
          ]}
        />
        <FormStateProvider state={freshForm}>
          <form className="form">
            <StartFields starts={[{ value: 'a', text: '24.11.2026, 10:00' }]} asks={null} />
          </form>
          <form className="form">
            <StartFields starts={[]} asks="taken" day="2026-11-24" />
          </form>
        </FormStateProvider>
        <OwnerAnswers
          version={1}
          isComing
          owners={[
            { id: 'asked', name: 'Bea Claes', standing: 'other', proposals: [{ value: 'a', text: '24.11.2026, 10:00' }], remark: t('gone.sold.text') },
            { id: 'new', name: 'An Peeters', standing: null, proposals: [], remark: null },
          ]}
        />
        <UnsettledVisits
          visits={[
            {
              ...{ id: '1', href: '#sample', who: visit.who, home: visit.home, when: '24.11.2026, 10:00', at: '2026-11-24T09:00:00.000Z' },
              ...{ assignee: 'Wouter Peeters', standing: 'proposes', ago: '23.11.2026' },
            },
          ]}
        />
        <JointVisit joint={{ others: [{ id: '2', href: '#sample', who: video.who }], addHref: '#sample' }} />
        <VisitTerms terms={{ asksOwner: true, parties: 3, version: 1, hasOwner: true }} />
        <VisitReport report={report} />
        <VisitReport report={{ ...report, outcome: 'interested', feedback: t('gone.sold.text'), isFeedbackReleased: true, showsVisitor: true }} />
      </div>
    </Sample>
  )
}
