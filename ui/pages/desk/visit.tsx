import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { LeadHistory } from '../../parts/desk/lead-history.tsx'
import { LeadMails } from '../../parts/desk/lead-mails.tsx'
import { askedFirst, StartFields } from '../../parts/desk/start-fields.tsx'
import { VisitReport } from '../../parts/desk/visit-report.tsx'
import { ListingCard, rowSizes } from '../../parts/listing-card.tsx'
import type { DeskLeadView } from '../../presenters/desk/lead.ts'
import type { DeskVisitPageView } from '../../presenters/desk/visit.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskVisitPageProps {
  readonly view: DeskView
  readonly visit: DeskVisitPageView
  readonly lead: DeskLeadView
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  /** The path of the calendar's week. */
  readonly week: string
}

/** One visit: who comes when, what came of it, and what the agency does about it. */
export function DeskVisitPage({ view, visit, lead, colleagues, week }: DeskVisitPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskVisit"
      tools={
        <a className="text-button" href={week}>
          {t('desk.visit.week')}
        </a>
      }
    >
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
          {visit.state === 'coming' && <Moving view={view} visit={visit} />}
          <LeadHistory entries={lead.entries} />
        </div>
        <div className="lead-side">
          <Assigning visit={visit} colleagues={colleagues} />
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
  return (
    <section className="lead-sent" aria-label={t('desk.lead.sent')}>
      <p className="lead-reach">
        {phone !== null && (
          <a className="button second" href={phone.href ?? undefined}>
            {phone.text}
          </a>
        )}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        <a href={path}>{t('desk.visit.lead')}</a>
      </p>
      {rows.length > 0 && (
        <dl className="lead-rows">
          {rows.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Another start for a visit to come, or none. */
function Moving({ view, visit: { version, starts } }: { view: DeskView; visit: DeskVisitPageView }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="move-title">
      <h2 id="move-title">{t('desk.visit.move')}</h2>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="version" value={version} />
        <p className="hint">{t('desk.visit.moveNote')}</p>
        <StartFields starts={starts} asks={askedFirst(view.state.problem)} />
        <div className="form-send">
          <button className="button" type="submit" name="do" value="move">
            {t('desk.visit.moveIt')}
          </button>
        </div>
      </form>
      <details>
        <summary>{t('desk.calendar.cancelVisit')}</summary>
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <p className="hint">{t('desk.calendar.cancelNote')}</p>
          <button className="button second" type="submit" name="do" value="cancel">
            {t('desk.calendar.cancelSure')}
          </button>
        </form>
      </details>
    </section>
  )
}

/** Which colleague takes the visit. */
function Assigning({ visit: { assignee, assigneeName }, colleagues }: Pick<DeskVisitPageProps, 'visit' | 'colleagues'>) {
  const { t } = useTranslation()
  const isGone = assignee !== null && colleagues.every(({ id }) => id !== assignee)
  return (
    <form method="post" className="lead-choice">
      <input type="hidden" name="before" value={assignee ?? ''} />
      <label>
        {t('desk.visit.assignee')}
        <select className="input" name="assignee" defaultValue={assignee ?? ''}>
          <option value="">{t('desk.visit.unassigned')}</option>
          {isGone && <option value={assignee}>{assigneeName ?? t('desk.audit.former')}</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="text-button" type="submit" name="do" value="assign">
        {t('desk.save')}
      </button>
    </form>
  )
}
