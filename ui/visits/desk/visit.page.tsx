import { FormSend, QuietLink, SecondButton, SecondLink, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, Tick } from '../../forms/field.part.tsx'
import type { DeskLeadView } from '../../leads/lead.present.ts'
import { AssigneeForm } from '../../leads/lead-handling.part.tsx'
import { LeadHistory, LeadMails } from '../../leads/lead-sections.part.tsx'
import { LeadSent } from '../../leads/lead-sent.part.tsx'
import { ListingCard, rowSizes } from '../../listings/listing-card.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { JointVisit } from './joint-visit.part.tsx'
import type { JointVisitView } from './joint-visit.present.ts'
import { OwnerAnswers, type OwnerAnswerView } from './owner-answers.part.tsx'
import type { DeskVisitPageView, VisitLineView } from './visit.present.ts'
import { problemToConfirm, StartFields, VisitReport } from './visit-fields.part.tsx'
import { VisitList } from './visit-list.part.tsx'

interface DeskVisitPageProps {
  readonly view: DeskView
  readonly visit: DeskVisitPageView
  readonly lead: DeskLeadView
  readonly joint: JointVisitView
  readonly owners: readonly OwnerAnswerView[]
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  /** The path of the calendar's week. */
  readonly week: string
}

/** One visit: who comes when, the outcome, and the agency's actions. */
export function DeskVisitPage({ view, visit, lead, joint, owners, colleagues, week }: DeskVisitPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskVisit" tools={<QuietLink href={week}>{t('desk.visit.week')}</QuietLink>}>
      <p className="lead-about">
        <strong>
          <time dateTime={visit.at}>{visit.when}</time>
        </strong>
        {visit.isByVideo && <span className="badge">{t('form.choice.how.video')}</span>}
        <span className="badge">{t(`desk.visit.state.${visit.state}`)}</span>
        {lead.office !== null && <span>{lead.office}</span>}
        <span>{lead.language}</span>
      </p>
      <div className="lead-columns">
        <div className="lead-main">
          <Visitor lead={lead} path={visit.leadPath} />
          {visit.state === 'past' && visit.report !== null && <VisitReport report={visit.report} />}
          {visit.state === 'coming' && <Moving view={view} visit={visit} isMailed={lead.email !== null} isJoint={joint.others.length > 0} />}
          <LeadHistory entries={lead.entries} />
        </div>
        <div className="lead-side">
          <AssigneeForm
            label={t('desk.visit.assignee')}
            unassigned={t('desk.visit.unassigned')}
            assignee={visit.assignee}
            people={colleagues}
            assigneeName={visit.assigneeName}
            seen={{ before: visit.assignee ?? '' }}
          />
          <JointVisit joint={joint} />
          <OwnerAnswers owners={owners} version={visit.version} isComing={visit.state === 'coming'} />
          {lead.card !== null && <ListingCard card={lead.card} heading="h2" sizes={rowSizes} />}
          <LeadMails mails={lead.mails} />
        </div>
      </div>
    </DeskFrame>
  )
}

function Visitor({ lead: { email, phone, rows: all }, path }: { lead: DeskLeadView; path: string }) {
  const { t } = useTranslation()
  const rows = all.filter(({ name }) => name !== 'start' && name !== 'how')
  return <LeadSent email={email} phone={phone} rows={rows} beside={<a href={path}>{t('desk.visit.lead')}</a>} />
}

/** Moves or cancels an upcoming visit. */
function Moving({ view, visit: { version, starts }, isMailed, isJoint }: { view: DeskView; visit: DeskVisitPageView; isMailed: boolean; isJoint: boolean }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="move-title" title={t('desk.visit.move')}>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="version" value={version} />
        <p className="hint">{t(isMailed ? 'desk.visit.moveNote' : 'desk.visit.unmailed')}</p>
        <StartFields starts={starts} asks={problemToConfirm(view.state.problem)} />
        {isJoint ? (
          <div className="form-send">
            <SendButton act="moveAll">{t('desk.visit.moveAll')}</SendButton>
            <SecondButton act="move">{t('desk.visit.moveOne')}</SecondButton>
          </div>
        ) : (
          <FormSend act="move" label={t('desk.visit.moveIt')} />
        )}
      </form>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field name="cancelReason" optional autoComplete="off" />
        <Tick name="cancelForOwner">{t('desk.visit.cancelForOwner')}</Tick>
        <div className="form-send">
          <SecondButton act="cancel">{t('desk.calendar.cancelSure')}</SecondButton>
        </div>
        <p className="hint">{t(isMailed ? 'desk.calendar.cancelNote' : 'desk.visit.unmailed')}</p>
      </form>
    </DeskSection>
  )
}

interface DeskVisitsPageProps {
  readonly view: DeskView
  readonly awaited: readonly VisitLineView[]
}

/** The visits that ended without feedback, oldest first. */
export function DeskVisitsPage({ view, awaited }: DeskVisitsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskVisits"
      tools={
        <>
          <QuietLink href={href('deskCalendar', locale)}>{t('route.deskCalendar')}</QuietLink>
          <SecondLink href={href('deskNewVisit', locale)}>{t('route.deskNewVisit')}</SecondLink>
        </>
      }
    >
      <DeskSection id="awaited" title={t('desk.visits.awaited')}>
        {awaited.length === 0 ? <p>{t('desk.visits.none')}</p> : <VisitList visits={awaited} />}
      </DeskSection>
    </DeskFrame>
  )
}
