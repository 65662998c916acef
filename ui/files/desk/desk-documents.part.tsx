import { useTranslation } from '../../site/translation.tsx'
import type { DeskDocumentView } from './documents.present.ts'

interface DeskDocumentsProps {
  readonly documents: readonly DeskDocumentView[]
  /** The page that its forms are sent to. */
  readonly path: string
  /** Their keys in their order, for the buttons that move one; null if they cannot be moved. */
  readonly order: string | null
  /** Whether they were removed and can be restored. */
  readonly isRemoved?: boolean
}

/** Documents of a home or a project, each with its kind, access and actions. */
export function DeskDocuments({ documents, path, order, isRemoved = false }: DeskDocumentsProps) {
  const { t } = useTranslation()
  if (documents.length === 0) return <p>{t('desk.documents.none')}</p>
  return (
    <ul className="desk-documents">
      {documents.map((document, at) => (
        <li key={document.key} id={`document-${document.key}`}>
          <div>
            <p>
              {isRemoved ? (
                <span lang={document.language ?? undefined}>{document.name}</span>
              ) : (
                <a href={document.filePath} lang={document.language ?? undefined} download>
                  {document.name}
                </a>
              )}
            </p>
            <p className="home-facts">
              {document.facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
          {!isRemoved && <span className={document.access === 'open' ? 'badge good' : 'badge'}>{t(`desk.documents.access.${document.access}`)}</span>}
          <form className="desk-document-acts" method="post" action={path}>
            <input type="hidden" name="document" value={document.key} />
            <input type="hidden" name="version" value={document.version} />
            {order !== null && <input type="hidden" name="order" value={order} />}
            {order !== null && at > 0 && <Act document={document} act="earlier" />}
            {order !== null && at < documents.length - 1 && <Act document={document} act="later" />}
            {!isRemoved && (
              <a className="text-button" href={document.editPath} aria-label={`${t('desk.documents.change')}: ${document.name}`}>
                {t('desk.documents.change')}
              </a>
            )}
            <Act document={document} act={isRemoved ? 'restore' : 'remove'} />
          </form>
        </li>
      ))}
    </ul>
  )
}

function Act({ document: { name }, act }: { document: DeskDocumentView; act: 'remove' | 'restore' | 'earlier' | 'later' }) {
  const { t } = useTranslation()
  const text = t(`desk.documents.${act}`)
  return (
    <button className="text-button" type="submit" name="do" value={act} aria-label={`${text}: ${name}`}>
      {text}
    </button>
  )
}
