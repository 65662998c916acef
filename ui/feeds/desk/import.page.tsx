import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FurtherLink } from '../../desk/filters.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { ReturnImport, type ReturnView } from '../returns/return-import.part.tsx'
import type { RunView } from './import-run.present.ts'
import type { ReasonView, RemarkView } from './remark.present.ts'
import { RemarkList } from './remark-list.part.tsx'
import { RunCounts, StateBadge } from './runs-table.part.tsx'
import { type WaitingPictures, WaitingPicturesList } from './waiting-pictures.part.tsx'

interface DeskImportPageProps {
  readonly view: DeskView
  readonly run: RunView
  readonly back: ReturnView
  readonly rejects: readonly {
    readonly key: string
    readonly position: string
    readonly id: string | null
    readonly reason: ReasonView
    /** As JSON, cut off where it was long. */
    readonly record: string | null
    /** What the CRM was told about it, or why that failed; null before. */
    readonly told: string | null
  }[]
  /** The first remarks on accepted records. */
  readonly remarks: readonly RemarkView[]
  /** The list of all of them; null if there are none. */
  readonly remarksPath: string | null
  /** Hosts of pictures that the site may not fetch from yet. */
  readonly waiting: readonly WaitingPictures[]
  /** How many more were rejected than are shown. */
  readonly moreRejects: number
  readonly changes: readonly {
    readonly outcome: 'added' | 'changed' | 'withdrawn'
    /** Whether there were more. */
    readonly isCut: boolean
    readonly records: readonly {
      readonly id: number
      /** Its reference, else its number. */
      readonly reference: string
      readonly title: string
      readonly path: string | null
      /** What changed in it, in words. */
      readonly fields: readonly string[]
    }[]
  }[]
}

/** One import: what it did, record by record. */
export function DeskImportPage({ view, run, back, rejects, moreRejects, remarks, remarksPath, waiting, changes }: DeskImportPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskImport">
      <p className="run-about">
        {run.sender}, {t('desk.imports.source', { source: run.source })} <StateBadge state={run.state} />
      </p>
      {run.why !== null && <p>{run.why}</p>}
      {run.counts.length > 0 && <RunCounts counts={run.counts} />}
      <ReturnImport view={back} once={view.once} />
      <WaitingPicturesList waiting={waiting} once={view.once} />
      {rejects.length > 0 && (
        <DeskSection id="rejects" title={t('desk.import.rejects')}>
          <p className="hint">{t('desk.import.rejectsHint')}</p>
          <ol className="desk-rejects">
            {rejects.map(({ key, position, id, reason, record, told }) => (
              <li key={key}>
                <p>
                  <strong lang={reason.isEnglish ? 'en' : undefined}>{reason.text}</strong>
                </p>
                <p className="hint">{id === null ? t('desk.import.position', { position }) : t('desk.import.positionId', { position, id })}</p>
                {told !== null && (
                  <p className="hint">
                    {t('desk.home.crm.told')}, {told}
                  </p>
                )}
                {record !== null && (
                  <details className="desk-more">
                    <summary>{t('desk.import.record')}</summary>
                    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long record scrolls, also by keyboard */}
                    <pre tabIndex={0}>{record}</pre>
                  </details>
                )}
              </li>
            ))}
          </ol>
          {moreRejects > 0 && <p>{t('desk.import.more', { count: moreRejects })}</p>}
        </DeskSection>
      )}
      {remarksPath !== null && (
        <DeskSection id="remarks" title={t('desk.import.remarks')}>
          <RemarkList remarks={remarks} />
          <p>
            <a href={remarksPath}>{t('desk.import.remarksAll')}</a>
          </p>
        </DeskSection>
      )}
      {changes.map(({ outcome, records, isCut }) => (
        <section key={outcome} className="desk-section" aria-labelledby={outcome}>
          <h2 id={outcome}>{t(`desk.imports.count.${outcome}`)}</h2>
          <details className="desk-more" open={records.length <= 20}>
            <summary>{t(isCut ? 'desk.import.firstHomes' : 'desk.import.homes', { count: records.length })}</summary>
            <ul className="desk-list">
              {records.map(({ id, reference, title, path, fields }) => (
                <li key={id}>
                  {path === null ? <span>{title}</span> : <a href={path}>{title}</a>}
                  <span className="hint">{reference}</span>
                  {fields.length > 0 && <p className="hint run-fields">{fields.join('; ')}</p>}
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </DeskFrame>
  )
}

interface DeskRemarksPageProps {
  readonly view: DeskView
  /** What they are about. */
  readonly about: 'stock' | 'import'
  /** The fields with remarks, those with most first, after a choice of all fields. */
  readonly fields: readonly { readonly text: string; readonly path: string; readonly isChosen: boolean }[]
  readonly remarks: readonly RemarkView[]
  /** The path of the next page; null on the last. */
  readonly further: string | null
  /** The page that the reader came from. */
  readonly back: { readonly path: string; readonly text: string }
}

/** The remarks on values of the stock or of one import, by field. */
export function DeskRemarksPage({ view, about, fields, remarks, further, back }: DeskRemarksPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskRemarks" tools={<a href={back.path}>{back.text}</a>}>
      <p className="hint">{t(`desk.remarks.${about}Hint`)}</p>
      {remarks.length === 0 ? (
        <p>{t('desk.remarks.none')}</p>
      ) : (
        <>
          <ul className="desk-chips" aria-label={t('desk.remarks.byField')}>
            {fields.map(({ text, path, isChosen }) => (
              <li key={path}>
                <a className="chip" href={path} aria-current={isChosen ? 'true' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <RemarkList remarks={remarks} />
          <FurtherLink path={further} />
          {about === 'import' && <p className="hint">{t('desk.remarks.cut')}</p>}
        </>
      )}
    </DeskFrame>
  )
}
