import type { Locale } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { Agency } from './agency.ts'

/** The menu and the footer of the site, in the agency's order. */

/** An entry of the menu. */
export interface MenuEntry {
  readonly key: string
  /** 'page:forSale', 'article:fees', 'category:news' or 'landing:sale/be-44021/apartment'; null for an address on another site. */
  readonly to: string | null
  readonly url: LocalizedText | null
  /** Its words; null for the name of what it leads to. */
  readonly label: LocalizedText | null
  /** The languages whose menu leaves it out. */
  readonly hiddenIn: readonly Locale[]
}

/** The columns of the footer that an entry can be in; `legal` is the line at its end. */
export const footerColumns = ['offer', 'agency', 'legal'] as const
export type FooterColumn = (typeof footerColumns)[number]

export interface FooterEntry extends MenuEntry {
  readonly column: FooterColumn
}

/** The screens that an entry can lead to. */
export const menuScreens = [
  ...['forSale', 'forRent', 'projects', 'abroad', 'references', 'valuation', 'demandRegister', 'calculators', 'newsletter'],
  ...['assets', 'team', 'testimonials', 'tips', 'jobs', 'statistics', 'contact', 'ownerLogin'],
] as const

const inMenu = ['forSale', 'forRent', 'projects', 'valuation', 'assets', 'contact']
const inFooter: Readonly<Record<Exclude<FooterColumn, 'legal'>, readonly string[]>> = {
  offer: ['forSale', 'forRent', 'projects', 'abroad', 'calculators', 'demandRegister', 'newsletter'],
  agency: ['team', 'testimonials', 'references', 'tips', 'statistics', 'jobs', 'ownerLogin'],
}

/** The menu while the agency has not changed it. */
export const standardMenu: readonly MenuEntry[] = inMenu.map(screenEntry)

/** The footer while the agency has not changed it. The legal pages are always at its end. */
export const standardFooter: readonly FooterEntry[] = (['offer', 'agency'] as const).flatMap((column) =>
  inFooter[column].map((screen) => ({ ...screenEntry(screen), column })),
)

function screenEntry(screen: string): MenuEntry {
  return { key: screen.toLowerCase(), to: `page:${screen}`, url: null, label: null, hiddenIn: [] }
}

/** The keys of a list in a language's own order. */
export type LanguageOrders = { readonly [L in Locale]?: readonly string[] }

/** The menu of a site, in the order that all languages share. */
export function menuOf({ menu }: Pick<Agency, 'menu'>): readonly MenuEntry[] {
  return menu.length === 0 ? standardMenu : menu
}

/** The footer of a site, in the order that all languages share. */
export function footerOf({ footer }: Pick<Agency, 'footer'>): readonly FooterEntry[] {
  return footer.length === 0 ? standardFooter : footer
}

/** A list in a language's own order. An entry that this order does not know follows the one before it in the shared order. */
export function inOrder<Entry extends { readonly key: string }>(entries: readonly Entry[], order: readonly string[] | undefined): readonly Entry[] {
  if (order === undefined) return entries
  const known = order.flatMap((key) => entries.filter((entry) => entry.key === key))
  return entries.reduce<readonly Entry[]>((placed, entry, index) => {
    if (placed.includes(entry)) return placed
    const before = entries[index - 1]
    return placed.toSpliced(before === undefined ? 0 : placed.indexOf(before) + 1, 0, entry)
  }, known)
}
