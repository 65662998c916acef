import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
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
  /** The languages that may order the list in their own way; null for a list with one order. */
  readonly orders: SettingsOrders | null
  readonly add: { readonly href: string; readonly text: string }
}

interface SettingsOrders {
  /** The language whose order is shown; null: the order that all share. */
  readonly language: Locale | null
  readonly isOwn: boolean
  readonly links: readonly { readonly href: string; readonly text: string; readonly isCurrent: boolean }[]
}

interface SettingsEntry {
  readonly id: string
  readonly name: string
  readonly facts: string
  readonly href: string
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

/** The offices, the people or the scripts of the agency, in the order of the site. */
export function DeskSettingsListPage({ view, version, hint, entries, orders, add }: SettingsListProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskSettings" tools={<a href={href('deskSettings', locale)}>{t('route.deskSettings')}</a>}>
      {hint !== null && <p className="hint">{hint}</p>}
      {orders !== null && <Orders orders={orders} version={version} />}
      {entries.length === 0 && <p className="desk-quiet">{t('desk.settings.list.none')}</p>}
      {entries.length > 0 && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          {orders?.language && <input type="hidden" name="order" value={orders.language} />}
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

/** The choice of a language's order, and the way back to the shared one. */
function Orders({ orders: { language, isOwn, links }, version }: { readonly orders: SettingsOrders; readonly version: number }) {
  const { t } = useTranslation()
  return (
    <>
      <nav aria-label={t('desk.settings.order')}>
        <ul className="nearby settings-orders">
          {links.map(({ href: address, text, isCurrent }) => (
            <li key={address}>
              <a href={address} aria-current={isCurrent ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {language !== null && !isOwn && <p className="hint">{t('desk.settings.order.hint', { language: languages[language].name })}</p>}
      {isOwn && (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="order" value={language ?? ''} />
          <button className="text-button" type="submit" name="do" value="shareOrder">
            {t('desk.settings.order.share')}
          </button>
        </form>
      )}
    </>
  )
}
