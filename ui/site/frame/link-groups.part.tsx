import type { LinkGroupView } from '../../search/landing.present.ts'

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
