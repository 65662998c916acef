import { documentAccesses, documentKinds } from '#db/model/files/document.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, FileField, Select } from '../../forms/field.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { fieldIn, fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { languageNames } from '../../site/intl.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DocumentValues, EditedDocument, MissingDocument } from './documents.present.ts'

interface DocumentFormProps {
  /** Null for a new one. */
  readonly edited: EditedDocument | null
  readonly path: string
  readonly languages: readonly Locale[]
  /** Documents that the feed names and that are not uploaded yet. */
  readonly missing: readonly MissingDocument[]
  /** While the address is hidden, documents are available on request only. */
  readonly isAddressHidden: boolean
}

const fresh: DocumentValues = { names: {}, kind: 'energy', languages: null, access: 'request' }

/** Adds a document to a home or a project, or changes the name, kind and access of one. */
export function DocumentForm({ edited, path, languages, missing, isAddressHidden }: DocumentFormProps) {
  const { t } = useTranslation()
  const values = edited?.values ?? fresh
  const action = edited === null ? path : `${path}?${new URLSearchParams({ edit: edited.key })}`
  return (
    <DeskSection id="document" title={edited === null ? t('desk.documents.add') : t('desk.documents.changeOne', { name: edited.name })}>
      <form className="form" method="post" action={action} encType="multipart/form-data" noValidate key={edited?.key ?? ''}>
        {edited !== null && (
          <>
            <input type="hidden" name="document" value={edited.key} />
            <OpenedFields version={edited.version} values={edited.opened} />
          </>
        )}
        <div className="form-part">
          {edited === null && <FileField name="documentFile" accept="application/pdf,image/jpeg,image/png" />}
          {edited === null && missing.length > 0 && (
            <Select name="documentFor" initial="" choices={[{ value: '', text: t('desk.documents.another') }, ...missing]} />
          )}
          <Select name="documentKind" initial={values.kind} choices={documentKinds.map((kind) => ({ value: kind, text: t(`documents.kind.${kind}`) }))} />
          {languages.map((each) => (
            <Field key={each} name={fieldIn('documentName', each)} optional initial={values.names[each] ?? ''} autoComplete="off" />
          ))}
          <Languages chosen={values.languages ?? languages} languages={languages} />
          <Access chosen={values.access} isAddressHidden={isAddressHidden} />
        </div>
        <FormSend act={edited === null ? 'add' : 'change'} label={t(edited === null ? 'desk.documents.add' : 'desk.save')}>
          {edited !== null && <a href={path}>{t('desk.documents.keep')}</a>}
        </FormSend>
      </form>
    </DeskSection>
  )
}

function Languages({ chosen, languages }: { readonly chosen: readonly Locale[]; readonly languages: readonly Locale[] }) {
  const { t, locale } = useTranslation()
  const name = 'documentLanguages'
  const { texts, error } = useField(name)
  const set: readonly string[] = texts.length > 0 || error !== null ? texts : chosen
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'}>
      <legend>{fieldLabel(t, name)}</legend>
      <FieldErrorCode name={name} error={error} />
      {languages.map((each, index) => (
        <Box key={each} id={index === 0 ? name : undefined} name={name} value={each} label={languageNames([each], locale)} isSet={set.includes(each)} />
      ))}
      <StoredWords
        name={name}
        words={(codes) =>
          languageNames(
            languages.filter((each) => codes.split(' ').includes(each)),
            locale,
          )
        }
      />
    </fieldset>
  )
}

function Access({ chosen, isAddressHidden }: { readonly chosen: string; readonly isAddressHidden: boolean }) {
  const { t } = useTranslation()
  const name = 'documentAccess'
  const { text, error } = useField(name)
  const offered = documentAccesses.filter((access) => access !== 'open' || !isAddressHidden)
  const requested = text === '' ? chosen : text
  const set = offered.find((access) => access === requested) ?? 'request'
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'}>
      <legend>{fieldLabel(t, name)}</legend>
      <FieldErrorCode name={name} error={error} />
      {offered.map((access, index) => (
        <label key={access} className="choice">
          <input type="radio" id={index === 0 ? name : undefined} name={name} value={access} defaultChecked={access === set} />
          <span>
            {t(`desk.documents.access.${access}`)}
            <span className="hint">{t(`desk.documents.access.${access}.text`)}</span>
          </span>
        </label>
      ))}
      <StoredWords name={name} words={(access) => t(`desk.documents.access.${documentAccesses.find((each) => each === access) ?? 'request'}`)} />
      {isAddressHidden && <p className="hint">{t('desk.documents.addressHidden')}</p>}
    </fieldset>
  )
}
