import { Icon } from '../icons.tsx'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { Documents } from '../parts/documents.tsx'
import { Energy } from '../parts/energy.tsx'
import { EnquiryCard } from '../parts/enquiry-card.tsx'
import { FactGroups } from '../parts/fact-groups.tsx'
import { Costs, Law } from '../parts/fact-tables.tsx'
import { Films } from '../parts/films.tsx'
import { Gallery } from '../parts/gallery.tsx'
import { KeyFacts } from '../parts/key-facts.tsx'
import { Badge, Price } from '../parts/listing-card.tsx'
import type { HomeMapView } from '../parts/map-frame.tsx'
import { Photograph } from '../parts/photo.tsx'
import { Plans } from '../parts/plans.tsx'
import { SaveButton } from '../parts/save-button.tsx'
import { SimilarListings } from '../parts/similar-listings.tsx'
import { StateNotice } from '../parts/state-notice.tsx'
import { Surroundings } from '../parts/surroundings.tsx'
import { type DocumentView, documentRequestPath } from '../presenters/documents.ts'
import type { ListingCardView } from '../presenters/listing-card.ts'
import type { PropertyView } from '../presenters/property.ts'
import { sendToFriendPath } from '../presenters/send-to-friend.ts'
import { useTranslation } from '../translation.tsx'

export interface PropertyPageProps {
  readonly property: PropertyView
  readonly crumbs: readonly Crumb[]
  readonly similar: readonly ListingCardView[]
  readonly listHref: string
  /** Null for a listing without a point on the map. */
  readonly map: HomeMapView | null
  readonly documents: readonly DocumentView[]
  /** The project it is a unit of. */
  readonly project: { readonly name: string; readonly href: string } | null
  /** Sold or rented; null while the listing is on offer. */
  readonly gone: 'sold' | 'rented' | null
}

export function PropertyPage({ property, crumbs, similar, project, listHref, map, documents, gone }: PropertyPageProps) {
  return (
    <>
      <div className="measure">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Gallery photos={property.photos} badge={property.badge} title={property.title} />
      {gone ? (
        <div className="measure property is-gone">
          <div>
            <Head property={property} project={project} />
            <StateNotice state={gone} listHref={listHref} />
            <Description property={property} />
          </div>
        </div>
      ) : (
        <OnOffer property={property} project={project} map={map} documents={documents} />
      )}
      <SimilarListings cards={similar} listHref={listHref} />
    </>
  )
}

function OnOffer({ property, project, map, documents }: Pick<PropertyPageProps, 'property' | 'project' | 'map' | 'documents'>) {
  const { locale } = useTranslation()
  return (
    <>
      <Anchors property={property} hasDocuments={documents.length > 0} />
      <div className="measure property">
        <div>
          <Head property={property} project={project} savable={true} />
          <Description property={property} />
          <WidePhoto property={property} />
          <FactGroups groups={property.groups} />
          <Energy energy={property.energy} />
          <Law law={property.law} />
          <Surroundings surroundings={property.surroundings} streetView={property.streetView} map={map} />
          <Films films={property.films} />
          <Plans plans={property.plans} />
          {documents.length > 0 && (
            <Documents documents={documents} askHref={documentRequestPath({ kind: 'property', id: property.id }, locale)} officeHref={null} />
          )}
          <Costs property={property} />
        </div>
        <EnquiryCard property={property} />
      </div>
      <ActionBar property={property} />
    </>
  )
}

function Head({ property, project, savable = false }: Pick<PropertyPageProps, 'property' | 'project'> & { savable?: boolean }) {
  const { t } = useTranslation()
  const label = property.price?.isAmount ? property.priceLabel : ''
  const hint = [label, property.reference === null ? '' : t('property.reference', { reference: property.reference })].filter((part) => part !== '').join(', ')
  return (
    <header className="property-head" id="top">
      <h1 lang={property.titleLanguage ?? undefined}>{property.title}</h1>
      <p className="property-place">{property.place}</p>
      {project && (
        <p className="property-project">
          <a href={project.href}>{t('property.project', { name: project.name })}</a>
        </p>
      )}
      <div className="property-price">
        <Price price={property.price} />
        <Badge badge={property.photos.length === 0 ? property.badge : null} />
        {hint !== '' && <p className="hint">{hint}</p>}
      </div>
      <Tools property={savable ? property : null} />
      <KeyFacts facts={property.keyFacts} />
    </header>
  )
}

/** Actions on the listing: save, send, print. A listing off the market (null) cannot be saved or sent. */
function Tools({ property }: { property: PropertyView | null }) {
  const { t, locale } = useTranslation()
  return (
    <div className="property-tools">
      {property && <SaveButton id={property.id} />}
      <a className="text-button" href="?print=1" rel="nofollow">
        <Icon name="print" />
        {t('print.link')}
      </a>
      {property && (
        <a className="text-button" href={sendToFriendPath(property.path, locale)} rel="nofollow">
          <Icon name="mail" />
          {t('sendToFriend.link')}
        </a>
      )}
    </div>
  )
}

function Description({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  if (!property.lead && property.paragraphs.length === 0) return null
  return (
    <section className="property-section" id="description" aria-label={t('property.description')} lang={property.textLanguage ?? undefined}>
      {property.lead && <p className="lead">{property.lead}</p>}
      {property.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

/** Between text and tables: a photograph that the mosaic does not show. */
function WidePhoto({ property }: { property: PropertyView }) {
  const photo = property.photos[5]
  return photo ? (
    <div className="wide-photo">
      <Photograph photo={photo} sizes="(min-width: 961px) 800px, 92vw" />
    </div>
  ) : null
}

/** Links to the sections of the page; stays in view while scrolling. */
function Anchors({ property, hasDocuments }: { property: PropertyView; hasDocuments: boolean }) {
  const { t } = useTranslation()
  const parts = [
    ['description', t('property.description'), property.lead !== null || property.paragraphs.length > 0],
    ['facts', t('property.facts'), property.groups.length > 0],
    ['energy', t('factGroup.energy'), property.energy !== null],
    ['law', t('factGroup.law'), property.law !== null],
    ['where', t('property.where'), true],
    ['plans', t('property.plans'), property.plans.length > 0],
    ['documents', t('projects.documents'), hasDocuments],
    ['costs', t('factGroup.costs'), property.costs !== null || property.costEstimate !== null],
  ] as const
  const shown = parts.filter(([, , there]) => there)
  return shown.length < 3 ? null : (
    <nav className="anchors" aria-label={t('property.parts')}>
      <ul className="measure">
        {shown.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ActionBar({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  return (
    <div className="action-bar" role="group" aria-label={t('enquiry.label')}>
      <Price price={property.price} />
      <a className="button" href="#enquiry">
        {t('enquiry.visit')}
      </a>
    </div>
  )
}
