import { type PicturePlace, picturePlaces } from '#db/model/newsletters/mailing.ts'
import { PictureWords } from '../content/desk/picture-words.part.tsx'
import { FileField, Tick } from '../forms/field.part.tsx'
import { fieldIn } from '../forms/field-words.present.ts'
import { useField, useNeedsLookIn } from '../forms/form-state.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'

/** A picture of the agency's own: the file, what it shows in each language, and where it stands. */
export function PictureSection({ mailing: { picture, pairs, values } }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  const file = useField('mailingPicture')
  const needsLook = useNeedsLookIn('pictureWords')
  const { text } = useField('picturePlace')
  const place: PicturePlace = picturePlaces.find((each) => each === (text || values.picturePlace)) ?? 'top'
  return (
    <details className="desk-more mailing-picture" open={picture !== null || needsLook || file.text !== '' || file.error !== null}>
      <summary>{t('desk.mailing.picture')}</summary>
      {picture !== null && (
        <div className="mailing-picture-now">
          <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
          <Tick name="noPicture">{t('desk.mailing.picture.none')}</Tick>
        </div>
      )}
      <FileField name="mailingPicture" accept="image/jpeg,image/png,image/webp" optional />
      {pairs.map(({ locale }) => (
        <PictureWords key={locale} language={locale} saved={values[fieldIn('pictureWords', locale)] ?? ''} />
      ))}
      <fieldset className="mailing-readers">
        <legend>{t('form.field.picturePlace')}</legend>
        {picturePlaces.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="picturePlace" value={each} defaultChecked={each === place} />
            <span>{t(`desk.mailing.picture.${each}`)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
