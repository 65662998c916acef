import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { WaysToLists } from '../parts/ways-to-lists.tsx'
import type { WhyDead } from '../presenters/dead-link.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface DocumentLinkPageProps {
  readonly crumbs: readonly Crumb[]
  readonly why: WhyDead
  /** The form to request the documents again; null if there are none. */
  readonly askHref: string | null
}

/** A document link that does not work: the reason, and what to do. */
export function DocumentLinkPage({ crumbs, why, askHref }: DocumentLinkPageProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <h1>{t(`documents.link.${why}`)}</h1>
      <p>{t(`documents.link.${why}.text`)}</p>
      {askHref === null ? (
        <WaysToLists />
      ) : (
        <p className="empty-ways">
          <a className="button" href={askHref}>
            {t('documents.ask')}
          </a>
          <a className="button second" href={href('contact', locale)}>
            {t('documents.link.contact')}
          </a>
        </p>
      )}
    </div>
  )
}
