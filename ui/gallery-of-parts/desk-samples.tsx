import { leadStates } from '#db/model/leads/desk-lead.ts'
import { StaffFields } from '../accounts/staff/staff-fields.part.tsx'
import { SecondLink } from '../design/buttons.part.tsx'
import { ActsTable } from '../desk/acts-table.part.tsx'
import { DeskFrame } from '../desk/desk-frame.part.tsx'
import { DeskHeader } from '../desk/desk-header.part.tsx'
import { DeskRefused, DeskSignedOut } from '../desk/desk-signed-out.part.tsx'
import { DeskFilter, FilterChips, FurtherLink } from '../desk/filters.part.tsx'
import { LivePart } from '../desk/live-part.part.tsx'
import { RoleTable } from '../desk/role-table.part.tsx'
import { freshForm } from '../forms/form-state.tsx'
import type { DeskLeadView, DeskMailView } from '../leads/lead.present.ts'
import { AssigneeForm, LeadHandling } from '../leads/lead-handling.part.tsx'
import type { LeadEntry } from '../leads/lead-history.present.ts'
import { LeadInbox } from '../leads/lead-inbox.part.tsx'
import type { LeadLine } from '../leads/lead-line.present.ts'
import { LeadLines } from '../leads/lead-lines.part.tsx'
import { LeadAlerts, LeadHistory, LeadMails, LeadReply, RelatedLeads } from '../leads/lead-sections.part.tsx'
import { LeadSent } from '../leads/lead-sent.part.tsx'
import { ConsentTotals } from '../privacy/consent-totals.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const at = '2026-11-20T09:00:00.000Z'

/** The agency's desk. */
export function DeskSamples() {
  const { t } = useTranslation()
  return (
    <>
      <Sample name="DeskHeader">
        <div className="desk">
          <DeskHeader name="deskLeads" memberName="Wouter Peeters" screens={['desk', 'deskLeads', 'deskCalendar', 'deskOwners']} languages={[]} />
          <DeskFrame view={{ title: t('route.deskLeads'), state: freshForm, notice: null }} form="deskLead">
            <Lines />
          </DeskFrame>
        </div>
      </Sample>
      <Frames />
      <Sample name="Filters of the desk">
        <form className="desk-filters">
          <DeskFilter name="state" label={t('desk.audit.what')} chosen="" choices={[]} all={t('desk.lead.answered')} />
          <DeskFilter name="who" label={t('desk.audit.who')} chosen="a" choices={[{ value: 'a', text: 'Wouter Peeters' }]} />
        </form>
        <FilterChips
          filters={{ who: 'a', day: '20.11.2026' }}
          without={{ who: '#a', day: '#b' }}
          choices={{ who: [{ value: 'a', text: 'Wouter' }] }}
          labels={{ day: t('desk.audit.when') }}
        />
        <FurtherLink path="#sample" />
      </Sample>
      <Lead />
      <Handling />
      <Sample name="ActsTable">
        <ActsTable
          caption={t('desk.audit.what')}
          acts={[
            { id: 1, when: '20.11.2026, 10:00', who: 'Wouter Peeters', what: t('desk.lead.answered'), path: null, details: '' },
            { id: 2, when: '19.11.2026, 16:12', who: 'Liesbet Maes', what: t('desk.signOut'), path: null, details: 'name, role, office' },
          ]}
        />
      </Sample>
      <Sample name="ConsentTotals">
        <ConsentTotals
          totals={[
            { choice: t('consent.all'), count: '1.204', version: 'a1b2c3', period: '1.9.2026 – 20.11.2026' },
            { choice: t('consent.necessary'), count: '873', version: 'a1b2c3', period: '1.9.2026 – 20.11.2026' },
          ]}
        />
      </Sample>
      <Sample name="StaffFields">
        <form className="form desk-page">
          <StaffFields
            values={null}
            offices={[
              { key: 'a', name: 'Brugge' },
              { key: 'b', name: 'Gent' },
            ]}
            languages={['nl', 'fr']}
          />
        </form>
      </Sample>
      <Sample name="RoleTable">
        <RoleTable
          screens={[
            { screen: 'desk', roles: ['manager', 'agent', 'editor'] },
            { screen: 'deskLeads', roles: ['manager', 'agent'] },
            { screen: 'deskMailings', roles: ['manager', 'editor'] },
          ]}
        />
      </Sample>
      <Sample name="DeskSignedOut">
        <DeskSignedOut here="#sample" typed={{ do: 'reply', reply: t('gone.sold.text') }} hasFile />
      </Sample>
      <Sample name="DeskRefused">
        <DeskRefused />
      </Sample>
    </>
  )
}

