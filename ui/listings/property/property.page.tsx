import { ReachUs } from '../../agency/reach-us.part.tsx'
import type { DocumentView } from '../../files/documents.present.ts'
import { island } from '../../islands/html-hooks.ts'
import type { HomeMapView } from '../../map/map-frame.part.tsx'
import { Surroundings } from '../../places/surroundings.part.tsx'
import { ViewedListings } from '../../shortlist/viewed-listings.part.tsx'
import { Breadcrumb, type Crumb } from '../../site/frame/breadcrumb.part.tsx'
import { LaterStyles } from '../../site/later-styles.tsx'
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
      <div className={property.photos.length > 0 ? 'property-crumbs' : 'measure'}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Hero property={property} hasDossier={gone === null} map={isMapFirst ? map : null} />
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
  const { answers } = property
  const { story, chapters } = laterPhotos(property.photos)
  const [beforeEnergy, beforePlace = null] = chapters
  return (
    <>
      <StoryPhotos photos={story} />
      <div className="dossier" {...island('dossier')}>
        <DossierBar property={property} hasDocuments={documents.length > 0} />
        <div className="measure dossier-parts">
          <FactGroups figures={property.figures} sun={property.sun} answer={answers.figures} />
          <div className={beforeEnergy && property.energy ? 'chapter' : undefined}>
            {beforeEnergy && property.energy && <ChapterPhoto photo={beforeEnergy} />}
            <Energy energy={property.energy} answer={answers.energy} />
          </div>
          <Law law={property.law} answer={answers.law} />
          <Surroundings surroundings={property.surroundings} streetView={property.streetView} map={map} photo={beforePlace} />
          <Papers property={property} documents={documents} />
        </div>
      </div>
      <VisitBand id={property.id} />
      <ActionBar property={property} />
    </>
  )
}
