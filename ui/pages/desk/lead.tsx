import { Field, FieldFrame } from '../../forms/field.tsx'
import { useField } from '../../forms/form-state.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { AssigneeForm } from '../../parts/desk/assignee-form.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { LeadHistory } from '../../parts/desk/lead-history.tsx'
import { LeadMails } from '../../parts/desk/lead-mails.tsx'
import { LeadSent } from '../../parts/desk/lead-sent.tsx'
import { ListingCard, rowSizes } from '../../parts/listing-card.tsx'
import type { DeskLeadView } from '../../presenters/desk/lead.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskLeadPageProps {
  readonly view: DeskView
  readonly lead: DeskLeadView
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** The reader's account. */
  readonly self: string
  /** Names the reply that the form may send, once. */
  readonly submission: string
  /** What the reply begins with. */
  readonly draft: { readonly subject: string; readonly text: string }
  /** The newest reply of a colleague; empty: none. */
  readonly seenReply: string
  /** The path of the list that the reader came from. */
  readonly list: string
  /** The path of the next lead of that list; null after the last. */
  readonly next: string | null
}

/** One lead: what they ask and the reply first, beside it the home, who has it, and what happened. */
export function DeskLeadPage({ view, lead, members, self, submission, draft, seenReply, list, next }: DeskLeadPageProps) {
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
      <p className="lead-about">
        <strong>{lead.form}</strong>
        <span>{lead.received}</span>
        <span>{lead.language}</span>
        {lead.office !== null && <span>{lead.office}</span>}
        <span className="badge">{t(`desk.lead.state.${lead.state}`)}</span>
      </p>
      <div className="lead-columns" {...island('desk-keys')}>
        <div className="lead-main">
          <Sent lead={lead} />
          {lead.email !== null && <Reply email={lead.email} submission={submission} draft={draft} seenReply={seenReply} />}
          <LeadHistory entries={lead.entries} />
        </div>
        <div className="lead-side">
          <Handling lead={lead} members={members} self={self} />
          {lead.card !== null && <ListingCard card={lead.card} heading="h2" sizes={rowSizes} />}
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
          <Related related={lead.related} />
          <Alerts alerts={lead.alerts} />
          <LeadMails mails={lead.mails} />
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
          <a className="button second" href={file}>
            {t('mail.notice.fileLink')}
          </a>
        </p>
      )}
      <p className="hint">{consent}</p>
    </LeadSent>
  )
}

function Reply({ email, submission, draft, seenReply }: { email: string } & Pick<DeskLeadPageProps, 'submission' | 'draft' | 'seenReply'>) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="reply-title">
      <h2 id="reply-title">{t('desk.lead.reply')}</h2>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        <input type="hidden" name="seenReply" value={seenReply} />
        <p className="hint">{t('desk.lead.replyTo', { email })}</p>
        <Field name="subject" initial={draft.subject} autoComplete="off" />
        <Field name="reply" rows={8} initial={draft.text} autoComplete="off" />
        <div className="form-send">
          <button className="button" type="submit" name="do" value="reply">
            {t('desk.lead.sendReply')}
          </button>
        </div>
      </form>
    </section>
  )
}

/** Who has it, what state it is in, when it comes back, and a note. */
function Handling({ lead: { version, state, states, assignee, remindOn }, members, self }: Pick<DeskLeadPageProps, 'lead' | 'members' | 'self'>) {
  const { t } = useTranslation()
  const note = useField('note')
  const isOpen = state === 'new' || state === 'open'
  return (
    <section className="lead-handling" aria-label={t('desk.lead.handling')}>
      <form method="post" className="lead-close">
        <input type="hidden" name="version" value={version} />
        {isOpen ? (
          <>
            <input type="hidden" name="state" value="done" />
            <button className="button" type="submit" name="do" value="setState" {...part('key', 'e')}>
              {t('desk.lead.finish')}
            </button>
          </>
        ) : (
          <>
            <input type="hidden" name="state" value="open" />
            <button className="button second" type="submit" name="do" value="setState">
              {t('desk.lead.reopen')}
            </button>
          </>
        )}
        {assignee !== self && (
          <button className="button second" type="submit" name="do" value="take" {...part('key', 't')}>
            {t('desk.lead.take')}
          </button>
        )}
      </form>
      <AssigneeForm
        label={t('desk.lead.assignee')}
        nobody={t('desk.lead.nobody')}
        assignee={assignee}
        people={members}
        seen={{ name: 'version', value: version }}
      />
      <form method="post" className="lead-choice">
        <input type="hidden" name="version" value={version} />
        <label>
          {t('desk.lead.state')}
          <select className="input" name="state" defaultValue={state}>
            {states.map((each) => (
              <option key={each} value={each}>
                {t(`desk.lead.state.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <button className="text-button" type="submit" name="do" value="setState">
          {t('desk.save')}
        </button>
      </form>
      <form method="post" className="lead-choice" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field name="remindOn" type="date" initial={remindOn} optional />
        <button className="text-button" type="submit" name="do" value="remind">
          {t('desk.save')}
        </button>
      </form>
      <form method="post" noValidate>
        <FieldFrame name="note" optional={false} error={note.error}>
          <textarea className="input" id="note" name="note" rows={3} defaultValue={note.text} maxLength={5000} />
        </FieldFrame>
        <button className="text-button" type="submit" name="do" value="note">
          {t('desk.lead.addNote')}
        </button>
      </form>
    </section>
  )
}

/** Other leads of the same person. */
function Related({ related }: Pick<DeskLeadView, 'related'>) {
  const { t } = useTranslation()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('desk.lead.related')}</h2>
      <ul className="desk-list">
        {related.map(({ id, href, form, when, state }) => (
          <li key={id}>
            <a href={href}>{form}</a>
            <span>
              {when}, {t(`desk.lead.state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the person has asked to be told of: each leads to the homes on offer for it. */
function Alerts({ alerts }: Pick<DeskLeadView, 'alerts'>) {
  const { t } = useTranslation()
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{t('desk.lead.alerts')}</h2>
      <ul className="desk-list">
        {alerts.map(({ id, list, words, when }) => (
          <li key={id}>
            <a href={list}>{words}</a>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
