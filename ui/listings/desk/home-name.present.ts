import type { Home, ListingCard } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { projectTitle } from '../../projects/project.present.ts'
import { href } from '../../routes.ts'
import { titleOf } from '../listing-address.present.ts'
import { placeOf, streetOf } from '../listing-card.present.ts'

/** A home in a line: its street where that is published, else its title, and the place. */
export function homeName(card: ListingCard, locale: Locale): string {
  return [streetOf(card) || titleOf(card, locale), placeOf(card, locale)].join(', ')
}

/** A home of an owner for the desk, with the page of the owner's view. */
export interface DeskHomeView {
  readonly key: string
  readonly text: string
  /** Null for one that has left the stock. */
  readonly path: string | null
}

/** @param card of a listing, @param project of a project; both are missing once the home has left the stock */
export function presentDeskHome({ kind, id }: Home, card: ListingCard | null | undefined, project: Project | null | undefined, locale: Locale): DeskHomeView {
  const text = card ? homeName(card, locale) : project ? projectTitle(project, locale) : null
  const key = `${kind} ${id}`
  if (text === null) return { key, text: translator(locale)('desk.owners.gone', { id: String(id) }), path: null }
  return { key, text, path: href('deskHomeRecords', locale, { kind, id }) }
}
