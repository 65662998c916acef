import { QuietButton, QuietLink, SendButton } from '../../design/buttons.part.tsx'
import { DefinitionList } from '../../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ContactColumns, type ContactColumnsView } from './contact-columns.part.tsx'
import type { ContactImportView, ImportPreviewView } from './contact-import.present.ts'

interface DeskContactImportPageProps {
  readonly view: DeskView
  /** The form of the columns, until they are decided. */
  readonly columns: ContactColumnsView | null
  readonly run: ContactImportView | null
  readonly preview: ImportPreviewView | null
  readonly columnsPath: string
  /** Whether the reader may take the import back. */
  readonly mayReturn: boolean
}

/** An import of contacts: its columns, its preview, how far it has come, what it did. */
export function DeskContactImportPage({ view, columns, run, preview, columnsPath, mayReturn }: DeskContactImportPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskContactImport" tools={<QuietLink href={href('deskContactImports', locale)}>{t('route.deskContactImports')}</QuietLink>}>
      {columns !== null && <ContactColumns view={view} {...columns} />}
      {run !== null && (
        <>
          <p className="run-about">{[run.file, run.about].filter(Boolean).join(', ')}</p>
          {run.progress !== null && <Progress {...run.progress} />}
        </>
      )}
      {run !== null && preview !== null && run.progress === null && (
        <>
          <p>{run.state === 'previewed' ? t('desk.contactImport.previewLead') : run.did}</p>
          <p className="hint">{t('desk.contactImport.from', { origin: run.origin })}</p>
          <Counts preview={preview} />
          <form method="post" className="preview-acts">
            {view.once !== undefined && <input type="hidden" name="once" value={view.once} />}
            <div className="desk-tools">
              {run.state === 'previewed' && (
                <>
                  <SendButton act="importNow">{t('desk.preview.now')}</SendButton>
                  <QuietLink href={columnsPath}>{t('desk.preview.columns')}</QuietLink>
                  <QuietButton act="discard">{t('desk.sheet.discard')}</QuietButton>
                </>
              )}
              {mayReturn && <QuietButton act="takeBack">{t('desk.contactImport.takeBack')}</QuietButton>}
            </div>
          </form>
          {mayReturn && <p className="hint">{t('desk.contactImport.takeBackHint')}</p>}
          <Rejects preview={preview} />
        </>
      )}
    </DeskFrame>
  )
}

/** How far a large file has come; script goes on by itself. */
function Progress({ done, total, text }: NonNullable<ContactImportView['progress']>) {
  const { t } = useTranslation()
  return (
    <form method="post" className="desk-section" {...island('send-at-once')}>
      <p role="status">{text}</p>
      <progress max={total} value={done} aria-label={t('desk.contactImport.progressLabel')} />
      <input type="hidden" name="do" value="carryOn" />
      <SendButton>{t('desk.contactImport.carryOn')}</SendButton>
    </form>
  )
}

function Counts({ preview: { people, mailing } }: { preview: ImportPreviewView }) {
  const { t } = useTranslation()
  const lines = (counts: ImportPreviewView['people']) => counts.map(({ name, label, count }) => ({ key: name, label, value: count }))
  return (
    <>
      <DefinitionList className="desk-counts" lines={lines(people)} />
      <DeskSection id="mailing" title={t('desk.contactImport.mailing')}>
        <p className="hint">{t('desk.contactImport.mailingHint')}</p>
        <DefinitionList className="desk-counts is-reasons" lines={lines(mailing)} />
      </DeskSection>
    </>
  )
}

function Rejects({ preview: { rejects, more } }: { preview: ImportPreviewView }) {
  const { t } = useTranslation()
  if (rejects.length === 0) return null
  return (
    <DeskSection id="rejects" title={t('desk.contactImport.rejects')}>
      <ul className="desk-list preview-faults">
        {rejects.map(({ key, row, reason }) => (
          <li key={key}>
            <strong>{row}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hint">{t('desk.preview.more', { count: more })}</p>}
    </DeskSection>
  )
}
