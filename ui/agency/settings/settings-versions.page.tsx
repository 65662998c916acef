import { SendButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ChangeList } from './change-list.part.tsx'
import type { ChangeView } from './settings-change.present.ts'

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

interface SettingsVersionProps {
  readonly view: DeskView
  /** What this version changed. */
  readonly changes: readonly ChangeView[]
  /** What restoring it would change now; empty for the current version. */
  readonly since: readonly ChangeView[]
  /** Whether it is the oldest version kept, so that its changes are unknown. */
  readonly isFirst: boolean
  /** The current version. */
  readonly current: number
}

/** One version of the agency's record: what it changed, and the button that restores it. */
export function DeskSettingsVersionPage({ view, changes, since, isFirst, current }: SettingsVersionProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettingsVersions', locale)}>{t('route.deskSettingsVersions')}</a>}>
      {changes.length === 0 ? <p>{t(isFirst ? 'desk.settings.versions.first' : 'desk.settings.versions.same')}</p> : <ChangeList changes={changes} />}
      {since.length > 0 && (
        <DeskSection id="since" title={t('desk.settings.versions.since')}>
          <ChangeList changes={since} />
          <form method="post">
            <input type="hidden" name="version" value={current} />
            <SendButton act="restore">{t('desk.settings.versions.return')}</SendButton>
          </form>
        </DeskSection>
      )}
    </DeskFrame>
  )
}
