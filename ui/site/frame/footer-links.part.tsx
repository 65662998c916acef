import type { LinkGroupView } from '../../search/landing.present.ts'
import { type CurrentLink, markOf } from './current-link.part.ts'
import type { MenuLink } from './menu-links.part.ts'

interface LinksProps {
  readonly links: readonly MenuLink[]
  readonly current: CurrentLink | null
}

/** A heading with links below it. */
export function FooterColumn({ title, ...links }: LinksProps & { title: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <FooterLinks {...links} />
    </div>
  )
}

export function FooterLinks({ links, current }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ key, target, href, text }) => (
        <li key={key}>
          <a href={href} aria-current={markOf(target, current)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Titled lists of links at the bottom of a page; groups without links are left out. */
export function LinkGroups({ groups }: { groups: readonly LinkGroupView[] }) {
  const filled = groups.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  return (
    <div className="measure link-groups">
      {filled.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="aside-title">{title}</h2>
          <ul className="nearby">
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
