import { entryId } from '#db/model/agency/settings/changes.ts'
import { entriesAt, valueAt, withValue } from '#db/model/agency/settings/document.ts'
import type { ListSection } from '#db/model/agency/settings/sections.ts'
import { inOrder } from '#db/model/agency/site-menu.ts'
import { type JsonObject, sortedJson } from '#db/model/site/json-object.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { SettingsListProps } from '#ui/agency/settings/settings-list.page.tsx'
import { href } from '#ui/routes.ts'

/** The order of the menu and the footer in one language: shared by all languages until an entry is moved in that one. */

/** Whether each language may order a list in its own way. */
export function hasOrders(section: ListSection): section is 'menu' | 'footer' {
  return section === 'menu' || section === 'footer'
}

/** The order of a list in every language, to notice that another person changed it. */
export function orderPrint(document: JsonObject, section: ListSection): string {
  return sortedJson([entriesAt(document, section).map(entryId), valueAt(document, `${section}Orders`) ?? null])
}

/** The entries of a list in a language's order. */
export function shownIn<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  document: JsonObject,
  section: 'menu' | 'footer',
  language: Locale,
): readonly Entry[] {
  const keys = keysIn(document, section, language)
  return entries.toSorted((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id))
}

/** The document with another order of a list in a language; null if nothing moves. @param change the new order; null: the shared one */
export function reordered(
  document: JsonObject,
  section: 'menu' | 'footer',
  language: Locale,
  change: (keys: readonly string[]) => readonly string[] | null,
): JsonObject | null {
  const before = keysIn(document, section, language)
  const after = change(before)
  const shared = entriesAt(document, section).map(entryId)
  if (after?.join() === before.join()) return null
  // The shared order is stored as none, so that it follows later changes.
  return withValue(document, `${section}Orders.${language}`, after === null || after.join() === shared.join() ? undefined : after)
}

/** An order in which an entry has moved up by one; unchanged if it cannot. */
export function swapped(keys: readonly string[], index: number): readonly string[] {
  const [key, above] = [keys[index], keys[index - 1]]
  return key === undefined || above === undefined ? keys : keys.with(index - 1, key).with(index, above)
}

/** The choice of the language whose order a list shows. */
export function ordersOf(
  section: 'menu' | 'footer',
  document: JsonObject,
  enabled: readonly Locale[],
  language: Locale | null,
  locale: Locale,
): NonNullable<SettingsListProps['orders']> {
  const path = href('deskSettingsSection', locale, { section })
  const isOwn = (each: Locale) => valueAt(document, `${section}Orders.${each}`) !== undefined
  const t = translator(locale)
  return {
    language,
    isOwn: language !== null && isOwn(language),
    links: [
      { href: path, text: t('desk.settings.order.all'), isCurrent: language === null },
      ...enabled.map((each) => ({
        href: `${path}?order=${each}`,
        text: isOwn(each) ? t('desk.settings.order.own', { language: languages[each].name }) : languages[each].name,
        isCurrent: language === each,
      })),
    ],
  }
}

function keysIn(document: JsonObject, section: 'menu' | 'footer', language: Locale): readonly string[] {
  const own = valueAt(document, `${section}Orders.${language}`)
  const keys = Array.isArray(own) ? own.filter((key) => typeof key === 'string') : undefined
  return inOrder(
    entriesAt(document, section).map((entry) => ({ key: entryId(entry) })),
    keys,
  ).map(({ key }) => key)
}
