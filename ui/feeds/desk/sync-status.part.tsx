import { SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

/** The status of the synchronisation with the CRM. */
export interface SyncView {
  readonly isSet: boolean
  readonly isRunning: boolean
  /** When one last succeeded, in words; null if none has. */
  readonly lastDone: string | null
  /** Why the last one failed; null if it did not. */
  readonly fault: string | null
  /** The page whose acts start one. */
  readonly page: string
}

/** The status of the synchronisation, and the buttons that start one. */
export function SyncStatus({ sync: { isSet, isRunning, lastDone, fault, page } }: { readonly sync: SyncView }) {
  const { t, locale } = useTranslation()
  return (
    <DeskSection id="sync" title={t('desk.imports.sync')}>
      {!isSet && (
        <p>
          {t('desk.imports.sync.unset')} <a href={href('deskSettingsCrm', locale)}>{t('desk.imports.sync.set')}</a>
        </p>
      )}
      {lastDone !== null && <p>{t('desk.imports.sync.last', { ago: lastDone })}</p>}
      {fault !== null && <p>{t('desk.imports.sync.failed', { why: fault })}</p>}
      {isRunning && <p role="status">{t('desk.imports.sync.running')}</p>}
      {isSet && !isRunning && (
        <form method="post" action={page} className="desk-decision">
          <SendButton act="synchronise">{t('desk.imports.sync.now')}</SendButton>
          <SecondButton act="synchroniseAll">{t('desk.imports.sync.all')}</SecondButton>
        </form>
      )}
    </DeskSection>
  )
}
