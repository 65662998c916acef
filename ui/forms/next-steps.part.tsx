import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'

/** What happens after a form is submitted, step by step; empty if its messages name no step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation()
  if (steps.length === 0) return null
  return (
    <div>
      <h2 className="aside-title">{t('form.next')}</h2>
      <ol className="next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

interface RequestedBeforeProps {
  readonly documents: string
  /** Whether they have just been requested, which the device remembers from now on. */
  readonly isSent?: boolean
}

/** Says that documents were requested before. Only the browser that requested them shows it; the server never reveals whether an address is known. */
export function RequestedBefore({ documents, isSent = false }: RequestedBeforeProps) {
  const { t } = useTranslation()
  return (
    <p className="hint" hidden {...island('documents-requested', { documents, isSent })}>
      {t(isSent ? 'documents.asked.sent' : 'documents.asked')}
    </p>
  )
}
