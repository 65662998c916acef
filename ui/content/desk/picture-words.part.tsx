import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { QuietButton, SecondButton } from '../../design/buttons.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { fieldIn, fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { pictureWordValues } from './content-picture.present.ts'

interface PictureWordsFormProps {
  readonly file: string
  readonly version: number
  readonly words: LocalizedText
  readonly languages: readonly Locale[]
  readonly isUsed: boolean
}

/** What an uploaded picture shows in each language; one that no article uses can be removed. */
export function PictureWordsForm({ file, version, words, languages, isUsed }: PictureWordsFormProps) {
  const { t } = useTranslation()
  return (
    <form className="form" method="post" encType="multipart/form-data" noValidate>
      <input type="hidden" name="file" value={file} />
      <OpenedFields version={version} values={pictureWordValues(words)} />
      {isUsed && <p className="hint">{t('desk.content.wordsOfNext')}</p>}
      <div className="form-part">
        {languages.map((each) => (
          <PictureWords key={each} language={each} saved={words[each] ?? ''} />
        ))}
      </div>
      <div className="form-send">
        <SecondButton act="describe">{t('desk.content.saveWords')}</SecondButton>
      </div>
      {!isUsed && (
        <div className="form-send">
          <QuietButton act="remove">{t('desk.content.removePicture')}</QuietButton>
        </div>
      )}
    </form>
  )
}

/** What a picture shows, in a language. */
export function PictureWords({ language, saved = '' }: { readonly language: Locale; readonly saved?: string }) {
  const { t } = useTranslation()
  const name = fieldIn('pictureWords', language)
  const { texts, error } = useField(name)
  const text = texts[0] ?? saved
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldErrorCode name={name} error={error} />
      <input className="input" type="text" id={name} name={name} lang={language} defaultValue={text} autoComplete="off" />
      <StoredWords name={name} />
    </div>
  )
}
