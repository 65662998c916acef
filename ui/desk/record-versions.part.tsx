import { SecondButton } from '../design/buttons.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { whenText } from '../visits/appointment.present.ts'

/** An earlier version; `name` is null for an account that is gone. */
export interface RecordVersionView {
  readonly version: number
  /** UTC in ISO 8601. */
  readonly savedAt: string
  readonly name: string | null
}

interface RecordVersionsProps {
  readonly versions: readonly RecordVersionView[]
  /** The version that the page shows. */
  readonly current: number
}

/** The earlier versions of a record, each with the act that returns to it. */
export function RecordVersions({ versions, current }: RecordVersionsProps) {
  const { t, locale } = useTranslation()
  if (versions.length === 0) return null
  return (
    <details className="desk-more">
      <summary>{t('desk.versions.title')}</summary>
      <p className="hint">{t('desk.versions.hint')}</p>
      <ul className="desk-list">
        {versions.map(({ version, savedAt, name }) => (
          <li key={version}>
            <span>
              {whenText(savedAt, locale)}, {name ?? t('desk.audit.former')}
            </span>
            <form method="post">
              <input type="hidden" name="version" value={current} />
              <input type="hidden" name="earlier" value={version} />
              <SecondButton act="returnTo">
                {t('desk.versions.return')}
                <span className="visually-hidden"> {`${version}, ${whenText(savedAt, locale)}`}</span>
              </SecondButton>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
