import type { DocumentView } from '../files/documents.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { FieldErrorCode } from './field-frame.part.tsx'
import { describedBy, fieldLabel } from './field-words.present.ts'
import { useField } from './form-state.tsx'

/** Checkboxes for the documents; all are checked until the form has been submitted once. */
export function DocumentChoices({ documents, isFresh }: { documents: readonly DocumentView[]; isFresh: boolean }) {
  const { t } = useTranslation()
  const { texts, error } = useField('documents')
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'} aria-describedby={describedBy('documents', error)}>
      <legend className="visually-hidden">{fieldLabel(t, 'documents')}</legend>
      <FieldErrorCode name="documents" error={error} />
      <div className="document-choices">
        {documents.map(({ key, name, language, file }, index) => (
          <label key={key} className="choice">
            <input
              type="checkbox"
              id={index === 0 ? 'documents' : undefined}
              name="documents"
              value={key}
              defaultChecked={isFresh || texts.includes(key)}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <span lang={language ?? undefined}>{name}</span> <span className="document-file">{file}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
