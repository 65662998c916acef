import { SecondButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** How an import can be returned, or was; `left` counts what a return left as it is. */
export interface ReturnView {
  /** The last day on which it can be returned, in words; null if it cannot. */
  readonly until: string | null
  /** The page of its return. */
  readonly returned: string | null
  /** Of a return: the page of the import that it returned. */
  readonly of: string | null
  readonly left: number
}

/** Returns an import: the records as they stood before it. */
export function ReturnImport({ view: { until, returned, of, left }, once }: { readonly view: ReturnView; readonly once: string | undefined }) {
  const { t } = useTranslation()
  if (until === null && returned === null && of === null) return null
  return (
    <DeskSection id="return" title={t('desk.return.title')}>
      {of !== null && (
        <p>
          <a href={of}>{t('desk.return.of')}</a>
        </p>
      )}
      {left > 0 && <p>{t('desk.return.left', { count: left })}</p>}
      {returned !== null && (
        <p>
          <a href={returned}>{t('desk.return.done')}</a>
        </p>
      )}
      {until !== null && (
        <form className="form" method="post">
          {once !== undefined && <input type="hidden" name="once" value={once} />}
          <p className="hint">{t('desk.return.hint', { until })}</p>
          <SecondButton act="returnImport">{t('desk.return.act')}</SecondButton>
        </form>
      )}
    </DeskSection>
  )
}
