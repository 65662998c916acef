import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../translation.tsx'

interface AskedBeforeProps {
  readonly documents: string
  /** Whether they have just been asked for: the device remembers that from now on. */
  readonly isSent?: boolean
}

/** Says that documents were asked for before, only in a browser that did: the server tells nobody whether an address was used before. */
export function AskedBefore({ documents, isSent = false }: AskedBeforeProps) {
  const { t } = useTranslation()
  return (
    <p className="hint" hidden {...island('documents-asked', { documents, isSent })}>
      {t(isSent ? 'documents.asked.sent' : 'documents.asked')}
    </p>
  )
}
