import type { ReactNode } from 'react'
import { FormSend, QuietButton } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { ColumnView, FixedView } from './sheet.present.ts'
import { SheetColumns } from './sheet-columns.part.tsx'

interface SheetFormProps {
  /** Idempotency key of this rendering of the page. */
  readonly once: string | undefined
  readonly columns: readonly ColumnView[]
  /** The values for all rows that no column holds. */
  readonly fixed: readonly FixedView[]
  readonly fixedTitle: string
  readonly fixedHint?: string
  /** The act that removes the file. */
  readonly discard: string
  /** What else the kind of spreadsheet asks, between the columns and the fixed values. */
  readonly children?: ReactNode
}

/** The form that says what the columns of a spreadsheet are, and leads to the preview of its import. */
export function SheetForm({ once, columns, fixed, fixedTitle, fixedHint, discard, children }: SheetFormProps) {
  const { t } = useTranslation()
  return (
    <form className="sheet-form" method="post" noValidate>
      {once !== undefined && <input type="hidden" name="once" value={once} />}
      <p>{t('desk.sheet.lead')}</p>
      <SheetColumns columns={columns} />
      {children}
      {fixed.length > 0 && (
        <DeskSection id="fixed" title={fixedTitle}>
          {fixedHint !== undefined && <p className="hint">{fixedHint}</p>}
          <div className="form is-close">
            {fixed.map(({ name, values, chosen }) => (
              <Choices key={name} name={name} values={values} initial={chosen} />
            ))}
          </div>
        </DeskSection>
      )}
      <FormSend act="preview" label={t('desk.sheet.preview')}>
        <QuietButton act={discard}>{t('desk.sheet.discard')}</QuietButton>
      </FormSend>
      <p className="hint">{t('desk.sheet.kept')}</p>
    </form>
  )
}
