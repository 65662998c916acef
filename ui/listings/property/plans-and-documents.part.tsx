import { DocumentList } from '../../files/documents.part.tsx'
import { type DocumentView, documentRequestPath } from '../../files/documents.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { Films } from '../photos/films.part.tsx'
import { PlanSheets } from '../photos/plans.part.tsx'
import { Fold } from './fold.part.tsx'
import type { PropertyView } from './property.present.ts'

/** Floor plans, films and documents, side by side on a desktop. */
export function PlansAndDocuments({ property, documents }: { property: PropertyView; documents: readonly DocumentView[] }) {
  const { t, locale } = useTranslation()
  const { plans, films } = property
  const count = [plans, films, documents].filter((each) => each.length > 0).length
  if (count === 0) return null
  return (
    <div className={`papers has-${count}`}>
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
    </div>
  )
}
