import { origins } from '#db/model/contacts/contact.ts'
import type { ImportTerms } from '#db/model/contacts/contact-import.ts'
import type { DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import type { ColumnView, FixedView } from '../../feeds/sheets/sheet.present.ts'
import { SheetForm } from '../../feeds/sheets/sheet-form.part.tsx'
import { Choices, Field } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface ContactColumnsView {
  readonly file: string
  readonly rows: number
  readonly columns: readonly ColumnView[]
  readonly fixed: readonly FixedView[]
  /** As answered before; null the first time. */
  readonly terms: ImportTerms | null
}

/** What the columns of a file of contacts are, where the details come from, and who agreed to be mailed. */
export function ContactColumns({ view, file, rows, columns, fixed, terms }: ContactColumnsView & { view: DeskView }) {
  const { t } = useTranslation()
  const consent = terms?.consent
  return (
    <>
      <p className="run-about">{t('desk.sheet.about', { file, count: rows })}</p>
      <SheetForm once={view.once} columns={columns} fixed={fixed} fixedTitle={t('desk.contactImport.kindTitle')} discard="discard">
        <DeskSection id="origin" title={t('desk.contactImport.originTitle')}>
          <p className="hint">{t('desk.contactImport.originHint')}</p>
          <div className="form is-close">
            <Choices name="origin" values={origins} initial={terms?.origin} />
            <Field name="originName" optional initial={terms?.originName ?? ''} maxLength={200} autoComplete="off" />
          </div>
        </DeskSection>
        <DeskSection id="consent" title={t('desk.contactImport.consentTitle')}>
          <p className="hint">{t('desk.contactImport.consentHint')}</p>
          <div className="form is-close">
            <Field name="consentDay" type="date" optional short initial={consent?.day ?? ''} autoComplete="off" />
            <Field name="consentSource" optional initial={consent?.source ?? ''} maxLength={200} autoComplete="off" />
            <Field name="consentWords" optional initial={consent?.words ?? ''} maxLength={200} autoComplete="off" />
          </div>
        </DeskSection>
      </SheetForm>
    </>
  )
}
