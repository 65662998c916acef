import type { FormValues } from '#db/model/forms/sent-form.ts'
import { SecondButton, SendButton } from '../../design/buttons.part.tsx'
import { Dropdown } from '../../design/dropdown.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { RecordVersions, type RecordVersionView } from '../../desk/record-versions.part.tsx'
import { OpenedFields } from '../../forms/opened-fields.part.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { EntryView } from './entry.present.ts'
import { EntryFields } from './entry-fields.part.tsx'
import { EntryPictures, entryForm, picturesUploaded } from './entry-pictures.part.tsx'
import type { EntrySectionView } from './entry-sections.present.ts'
import { EntryStanding } from './entry-standing.part.tsx'

interface DeskEntryPageProps {
  readonly view: DeskView
  readonly entry: EntryView
  readonly sections: readonly EntrySectionView[]
  /** The saved values of the form, by field. */
  readonly values: FormValues
  /** The offices that the member may give it to. */
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly hasAllOffices: boolean
  readonly versions: readonly RecordVersionView[]
}

/** One home entered by hand: its fields and pictures, one form so that nothing typed or chosen is lost, with its status beside them. */
export function DeskEntryPage({ view, entry, sections, values, offices, hasAllOffices, versions }: DeskEntryPageProps) {
  const { t } = useTranslation()
  const wrong = sections.flatMap(({ fields }) => fields.flatMap(({ inputs }) => inputs.filter(({ isWrong }) => isWrong)))
  return (
    <DeskFrame view={view} form="deskEntry">
      {wrong.length > 0 && (
        <ul className="desk-faults">
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="entry-columns">
        <div className="entry-main" {...picturesUploaded(t)}>
          <form className="form entry-form" id={entryForm} method="post" encType="multipart/form-data" noValidate>
            <OpenedFields version={entry.version} values={values} />
            <EntryFields sections={sections} />
            {(offices.length > 1 || hasAllOffices) && (
              <div className="field">
                <label htmlFor="office">{t('desk.entry.office')}</label>
                <Dropdown
                  id="office"
                  name="office"
                  defaultValue={[view.state.typed.office ?? entry.office].flat()[0]}
                  none={hasAllOffices ? t('desk.entry.anyOffice') : undefined}
                  choices={offices.map(({ key, name }) => ({ value: key, text: name }))}
                />
                <StoredWords name="office" words={(key) => offices.find((each) => each.key === key)?.name ?? key} />
              </div>
            )}
            <div className="entry-send">
              <SecondButton act="save">{t('desk.save')}</SecondButton>
              <SecondButton act="preview">{t('desk.entry.toPreview')}</SecondButton>
              <SendButton act="publish">{t(entry.state === 'published' ? 'desk.entry.publishAgain' : 'desk.entry.publish')}</SendButton>
            </div>
          </form>
          <EntryPictures pictures={entry.pictures} />
          <RecordVersions versions={versions} current={entry.version} />
        </div>
        <EntryStanding entry={entry} />
      </div>
    </DeskFrame>
  )
}
