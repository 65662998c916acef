import type { Locale } from '#messages/locales.ts'
import { QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { DeskDocuments } from './desk-documents.part.tsx'
import { DocumentForm } from './document-form.part.tsx'
import type { DeskDocumentsView } from './documents.present.ts'

interface DeskDocumentsPageProps extends DeskDocumentsView {
  readonly view: DeskView
  /** The page that it belongs to. */
  readonly back: { readonly href: string; readonly text: string }
  /** The path of this page. */
  readonly path: string
  readonly languages: readonly Locale[]
  readonly isAddressHidden: boolean
}

/** The documents of a home or a project, then the form that adds one or changes the one that was chosen. */
export function DeskDocumentsPage(props: DeskDocumentsPageProps) {
  const { view, back, path, documents, removed, edited, order, missing, languages, isAddressHidden } = props
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskHomeDocuments" tools={<QuietLink href={back.href}>{back.text}</QuietLink>}>
      <DeskSection id="documents" title={t('projects.documents')}>
        <p className="hint">{t('desk.documents.lead')}</p>
        <DeskDocuments documents={documents} path={path} order={order} />
        {missing.length > 0 && <p className="hint">{t('desk.documents.missing', { names: missing.map(({ text }) => text).join(', ') })}</p>}
        {removed.length > 0 && (
          <>
            <h3>{t('desk.documents.removed')}</h3>
            <DeskDocuments documents={removed} path={path} order={null} isRemoved />
          </>
        )}
      </DeskSection>
      <DocumentForm missing={missing} edited={edited} path={path} languages={languages} isAddressHidden={isAddressHidden} />
    </DeskFrame>
  )
}
