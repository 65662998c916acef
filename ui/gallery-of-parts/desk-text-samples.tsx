import { ChangeList } from '../agency/settings/change-list.part.tsx'
import { LookPreview } from '../agency/settings/look-preview.part.tsx'
import type { SetUpView } from '../agency/settings/set-up.present.ts'
import { SetUpToday } from '../agency/settings/set-up-today.part.tsx'
import { SettingsGroups } from '../agency/settings/settings-fields.part.tsx'
import type { SettingsSource } from '../agency/settings/settings-source.part.ts'
import { TilesPreview } from '../agency/settings/tiles-preview.part.tsx'
import type { TextColumn } from '../content/desk/content-text.present.ts'
import { PictureFocusForm } from '../content/desk/picture-focus.part.tsx'
import { PictureWordsForm } from '../content/desk/picture-words.part.tsx'
import { SharedSection } from '../content/desk/shared-section.part.tsx'
import { TextChangeView } from '../content/desk/text-change.part.tsx'
import { TextColumnFields } from '../content/desk/text-column.part.tsx'
import { paletteOf } from '../design/palette.ts'
import { TextPreviewBar } from '../desk/preview-bar.part.tsx'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { presentProperty } from '../listings/property/property.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleNow, sampleSale } from './sample-records.ts'

const source: SettingsSource = {
  languages: ['nl', 'fr'],
  offices: [
    { key: 'bruges', name: 'Brugge' },
    { key: 'ghent', name: 'Gent' },
  ],
  landings: ['Appartementen te koop in Gent'],
  menuTargets: [{ value: 'page:forSale', text: 'Te koop', isOnline: true }],
  pictures: {},
  rows: {},
}
const shared = {
  values: { place: 'tips', author: '', published: '2026-11-20', order: '1', picture: '', employmentType: '', jobOffice: '', validThrough: '' },
  ...{
    opened: '{}',
    unsaved: null,
    version: 1,
    versions: '#sample',
    isVacancy: true,
    isPage: false,
    places: { stored: ['inMenu' as const], shown: ['inMenu' as const] },
    isStale: true,
    pictures: [],
  },
  categories: [{ value: 'tips', text: 'Tips' }],
  people: [{ value: 'an', text: 'Annelies Van den Bossche' }],
  offices: [{ value: 'bruges', text: 'Brugge' }],
}

const setUp: SetUpView = {
  steps: [{ name: 'homes', title: 'Panden', text: 'Voer een pand in.', href: '#sample', isForDeveloper: false, state: 'open', stateText: 'te doen' }],
  progress: '9 / 16',
  done: 9,
  isReady: false,
  forDeveloper: [],
}

/** Texts and settings of the agency at the desk. */
export function DeskTextSamples() {
  const { t } = useTranslation()
  const column: TextColumn = {
    ...{ state: 'draft', isLive: true, isOutOfDate: true, version: 2, locale: 'nl', fields: ['title', 'summary'], plan: '' },
    unsaved: null,
    writing: { name: '', title: t('route.valuation'), summary: t('gone.sold.text'), body: '', alt: '' },
    ...{ faults: [], change: null, preview: '#sample', versions: '#sample', site: '#sample' },
  }
  return (
    <>
      <Sample name="A text at the desk">
        <div className="desk-page">
          <FormStateProvider state={freshForm}>
            <TextPreviewBar editor="#sample" isLive={false} />
            <form className="form">
              <TextColumnFields column={column} typed={{}} side="From" pictures={[]} other="fr" />
            </form>
            <form>
              <SharedSection shared={shared} />
            </form>
            <TextChangeView
              language="nl"
              title="difference"
              change={{
                ...{ version: 2, who: 'Wouter Peeters', when: '20.11.2026, 10:00', state: t('desk.content.state.draft') },
                fields: [
                  {
                    name: 'title.nl',
                    parts: [
                      { kind: 'same', text: 'Een huis ' },
                      { kind: 'removed', text: 'kopen' },
                      { kind: 'added', text: 'verkopen' },
                    ],
                  },
                ],
              }}
            />
          </FormStateProvider>
        </div>
      </Sample>
      <Pictures />
      <Settings />
      <Sample name="SetUpToday">
        <SetUpToday setUp={setUp} />
      </Sample>
    </>
  )
}

function Pictures() {
  const { locale } = useTranslation()
  const [photo] = presentProperty(sampleSale, sampleAgency, locale, sampleNow).photos
  return (
    <Sample name="A picture of articles">
      <div className="desk-page">
        <FormStateProvider state={freshForm}>
          {photo && <PictureFocusForm url="#sample" photo={photo} at={{ x: 30, y: 60 }} version={1} />}
          <PictureWordsForm file="sample" version={1} words={{ nl: 'Trapgevel' }} languages={['nl', 'fr']} isUsed={false} />
        </FormStateProvider>
      </div>
    </Sample>
  )
}

function Settings() {
  const { t } = useTranslation()
  return (
    <Sample name="Settings at the desk">
      <div className="desk-page">
        <FormStateProvider state={freshForm}>
          <form className="form">
            <SettingsGroups
              source={source}
              groups={[
                {
                  name: 'names',
                  fields: [
                    { kind: 'texts', path: 'name', isRequired: true },
                    { kind: 'week', path: 'hours.week' },
                    { kind: 'rows', path: 'externalPages', fields: [{ kind: 'line', path: 'path' }] },
                    { kind: 'photo', path: 'look.cover' },
                    { kind: 'holdBack', path: 'publication.holdBack' },
                  ],
                },
              ]}
            />
          </form>
        </FormStateProvider>
        <LookPreview palette={paletteOf(sampleAgency.look)} replaced={[{ chosen: '#ffee00', contrast: 1.2, used: '#7a6a00' }]} />
        <TilesPreview tilesFrom="tiles.example" isFixed />
        <ChangeList changes={[{ where: t('route.contact'), label: t('form.field.email'), texts: { before: 'an@perron.example', after: '' } }]} />
      </div>
    </Sample>
  )
}
