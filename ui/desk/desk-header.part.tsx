import { languages as languageNames } from '#messages/languages.ts'
import { Wordmark } from '../agency/mark.part.tsx'
import { QuietButton } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { breadcrumbKey, href, type RouteName, trailOf } from '../routes.ts'
import type { LanguageLink } from '../site/frame/site-header.part.tsx'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { DeskCommand } from './command.part.tsx'

/** The screens of the desk's menu in groups: the day's work, homes, what the site says, and how it is run. */
export const deskMenu = [
  ['desk', 'deskLeads', 'deskContacts', 'deskOffers', 'deskCalendar', 'deskOwners'],
  ['deskHomes', 'deskEntries', 'deskImports', 'deskChannels'],
  ['deskContent', 'deskTestimonials', 'deskMailings', 'deskDemand'],
  ['deskSettings', 'deskRedirects', 'deskStaff', 'deskPerson', 'deskMails', 'deskTokens', 'deskAudit'],
] as const

export type DeskScreen = (typeof deskMenu)[number][number]

/** Who is signed in at the desk, and what they may open. */
export interface DeskHead {
  readonly memberName: string
  /** The screens of the menu that the member may open. */
  readonly screens: readonly DeskScreen[]
}

interface DeskHeaderProps extends DeskHead {
  readonly name: RouteName
  readonly languages: readonly LanguageLink[]
}

/** The header of the desk: menu, account and languages. It is at the side of a wide screen, and behind a button on a narrow one. */
export function DeskHeader(props: DeskHeaderProps) {
  const { t, locale } = useTranslation()
  const agencyName = useAgency().name
  return (
    <header className="desk-header" {...island('desk-command', { here: t('desk.command.here'), lost: t('frame.lost') })}>
      <DeskCommand />
      <a className="wordmark" href={href('desk', locale)} aria-label={t('desk.home', { agency: agencyName })}>
        <Wordmark />
      </a>
      <div className="desk-side">
        <DeskMenu {...props} />
      </div>
      <details className="menu" {...island('site-menu')}>
        <summary className="icon-button" aria-label={t('frame.openMenu')}>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
        <div className="menu-panel">
          <DeskMenu {...props} />
        </div>
      </details>
    </header>
  )
}

function DeskMenu({ name, memberName, screens, languages }: DeskHeaderProps) {
  const { t, locale } = useTranslation()
  return (
    <>
      <DeskFind />
      <nav className="desk-nav" aria-label={t('frame.menu')}>
        <Screens name={name} screens={screens} />
      </nav>
      <div className="desk-member">
        <a href={href('deskAccount', locale)} aria-current={name === 'deskAccount' ? 'page' : undefined}>
          {memberName}
        </a>
        <a href={href('home', locale)}>{t('desk.site')}</a>
        <ul className="languages" aria-label={t('frame.language')} {...island('language')}>
          {languages.map((each) => (
            <li key={each.locale}>
              <a href={each.href} hrefLang={each.locale} lang={each.locale} aria-current={each.locale === locale ? 'true' : undefined}>
                {each.locale.toUpperCase()}
                <span className="visually-hidden"> {languageNames[each.locale].name}</span>
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action={href('deskAccount', locale)}>
          <QuietButton act="signOut">{t('desk.signOut')}</QuietButton>
        </form>
      </div>
    </>
  )
}

/** On a narrow screen, below Today: the screens of the menu without opening it. */
export function DeskIndex({ name, screens }: Pick<DeskHeaderProps, 'name' | 'screens'>) {
  const { t } = useTranslation()
  return (
    <nav className="desk-nav desk-index" aria-label={t('desk.index')}>
      <Screens name={name} screens={screens} />
    </nav>
  )
}

function Screens({ name, screens }: Pick<DeskHeaderProps, 'name' | 'screens'>) {
  const { t, locale } = useTranslation()
  return deskMenu.map((group) => (
    <ul key={group[0]}>
      {group
        .filter((screen) => screens.includes(screen))
        .map((screen) => (
          <li key={screen}>
            <a href={href(screen, locale)} aria-current={currentMark(screen, name)}>
              {t(breadcrumbKey(screen))}
            </a>
          </li>
        ))}
    </ul>
  ))
}

/** Searches people, homes, leads and pages; sent by Enter. With script it opens the command field. */
export function DeskFind() {
  const { t, locale } = useTranslation()
  return (
    <form className="desk-search" method="get" action={href('deskSearch', locale)} role="search">
      <input className="input" type="search" name="q" aria-label={t('desk.command')} placeholder={t('desk.find')} {...part('command-open')} />
      <kbd hidden {...part('command-key')}>
        Ctrl K
      </kbd>
    </form>
  )
}

/** The screen itself, or the one that the page belongs to; visits belong to the calendar. Every page is below Today, so only its own page counts. */
function currentMark(screen: DeskScreen, name: RouteName): 'page' | 'true' | undefined {
  if (screen === name) return 'page'
  const trail = trailOf(name)
  return screen !== 'desk' && (trail.includes(screen) || (screen === 'deskCalendar' && trail.includes('deskVisits'))) ? 'true' : undefined
}
