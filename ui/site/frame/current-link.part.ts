import { type RouteName, trailOf } from '../../routes.ts'
import type { MenuLink } from './menu-links.part.ts'

/** The link of a menu that leads to the page being read, or to the section that it is part of. */
export interface CurrentLink {
  readonly target: string
  /** Value of `aria-current`: 'true' for a section. */
  readonly mark: 'page' | 'true'
}

/**
 * @param section the screen that the page is part of if it cannot be derived from the route: an article is below its category's
 * @param written the agency's content that the page shows, after what that is part of
 */
export function currentLink(links: readonly MenuLink[], page: RouteName, section: RouteName | null, written: readonly string[]): CurrentLink | null {
  const screens = [...(section === null ? [] : trailOf(section)), ...trailOf(page)].map(screenTarget)
  const trail = [...screens, ...written]
  const target = trail.findLast((step) => links.some((link) => link.target === step))
  return target === undefined ? null : { target, mark: target === trail.at(-1) ? 'page' : 'true' }
}

/** The target of a link to a screen. */
function screenTarget(name: RouteName): string {
  return `page:${name}`
}

/** The value of a link's `aria-current`. */
export function markOf(target: string, current: CurrentLink | null): CurrentLink['mark'] | undefined {
  return current?.target === target ? current.mark : undefined
}
