import type { PictureFocus } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FileField } from '../../forms/field.part.tsx'
import type { PhotoView } from '../../listings/photos/photo.present.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { PictureFocusForm } from './picture-focus.part.tsx'
import { PictureWords, PictureWordsForm } from './picture-words.part.tsx'

interface ListedPicture {
  readonly url: string
  readonly key: string
  readonly photo: PhotoView
  readonly editPath: string
  /** The articles that show it. */
  readonly uses: readonly { readonly href: string; readonly name: string }[]
  /** The languages in which it lacks alternative text, by name; empty if none. */
  readonly wordless: string
  /** For a picture that was uploaded at the desk; null for any other. */
  readonly own: { readonly version: number; readonly words: LocalizedText } | null
}

interface DeskContentPicturesPageProps {
  readonly view: DeskView
  readonly languages: readonly Locale[]
  readonly pictures: readonly ListedPicture[]
  /** The picture that was chosen, in place of the upload. */
  readonly edited: { readonly picture: ListedPicture; readonly focus: PictureFocus; readonly version: number } | null
}

/** The pictures of articles: the upload of one, or the crop and the words of the one that was chosen; then all of them with where each is used. */
export function DeskContentPicturesPage({ view, languages, pictures, edited }: DeskContentPicturesPageProps) {
  const { t, locale } = useTranslation()
  const list = href('deskContentPictures', locale)
  return (
    <DeskFrame view={view} form="deskContentPictures" tools={<a href={href('deskContent', locale)}>{t('desk.content.all')}</a>}>
      {edited === null ? (
        <form className="form" method="post" action={list} encType="multipart/form-data" noValidate>
          <div className="form-part">
            <FileField name="contentPicture" accept="image/jpeg,image/png,image/webp" />
            {languages.map((each) => (
              <PictureWords key={each} language={each} />
            ))}
          </div>
          <FormSend act="upload" label={t('desk.content.upload')} />
        </form>
      ) : (
        <DeskSection id="edited" title={t('desk.content.focus')}>
          <PictureFocusForm url={edited.picture.url} photo={edited.picture.photo} at={edited.focus} version={edited.version} />
          {edited.picture.own !== null && (
            <>
              <h2>{t('desk.content.words')}</h2>
              <PictureWordsForm file={edited.picture.key} {...edited.picture.own} languages={languages} isUsed={edited.picture.uses.length > 0} />
            </>
          )}
          <a href={list}>{t('desk.content.allPictures')}</a>
        </DeskSection>
      )}
      <ul className="content-pictures">
        {pictures.map((picture) => (
          <li key={picture.url}>
            <Picture picture={picture} />
          </li>
        ))}
      </ul>
    </DeskFrame>
  )
}

function Picture({ picture: { photo, uses, own, editPath, wordless } }: { readonly picture: ListedPicture }) {
  const { t } = useTranslation()
  return (
    <>
      <img className={photo.focus} src={photo.src} alt={photo.alt} width={240} height={160} loading="lazy" />
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
        {wordless !== '' && <p>{t('desk.content.wordless', { languages: wordless })}</p>}
        {own === null && <p className="hint">{t('desk.content.wordsInArticle')}</p>}
        <a className="text-button" href={editPath} aria-label={`${t(own === null ? 'desk.content.crop' : 'desk.content.cropAndWords')}: ${photo.alt}`}>
          {t(own === null ? 'desk.content.crop' : 'desk.content.cropAndWords')}
        </a>
      </div>
    </>
  )
}
