import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { useAgency } from '../agency.tsx'
import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { KeptPiece } from '../piece.tsx'
import { breadcrumbKey, href, isImplemented, type RouteName, trailOf } from '../routes.ts'
import { useTranslation } from '../translation.tsx'
import { IslandTemplates } from './island-templates.tsx'
import { Mark } from './mark.tsx'

const destinations = ['forSale', 'forRent', 'projects', 'valuation', 'assets', 'contact'] as const

interface SiteHeaderProps {
  readonly name: RouteName
  readonly enabled: readonly Locale[]
  /** The query of this page's address. */
  readonly search: string
}

/** One line on paper: the mark, the main menu, the languages, and what is the visitor's own. */
export function SiteHeader(props: SiteHeaderProps) {
  return <KeptPiece as="header" className="site-header" view={HeaderContent} props={props} />
}

function HeaderContent({ name, enabled, search }: SiteHeaderProps) {
  const { t, locale } = useTranslation()
  const agencyName = useAgency().name
  return (
    <div className="measure">
      <a className="wordmark" href={href('home', locale)} aria-label={t('frame.home', { agency: agencyName })}>
        <Mark />
        {agencyName}
      </a>
      <nav className="site-nav" aria-label={t('frame.menu')}>
        <Destinations current={name} />
      </nav>
      <div className="header-tools">
        <Languages enabled={enabled} search={search} />
        <a className="icon-button" href={href('favourites', locale)} aria-label={t('route.favourites')} {...part('favourites', t('route.favourites'))}>
          <Icon name="heart" />
        </a>
        {isImplemented('ownerLogin') && (
          <a className="icon-button" href={href('ownerLogin', locale)} aria-label={t('route.ownerLogin')}>
            <Icon name="person" />
          </a>
        )}
        <details className="menu" {...island('menu')}>
          <summary className="icon-button" aria-label={t('frame.openMenu')}>
            <Icon name="menu" />
          </summary>
          <nav className="menu-panel" aria-label={t('frame.menu')}>
            <Destinations current={name} />
            <Languages enabled={enabled} search={search} />
          </nav>
        </details>
      </div>
      <IslandTemplates />
    </div>
  )
}

function Destinations({ current }: { current: RouteName }) {
  const { t, locale } = useTranslation()
  const trail = trailOf(current)
  return destinations.filter(isImplemented).map((name) => (
    <a key={name} href={href(name, locale)} aria-current={name === current ? 'page' : trail.includes(name) ? 'true' : undefined}>
      {t(breadcrumbKey(name))}
    </a>
  ))
}

/** This page in the other languages; following a link is the explicit choice that is remembered. */
function Languages({ enabled, search }: { enabled: readonly Locale[]; search: string }) {
  const { t, locale } = useTranslation()
  return (
    <ul className="languages" aria-label={t('frame.language')} {...island('language')}>
      {enabled.map((each) => (
        <li key={each}>
          <a href={inLanguage(search, each)} lang={each} hrefLang={each} aria-current={each === locale ? 'true' : undefined}>
            {each.toUpperCase()}
            <span className="visually-hidden"> {languages[each].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function inLanguage(search: string, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.set('lng', locale)
  return `?${query}`
}
