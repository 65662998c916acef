import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { ChangeList } from './change-list.part.tsx'
import type { ChangeView } from './settings-change.present.ts'

export interface SettingsVersionProps {
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
        <section className="desk-section" aria-labelledby="since">
          <h2 id="since">{t('desk.settings.versions.since')}</h2>
          <ChangeList changes={since} />
          <form method="post">
            <input type="hidden" name="version" value={current} />
            <button className="button" type="submit" name="do" value="return">
              {t('desk.settings.versions.return')}
            </button>
          </form>
        </section>
      )}
    </DeskFrame>
  )
}
