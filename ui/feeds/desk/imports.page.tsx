import { QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { FeedUpload, type FeedUploadView } from './feed-upload.part.tsx'
import type { RunView } from './import-run.present.ts'
import { RunsTable } from './runs-table.part.tsx'
import { SyncStatus, type SyncView } from './sync-status.part.tsx'

interface DeskImportsPageProps {
  readonly view: DeskView
  readonly syncs: readonly SyncView[]
  readonly upload: FeedUploadView
  readonly runs: readonly RunView[]
  /** The path that also lists synchronisations which found nothing new, or leaves them out. */
  readonly other: { readonly path: string; readonly isQuiet: boolean }
  readonly older: string | null
}

/** The imports that ran, and what starts another. */
export function DeskImportsPage({ view, syncs, upload, runs, other, older }: DeskImportsPageProps) {
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
      <SyncStatus syncs={syncs} />
      <FeedUpload upload={upload} />
    </DeskFrame>
  )
}
