import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { FurtherLink } from '../../desk/filters.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { RemarkView } from './remark.present.ts'
import { RemarkList } from './remark-list.part.tsx'

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
