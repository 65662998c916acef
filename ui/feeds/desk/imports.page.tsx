import { QuietLink, SecondButton, SecondLink, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { FeedUpload, type FeedUploadView } from './feed-upload.part.tsx'
import type { RunView } from './import-run.present.ts'
import { RunsTable } from './runs-table.part.tsx'

/** The status of the synchronisation with the CRM. */
interface SyncView {
  readonly isSet: boolean
  readonly isRunning: boolean
  /** When one last succeeded, in words; null if none has. */
  readonly lastDone: string | null
  /** Why the last one failed; null if it did not. */
  readonly fault: string | null
}

interface DeskImportsPageProps {
  readonly view: DeskView
  readonly sync: SyncView
  readonly upload: FeedUploadView
  readonly runs: readonly RunView[]
  /** The path that also lists synchronisations which found nothing new, or leaves them out. */
  readonly other: { readonly path: string; readonly isQuiet: boolean }
  readonly older: string | null
}

/** The imports that ran, and what starts another. */
export function DeskImportsPage({ view, sync, upload, runs, other, older }: DeskImportsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskImports" tools={<QuietLink href="#upload">{t('desk.upload')}</QuietLink>}>
      <DeskSection id="runs" title={t('desk.imports.runs')}>
        {runs.length === 0 ? <p>{t('desk.imports.none')}</p> : <RunsTable runs={runs} />}
        <p className="desk-tools">
          {older !== null && <SecondLink href={older}>{t('desk.imports.older')}</SecondLink>}
          <a href={href('deskRemarks', locale)}>{t('route.deskRemarks')}</a>
          <a href={other.path}>{t(other.isQuiet ? 'desk.imports.hideQuiet' : 'desk.imports.showQuiet')}</a>
        </p>
      </DeskSection>
      <SyncPart sync={sync} />
      <FeedUpload upload={upload} />
    </DeskFrame>
  )
}

function SyncPart({ sync: { isSet, isRunning, lastDone, fault } }: { sync: SyncView }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="sync" title={t('desk.imports.sync')}>
      {!isSet && <p>{t('desk.imports.sync.unset')}</p>}
      {lastDone !== null && <p>{t('desk.imports.sync.last', { ago: lastDone })}</p>}
      {fault !== null && <p>{t('desk.imports.sync.failed', { why: fault })}</p>}
      {isRunning && <p role="status">{t('desk.imports.sync.running')}</p>}
      {isSet && !isRunning && (
        <form method="post" className="desk-decision">
          <SendButton act="synchronise">{t('desk.imports.sync.now')}</SendButton>
          <SecondButton act="synchroniseAll">{t('desk.imports.sync.all')}</SecondButton>
        </form>
      )}
    </DeskSection>
  )
}
