import { QuietButton, SendButton } from '../../design/buttons.part.tsx'
import { UnbrokenAmounts } from '../../design/unbroken.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { CrmPreviewView } from './crm-preview.present.ts'

/** Homes of other sources that a CRM may have too: each is ticked, and a person confirms it. @param once the form's idempotency key */
export function CrmMoves({ title, moves: { lines, more }, once }: Pick<CrmPreviewView, 'title' | 'moves'> & { readonly once: string | undefined }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <DeskSection id="moves" title={t('desk.preview.moves')}>
      <p className="hint">{t('desk.preview.moves.hint', { crm: title })}</p>
      <form method="post" className="preview-acts">
        {once !== undefined && <input type="hidden" name="once" value={once} />}
        {lines.map(({ value, crm, home }) => (
          <label key={value} className="choice">
            <input type="hidden" name="shown" value={value} />
            <input type="checkbox" name="same" value={value} defaultChecked />
            <span>
              <UnbrokenAmounts text={crm} />{' '}
              <span className="hint">
                <UnbrokenAmounts text={home} />
              </span>
            </span>
          </label>
        ))}
        {more > 0 && <p className="hint">{t('desk.preview.more', { count: more })}</p>}
        <div className="desk-tools">
          <SendButton act="decideMoves">{t('mail.optIn.ask.action')}</SendButton>
          {more > 0 && <QuietButton act="decideAllMoves">{t('desk.preview.moves.all', { count: String(lines.length + more) })}</QuietButton>}
        </div>
      </form>
    </DeskSection>
  )
}

/** Homes of other sources that stay on the site beside those of the CRM. */
export function CrmStays({ stays }: Pick<CrmPreviewView, 'stays'>) {
  const { t } = useTranslation()
  if (stays === null) return null
  const { count, sources, lines } = stays
  return (
    <DeskSection id="stays" title={t('desk.preview.stays', { count, sources })}>
      <ul className="desk-list preview-list">
        {lines.map((line) => (
          <li key={line}>
            <span>
              <UnbrokenAmounts text={line} />
            </span>
          </li>
        ))}
      </ul>
      {count > lines.length && <p className="hint">{t('desk.preview.more', { count: count - lines.length })}</p>}
    </DeskSection>
  )
}
