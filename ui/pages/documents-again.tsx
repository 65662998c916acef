import { ErrorSummary } from '../forms/error-summary.tsx'
import type { FormState } from '../forms/form-state.tsx'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { WaysToLists } from '../parts/ways-to-lists.tsx'
import { useTranslation } from '../translation.tsx'

export interface DocumentsAgainPageProps {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly state: FormState
  /** Whether they can be sent once more. */
  readonly maySend: boolean
}

/** The same documents were requested before: where they are, and how to have them sent again. */
export function DocumentsAgainPage({ title, crumbs, state, maySend }: DocumentsAgainPageProps) {
  const { t } = useTranslation()
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <ErrorSummary form="documentRequest" state={state} />
      <p>{t('documents.again.text')}</p>
      <p className="hint">{t('thanks.spam')}</p>
      {maySend ? (
        <form className="documents-ask" method="post">
          <p>{t('documents.again.offer')}</p>
          <button className="button" type="submit">
            {t('documents.again.send')}
          </button>
        </form>
      ) : (
        <WaysToLists />
      )}
    </div>
  )
}
