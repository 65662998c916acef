import { leadStates } from '#db/model/leads/lead.ts'
import type { NoteView } from '../contacts/contact.present.ts'
import { ContactAsking } from '../contacts/contact-asking.part.tsx'
import { ContactOffers, ContactOwner, ContactTestimonials } from '../contacts/contact-dealings.part.tsx'
import type { ContactLine } from '../contacts/contact-line.present.ts'
import { ContactLines } from '../contacts/contact-lines.part.tsx'
import { ContactNotes } from '../contacts/contact-notes.part.tsx'
import { ContactAlerts, ContactConsents, ContactMails, ContactMerging, ContactVisits } from '../contacts/contact-sections.part.tsx'
import { LivePart } from '../desk/live-part.part.tsx'
import type { DeskLeadView, DeskMailView } from '../leads/lead.present.ts'
import { LeadCrms } from '../leads/lead-crms.part.tsx'
import { AssigneeForm, LeadHandling } from '../leads/lead-handling.part.tsx'
import type { LeadEntry } from '../leads/lead-history.present.ts'
import { LeadInbox } from '../leads/lead-inbox.part.tsx'
import type { LeadLine } from '../leads/lead-line.present.ts'
import { LeadLines } from '../leads/lead-lines.part.tsx'
import { LeadPreview } from '../leads/lead-preview.part.tsx'
import type { LeadPreviewView } from '../leads/lead-preview.present.ts'
import { LeadAlerts, LeadHistory, LeadMails, LeadReply, RelatedLeads } from '../leads/lead-sections.part.tsx'
import { LeadSent } from '../leads/lead-sent.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const at = '2026-11-20T09:00:00.000Z'

const templates = [
  { id: 'a', name: 'Bezoek', text: 'Dag Annelie', href: '#sample' },
  { id: 'b', name: 'Verkocht', text: 'Dag Annelie', href: '#sample' },
]

/** The inbox as lines, and as the part that the browser takes over. */
export function LeadLinesSample() {
  const { t } = useTranslation()
  const line: LeadLine = {
    ...{ id: '1', href: '#sample', who: 'Annelie Peeters', form: t('route.viewing'), words: t('gone.sold.text'), about: 'Langestraat 12, Brugge' },
    ...{ office: 'Brugge', language: null, assignee: null, state: 'new', version: 1, isAnswered: false, crms: ['Whise'], when: '20.11.2026, 10:00', at },
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
  const preview: LeadPreviewView = {
    ...{ ...line, email: 'annelie@example.com', phone: { text: '0470 12 34 56', href: 'tel:+32470123456' }, isOpen: true, isMine: false },
    rows: [{ name: 'remark', label: t('mail.notice.newsletter'), value: t('gone.sold.text') }],
    facts: ['20.11.2026, 10:00', 'Brugge', 'Whise'],
  }
  return (
    <>
      <LeadLines leads={leads} />
      <div className="inbox">
        <LivePart hooks={{}}>
          <LeadInbox leads={leads} action="#sample" previewed="1" />
        </LivePart>
        <LeadPreview preview={preview} action="#sample" />
      </div>
    </>
  )
}

/** A lead in its states. */
export function LeadSamples() {
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
    <Sample name="LeadSent, AssigneeForm, LeadHistory, LeadMails, LeadCrms">
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
      <LeadCrms
        crms={[
          { crm: 'whise', title: 'Whise', text: 'Whise', hint: '20.11.2026', error: null, isStuck: false, mayResend: false, mayLeave: false },
          { crm: 'omnicasa', title: 'Omnicasa', text: 'Omnicasa', hint: '20.11.2026', error: 'status 503', isStuck: true, mayResend: true, mayLeave: true },
        ]}
      />
    </Sample>
  )
}

