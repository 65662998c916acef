import { useTranslation } from '../../../translation.tsx'

/** A difference between two versions of the record, in words. */
export interface ChangeView {
  /** The page of the settings that shows it. */
  readonly where: string
  readonly label: string
  /** What was there and what is there now; null where only that it changed is told. */
  readonly texts: { readonly before: string; readonly after: string } | null
}

/** The differences between two versions, field by field. */
export function ChangeList({ changes }: { changes: readonly ChangeView[] }) {
  const { t } = useTranslation()
  return (
    <dl className="settings-changes">
      {changes.map(({ where, label, texts }) => (
        <div key={`${where} ${label}`}>
          <dt>
            <span className="hint">{where}</span> {label}
          </dt>
          {texts !== null && (
            <dd>
              <del>{texts.before === '' ? t('desk.settings.change.empty') : texts.before}</del>{' '}
              <ins>{texts.after === '' ? t('desk.settings.change.empty') : texts.after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
