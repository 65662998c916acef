import type { LocalizedText } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { FieldErrorCode, fieldLabel } from '../../forms/field.tsx'
import { fieldIn } from '../../forms/field-in.ts'
import { FileField } from '../../forms/file-field.tsx'
import { useField } from '../../forms/form-state.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import type { PhotoView } from '../../presenters/photo.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../translation.tsx'

interface ListedPicture {
  readonly key: string
  readonly photo: PhotoView
  /** The articles that show it. */
  readonly uses: readonly { readonly href: string; readonly name: string }[]
  /** Of a picture that was uploaded here. */
  readonly own: { readonly version: number; readonly words: LocalizedText } | null
}

interface DeskContentPicturesPageProps {
  readonly view: DeskView
  readonly languages: readonly Locale[]
  readonly pictures: readonly ListedPicture[]
}

/** The pictures of articles: the upload of one, then all of them with where each is used. */
export function DeskContentPicturesPage({ view, languages, pictures }: DeskContentPicturesPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskContentPictures" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      <form className="form" method="post" encType="multipart/form-data" noValidate>
        <div className="form-part">
          <FileField name="contentPicture" accept="image/jpeg,image/png,image/webp" />
          {languages.map((each) => (
            <Words key={each} language={each} />
          ))}
        </div>
        <div className="form-send">
          <button className="button" type="submit" name="do" value="upload">
            {t('desk.content.upload')}
          </button>
        </div>
      </form>
      <ul className="content-pictures">
        {pictures.map((picture) => (
          <li key={picture.key}>
            <Picture picture={picture} languages={languages} />
          </li>
        ))}
      </ul>
    </DeskFrame>
  )
}

/** What the uploaded picture shows, in a language. */
function Words({ language }: { readonly language: Locale }) {
  const { t } = useTranslation()
  const name = fieldIn('pictureWords', language)
  const { text, error } = useField(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldErrorCode name={name} error={error} />
      <input className="input" type="text" id={name} name={name} lang={language} defaultValue={text} autoComplete="off" />
    </div>
  )
}

function Picture({ picture: { key, photo, uses, own }, languages }: { readonly picture: ListedPicture; readonly languages: readonly Locale[] }) {
  const { t } = useTranslation()
  return (
    <>
      <img src={photo.src} alt={photo.alt} width={240} height={160} loading="lazy" />
      <div>
        {uses.length === 0 ? (
          <p className="hint">{t('desk.content.unused')}</p>
        ) : (
          <p>
            {t('desk.content.usedIn')}{' '}
            {uses.map((use, index) => (
              <span key={use.href}>
                {index > 0 && ', '}
                <a href={use.href}>{use.name}</a>
              </span>
            ))}
          </p>
        )}
        {own === null ? (
          <p className="hint">{t('desk.content.wordsInArticle')}</p>
        ) : (
          <OwnPicture file={key} own={own} isUsed={uses.length > 0} languages={languages} />
        )}
      </div>
    </>
  )
}

interface OwnPictureProps {
  readonly file: string
  readonly own: NonNullable<ListedPicture['own']>
  readonly isUsed: boolean
  readonly languages: readonly Locale[]
}

function OwnPicture({ file, own, isUsed, languages }: OwnPictureProps) {
  const { t } = useTranslation()
  return (
    <details>
      <summary>{t('desk.content.words')}</summary>
      <form className="form" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="file" value={file} />
        <input type="hidden" name="version" value={own.version} />
        {languages.map((each) => (
          <label key={each} className="field">
            {fieldLabel(t, fieldIn('pictureWords', each))}
            <input className="input" type="text" name={fieldIn('pictureWords', each)} lang={each} defaultValue={own.words[each] ?? ''} autoComplete="off" />
          </label>
        ))}
        <div className="form-send">
          <button className="button second" type="submit" name="do" value="describe">
            {t('desk.save')}
          </button>
        </div>
        {!isUsed && (
          <div className="form-send">
            <label className="choice">
              <input type="checkbox" name="sure" value="1" />
              <span>{t('desk.content.removeSure')}</span>
            </label>
            <button className="text-button" type="submit" name="do" value="remove">
              {t('desk.content.removePicture')}
            </button>
          </div>
        )}
      </form>
    </details>
  )
}
