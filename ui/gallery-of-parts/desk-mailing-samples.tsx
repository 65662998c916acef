import { DemandMap, DemandTable } from '../alerts/desk/demand.part.tsx'
import type { DemandPoint } from '../alerts/desk/demand.present.ts'
import { UnreadWords } from '../alerts/desk/unread-words.part.tsx'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import type { DeskMailingView } from '../newsletters/mailing.present.ts'
import { MailingForm } from '../newsletters/mailing-form.part.tsx'
import { MailingActs, MailingConflict, MailingLost, MailingPreview, MailingProgress } from '../newsletters/mailing-sections.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

const draft: DeskMailingView = {
  unsaved: 'zondag 22 november 2026 om 16:30',
  ...{ id: 'sample', version: 1, values: {}, title: 'Herfst in Brugge', state: 'draft', isOverdue: false, isScript: false, when: '20.11.2026' },
  pairs: [
    { locale: 'nl', language: 'Nederlands', subject: 'Herfst in Brugge', text: '## Nieuw in Brugge', readers: '84 lezers' },
    { locale: 'fr', language: 'Français', subject: '', text: '', readers: '36 lecteurs' },
  ],
  homes: {
    ids: '4001',
    chosen: [{ id: 4001, title: 'Trapgevel', about: '8000 Brugge · € 495.000 · 4001', href: '#sample', photo: null }],
    found: [{ id: 4002, title: 'Rijwoning', about: '9000 Gent · € 365.000 · 4002', href: '#sample', photo: null }],
    search: { words: '', goal: '' },
    count: '1 / 12',
    max: 12,
  },
  picture: null,
  audience: 'written',
  audiences: { written: '84', everyone: '120' },
  isTailored: false,
  reach: '120',
  plan: { day: '2026-11-24', time: '09:00', min: '2026-11-23' },
  progress: null,
  undelivered: [],
  conflict: null,
  lost: [],
}

const points: readonly DemandPoint[] = [
  { key: 'brugge', name: 'Brugge', lat: 51.21, lng: 3.22, people: 31, homes: 12 },
  { key: 'luxembourg', name: 'Luxembourg', lat: 49.61, lng: 6.13, people: 8, homes: 9 },
]

/** Newsletters and demand at the desk. */
export function DeskMailingSamples() {
  const { t } = useTranslation()
  const [people, homes] = [t('desk.demand.people'), t('desk.demand.homes')]
  const progress = { text: '84 / 120', done: 84, total: 120, figures: [{ name: people, value: '84' }] }
  const line = { key: 'brugge', name: 'Brugge', people: 31, homes: 12, gap: '+19', list: '#sample' }
  return (
    <>
      <Sample name="MailingForm">
        <FormStateProvider state={freshForm}>
          <MailingForm mailing={draft} testTo="liesbet@perron.example" shownIn="nl" />
          <MailingActs mailing={draft} />
        </FormStateProvider>
      </Sample>
      <Sample name="Mailing that is sent, and one that is paused">
        <FormStateProvider state={freshForm}>
          <MailingProgress mailing={{ ...draft, state: 'sending', progress }} />
          <MailingActs mailing={{ ...draft, state: 'sending', progress }} />
          <MailingActs mailing={{ ...draft, state: 'paused', progress }} />
          <MailingProgress mailing={{ ...draft, progress, undelivered: [{ email: 'an@example.com', error: '550 5.1.1' }] }} />
        </FormStateProvider>
      </Sample>
      <Sample name="MailingConflict">
        <MailingConflict by="Wouter Peeters" others={[{ name: 'subject-nl', text: 'Winter in Brugge' }]} />
        <MailingLost lost={[{ name: 'subject-nl', text: 'Herfst in Brugge' }]} />
      </Sample>
      <Sample name="MailingPreview">
        <MailingPreview preview={null} />
      </Sample>
      <Sample name="DemandMap and DemandTable">
        <DemandMap points={points} />
        <DemandTable table={{ id: 'place', title: t('desk.demand.map'), column: homes, lines: [line, { ...line, key: 'gent', name: 'Gent' }], most: 31 }} />
      </Sample>
      <Sample name="UnreadWords">
        <UnreadWords words={[{ locale: 'fr', word: 'vue', count: 12, last: '2026-11-20' }]} />
      </Sample>
    </>
  )
}
