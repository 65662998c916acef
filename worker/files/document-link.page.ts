import type { Db } from '#db/client.ts'
import { findListingWithDocuments } from '#db/listings/listings.ts'
import type { DocumentOwner } from '#db/model/files/document.ts'
import { documentsOnFile } from '#db/model/files/document.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { isSoldOut } from '#db/model/projects/project.ts'
import { findProjectWithDocuments } from '#db/projects/projects.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { readDeadLink } from '#ui/files/dead-link.present.ts'
import { DocumentLinkPage } from '#ui/files/document-link.page.tsx'
import { documentRequestPath } from '#ui/files/documents.present.ts'
import { href } from '#ui/routes.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

/** The page for an invalid link to a document or a CV (`answerDocument`, `files`). */
export const documentLink = definePage('documentLink', {
  view: DocumentLinkPage,
  cache: noStore,
  async load({ locale, url, store }) {
    const t = translator(locale)
    const { why, owner } = readDeadLink(url.searchParams)
    const page = owner === 'application' ? 'cv.link' : 'documents.link'
    const title = t(`${page}.${why}`)
    const text = t(`${page}.${why}.text`)
    return {
      status: why === 'changed' ? 403 : 410,
      head: {
        title,
        description: text,
        alternates: byLocale((each) => href('documentLink', each) + url.search),
        index: false,
      },
      props: {
        crumbs: crumbsTo('documentLink', locale),
        title,
        text,
        askHref: owner !== null && owner !== 'application' && (await hasDocuments(store.db, owner)) ? documentRequestPath(owner, locale) : null,
      },
    }
  },
})

/** Whether the target is on offer and has documents. */
async function hasDocuments(db: Db, { kind, id }: DocumentOwner): Promise<boolean> {
  if (kind === 'property') {
    const found = await findListingWithDocuments(db, id)
    return found !== null && found.documents.length > 0 && isListed(found.listing.state)
  }
  const found = await findProjectWithDocuments(db, id)
  return found?.listed === true && !isSoldOut(found.project) && documentsOnFile(found.project, found.documents).length > 0
}
