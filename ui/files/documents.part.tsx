import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { DocumentView } from './documents.present.ts'

interface DocumentsProps {
  readonly documents: readonly DocumentView[]
  /** The form that requests the documents on file; null if the listing no longer accepts requests. */
  readonly askHref: string | null
  /** The form to ask the office if none is on file; null as above. */
  readonly officeHref: string | null
}

/** The documents of a home, and how to get those on request. */
export function DocumentList({ documents, askHref, officeHref }: DocumentsProps) {
  const { t } = useTranslation()
  const isOnFile = documents.some(({ file }) => file !== null)
  const isToAsk = documents.some(({ file, href }) => file !== null && href === null)
  return documents.length === 0 ? (
    <p>{t('projects.noDocuments')}</p>
  ) : (
    <>
      <ul className="downloads">
        {documents.map((document) => (
          <li key={document.key}>
            {document.href === null ? (
              <span className="download">
                <DocumentLine document={document} isOnFile={isOnFile} />
              </span>
            ) : (
              <a className="download" href={document.href} rel="nofollow" download>
                <DocumentLine document={document} isOnFile={isOnFile} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {isToAsk && askHref !== null && (
        <div className="documents-ask">
          <p className="hint">{t('documents.hint')}</p>
          <a className="button second" href={askHref} rel="nofollow">
            <Icon name="mail" />
            {t('documents.ask')}
          </a>
        </div>
      )}
      {!isOnFile && officeHref !== null && (
        <p className="hint">
          {t('projects.documentsHint')} <a href={officeHref}>{t('projects.documentsAsk')}</a>
        </p>
      )}
    </>
  )
}

function DocumentLine({ document: { name, language, file }, isOnFile }: { document: DocumentView; isOnFile: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Icon name="document" />
      <span lang={language ?? undefined}>{name}</span>
      {(file ?? isOnFile) && <span className="size">{file ?? t('documents.byHand')}</span>}
    </>
  )
}
