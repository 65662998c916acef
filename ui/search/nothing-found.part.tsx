import type { Goal } from '#db/model/listings/listing.ts'
import { anySearch, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { alertPath, demandPath } from '../alerts/alert.present.ts'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { useStock } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { NearMissView, NearMissViews } from './near-misses.present.ts'

interface NothingFoundProps {
  readonly goal: Goal
  readonly search: Search
  readonly misses: NearMissViews
  readonly path: string
  readonly beyond: boolean
}

/** A list that finds nothing, or a page past its end. */
export function NothingFound({ goal, path, search, beyond, misses }: NothingFoundProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="empty">
      <h2>{beyond ? t('list.beyond') : t('list.nothing')}</h2>
      <p>{beyond ? t('list.beyond.text') : t('list.nothing.text')}</p>
      {!beyond && <NearMisses path={path} {...misses} />}
      <p className="empty-ways">
        <ButtonLink href={beyond ? path + writeSearch(search) : path}>{beyond ? t('list.beyond.first') : t('list.nothing.all')}</ButtonLink>
        <a className="button second" href={alertPath(goal, search, locale)} rel="nofollow">
          {t('list.alert.make')}
        </a>
      </p>
    </div>
  )
}

/** Below the few homes of a narrow search. */
export function JustOutside({ path, misses }: { path: string; misses: NearMissViews }) {
  const { t } = useTranslation()
  if (misses.without.length + misses.nearby.length === 0) return null
  return (
    <section className="just-outside" aria-labelledby="just-outside">
      <h2 id="just-outside">{t('list.justOutside')}</h2>
      <NearMisses path={path} {...misses} />
    </section>
  )
}

/** Says that a list has no such page and links to its first one. @param path of the list */
export function NoneOnPage({ text, path }: { text: string; path: string }) {
  const { t } = useTranslation()
  return (
    <BesideReachUs>
      <div className="empty">
        <h2>{t('list.beyond')}</h2>
        <p>{text}</p>
        <p className="empty-ways">
          <SecondLink href={path}>{t('list.beyond.first')}</SecondLink>
        </p>
      </div>
    </BesideReachUs>
  )
}

/** Links for a visitor when the site has nothing to show yet: the demand register and the contact page. */
export function AlertAndContactLinks({ goal }: { goal?: Goal }) {
  const { t, locale } = useTranslation()
  return (
    <p className="empty-ways">
      <a className="button" href={goal ? demandPath(goal, anySearch, locale) : href('demandRegister', locale)} rel={goal && 'nofollow'}>
        {t('ways.alert')}
      </a>
      <SecondLink href={href('contact', locale)}>{t('ways.contact')}</SecondLink>
    </p>
  )
}

/** Links to the lists that have listings, for a page that has nothing to show. */
export function WaysToLists() {
  const { t, locale } = useTranslation()
  const { sale, rent } = useStock()
  if (sale === 0 && rent === 0) return <AlertAndContactLinks />
  return (
    <p className="empty-ways">
      {sale > 0 && <ButtonLink href={href('forSale', locale)}>{t('notFound.forSale')}</ButtonLink>}
      {rent > 0 && (
        <a className={sale > 0 ? 'button second' : 'button'} href={href('forRent', locale)}>
          {t('notFound.forRent')}
        </a>
      )}
    </p>
  )
}

/** Near misses of a search with few or no results: filters to drop, and places nearby, each with its number of homes. */
function NearMisses({ path, without, nearby }: NearMissViews & { readonly path: string }) {
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
