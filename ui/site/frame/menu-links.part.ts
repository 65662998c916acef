import type { Agency } from '#db/model/agency/agency.ts'
import { type FooterColumn, footerOf, inOrder, type MenuEntry, menuOf } from '#db/model/agency/site-menu.ts'
import type { Stock } from '#db/model/search/search.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { ContentLinks } from '../../content/content-links.present.ts'
import { breadcrumbKey, isPlainRoute, type PlainRoute } from '../../routes.ts'
import { landingTitle } from '../../search/landing.present.ts'
import { landingOfTarget, landingPath } from '../../search/landing-paths.present.ts'
import { screenAddress, useAgency, useContent, useStock } from '../page-context.tsx'
import { useTranslation } from '../translation.tsx'

/** A link of the menu or the footer. */
export interface MenuLink {
  readonly key: string
  /** What it leads to, as its entry names it; an address for another site. */
  readonly target: string
  readonly href: string
  readonly text: string
}

export interface SiteMenu {
  readonly menu: readonly MenuLink[]
  readonly footer: Readonly<Record<FooterColumn, readonly MenuLink[]>>
}

/** The pages that the law asks for; they are always in the footer. */
const law: readonly PlainRoute[] = ['legal', 'privacy', 'cookiePolicy', 'cookieSettings', 'disclaimer', 'accessibility']

type OwnStock = Pick<Stock, 'hasAbroad' | 'hasReferences'>

const made = new WeakMap<ContentLinks, WeakMap<Agency, Map<string, SiteMenu>>>()

/** The menu and the footer in the page's language, without what has no page. The same object for the same agency, content and stock: it is a key of cached pieces. */
export function useMenu(): SiteMenu {
  const { locale } = useTranslation()
  const { agency } = useAgency()
  const content = useContent()
  const { hasAbroad, hasReferences } = useStock()
  const byAgency = made.get(content) ?? new WeakMap<Agency, Map<string, SiteMenu>>()
  const known = byAgency.get(agency) ?? new Map<string, SiteMenu>()
  const key = `${locale} ${hasAbroad} ${hasReferences}`
  const menu = known.get(key) ?? presentMenu(agency, content, { hasAbroad, hasReferences }, locale)
  made.set(content, byAgency.set(agency, known.set(key, menu)))
  return menu
}

/** The links of the menu and the footer. */
function presentMenu(agency: Agency, content: ContentLinks, stock: OwnStock, locale: Locale): SiteMenu {
  const links = (entries: readonly MenuEntry[]) => entries.flatMap((entry) => linkOf(entry, agency, content, stock, locale))
  const footer = inOrder(footerOf(agency), agency.footerOrders[locale])
  const column = (name: FooterColumn) => links(footer.filter((entry) => entry.column === name))
  const legal = law.map((screen): MenuEntry => ({ key: screen, to: `page:${screen}`, url: null, label: null, hiddenIn: [] }))
  return {
    menu: links(inOrder(menuOf(agency), agency.menuOrders[locale])),
    footer: { offer: column('offer'), agency: column('agency'), legal: [...links(legal), ...column('legal')] },
  }
}

function linkOf(entry: MenuEntry, agency: Agency, content: ContentLinks, stock: OwnStock, locale: Locale): readonly MenuLink[] {
  if (entry.hiddenIn.includes(locale)) return []
  const found = destinationOf(entry, agency, content, stock, locale)
  if (found === null) return []
  const text = entry.label?.[locale] ?? entry.label?.any ?? found.text
  return text === '' ? [] : [{ key: entry.key, target: entry.to ?? found.href, href: found.href, text }]
}

/** Where an entry leads, with the name of it; null if there is no such page in the language. */
function destinationOf(
  { to, url, label }: MenuEntry,
  agency: Agency,
  content: ContentLinks,
  stock: OwnStock,
  locale: Locale,
): Omit<MenuLink, 'key' | 'target'> | null {
  if (to === null) {
    const href = url?.[locale] ?? url?.any
    return href === undefined ? null : { href, text: textIn(label, locale) }
  }
  const name = to.slice(to.indexOf(':') + 1)
  if (to.startsWith('landing:')) return landingLink(to, locale)
  if (!to.startsWith('page:')) return content.named[to] ?? null
  if (!isPlainRoute(name) || isEmpty(name, agency, stock)) return null
  const href = screenAddress(name, agency, content, locale)
  return href === null ? null : { href, text: translator(locale)(breadcrumbKey(name)) }
}

/** A landing page stays in the menu while it has no homes: it answers, and shows what is near. */
function landingLink(to: string, locale: Locale): Omit<MenuLink, 'key' | 'target'> | null {
  const landing = landingOfTarget(to)
  const href = landing && landingPath(landing, locale)
  return landing && href !== null ? { href, text: landingTitle(landing, locale) } : null
}

/** Whether a screen has nothing to show. */
function isEmpty(name: PlainRoute, agency: Agency, { hasAbroad, hasReferences }: OwnStock): boolean {
  const empty: Partial<Record<PlainRoute, boolean>> = {
    abroad: !hasAbroad,
    references: !hasReferences,
    team: agency.people.length === 0,
    legal: agency.identity === null,
  }
  return empty[name] === true
}
