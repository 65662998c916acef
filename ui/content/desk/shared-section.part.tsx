import type { ReactNode } from 'react'
import { employmentTypes } from '#db/model/content/article.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { FileField } from '../../forms/field.part.tsx'
import { DateInWords, FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { menuPlaces, type SharedView } from './content-shared.present.ts'

/** The fields of an article that are the same in every language, a part of its form. */
export function SharedSection({ shared }: { readonly shared: SharedView }) {
  const { t } = useTranslation()
  const { opened, version, versions, isVacancy, isPage, places, isStale, categories, people, offices } = shared
  return (
    <DeskSection id="shared" title={t('desk.content.shared')}>
      {versions !== null && (
        <p>
          <a href={versions}>{t('route.deskContentVersions')}</a>
        </p>
      )}
      {isStale && <p className="hint">{t('desk.content.sharedStale')}</p>}
      <div className="form content-shared">
        <input type="hidden" name="sharedOpened" value={opened} />
        <input type="hidden" name="sharedVersion" value={version} />
        {places !== null && <Places places={places} />}
        {!isPage && (
          <div className="content-state">
            <ChoiceField name="place" shared={shared} choices={categories} />
            <ChoiceField name="author" shared={shared} choices={people} none={t('desk.content.noAuthor')} />
            <TextInput name="published" shared={shared} type="date" />
            <TextInput name="order" shared={shared} type="number" />
            {isVacancy && (
              <>
                <ChoiceField
                  name="employmentType"
                  shared={shared}
                  choices={employmentTypes.map((each) => ({ value: each, text: t(`desk.content.employment.${each}`) }))}
                  none={t('desk.content.noVacancy')}
                />
                <ChoiceField name="jobOffice" shared={shared} choices={offices} none={t('desk.content.anyOffice')} />
                <TextInput name="validThrough" shared={shared} type="date" />
              </>
            )}
          </div>
        )}
        <Pictures shared={shared} />
        <FormSend act="save" label={t('desk.save')} />
      </div>
    </DeskSection>
  )
}

/** Whether every page links to this one, in the menu and in the footer. */
function Places({ places: { stored, shown } }: { readonly places: NonNullable<SharedView['places']> }) {
  const { t } = useTranslation()
  return (
    <fieldset className="field">
      <legend>{t('desk.content.places')}</legend>
      <input type="hidden" name="placesOpened" value={stored.join(' ')} />
      {menuPlaces.map((place) => (
        <Box key={place} name={place} value="1" label={t(`desk.content.places.${place}`)} isSet={shown.includes(place)} />
      ))}
      <p className="hint">{t('desk.content.places.hint')}</p>
    </fieldset>
  )
}

interface SharedFieldProps {
  readonly name: 'place' | 'author' | 'published' | 'order' | 'employmentType' | 'jobOffice' | 'validThrough'
  readonly shared: SharedView
}

function TextInput({ name, shared, type }: SharedFieldProps & { readonly type: 'date' | 'number' }) {
  return (
    <LabelledField name={name}>
      {(isWrong) => (
        <>
          <input className="input" type={type} id={name} name={name} defaultValue={shared.values[name]} aria-invalid={isWrong || undefined} />
          {type === 'date' && <DateInWords field={name} date={shared.values[name]} />}
        </>
      )}
    </LabelledField>
  )
}

function ChoiceField({ name, shared, choices, none }: SharedFieldProps & { readonly choices: SharedView['people']; readonly none?: string }) {
  return (
    <LabelledField name={name}>
      {(isWrong) => <Dropdown id={name} name={name} defaultValue={shared.values[name]} aria-invalid={isWrong || undefined} none={none} choices={choices} />}
    </LabelledField>
  )
}

function LabelledField({ name, children }: { readonly name: SharedFieldProps['name']; readonly children: (isWrong: boolean) => ReactNode }) {
  const { t } = useTranslation()
  const { error } = useField(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldErrorCode name={name} error={error} />
      {children(error !== null)}
    </div>
  )
}

function Pictures({ shared: { pictures, values } }: { readonly shared: SharedView }) {
  const { t } = useTranslation()
  const { error } = useField('picture')
  const chosen = values.picture
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'}>
      <legend>{fieldLabel(t, 'picture')}</legend>
      <FieldErrorCode name="picture" error={error} />
      <div className="content-pictures is-choice">
        <label className="content-picture">
          <input type="radio" id="picture" name="picture" value="" defaultChecked={chosen === ''} />
          <span>{t('desk.content.noPicture')}</span>
        </label>
        {pictures.map(({ url, photo }) => (
          <label key={url} className="content-picture">
            <input type="radio" name="picture" value={url} defaultChecked={url === chosen} />
            <img src={photo.src} alt={photo.alt || t('desk.content.pictureWithoutWords')} width={120} height={80} loading="lazy" />
          </label>
        ))}
      </div>
      <FileField name="contentPicture" accept="image/jpeg,image/png,image/webp" optional />
    </fieldset>
  )
}
