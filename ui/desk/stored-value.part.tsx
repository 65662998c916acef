import { useTranslation } from '../site/translation.tsx'

/** After an edit conflict, shows the stored value below the field with the typed one. */
export function StoredValue({ children }: { children: string }) {
  const { t } = useTranslation()
  return <span className="hint">{t('desk.entry.saved', { value: children })}</span>
}
