import { SecondLink } from '../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../desk/desk-frame.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { ListingCard, rowSizes } from '../listings/listing-card.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskLeadView } from './lead.present.ts'
import { LeadCrms } from './lead-crms.part.tsx'
import { LeadHandling, type LeadHandlingProps } from './lead-handling.part.tsx'
import type { LeadEntry } from './lead-history.present.ts'
import { LeadAlerts, LeadEntries, LeadHistory, LeadMails, LeadReply, type LeadReplyProps, RelatedLeads } from './lead-sections.part.tsx'
import { LeadSent } from './lead-sent.part.tsx'

interface DeskLeadPageProps extends LeadHandlingProps, Omit<LeadReplyProps, 'email'> {
  readonly view: DeskView
  /** After an edit conflict, what colleagues changed since the form was shown; empty otherwise. */
  readonly changes: readonly LeadEntry[]
  /** The path of the list that the reader came from. */
  readonly list: string
  /** The path of the next lead of that list; null after the last. */
  readonly next: string | null
}

/** One lead: the message and the reply first; beside them the home, the assignee and the history. */
export function DeskLeadPage({ view, lead, members, self, submission, draft, changes, seenReply, templates, list, next }: DeskLeadPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskLead"
      tools={
        <>
          <a href={list} {...part('key', 'u')}>
            {t('desk.lead.back')}
          </a>
          {next !== null && (
            <a href={next} {...part('key', 'n')}>
              {t('desk.keys.nextLead')}
            </a>
          )}
        </>
      }
    >
      {changes.length > 0 && (
        <DeskSection id="changes" title={t('desk.meanwhile')}>
          <LeadEntries entries={changes} />
        </DeskSection>
      )}
      <p className="lead-about" id="lead-about" {...part('live')}>
        <strong>{lead.form}</strong>
        <span>{lead.received}</span>
        <span>{lead.language}</span>
        {lead.office !== null && <span>{lead.office}</span>}
        <span className="badge">{t(`desk.lead.state.${lead.state}`)}</span>
      </p>
      <div className="lead-columns" {...island('desk-keys')}>
        <div className="lead-main">
          <Sent lead={lead} />
          {lead.email !== null && <LeadReply email={lead.email} submission={submission} draft={draft} seenReply={seenReply} templates={templates} />}
          <LeadHistory entries={lead.entries} />
        </div>
        <div className="lead-side">
          <LeadHandling lead={lead} members={members} self={self} />
          {lead.card !== null && <ListingCard card={lead.card} heading="h2" sizes={rowSizes} />}
          {lead.offerPath !== null && (
            <p>
              <a href={lead.offerPath}>{t('desk.lead.offer')}</a>
            </p>
          )}
          {lead.visitPath !== null && (
            <p>
              <a href={lead.visitPath}>{t('route.deskNewVisit')}</a>
            </p>
          )}
          {lead.project !== null && (
            <p>
              <a href={lead.project.href}>{lead.project.title}</a>
            </p>
          )}
          {lead.contactPath !== null && (
            <p>
              <a href={lead.contactPath}>{t('desk.lead.contact')}</a>
            </p>
          )}
          {lead.askPath !== null && (
            <p>
              <a href={lead.askPath}>{t('desk.lead.notAsked')}</a>
            </p>
          )}
          <RelatedLeads related={lead.related} />
          <LeadAlerts alerts={lead.alerts} />
          <LeadMails mails={lead.mails} />
          <LeadCrms crms={lead.crms} />
          <p className="hint">{t('desk.lead.erased', { day: lead.erased })}</p>
        </div>
      </div>
    </DeskFrame>
  )
}

/** How to reach the person, and everything they typed. */
function Sent({ lead: { email, phone, rows, newsletter, consent, file } }: { lead: DeskLeadView }) {
  const { t } = useTranslation()
  return (
    <LeadSent
      email={email}
      phone={phone}
      rows={newsletter ? [...rows, { name: 'newsletter', label: t('mail.notice.newsletter'), value: t('fact.yes') }] : rows}
    >
      {file !== null && (
        <p>
          <SecondLink href={file}>{t('mail.notice.fileLink')}</SecondLink>
        </p>
      )}
      <p className="hint">{consent}</p>
    </LeadSent>
  )
}
