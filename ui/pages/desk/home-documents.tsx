import type { Locale } from '#messages/locales.ts'
import { DeskDocuments } from '../../parts/desk/desk-documents.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { DocumentForm } from '../../parts/desk/document-form.tsx'
import type { DeskDocumentsView } from '../../presenters/desk/home-documents.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskHomeDocumentsPageProps extends DeskDocumentsView {
  readonly view: DeskView
  /** The path of the home at the desk. */
  readonly home: string
  /** The path of this page. */
  readonly path: string
  readonly languages: readonly Locale[]
  readonly isAddressHidden: boolean
}

/** The documents of a home, then the form that adds one or changes the one that was chosen. */
export function DeskHomeDocumentsPage({ view, home, path, documents, removed, edited, languages, isAddressHidden }: DeskHomeDocumentsPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskHomeDocuments"
      tools={
        <a className="text-button" href={home}>
          {t('desk.documents.back')}
        </a>
      }
    >
      <section className="desk-section" aria-labelledby="documents">
        <h2 id="documents">{t('projects.documents')}</h2>
        <p className="hint">{t('desk.documents.lead')}</p>
        <DeskDocuments documents={documents} path={path} />
        {removed.length > 0 && (
          <>
            <h3>{t('desk.documents.removed')}</h3>
            <DeskDocuments documents={removed} path={path} isRemoved />
          </>
        )}
      </section>
      <DocumentForm edited={edited} path={path} languages={languages} isAddressHidden={isAddressHidden} />
    </DeskFrame>
  )
}
