import { DeskQuestion } from '../desk/desk-frame.part.tsx'
import { DeskDocuments } from '../files/desk/desk-documents.part.tsx'
import { DocumentForm } from '../files/desk/document-form.part.tsx'
import type { DeskDocumentView } from '../files/desk/documents.present.ts'
import { QuickDocument } from '../files/desk/quick-document.part.tsx'
import { FormStateProvider, freshForm } from '../forms/form-state.tsx'
import { AddPhotos } from '../listings/desk/add-photos.part.tsx'
import { GapCounts } from '../listings/desk/gap-counts.part.tsx'
import type { HomeGap } from '../listings/desk/home.present.ts'
import type { HomeLine } from '../listings/desk/home-line.present.ts'
import { FoundHomes, HomeLines } from '../listings/desk/home-lines.part.tsx'
import { FactGroups, HomeGaps, HomeLog, OwnPoint, OwnTexts } from '../listings/desk/home-sections.part.tsx'
import { OwnPhotos } from '../listings/desk/own-photos.part.tsx'
import type { OwnPhotoView } from '../listings/desk/own-presentation.present.ts'
import { presentProperty } from '../listings/property/property.present.ts'
import { presentOwnedStock } from '../owners/owned-stock.present.ts'
import { WatchedBanner } from '../owners/owner-frame.part.tsx'
import { OwnerPortal } from '../owners/owner-portal.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleNow, sampleRent, sampleSale } from './sample-records.ts'

/** The stock at the desk, and an owner's portal as the agency sees it. */
export function DeskHomeSamples() {
  const { t, locale } = useTranslation()
  const { photos, groups } = presentProperty(sampleSale, sampleAgency, locale, sampleNow)
  const line: HomeLine = {
    ...{ id: 1, href: '#sample', photo: photos[0] ?? null, name: 'Langestraat 12', isHidden: true, place: 'Brugge', type: t('route.forSale') },
    ...{ price: '€ 395.000', state: 'available', stateText: t('owner.state.available'), office: 'Brugge', reference: 'P-4001' },
    ...{ gaps: t('desk.home.gaps'), isUnlawful: true, isUnclear: false, isOwn: true, crm: null, leads: { text: '3', href: '#leads' } },
  }
  const gap: HomeGap = {
    rule: 'energyLabel',
    label: t('factGroup.energy'),
    isUnlawful: true,
    isUnclear: false,
    source: { name: 'Vlaanderen', url: '#sample' },
    since: '12.11.2026',
  }
  const own: readonly OwnPhotoView[] = photos.slice(0, 3).map((photo, at) => ({
    key: String(at),
    photo,
    place: at + 1,
    isHidden: at === 2,
    alts: at === 1 ? [{ field: '1.ownAlt.nl', language: 'Nederlands', text: 'De tuin in mei' }] : null,
  }))
  return (
    <>
      <Sample name="The stock at the desk">
        <div className="desk-page">
          <GapCounts
            counts={(['floodPScore', 'energyCode', 'permit', 'soilCertificate', 'summons', 'zoning', 'heritage'] as const).map((rule, index) => ({
              ...{ rule, text: t(`desk.rule.${rule}`), homes: 12 - index, path: '#sample', isChosen: index === 1 },
            }))}
          />
          <HomeLines homes={[line, { ...line, id: 2, photo: null, isHidden: false, isOwn: false, gaps: null, leads: null, price: null, state: 'sold' }]} />
          <FormStateProvider state={freshForm}>
            <DeskQuestion question="deskOwners.whichHome" />
            <FoundHomes homes={[line, { ...line, id: 2, stateText: t('owner.state.sold') }]} hasMore />
          </FormStateProvider>
          <HomeGaps gaps={[gap]} entryPath="#sample" />
          <HomeGaps gaps={[]} entryPath={null} />
          <FactGroups groups={groups} />
          <HomeLog changes={[{ key: 'a', at: '2026-11-20T09:00:00.000Z', when: '20.11.2026, 10:00', who: 'Wouter Peeters', lines: [t('desk.home.photos')] }]} />
          <HomeLog changes={[]} />
        </div>
      </Sample>
      <Sample name="The agency's own presentation of a home">
        <div className="desk-page">
          <FormStateProvider state={freshForm}>
            <OwnPhotos photos={own} error={null} />
            <AddPhotos once={undefined} />
            <OwnPoint point={{ text: t('desk.home.point.town'), lat: '', lng: '', around: { lat: 51.05, lng: 3.72 } }} />
            <OwnTexts
              languages={[{ locale: 'nl', name: 'Nederlands', isOpen: true, texts: [{ field: 'title.nl', name: 'title', own: 'Trapgevel', feed: 'Huis' }] }]}
            />
          </FormStateProvider>
        </div>
      </Sample>
      <Documents />
      <Portal />
    </>
  )
}

function Documents() {
  const { t } = useTranslation()
  const document: DeskDocumentView = {
    ...{ key: 'a', name: t('documents.kind.energy'), language: null, facts: ['PDF, 240 kB', t('desk.documents.allLanguages')] },
    ...{ access: 'open', version: 1, filePath: '#sample', editPath: '#sample' },
  }
  return (
    <Sample name="The documents of a home">
      <div className="desk-page">
        <DeskDocuments
          documents={[document, { ...document, key: 'b', access: 'request' }, { ...document, key: 'c', access: 'closed' }]}
          path="#sample"
          order="a b c"
        />
        <DeskDocuments documents={[document]} path="#sample" order={null} isRemoved />
        <DeskDocuments documents={[]} path="#sample" order={null} />
        <FormStateProvider state={freshForm}>
          <DocumentForm edited={null} missing={[{ value: 'd', text: 'Lastenboek' }]} path="#sample" languages={['nl', 'fr']} isAddressHidden={true} />
        </FormStateProvider>
        <FormStateProvider state={{ ...freshForm, ids: 'quick-' }}>
          <QuickDocument path="#sample" languages={['nl', 'fr']} />
        </FormStateProvider>
      </div>
    </Sample>
  )
}

function Portal() {
  const { t, locale } = useTranslation()
  const { contact } = presentProperty(sampleSale, sampleAgency, locale, sampleNow)
  const card = (id: string, listing: typeof sampleSale) => ({
    ...{ id, path: '#sample', next: '24.11.2026, 10:00', figures: ['122', '3'], contact },
    stock: presentOwnedStock({ kind: 'listing', id: listing.id, listing, state: listing.state, closedOn: null, projectId: null }, locale),
  })
  const screen = {
    title: t('route.ownerPortal'),
    crumbs: [
      { text: t('route.home'), href: '#sample' },
      { text: t('route.ownerPortal'), href: null },
    ],
    state: freshForm,
    notice: null,
  }
  return (
    <Sample name="OwnerPortal, WatchedBanner">
      <WatchedBanner owner={{ name: 'Greet Lammens', email: 'greet@example.com' }} />
      <OwnerPortal screen={screen} homes={[card('a', sampleSale)]} former={[card('b', sampleRent)]} offersPasskey={false} isWatched={true} />
      <OwnerPortal screen={screen} homes={[]} former={[]} offersPasskey={true} />
    </Sample>
  )
}
