import { ownAltLimit } from '#db/model/listings/presentation.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { OwnAltView } from './own-presentation.present.ts'

/** What only a photograph that the agency has added has: a description, and a button that removes it. */
export function AddedPhotoFields({ photoKey, label, alts }: { photoKey: string; label: string; alts: readonly OwnAltView[] }) {
  const { t } = useTranslation()
  return (
    <>
      <details className="own-alt">
        <summary>
          {t('desk.home.photo.alt')}
          <span className="visually-hidden"> {label}</span>
        </summary>
        {alts.map(({ field, language, text, saved }) => (
          <label key={field}>
            {language}
            <input className="input" id={field} type="text" name={field} defaultValue={text} maxLength={ownAltLimit} autoComplete="off" />
            {saved !== undefined && (
              <span className="hint">
                {t('desk.home.saved')} {saved}
              </span>
            )}
          </label>
        ))}
      </details>
      <button className="text-button" type="submit" name="remove" value={photoKey}>
        {t('desk.home.photo.remove')}
        <span className="visually-hidden"> {label}</span>
      </button>
    </>
  )
}
