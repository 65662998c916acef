import type { Listing } from '#db/model/listings/listing.ts'
import type { DocumentView } from '../files/documents.present.ts'
import { Energy } from '../listings/facts/energy.part.tsx'
import { FactGroups } from '../listings/facts/fact-groups.part.tsx'
import { Law } from '../listings/facts/fact-tables.part.tsx'
import { ActionBar, DossierBar } from '../listings/property/dossier-bar.part.tsx'
import { EnquiryCard } from '../listings/property/enquiry-card.part.tsx'
import { Hero } from '../listings/property/hero.part.tsx'
import { type PropertyView, presentProperty } from '../listings/property/property.present.ts'
import { PropertyHead } from '../listings/property/property-head.part.tsx'
import { Description, Papers, StoryPhotos } from '../listings/property/story.part.tsx'
import { UnitHero } from '../listings/property/unit-hero.part.tsx'
import type { HomeMapView } from '../map/map-frame.part.tsx'
import { Surroundings } from '../places/surroundings.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { VisitBand } from '../visits/free-times.part.tsx'
import { Sample } from './sample.tsx'
import { sampleAgency, sampleNow, sampleRent, sampleSale } from './sample-records.ts'

const documents: readonly DocumentView[] = [
  { key: 'epc', name: 'EPC', language: null, href: '#sample', file: 'PDF, 840 kB' },
  { key: 'plan', name: 'Plan', language: null, href: null, file: null },
]
const map: HomeMapView = { id: sampleSale.id, goal: 'sale', tilesFrom: null }
const mapWithTiles: HomeMapView = { id: sampleRent.id, goal: 'rent', tilesFrom: 'tiles.example' }
/** In Wallonia and to be renovated: another scale, and a renovation duty. */
const walloon: Listing = {
  ...sampleSale,
  id: 4003,
  place: { ...sampleSale.place, zip: '5000', city: { any: 'Namur' } },
  energy: { value: 520, labelText: 'G' },
  films: [],
}

/** The parts of a listing's page: a home for sale with a full record, and one to let with a short one. */
export function DossierSamples() {
  const { t, locale } = useTranslation()
  const sale = presentProperty(sampleSale, sampleAgency, locale, sampleNow)
  const rent = presentProperty(sampleRent, sampleAgency, locale, sampleNow)
  const other = presentProperty(walloon, sampleAgency, locale, sampleNow)
  const project = { name: 'De Boomgaard', href: '#sample', photo: null, siblings: [{ text: `A02, ${t('state.option')}`, href: '#sample' }] }
  return (
    <>
      <Sample name="Hero">
        <Hero property={sale} hasDossier={true} map={null} />
      </Sample>
      {sale.photos[0] && (
        <Sample name="UnitHero">
          <div className="hero">
            <UnitHero photo={sale.photos[0]} href="#sample" plan={sale.plans[0] ?? sale.photos[0]} badge={null} />
          </div>
        </Sample>
      )}
      <Sample name="PropertyHead">
        <PropertyHead property={sale} project={null} savable={true} />
        <PropertyHead property={rent} project={project} />
      </Sample>
      <Sample name="EnquiryCard">
        <div className="story">
          <EnquiryCard property={sale} />
          <EnquiryCard property={rent} />
        </div>
      </Sample>
      <Sample name="Description, StoryPhotos">
        <Description property={sale} />
        <StoryPhotos photos={sale.photos.slice(0, 2)} />
      </Sample>
      <Sample name="Parts of the dossier, a full record">
        <Dossier property={sale} map={map} isFull={true} />
      </Sample>
      <Sample name="Parts of the dossier, a short record">
        <Dossier property={rent} map={mapWithTiles} isFull={false} />
      </Sample>
      <Sample name="Energy, another region">
        <Energy energy={other.energy} answer={other.answers.energy} />
      </Sample>
      <Sample name="VisitBand">
        <VisitBand id={sale.id} />
      </Sample>
      <Sample name="ActionBar">
        <div className="part-foot">
          <ActionBar property={sale} />
        </div>
      </Sample>
    </>
  )
}

function Dossier({ property, map: where, isFull }: { property: PropertyView; map: HomeMapView; isFull: boolean }) {
  const { answers } = property
  return (
    <div className="dossier">
      <DossierBar property={property} hasDocuments={isFull} />
      <div className="dossier-parts">
        <FactGroups figures={property.figures} sun={property.sun} answer={answers.figures} />
        <Energy energy={property.energy} answer={answers.energy} />
        <Law law={property.law} answer={answers.law} />
        <Surroundings surroundings={property.surroundings} streetView={property.streetView} map={where} />
        <Papers property={property} documents={isFull ? documents : []} />
      </div>
    </div>
  )
}
