import { DocumentList } from '../../files/documents.part.tsx'
import { type DocumentView, documentRequestPath } from '../../files/documents.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Costs, type CostsOfHome } from '../facts/fact-tables.part.tsx'
import { Films } from '../photos/films.part.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import type { PhotoView } from '../photos/photo.present.ts'
import { PlanSheets } from '../photos/plans.part.tsx'
import { Fold } from './fold.part.tsx'
import type { PropertyView } from './property.present.ts'

/** The description; on a phone a long one is cut off until 'Read on', a checkbox that needs no script, is checked. */
export function Description({ property }: { property: PropertyView }) {
  const { t } = useTranslation()
  if (!property.lead && property.paragraphs.length === 0) return null
  const isLong = property.paragraphs.join(' ').length > 300
  return (
    <section className="description" id="description" aria-label={t('property.description')} lang={property.textLanguage ?? undefined}>
      {property.lead && <p className="lead">{property.lead}</p>}
      <div className={isLong ? 'description-text is-long' : 'description-text'}>
        {property.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {isLong && (
        <label className="read-on text-button">
          <input type="checkbox" />
          {t('dossier.readOn')}
        </label>
      )}
    </section>
  )
}

/** Between story and dossier: one photograph over the whole width, or a pair. */
export function StoryPhotos({ photos }: { photos: readonly PhotoView[] }) {
  if (photos.length === 0) return null
  const sizes = photos.length === 1 ? '(min-width: 83.75em) 1240px, 92vw' : '(min-width: 83.75em) 612px, 46vw'
  return (
    <div className="measure story-photos">
      {photos.map((photo) => (
        <div key={photo.large} className="wide-photo">
          <Photograph photo={photo} sizes={sizes} />
        </div>
      ))}
    </div>
  )
}

/** A photograph between chapters of the dossier. */
export function ChapterPhoto({ photo }: { photo: PhotoView }) {
  return (
    <div className="wide-photo is-chapter">
      <Photograph photo={photo} sizes="(min-width: 83.75em) 612px, (min-width: 68.75em) 46vw, 94vw" />
    </div>
  )
}

/** Floor plans, films and documents, side by side on a desktop, with the costs: below them, or beside a plan where that leaves room. */
export function Papers({ property, documents }: { property: CostsOfHome & Pick<PropertyView, 'id' | 'plans' | 'films'>; documents: readonly DocumentView[] }) {
  const { t, locale } = useTranslation()
  const { plans, films } = property
  const count = [plans, films, documents].filter((each) => each.length > 0).length
  if (count === 0) return <Costs property={property} />
  return (
    <div className={`papers has-${count}${plans.length > 0 ? ' has-plans' : ''}`}>
      {plans.length > 0 && (
        <Fold id="plans" title={t('property.plans')} answer={t('dossier.plans', { count: plans.length })}>
          <PlanSheets plans={plans} />
        </Fold>
      )}
      <Films films={films} />
      {documents.length > 0 && (
        <Fold id="documents" title={t('projects.documents')} answer={t('dossier.documents', { count: documents.length })}>
          <DocumentList documents={documents} askHref={documentRequestPath({ kind: 'property', id: property.id }, locale)} officeHref={null} />
        </Fold>
      )}
      <Costs property={property} />
    </div>
  )
}
