import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { type WaitingPictures, WaitingPicturesList } from '../../feeds/desk/waiting-pictures.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface SettingsOverviewProps {
  readonly view: DeskView
  /** What is missing or does not work, with the page where it is fixed. */
  readonly gaps: readonly { readonly text: string; readonly href: string | null }[]
  /** Hosts of pictures that the site may not fetch from yet. */
  readonly waiting: readonly WaitingPictures[]
  readonly sections: readonly { readonly href: string; readonly title: string; readonly text: string }[]
}

/** The settings: what is missing first, then every page. */
export function DeskSettingsPage({ view, gaps, waiting, sections }: SettingsOverviewProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings">
      {gaps.length === 0 && waiting.length === 0 && <p className="desk-quiet">{t('desk.settings.gaps.none')}</p>}
      {gaps.length > 0 && (
        <section className="settings-gaps" aria-labelledby="gaps">
          <h2 id="gaps">{t('desk.settings.gaps')}</h2>
          <ul className="desk-faults">
            {gaps.map(({ text, href }) => (
              <li key={text}>{href === null ? text : <a href={href}>{text}</a>}</li>
            ))}
          </ul>
        </section>
      )}
      <WaitingPicturesList waiting={waiting} once={view.once} />
      <ul className="settings-sections">
        {sections.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p className="hint">{text}</p>
          </li>
        ))}
      </ul>
    </DeskFrame>
  )
}