function Frames() {
  const { t } = useTranslation()
  const title = t('route.deskStaff')
  const undo = { action: '#sample', act: 'undo', fields: {} }
  return (
    <Sample name="DeskFrame">
      <DeskFrame
        view={{ title, state: freshForm, notice: t('desk.lead.answered'), undo }}
        form="deskStaff"
        tools={<SecondLink href="#sample">{t('route.deskStaffMember')}</SecondLink>}
      >
        <p>{t('desk.refused.text')}</p>
      </DeskFrame>
      <DeskFrame view={{ title, state: { typed: {}, errors: { memberName: 'missing' }, failed: false }, notice: null }} form="deskStaff">
        <p>{t('desk.refused.text')}</p>
      </DeskFrame>
    </Sample>
  )
}

function Lines() {
  const { t } = useTranslation()
  const line: LeadLine = {
    ...{ id: '1', href: '#sample', who: 'Annelie Peeters', form: t('route.viewing'), words: t('gone.sold.text'), about: 'Langestraat 12, Brugge' },
    ...{ office: 'Brugge', language: null, assignee: null, state: 'new', version: 1, isAnswered: false, when: '20.11.2026, 10:00', at },
  }
  const leads: readonly LeadLine[] = [
    line,
    {
      ...line,
      id: '2',
      who: 'jonas@example.com',
      words: '',
      about: null,
      language: 'Français',
      assignee: 'Wouter Peeters',
      state: 'open',
      isAnswered: true,
    },
    { ...line, id: '3', state: 'declined' },
  ]
  return (
    <>
      <LeadLines leads={leads} />
      <LivePart hooks={{}}>
        <LeadInbox leads={leads} action="#sample" />
      </LivePart>
    </>
  )
}

function Lead() {
  const { t } = useTranslation()
  const entry: LeadEntry = {
    id: '1',
    kind: 'note',
    when: '20.11.2026, 10:00',
    at,
    who: 'Wouter Peeters',
    what: t('desk.lead.answered'),
    text: t('gone.sold.text'),
  }
  const mail: DeskMailView = {
    id: '1',
    name: t('route.viewing'),
    recipient: 'annelie@example.com',
    state: 'sent',
    when: '20.11.2026',
    error: null,
    isDead: false,
  }
  return (
    <Sample name="LeadSent, AssigneeForm, LeadHistory, LeadMails">
      <LeadSent
        email="annelie@example.com"
        phone={{ text: '0470 12 34 56', href: 'tel:+32470123456' }}
        rows={[{ name: 'remark', label: t('mail.notice.newsletter'), value: t('fact.yes') }]}
      />
      <AssigneeForm
        label={t('desk.lead.assignee')}
        unassigned={t('desk.lead.nobody')}
        assignee="a"
        people={[{ id: 'b', name: 'Liesbet Maes' }]}
        assigneeName="Wouter Peeters"
        seen={{ version: 1 }}
      />
      <LeadHistory entries={[entry, { ...entry, id: '2', kind: 'reply' }, { ...entry, id: '3', kind: 'received', who: '', text: '' }]} />
      <LeadMails mails={[mail, { ...mail, id: '2', state: 'dead', error: '550 5.1.1', isDead: true }]} />
    </Sample>
  )
}

/** The reply to a lead and its assignee, while the lead is new and once it is done. */
function Handling() {
  const { t } = useTranslation()
  const lead: DeskLeadView = {
    id: '1',
    who: 'Annelie Peeters',
    form: t('route.viewing'),
    received: '20.11.2026, 10:00',
    language: 'Nederlands',
    email: 'annelie@example.com',
    phone: null,
    rows: [],
    newsletter: false,
    consent: '',
    erased: '20.11.2027',
    office: null,
    state: 'new',
    states: leadStates,
    assignee: null,
    assigneeName: null,
    version: 1,
    remindOn: '',
    standing: 'new',
    card: null,
    visitPath: null,
    project: null,
    file: null,
    mails: [],
    entries: [],
    related: [{ id: '2', href: '#sample', form: t('route.contact'), when: '2.11.2026', state: 'done' }],
    alerts: [{ id: '3', words: 'Brugge, € 400.000', list: '#sample', when: '2.11.2026' }],
  }
  const members = [
    { id: 'a', name: 'Wouter Peeters' },
    { id: 'b', name: 'Liesbet Maes' },
  ]
  return (
    <Sample name="LeadReply, LeadHandling, RelatedLeads, LeadAlerts">
      <LeadReply email="annelie@example.com" submission="a" draft={{ subject: t('route.viewing'), text: t('gone.sold.text') }} seenReply="" />
      <LeadHandling lead={lead} members={members} self="a" />
      <LeadHandling lead={{ ...lead, state: 'done', assignee: 'a', assigneeName: 'Wouter Peeters', remindOn: '2026-12-01' }} members={members} self="a" />
      <RelatedLeads related={lead.related} />
      <LeadAlerts alerts={lead.alerts} />
    </Sample>
  )
}
