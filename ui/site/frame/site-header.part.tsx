import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { Wordmark } from '../../agency/mark.part.tsx'
import { type DialledPhone, presentMainPhone } from '../../agency/phone.present.ts'
import { QuietLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { href, type RouteName } from '../../routes.ts'
import { useAgency, useScreenAddress } from '../page-context.tsx'
import { blank, CachedPiece } from '../piece.tsx'
import { useTranslation } from '../translation.tsx'
import { type CurrentLink, currentLink, markOf } from './current-link.part.ts'
import { type MenuLink, useMenu } from './menu-links.part.ts'

/** This page in a language. */
export interface LanguageLink {
  readonly locale: Locale
  readonly href: string
}

interface SiteHeaderProps {
  readonly name: RouteName
  /** The screen that the page is part of, if it cannot be derived from the route. */
  readonly section: RouteName | null
  /** The agency's content that the page shows (`PageHead`). */
  readonly written: readonly string[]
  readonly languages: readonly LanguageLink[]
}

/** The header: the mark, the main menu, the languages, the agency's number, and the links to favourites and to the log-in. Only the links to the languages differ from page to page. */
export function SiteHeader({ name, section, written, languages }: SiteHeaderProps) {
  const { menu } = useMenu()
  const filling = Object.fromEntries(languages.map(({ locale, href }) => [locale, href]))
  const props = { menu, current: currentLink(menu, name, section, written), locales: languages.map(({ locale }) => locale) }
  return <CachedPiece as="header" className="site-header" view={HeaderContent} props={props} filling={filling} />
}

interface HeaderContentProps extends MenuLinksProps {
  readonly locales: readonly Locale[]
}

function HeaderContent({ menu, current, locales }: HeaderContentProps) {
  const { t, locale } = useTranslation()
  const { agency, name: agencyName } = useAgency()
  const login = useScreenAddress()('ownerLogin')
  const phone = presentMainPhone(agency)
  const links = locales.map((each) => ({ locale: each, href: blank(each) }))
  return (
    <div className="measure">
      <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: agencyName })}>
        <Wordmark />
      </a>
      <nav className="site-nav" aria-label={t('frame.menu')}>
        <MenuLinks menu={menu} current={current} />
      </nav>
      <div className="header-tools">
        <Languages links={links} />
        {phone && (
          <a className="icon-button header-call" href={phone.href} aria-label={t('frame.call', { agency: agencyName, phone: phone.text })}>
            <Icon name="phone" />
          </a>
        )}
        <a className="icon-button" href={href('favourites', locale)} aria-label={t('route.favourites')} {...part('favourites', t('route.favourites'))}>
          <Icon name="heart" />
        </a>
        {login !== null && (
          <a className="icon-button header-login" href={login} aria-label={t('route.ownerLogin')}>
            <Icon name="person" />
          </a>
        )}
        <details className="menu" {...island('site-menu')}>
          <summary className="icon-button" aria-label={t('frame.openMenu')}>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
          <nav className="menu-panel" aria-label={t('frame.menu')}>
            <MenuLinks menu={menu} current={current} />
            <Languages links={links} />
            <MenuWays phone={phone} login={login} />
          </nav>
        </details>
      </div>
      <IslandTemplates />
    </div>
  )
}

/** Links to the agency and to the log-in, below the menu's screens. */
function MenuWays({ phone, login }: { phone: DialledPhone | null; login: string | null }) {
  const { t } = useTranslation()
  return (
    <div className="menu-ways">
      {phone && (
        <QuietLink href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </QuietLink>
      )}
      {login !== null && (
        <QuietLink href={login}>
          <Icon name="person" />
          {t('route.ownerLogin')}
        </QuietLink>
      )}
    </div>
  )
}

interface MenuLinksProps {
  readonly menu: readonly MenuLink[]
  readonly current: CurrentLink | null
}

function MenuLinks({ menu, current }: MenuLinksProps) {
  return menu.map(({ key, target, href, text }) => (
    <a key={key} href={href} aria-current={markOf(target, current)}>
      {text}
    </a>
  ))
}

/** This page in each language. With script, following a link is remembered as an explicit choice. */
function Languages({ links }: { links: readonly LanguageLink[] }) {
  const { t, locale: current } = useTranslation()
  return (
    <ul className="languages" aria-label={t('frame.language')} {...island('language')}>
      {links.map(({ locale, href }) => (
        <li key={locale}>
          <a href={href} lang={locale} hrefLang={locale} aria-current={locale === current ? 'true' : undefined}>
            {locale.toUpperCase()}
            <span className="visually-hidden"> {languages[locale].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Templates that islands clone on any page: the heart of a card and the message at the foot of the window. */
function IslandTemplates() {
  const { t } = useTranslation()
  return (
    <>
      <template {...part('heart')}>
        <button type="button" className="icon-button save" aria-label={t('save.label', { home: '%' })}>
          <Icon name="heart" />
        </button>
      </template>
      <template {...part('notice')}>
        <div className="foot-notice" role="status">
          <p />
          <button type="button" className="text-button" />
          <button type="button" className="text-button">
            {t('frame.close')}
          </button>
        </div>
      </template>
    </>
  )
}