/** A contact: tasks and notes, what they seek, consents, and a namesake to merge with. */
export function ContactSample() {
  const { t } = useTranslation()
  const person: ContactLine = {
    id: '1',
    href: '#sample',
    who: 'Annelie Peeters',
    phones: [{ text: '0470 12 34 56', href: 'tel:+32470123456' }],
    emails: ['annelie@example.com'],
    language: 'Deutsch',
    isBlocked: true,
    when: t('desk.lead.answered'),
    at,
  }
  const note: NoteView = {
    id: '1',
    text: t('gone.sold.text'),
    when: '20.11.2026, 10:00',
    at,
    who: 'Wouter Peeters',
    home: { name: 'Kerkstraat 1, Brugge', href: '#sample' },
    due: t('desk.contact.due', { day: '22.11.2026' }),
    isLate: true,
    isDone: false,
  }
  return (
    <Sample name="ContactLines, ContactNotes, ContactAlerts, ContactVisits, ContactConsents, ContactAsking, ContactOffers, ContactTestimonials, ContactOwner, ContactMails, ContactMerging">
      <ContactLines contacts={[person, { ...person, id: '2', isBlocked: false, language: null }]} />
      <ContactNotes
        tasks={[note]}
        notes={[{ ...note, id: '2', due: null, home: null }]}
        olderNotes="#sample"
        members={[{ id: 'a', name: 'Wouter Peeters' }]}
        self="a"
        once={undefined}
      />
      <ContactAlerts alerts={[{ id: '3', words: 'Brugge, € 400.000', href: '#sample', when: '2.11.2026', homes: [] }]} />
      <ContactVisits visits={[{ id: '1', href: '#sample', home: 'Kerkstraat 1, Brugge', when: '20.11.2026, 10:00', state: 'cancelled' }]} />
      <ContactConsents
        consents={[{ id: '1', what: t('desk.contact.consent.newsletter'), source: '…' }]}
        origins={[
          t('desk.contact.source.desk', { day: '2.11.2026' }),
          t('desk.contact.fromFile.completed', { file: 'contacts.csv', day: '3.11.2026', who: 'Wouter Peeters' }),
        ]}
      />
      <ContactAsking asking={{ mayAsk: true, asked: null }} version={1} once={undefined} />
      <ContactOffers offers={[{ id: '1', href: '#sample', title: '€ 395.000', about: 'Kerkstraat 1, Brugge' }]} />
      <ContactTestimonials testimonials={[{ id: '1', href: '#sample', title: '…', about: t('desk.contact.testimonial.published') }]} />
      <ContactOwner
        owners={[
          {
            ...{ id: '1', href: '#sample', email: 'annelie@example.com', used: t('desk.contact.ownerUnseen') },
            homes: [{ key: '1', name: 'Kerkstraat 1, Brugge', href: '#sample' }],
          },
        ]}
      />
      <ContactMails mails={[{ id: '1', name: t('route.viewing'), recipient: 'annelie@example.com', state: 'sent', when: '20.11.2026' }]} />
      <ContactMerging
        keys={[
          { key: 'email:annelie@example.com', text: 'annelie@example.com' },
          { key: 'phone:70123456', text: '0470 12 34 56' },
        ]}
        namesakes={[person]}
        merges={[{ id: '1', text: t('desk.contact.mergedWith', { name: 'Annelie', day: '2.11.2026' }) }]}
      />
    </Sample>
  )
}

/** The reply to a lead and its assignee, while the lead is new and once it is done. */
export function HandlingSample() {
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
    offerPath: null,
    project: null,
    file: null,
    crms: [],
    mails: [],
    entries: [],
    related: [{ id: '2', href: '#sample', form: t('route.contact'), when: '2.11.2026', state: 'done' }],
    contactPath: '#',
    askPath: null,
    alerts: [{ id: '3', words: 'Brugge, € 400.000', path: '#sample', when: '2.11.2026' }],
  }
  const members = [
    { id: 'a', name: 'Wouter Peeters' },
    { id: 'b', name: 'Liesbet Maes' },
  ]
  return (
    <Sample name="LeadReply, LeadHandling, RelatedLeads, LeadAlerts">
      <LeadReply
        email="annelie@example.com"
        submission="a"
        draft={{ subject: t('route.viewing'), text: t('gone.sold.text') }}
        seenReply=""
        templates={templates}
      />
      <LeadHandling lead={lead} members={members} self="a" />
      <LeadHandling lead={{ ...lead, state: 'done', assignee: 'a', assigneeName: 'Wouter Peeters', remindOn: '2026-12-01' }} members={members} self="a" />
      <RelatedLeads related={lead.related} />
      <LeadAlerts alerts={lead.alerts} />
    </Sample>
  )
}
