import { Icon, type IconName } from '../icons.tsx'
import { useTranslation } from './translation.tsx'

interface PagerProps {
  readonly page: number
  readonly pages: number
  /** The total number of objects, as text. */
  readonly count: string
  /** The address of a page. */
  readonly href: (page: number) => string
}

/** First, previous, page x of y with the object count, next, last; of a single page only the count. */
export function Pager({ page, pages, count, href }: PagerProps) {
  const { t } = useTranslation()
  const to = (target: number) => (target >= 1 && target <= pages && target !== page ? href(target) : null)
  if (pages === 1) {
    return (
      <p className="pager">
        <span>{count}</span>
      </p>
    )
  }
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <ul>
        <Step href={page > 1 ? to(1) : null} icon="first" label={t('pager.first')} />
        <Step href={to(page - 1)} icon="left" label={t('pager.previous')} rel="prev" />
      </ul>
      <p>
        <Place page={page} pages={pages} count={count} />
      </p>
      <ul>
        <Step href={to(page + 1)} icon="right" label={t('pager.next')} rel="next" />
        <Step href={page < pages ? to(pages) : null} icon="last" label={t('pager.last')} />
      </ul>
    </nav>
  )
}

function Place({ page, pages, count }: Pick<PagerProps, 'page' | 'pages' | 'count'>) {
  const { t } = useTranslation()
  return (
    <>
      <span>{t('pager.page', { page, pages })}</span> <span>{count}</span>
    </>
  )
}

function Step({ href, icon, label, rel }: { href: string | null; icon: IconName; label: string; rel?: string }) {
  return (
    <li>
      {href === null ? (
        <span aria-disabled="true">
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </span>
      ) : (
        <a href={href} rel={rel} aria-label={label}>
          <Icon name={icon} />
        </a>
      )}
    </li>
  )
}
