import { PreviewBar } from '../desk/preview-bar.part.tsx'
import { RuleFields } from '../exports/rule-fields.part.tsx'
import type { EntryPictureView, EntryView } from '../feeds/entries/entry.present.ts'
import { EntryFields } from '../feeds/entries/entry-fields.part.tsx'
import { EntryPictures } from '../feeds/entries/entry-pictures.part.tsx'
import type { EntryFieldView, EntryInputView } from '../feeds/entries/entry-sections.present.ts'
import { EntryStanding } from '../feeds/entries/entry-standing.part.tsx'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const input: EntryInputView = { name: 'sample', label: 'Prijs', value: '395000', isWrong: false, language: null, type: 'text' }
const field: EntryFieldView = { path: 'price', label: 'Prijs', unit: '€', kind: 'number', rows: 1, choices: [], inputs: [input], saved: null }
const picture: EntryPictureView = {
  id: 'a',
  kind: 'photo',
  src: '/pictures/terrace-bruges-11.jpg',
  width: 1600,
  height: 1067,
  number: 1,
  isFirst: true,
  isLast: false,
}

/** Homes entered by hand at the desk. */
export function DeskStockSamples() {
  const { t } = useTranslation()
  const entry: EntryView = {
    ...{ version: 1, state: 'published', office: 'Brugge', hasChanges: true, homePath: '#home', path: '#sample', pictures: [picture], obstacle: null },
    ...{ unlawful: [t('factGroup.energy')], open: [t('factGroup.law')], isHeld: false, status: 'onOffer', closing: 'sold' },
  }
  const fields: readonly EntryFieldView[] = [
    field,
    { ...field, path: 'wrong', saved: '405000', inputs: [{ ...input, name: 'wrong', value: 'veel', isWrong: true }] },
    {
      ...field,
      path: 'kind',
      label: t('search.type'),
      unit: null,
      kind: 'choice',
      choices: [{ value: 'a', text: t('route.forSale') }],
      inputs: [{ ...input, name: 'kind', label: t('search.type'), value: 'a' }],
    },
    {
      ...field,
      path: 'text',
      label: t('form.message'),
      unit: null,
      kind: 'texts',
      rows: 3,
      inputs: [
        { ...input, name: 'nl', language: 'nl', value: '' },
        { ...input, name: 'fr', language: 'fr', value: '' },
      ],
    },
  ]
  return (
    <Sample name="A home entered at the desk">
      <div className="desk-page">
        <FormStateProvider state={freshForm}>
          <PreviewBar back="#sample" />
          <EntryStanding entry={entry} />
          <EntryStanding entry={{ ...entry, state: 'draft', hasChanges: false, obstacle: t('form.error.email.missing'), unlawful: [], open: [] }} />
          <EntryFields sections={[{ key: 'price', isOpen: true, fields, point: [], around: null }]} />
          <RuleFields initial={{ channelGoal: 'sale', channelContact: '1' }} />
          <EntryPictures pictures={[picture, { ...picture, id: 'b', kind: 'plan', number: 2, isFirst: false, isLast: true }]} />
        </FormStateProvider>
      </div>
    </Sample>
  )
}
