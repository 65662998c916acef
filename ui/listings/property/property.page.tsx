import { ReachUs } from '../../agency/reach-us.part.tsx'
import type { DocumentView } from '../../files/documents.present.ts'
import { island } from '../../islands/html-hooks.ts'
import type { HomeMapView } from '../../map/map-frame.part.tsx'
import { Surroundings } from '../../places/surroundings.part.tsx'
import { ViewedListings } from '../../shortlist/viewed-listings.part.tsx'
import { Breadcrumb, type Crumb } from '../../site/frame/breadcrumb.part.tsx'
import { LaterStyles } from '../../site/later-styles.tsx'
import { CachedPiece } from '../../site/piece.tsx'
import { VisitBand } from '../../visits/free-times.part.tsx'
import { Energy } from '../facts/energy.part.tsx'
import { FactGroups } from '../facts/fact-groups.part.tsx'
import { Law } from '../facts/fact-tables.part.tsx'
import type { ListingCardView } from '../listing-card.present.ts'
import { laterPhotos } from '../photos/mosaic.present.ts'
import { SimilarListings } from '../similar-listings.part.tsx'
import { ActionBar, DossierBar } from './dossier-bar.part.tsx'
import { EnquiryCard } from './enquiry-card.part.tsx'
import { Hero } from './hero.part.tsx'
import type { PropertyView } from './property.present.ts'
import { type ProjectOfUnit, PropertyHead, StateNotice } from './property-head.part.tsx'
import { ChapterPhoto, Description, Papers, StoryPhotos } from './story.part.tsx'

export interface PropertyPageProps {
  readonly property: PropertyView
  readonly crumbs: readonly Crumb[]
  readonly similar: readonly ListingCardView[]
  readonly listHref: string
  /** The form for an alert about similar homes. */
  readonly alertHref: string
  /** Null for a listing without a point on the map. */
  readonly map: HomeMapView | null
  readonly documents: readonly DocumentView[]
  /** The project it is a unit of. */
  readonly project: ProjectOfUnit | null
  /** Sold or rented; null while the listing is on offer. */
  readonly gone: 'sold' | 'rented' | null
}

export function PropertyPage({ property, crumbs, similar, project, listHref, alertHref, map, documents, gone }: PropertyPageProps) {
  // A map with tiles asks for consent first, which cannot take the place of a photograph.
  const isMapFirst = gone === null && property.photos.length + property.plans.length === 0 && map !== null && map.tilesFrom === null
  return (
    <>
      <div className={property.photos.length > 0 || (project?.photo && property.plans.length > 0) ? 'property-crumbs' : 'measure'}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Hero property={property} hasDossier={gone === null} map={isMapFirst ? map : null} project={project} />
      {gone ? (
        <div className="measure story is-gone">
          <div>
            <StateNotice state={gone} listHref={listHref} alertHref={alertHref} />
            <PropertyHead property={property} project={project} />
            <Description property={property} />
          </div>
          <ReachUs />
        </div>
      ) : (
        <div className="measure story">
          <div>
            <PropertyHead property={property} project={project} savable />
            <Description property={property} />
          </div>
          <EnquiryCard property={property} />
        </div>
      )}
      <LaterStyles />
      {gone === null && <Dossier property={property} map={isMapFirst ? null : map} documents={documents} />}
      <SimilarListings cards={similar} listHref={listHref} />
      <ViewedListings max={3} except={property.id} />
    </>
  )
}

/** The photographs of the story and the dossier, over the whole width. */
function Dossier({ property, map, documents }: Pick<PropertyPageProps, 'property' | 'map' | 'documents'>) {
  return (
    <>
      <StoryPhotos photos={laterPhotos(property.photos).story} />
      <div className="dossier" {...island('dossier')}>
        <DossierBar property={property} hasDocuments={documents.length > 0} />
        <CachedPiece as="div" className="measure dossier-parts" view={DossierParts} props={{ ...partsOf(property), map, documents }} />
      </div>
      <VisitBand id={property.id} />
      <ActionBar property={property} />
    </>
  )
}

/** What the parts of the dossier show of a home: all of it is the same object for as long as the record is, so that a cached piece knows it again. */
function partsOf({ id, photos, figures, sun, energy, law, surroundings, streetView, plans, films, price, priceLabel, monthly, ...property }: PropertyView) {
  const { answers, costs, costsNote, costEstimate } = property
  return { id, photos, answers, figures, sun, energy, law, surroundings, streetView, plans, films, price, priceLabel, monthly, costs, costsNote, costEstimate }
}

interface DossierPartsProps extends ReturnType<typeof partsOf>, Pick<PropertyPageProps, 'map' | 'documents'> {}

function DossierParts({ map, documents, ...property }: DossierPartsProps) {
  const { answers, photos, figures, sun, energy, law, surroundings, streetView } = property
  const [beforeEnergy, beforePlace = null] = laterPhotos(photos).chapters
  return (
    <>
      <FactGroups figures={figures} sun={sun} answer={answers.figures} />
      <div className={beforeEnergy && energy ? 'chapter' : undefined}>
        {beforeEnergy && energy && <ChapterPhoto photo={beforeEnergy} />}
        <Energy energy={energy} answer={answers.energy} />
      </div>
      <Law law={law} answer={answers.law} />
      <Surroundings surroundings={surroundings} streetView={streetView} map={map} photo={beforePlace} />
      <Papers property={property} documents={documents} />
    </>
  )
}
