import { describeTrail } from '../json-ld/json-ld.present.ts'
import { JsonLdScript } from '../json-ld-script.part.tsx'
import { useOrigin } from '../page-context.tsx'
import { useTranslation } from '../translation.tsx'

/** A step of the breadcrumb; the last one is the page itself and has no address. */
export interface Crumb {
  readonly text: string
  readonly href: string | null
}

/** Where a page is on the site. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  return (
    <nav aria-label={t('frame.breadcrumb')}>
      <ol className="breadcrumb">
        {crumbs.map((crumb) => (
          <li key={crumb.text + crumb.href} aria-current={crumb.href === null ? 'page' : undefined}>
            {crumb.href === null ? crumb.text : <a href={crumb.href}>{crumb.text}</a>}
          </li>
        ))}
      </ol>
      {origin !== null && <JsonLdScript data={describeTrail(crumbs, { origin })} />}
    </nav>
  )
}
