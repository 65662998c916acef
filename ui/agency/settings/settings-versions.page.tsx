import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

export interface SettingsVersionsProps {
  readonly view: DeskView
  readonly versions: readonly {
    readonly version: number
    readonly when: string
    readonly who: string
    readonly what: string
    readonly isCurrent: boolean
    readonly href: string
  }[]
}

/** The versions of the agency's record, newest first. */
export function DeskSettingsVersionsPage({ view, versions }: SettingsVersionsProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      {versions.length === 0 && <p className="desk-quiet">{t('desk.settings.versions.none')}</p>}
      <ol className="desk-list">
        {versions.map(({ version, when, who, what, isCurrent, href: address }) => (
          <li key={version}>
            <span className="settings-entry">
              <a href={address}>{t('desk.settings.versions.version', { version: String(version) })}</a>
              <span className="hint">{what}</span>
            </span>
            <span className="hint">
              {when}, {who} {isCurrent && <span className="badge">{t('desk.settings.versions.current')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </DeskFrame>
  )
}
