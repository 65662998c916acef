import { useTranslation } from '../site/translation.tsx'
import type { NearMissView, NearMissViews } from './near-misses.present.ts'

/** Near misses of a search with few or no results: filters to drop, and places nearby, each with its number of homes. */
export function NearMisses({ path, without, nearby }: NearMissViews & { readonly path: string }) {
  const { t } = useTranslation()
  return (
    <div className="near-misses">
      <NearMissList title={t('list.without')} path={path} misses={without} />
      <NearMissList title={t('list.nearby')} path={path} misses={nearby} />
    </div>
  )
}

function NearMissList({ title, path, misses }: { title: string; path: string; misses: readonly NearMissView[] }) {
  if (misses.length === 0) return null
  return (
    <nav aria-label={title}>
      <h3 className="aside-title">{title}</h3>
      <ul>
        {misses.map(({ text, count, query }) => (
          <li key={query}>
            <a href={path + query}>
              <span>{text}</span> <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
