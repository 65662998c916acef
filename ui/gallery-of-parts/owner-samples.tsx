import type { OwnedHomeRecords } from '#db/model/owners/owned-home.ts'
import { type HomeWeek, lastWeek } from '#db/model/owners/owner-digest.ts'
import { freshForm } from '../forms/form-state.tsx'
import { AddressForm, DigestForm, PasskeyList, PasswordForm, SessionList } from '../owners/owner-account-parts.part.tsx'
import { OwnerNeeds } from '../owners/owner-forms.part.tsx'
import { DeadOwnerLink, OwnerFrame, type OwnerScreen } from '../owners/owner-frame.part.tsx'
import { OwnerHome } from '../owners/owner-home.part.tsx'
import { presentOwnerHome } from '../owners/owner-home.present.ts'
import { presentOwnerList } from '../owners/owner-lists.present.ts'
import { OwnerFigures, OwnerList, OwnerUnits } from '../owners/owner-records.part.tsx'
import { presentAskableUnits } from '../projects/project-units.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { LetterSamples } from './letter-samples.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleNow, sampleProject, sampleSale } from './sample-records.ts'

const days = Array.from({ length: 30 }, (_, at) => new Date(sampleNow.getTime() - (29 - at) * 86_400_000).toISOString().slice(0, 10))
const released = { isReleased: true, showsVisitor: true, feedbackIsReleased: true, origin: 'site' as const }
const records: OwnedHomeRecords = {
  stock: { kind: 'listing', id: sampleSale.id, listing: sampleSale, state: 'available', closedOn: null, projectId: null },
  views: {
    views: { today: 14, week: 122, month: 480, total: 2_310 },
    visits: { today: 9, week: 80, month: 301, total: 1_544 },
    days: days.map((day, at) => ({ day, views: 8 + ((at * 7) % 19), visits: 5 + ((at * 5) % 11) })),
    since: '2026-09-01',
    visitsSince: '2026-09-01',
  },
  portals: {
    days,
    media: [
      {
        ...{ media: 'a', name: 'Immoportaal', url: 'https://portal.example', onlineFrom: '2026-09-02', onlineUntil: null },
        ...{ coversFrom: days[3] ?? null, coversUntil: days[29] ?? null, totals: { today: 20, week: 130, month: 610, total: 3_400 } },
        deliveredAt: '2026-11-20T04:00:00.000Z',
      },
    ],
    views: [{ media: 'a', views: days.map((_, at) => (at < 3 ? null : 12 + ((at * 11) % 23))) }],
  },
  communications: [
    {
      id: 'c',
      at: '2026-11-18T09:00:00.000Z',
      type: 'question',
      contact: null,
      subject: 'EPC',
      comment: null,
      status: 'answered',
      origin: 'site',
      isReleased: true,
    },
  ],
  visits: [
    { ...released, id: 'v2', startsAt: '2026-11-24T13:00:00.000Z', visitor: 'Annelie P.', state: 'confirmed', interest: null, feedback: null },
    { ...released, id: 'v1', startsAt: '2026-11-12T13:00:00.000Z', visitor: 'Jonas V.', state: 'confirmed', interest: 'interested', feedback: null },
  ],
  events: [{ kind: 'price-drop', at: '2026-10-02T08:00:00.000Z', priceBefore: 415_000 }],
  alerts: 35,
  peers: { own: 122, count: 9, low: 40, median: 95, high: 160 },
  offers: [],
  units: [],
}

const lastOfRecords: HomeWeek = {
  ...{ stock: records.stock, startedOn: '2026-09-01', portals: [], events: [] },
  views: { count: 214, before: 191, since: '2026-09-01' },
  weeks: [120, 141, 188, 160, 175, 203, 191, 214].map((views, at) => ({ first: days[at] ?? '', views })),
  visits: records.visits.map((visit) => ({ ...visit, decidedAt: null })),
  communications: [{ type: 'phoneOut', count: 2 }],
}

/** The owner portal: home, lists, figures, account. */
export function OwnerSamples() {
  const { t, locale } = useTranslation()
  const screen: OwnerScreen = { title: t('route.ownerHome'), crumbs: [{ text: t('route.ownerPortal'), href: '#sample' }], state: freshForm, notice: null }
  const audience = { agency: sampleAgency, locale, now: sampleNow }
  const home = presentOwnerHome(records, { week: lastOfRecords, period: lastWeek(sampleNow) }, audience)
  const uncounted = presentOwnerHome({ ...records, views: { ...records.views, since: null }, portals: { days: [], media: [], views: [] } }, null, audience)
  return (
    <>
      <OwnerFrames />
      <Sample name="OwnerHome">
        <OwnerHome screen={screen} path="#sample" shown={{ home, isReport: false, questions: [], isCalled: false, letters: [] }} />
        <div className="owner-home">
          <OwnerFigures figures={uncounted.figures} isReport={false} />
          <OwnerList list={presentOwnerList('visits', { ...records, media: [] }, locale, sampleNow)} lists={home.lists} path="#sample" isWatched={false} />
          <OwnerUnits home={{ constructions: presentAskableUnits(sampleProject, locale).slice(0, 2), units: [{ id: 4001, title: t('route.references') }] }} />
          <OwnerNeeds needs={home.needs.slice(0, 1)} />
        </div>
      </Sample>
      {home.letter && <LetterSamples letter={home.letter} />}
      <Account />
    </>
  )
}

function OwnerFrames() {
  const { t } = useTranslation()
  const crumbs = [
    { text: t('route.home'), href: '#sample' },
    { text: t('route.ownerPortal'), href: null },
  ]
  const screen: OwnerScreen = { title: t('route.ownerPortal'), crumbs, state: freshForm, notice: null }
  return (
    <Sample name="OwnerFrame">
      <OwnerFrame screen={{ ...screen, notice: t('owner.logOut') }} form="ownerLogin" way="ownerAccount" lead={t('gone.sold.text')}>
        <p>{t('gone.rented.text')}</p>
      </OwnerFrame>
      <DeadOwnerLink screen={screen} again="ownerReset" />
    </Sample>
  )
}

function Account() {
  const session = { name: 'a', device: 'Firefox, Windows', since: '2.11.2026, 10:15', used: '20.11.2026, 9:41', isThis: true }
  return (
    <Sample name="Account of an owner">
      <div className="owner-page is-wide">
        <SessionList sessions={[session, { ...session, name: 'b', device: '', isThis: false }]} />
        <PasskeyList passkeys={[{ id: 'a', name: 'iPhone', since: '2.11.2026', used: null }]} />
        <PasskeyList passkeys={[]} />
        <PasswordForm email="an@perron.example" hasPassword={true} />
        <AddressForm hasPassword={false} />
        <DigestForm wantsDigest={true} />
      </div>
    </Sample>
  )
}
