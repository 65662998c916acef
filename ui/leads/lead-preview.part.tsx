import { ButtonLink, QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { pageId, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { LeadPreviewView } from './lead-preview.present.ts'
import { LeadSent } from './lead-sent.part.tsx'

interface LeadPreviewProps {
  readonly preview: LeadPreviewView
  /** The list with its filters, which does the acts. */
  readonly action: string
}

/** A lead beside the list: what was asked, how to reach the person, and what to do about it. */
export function LeadPreview({ preview: { id, version, href, who, form, about, facts, state, assignee, isOpen, isMine, ...sent }, action }: LeadPreviewProps) {
  const { t } = useTranslation()
  return (
    <section className="lead-preview" id={pageId('preview')} aria-label={t('desk.leads.preview')} {...part('previewed', id)}>
      <h2>
        <a href={href}>{who}</a>
      </h2>
      <p>
        <strong>{form}</strong>
        {about !== null && <>, {about}</>}
      </p>
      <p className="hint">{facts.join(', ')}</p>
      <p className="hint">
        {t(`desk.lead.state.${state}`)}, {assignee ?? t('desk.lead.nobody')}
      </p>
      <LeadSent {...sent} />
      <form method="post" action={action}>
        <input type="hidden" name="lead" value={`${id}:${version}`} />
        <ButtonLink href={sent.email === null ? href : `${href}#reply`}>{t(sent.email === null ? 'desk.keys.open' : 'desk.lead.reply')}</ButtonLink>
        {isOpen && !isMine && <SecondButton act="take">{t('desk.lead.take')}</SecondButton>}
        {isOpen ? <SecondButton act="done">{t('desk.lead.state.done')}</SecondButton> : <SecondButton act="reopen">{t('desk.lead.reopen')}</SecondButton>}
        {isOpen && <QuietButton act="declined">{t('desk.lead.state.declined')}</QuietButton>}
      </form>
    </section>
  )
}
