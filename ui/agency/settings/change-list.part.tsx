import { useTranslation } from '../../site/translation.tsx'
import type { ChangeView } from './settings-change.present.ts'

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
