import { QuietLink, SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { ColumnView, FixedView } from './sheet.present.ts'
import { SheetForm } from './sheet-form.part.tsx'

interface DeskSheetPageProps {
  readonly view: DeskView
  /** The name of the file. */
  readonly file: string
  readonly rows: number
  /** How far its rows have been read; null if they are not being read. */
  readonly reading: { readonly staged: number; readonly words: string; readonly rows: string } | null
  readonly columns: readonly ColumnView[]
  readonly fixed: readonly FixedView[]
  /** The page of imports. */
  readonly imports: string
}

/** The columns of an uploaded table, each with the field that it is. */
export function DeskSheetPage({ view, file, rows, reading, columns, fixed, imports }: DeskSheetPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSheet" tools={<QuietLink href={imports}>{t('route.deskImports')}</QuietLink>}>
      <p className="run-about">{t('desk.sheet.about', { file, count: rows })}</p>
      {reading !== null ? (
        <SheetReading {...reading} total={rows} />
      ) : (
        <SheetForm
          once={view.once}
          columns={columns}
          fixed={fixed}
          fixedTitle={t('desk.sheet.fixed')}
          fixedHint={t('desk.sheet.fixedHint')}
          discard="discardSheet"
        />
      )}
    </DeskFrame>
  )
}

/** How far a large file has been read; script goes on by itself. */
function SheetReading({ staged, words, rows, total }: { staged: number; words: string; rows: string; total: number }) {
  const { t } = useTranslation()
  return (
    <form method="post" className="desk-section" {...island('send-at-once')}>
      <p role="status">{t('desk.sheet.reading', { staged: words, rows })}</p>
      <progress max={total} value={staged} aria-label={t('desk.sheet.readingLabel')} />
      <input type="hidden" name="do" value="continueReading" />
      <SendButton>{t('desk.sheet.continue')}</SendButton>
    </form>
  )
}
