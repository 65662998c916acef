import type { Agency } from '#db/model/agency/agency.ts'
import { entriesAt } from '#db/model/agency/settings/document.ts'
import type { FooterColumn } from '#db/model/agency/site-menu.ts'
import type { JsonObject } from '#db/model/site/json-object.ts'
import { type MenuPlace, menuPlaces } from '#ui/content/desk/content-shared.present.ts'
import { withKey } from '#worker/agency/settings/entry-key.ts'
import { storeSettings } from '#worker/agency/settings/store-settings.ts'
import { readSettings } from '#worker/agency/settings/stored-settings.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** Whether a free page is in the menu and the footer. Its form shows that, and the agency's record stores it. */

/** Where an article is linked from. */
export function placesOf({ menu, footer }: Pick<Agency, 'menu' | 'footer'>, key: string): readonly MenuPlace[] {
  const lists = { inMenu: menu, inFooter: footer }
  return menuPlaces.filter((place) => lists[place].some(({ to }) => to === targetOf(key)))
}

function targetOf(key: string): string {
  return `article:${key}`
}

/** The places whose tick differs from the one that the form was opened with; none for a form without ticks. */
export function changedPlaces(sent: FormData): readonly MenuPlace[] {
  if (!sent.has('placesOpened')) return []
  const opened = textOf(sent, 'placesOpened').split(' ')
  return menuPlaces.filter((place) => opened.includes(place) !== (textOf(sent, place) === '1'))
}

/** How often a save is tried again that loses to another one. */
const attempts = 4

/**
 * Puts a page into the menu or the footer, or takes it out, as the ticks of its form say.
 * @returns false if others were saving the settings all the time
 */
export async function savePlaces(context: DeskContext, key: string, sent: FormData): Promise<boolean> {
  const changed = changedPlaces(sent)
  if (changed.length === 0) return true
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const known = await readSettings(context)
    const document = changed.reduce((whole, place) => withPlace(whole, place, key, textOf(sent, place) === '1'), known.document)
    const { kind } = await storeSettings(context, known, { document, origin: 'desk', objectId: 'menu' })
    if (kind !== 'late') return kind !== 'refused'
  }
  return false
}

const column: FooterColumn = 'agency'

function withPlace(document: JsonObject, place: MenuPlace, key: string, isIn: boolean): JsonObject {
  const list = place === 'inMenu' ? 'menu' : 'footer'
  const to = targetOf(key)
  const others = entriesAt(document, list).filter((entry) => entry.to !== to)
  if (!isIn) return { ...document, [list]: others }
  const entry = withKey(list === 'menu' ? { to } : { to, column }, list, document)
  // Contact is the last entry that visitors look for.
  const at = list === 'menu' && others.at(-1)?.to === 'page:contact' ? others.length - 1 : others.length
  return { ...document, [list]: others.toSpliced(at, 0, entry) }
}
