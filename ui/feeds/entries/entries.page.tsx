import { SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { EntryLine } from './entry.present.ts'

/** Homes that are entered by hand, and the button that begins another. */
export function DeskEntriesPage({ view, entries }: { view: DeskView; entries: readonly EntryLine[] }) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskEntries"
      tools={
        <form method="post">
          <input type="hidden" name="once" value={view.once} />
          <SendButton act="create">{t('desk.entries.create')}</SendButton>
        </form>
      }
    >
      <p>{t('desk.entries.lead')}</p>
      {entries.length === 0 ? (
        <p className="desk-quiet">{t('desk.entries.none')}</p>
      ) : (
        <ul className="desk-list">
          {entries.map(({ id, href, title, place, state, status, hasChanges, changed }) => (
            <li key={id}>
              <span>
                <a href={href}>{title}</a> <span className="hint">{place}</span>
              </span>
              <span>
                <span className="badge">{status ?? t(`desk.entry.state.${state}`)}</span>{' '}
                <span className="hint">
                  {hasChanges && `${t('desk.entry.unpublished')}, `}
                  {changed}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </DeskFrame>
  )
}
