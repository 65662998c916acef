import { SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

/** The status of the synchronisation with a CRM that is set. */
export interface SyncView {
  readonly crm: string
  readonly title: string
  /** Whether it lists its stock; another CRM names each change itself, and is read again from what it has sent. */
  readonly hasLists: boolean
  readonly isRunning: boolean
  /** When one last succeeded, in words; null if none has. */
  readonly lastDone: string | null
  /** Why the last one failed; null if it did not. */
  readonly fault: string | null
  /** The calls of the CRM whose signature was wrong, and when the last came, in words. */
  readonly refused: { readonly count: number; readonly ago: string } | null
  /** The page whose acts start one. */
  readonly page: string
}

/** The status of the synchronisation with each CRM, and the buttons that start one. */
export function SyncStatus({ syncs }: { readonly syncs: readonly SyncView[] }) {
  const { t, locale } = useTranslation()
  if (syncs.length > 0) return syncs.map((sync) => <Status key={sync.crm} {...sync} />)
  return (
    <DeskSection id="sync" title={t('route.deskSettingsCrm')}>
      <p>
        {t('desk.imports.sync.unset')} <a href={href('deskSettingsCrm', locale)}>{t('desk.imports.sync.set')}</a>
      </p>
    </DeskSection>
  )
}

function Status({ crm, title, hasLists, isRunning, lastDone, fault, refused, page }: SyncView) {
  const { t } = useTranslation()
  return (
    <DeskSection id={`sync-${crm}`} title={t('desk.imports.sync.with', { crm: title })}>
      {lastDone !== null && <p>{t('desk.imports.sync.last', { ago: lastDone })}</p>}
      {fault !== null && <p>{t('desk.imports.sync.failed', { why: fault })}</p>}
      {refused !== null && <p>{t('desk.imports.sync.refused', { count: String(refused.count), ago: refused.ago })}</p>}
      {isRunning && <p role="status">{t('desk.imports.sync.running')}</p>}
      {!hasLists && <p className="hint">{t('desk.imports.sync.named', { crm: title })}</p>}
      {!isRunning && (
        <form method="post" action={page} className="desk-decision">
          <input type="hidden" name="crm" value={crm} />
          {hasLists && <SendButton act="synchronise">{t('desk.imports.sync.now')}</SendButton>}
          <SecondButton act="synchroniseAll">{t('desk.imports.sync.all')}</SecondButton>
        </form>
      )}
    </DeskSection>
  )
}
