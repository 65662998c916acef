import { useTranslation } from '../../translation.tsx'

/** Below a field that holds what someone chose while a colleague came first: what is stored now. */
export function StoredValue({ children }: { children: string }) {
  const { t } = useTranslation()
  return <span className="hint">{t('desk.entry.saved', { value: children })}</span>
}
