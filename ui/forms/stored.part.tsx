import { useTranslation } from '../site/translation.tsx'
import { useStored } from './form-state.tsx'

interface StoredWordsProps {
  readonly name: string
  /** A value in words; by default as it is. */
  readonly words?: (value: string) => string
}

/** Below a field that another person has changed too since the form was opened: what is stored. */
export function StoredWords({ name, words = (value) => value }: StoredWordsProps) {
  const { t } = useTranslation()
  const stored = useStored(name)
  if (stored === null) return null
  const text = stored.flatMap((value) => (value === '' ? [] : [words(value)])).join(', ')
  return <span className="hint stored-words">{t('desk.entry.saved', { value: text === '' ? t('desk.entry.empty') : text })}</span>
}

/** After an edit conflict, shows the stored value below the field with the typed one. */
export function StoredValue({ children }: { children: string }) {
  const { t } = useTranslation()
  return <span className="hint">{t('desk.entry.saved', { value: children })}</span>
}

/** The same for a checkbox. */
export function StoredTick({ name }: { name: string }) {
  const { t } = useTranslation()
  const stored = useStored(name)
  return (
    stored !== null && (
      <span className="hint stored-words">{t('desk.entry.saved', { value: t(stored.includes('1') ? 'desk.settings.yes' : 'desk.settings.no') })}</span>
    )
  )
}
