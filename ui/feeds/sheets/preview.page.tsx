import { QuietButton, QuietLink, SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { DefinitionList } from '../../design/tables.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Photograph } from '../../listings/photos/photo.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Findings } from '../guard/findings.part.tsx'
import type { FindingsView } from '../guard/findings.present.ts'
import { CrmMoves, CrmStays } from './crm-preview.part.tsx'
import type { CrmPreviewView } from './crm-preview.present.ts'
import type { PreviewView, RowFault } from './preview.present.ts'

interface DeskPreviewPageProps {
  readonly view: DeskView
  /** Null once the import does not wait any more. */
  readonly preview: PreviewView | null
  /** What is said of the stock of a CRM alone; null for a file. */
  readonly crm: CrmPreviewView | null
  /** What would change at once; null if nothing out of the ordinary. */
  readonly findings: FindingsView | null
  /** Whether it waits because of what it would change, not because its sender wanted to see it first. */
  readonly isJudged: boolean
  /** The page of the file's columns; null for a feed. */
  readonly columns: string | null
  /** The page of imports. */
  readonly imports: string
}

/** What a file would do to the stock, and the buttons that let it. */
export function DeskPreviewPage({ view, preview, imports, ...rest }: DeskPreviewPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskImportPreview" tools={<QuietLink href={imports}>{t('route.deskImports')}</QuietLink>}>
      {preview !== null && <Preview view={view} preview={preview} {...rest} />}
    </DeskFrame>
  )
}

type PreviewProps = Omit<DeskPreviewPageProps, 'preview' | 'imports'> & { readonly preview: PreviewView }

function Preview({ view, preview, crm, findings, isJudged, columns }: PreviewProps) {
  const { t } = useTranslation()
  const { about, counts, closedHosts, visibility, rejects, remarks, outcomes } = preview
  return (
    <>
      <p className="run-about">{about}</p>
      {!isJudged && <p>{crm === null ? t('desk.preview.lead') : t('desk.preview.crm.lead', { until: crm.until })}</p>}
      {(findings !== null || isJudged) && <p>{t(isJudged ? 'desk.guard.lead' : 'desk.guard.warning')}</p>}
      <DefinitionList className="desk-counts" lines={counts.map(({ name, count }) => ({ key: name, label: t(`desk.preview.count.${name}`), value: count }))} />
      {crm !== null && <p>{t('desk.preview.crm.hidden', crm.hidden)}</p>}
      {crm !== null && <CrmMoves title={crm.title} moves={crm.moves} once={view.once} />}
      <PreviewActs view={view} preview={preview} isCrm={crm !== null} isJudged={isJudged} columns={columns} />
      {isJudged && <p className="hint">{t('desk.guard.refuseHint')}</p>}
      {findings !== null && <Findings {...findings} />}
      {visibility.length > 0 && (
        <ul className="preview-visibility">
          {visibility.map(({ what, is }) => (
            <li key={what}>{t(`desk.preview.${is}.${what}`)}</li>
          ))}
        </ul>
      )}
      {closedHosts !== null && (
        <div className="notice is-warning">
          <p>{t('desk.import.pictureHosts', { hosts: closedHosts })}</p>
        </div>
      )}
      <Faults id="rejects" title={t('desk.preview.rejects')} hint={t('desk.preview.rejectsHint')} {...rejects} />
      <Faults id="remarks" title={t('desk.preview.remarks')} hint={`${t('desk.preview.remarksHint')} ${crm?.fields ?? ''}`} {...remarks} />
      {outcomes.map(
        ({ name, lines, more }) =>
          lines.length > 0 && (
            <DeskSection key={name} id={name} title={t(`desk.preview.count.${name}`)}>
              <ul className="desk-list preview-list">
                {lines.map(({ key, title, photo, fields }) => (
                  <li key={key}>
                    {photo !== null && (
                      <span className="home-thumb">
                        <Photograph photo={photo} sizes="96px" />
                      </span>
                    )}
                    <span>{title}</span>
                    {fields.length > 0 && <p className="hint run-fields">{fields.join('; ')}</p>}
                  </li>
                ))}
              </ul>
              {more > 0 && <p className="hint">{t('desk.preview.more', { count: more })}</p>}
            </DeskSection>
          ),
      )}
      {crm !== null && <CrmStays stays={crm.stays} />}
    </>
  )
}

/** The buttons: import all of it, or leave on the site what the file does not name. */
function PreviewActs({
  view,
  preview: { missing },
  isCrm,
  isJudged,
  columns,
}: Pick<DeskPreviewPageProps, 'view' | 'isJudged' | 'columns'> & { readonly preview: PreviewView; readonly isCrm: boolean }) {
  const { t } = useTranslation()
  const isTooMany = missing !== null && missing.tooMany !== null
  return (
    <form method="post" className={missing === null ? 'preview-acts' : 'preview-acts notice is-warning'}>
      {view.once !== undefined && <input type="hidden" name="once" value={view.once} />}
      {missing !== null && <p>{isTooMany ? missing.tooMany : t('desk.preview.missing', { count: missing.count })}</p>}
      {isTooMany && <p>{t('desk.preview.tooMany')}</p>}
      <div className="desk-tools">
        {isTooMany ? (
          <SendButton act="importPart">{t('desk.preview.part')}</SendButton>
        ) : (
          <SendButton act="importNow">{t(isJudged ? 'desk.guard.publish' : isCrm ? 'review.publish' : 'desk.preview.now')}</SendButton>
        )}
        {isTooMany && <SecondButton act="importAll">{t('desk.preview.all', { count: missing.count })}</SecondButton>}
        {missing !== null && !isTooMany && <SecondButton act="importPart">{t('desk.preview.part')}</SecondButton>}
        {columns !== null && <QuietLink href={columns}>{t('desk.preview.columns')}</QuietLink>}
        <QuietButton act="discardImport">{t(isJudged ? 'desk.guard.refuse' : isCrm ? 'desk.draft.discard' : 'desk.sheet.discard')}</QuietButton>
      </div>
    </form>
  )
}

function Faults({ id, title, hint, faults, more }: { id: string; title: string; hint: string; faults: readonly RowFault[]; more: number }) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  return (
    <DeskSection id={id} title={title}>
      <p className="hint">{hint}</p>
      <ul className="desk-list preview-faults">
        {faults.map(({ key, place, reason, value, isEnglish }) => (
          <li key={key}>
            <strong>{place}</strong>
            <span lang={isEnglish ? 'en' : undefined}>{reason}</span>
            {value !== null && <span className="remark-value">{value}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hint">{t('desk.preview.more', { count: more })}</p>}
    </DeskSection>
  )
}
