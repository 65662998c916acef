import { breadcrumbKey, type PlainRoute } from '../../routes.ts'
import type { LinkGroupView } from '../../search/landing.present.ts'
import { useScreenAddress } from '../page-context.tsx'
import { useTranslation } from '../translation.tsx'
import { type CurrentLink, markOf } from './current-link.part.ts'

interface LinksProps {
  readonly routes: readonly PlainRoute[]
  readonly current: CurrentLink | null
}

/** A heading with links below it; the links to screens that have no page are left out. */
export function FooterColumn({ title, ...links }: LinksProps & { title: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <FooterLinks {...links} />
    </div>
  )
}

/** Links to those screens that have a page. */
export function FooterLinks({ routes, current }: LinksProps) {
  const { t } = useTranslation()
  const addressOf = useScreenAddress()
  const links = routes.flatMap((name) => {
    const address = addressOf(name)
    return address === null ? [] : [{ name, address }]
  })
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} aria-current={markOf(name, current)}>
            {t(breadcrumbKey(name))}
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
