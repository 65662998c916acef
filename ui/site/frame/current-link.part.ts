import { type RouteName, trailOf } from '../../routes.ts'

/** The link of a menu that leads to the page being read, or to the section that it is part of. */
export interface CurrentLink {
  readonly name: RouteName
  /** Value of `aria-current`: 'true' for a section. */
  readonly mark: 'page' | 'true'
}

/** @param section the screen that the page is part of if it cannot be derived from the route: an article is below its category's */
export function currentLink(links: readonly RouteName[], page: RouteName, section: RouteName | null): CurrentLink | null {
  const trail = [...(section === null ? [] : trailOf(section)), ...trailOf(page)]
  const name = trail.findLast((step) => links.includes(step))
  return name === undefined ? null : { name, mark: name === page ? 'page' : 'true' }
}

/** The value of a link's `aria-current`. */
export function markOf(name: RouteName, current: CurrentLink | null): CurrentLink['mark'] | undefined {
  return current?.name === name ? current.mark : undefined
}
