import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { WaysToLists } from '../search/nothing-found.part.tsx'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface DocumentLinkPageProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly text: string
  /** The form to request the documents again; null if there are none. */
  readonly askHref: string | null
}

/** A link to a document or a CV that does not work: the reason, and what to do. */
export function DocumentLinkPage({ crumbs, title, text, askHref }: DocumentLinkPageProps) {
  const { t, locale } = useTranslation()
  return (
    <ShortPage crumbs={crumbs} title={title}>
      <p>{text}</p>
      {askHref === null ? (
        <WaysToLists />
      ) : (
        <p className="empty-ways">
          <ButtonLink href={askHref}>{t('documents.ask')}</ButtonLink>
          <SecondLink href={href('contact', locale)}>{t('documents.link.contact')}</SecondLink>
        </p>
      )}
    </ShortPage>
  )
}
