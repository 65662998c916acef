import { SecondLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

export interface SettingsListProps {
  readonly view: DeskView
  readonly version: number
  /** What the list is for; null where its title says it. */
  readonly hint: string | null
  readonly entries: readonly SettingsEntry[]
  readonly add: { readonly href: string; readonly text: string }
}

interface SettingsEntry {
  readonly id: string
  readonly name: string
  readonly facts: string
  readonly href: string
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** The offices, the people or the scripts of the agency, in the order of the site. */
export function DeskSettingsListPage({ view, version, hint, entries, add }: SettingsListProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      {hint !== null && <p className="hint">{hint}</p>}
      {entries.length === 0 && <p className="desk-quiet">{t('desk.settings.list.none')}</p>}
      {entries.length > 0 && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <ul className="desk-list settings-list">
            {entries.map(({ id, name, facts, href: address, picture }, index) => (
              <li key={id}>
                {picture !== null && <img src={picture.src} width={picture.width} height={picture.height} alt="" />}
                <span className="settings-entry">
                  <a href={address}>{name}</a>
                  <span className="hint">{facts}</span>
                </span>
                <span className="settings-order">
                  {index > 0 && (
                    <button className="text-button" type="submit" name="up" value={index} aria-label={t('desk.settings.upNamed', { name })}>
                      {t('desk.settings.up')}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <input type="hidden" name="do" value="moveUp" />
        </form>
      )}
      <p>
        <SecondLink href={add.href}>{add.text}</SecondLink>
      </p>
    </DeskFrame>
  )
}
