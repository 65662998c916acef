import { isPublic } from '#db/model/listing-state.ts'
import { listOwnedRecords } from '#db/owner-homes.ts'
import type { Locale } from '#messages/locales.ts'
import { type OwnerHomeLink, OwnerPortalPage } from '#ui/pages/owner-portal.tsx'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { titleOf } from '#ui/presenters/listing-title.ts'
import { projectPagePath, projectTitle } from '#ui/presenters/project.ts'
import { definePage } from '#worker/http/page.ts'
import { ownerCache, ownerLoaded } from '#worker/owners/owner-screen.ts'
import { requireOwner } from '#worker/owners/owner-session.ts'

type OwnedRecord = Awaited<ReturnType<typeof listOwnedRecords>>[number]

/** Where a log-in leads to: the homes of the owner. */
export const ownerPortal = definePage('ownerPortal', {
  view: OwnerPortalPage,
  cache: ownerCache,
  async load(context) {
    const owner = await requireOwner(context)
    const records = await listOwnedRecords(context.store.primary, owner.id)
    const homes = records.flatMap((record) => linkTo(record, context.locale) ?? [])
    const notice = context.requested.searchParams.get('done') === 'password' ? 'owner.done.password' : null
    return ownerLoaded('ownerPortal', context, { notice }, (screen) => ({ screen, homes, offersPasskey: !owner.hasPasskey }))
  },
})

/** A home by its title, with its page where it has one; null for one that the stock no longer has. */
function linkTo({ kind, id, card, listing, project, listed }: OwnedRecord, locale: Locale): OwnerHomeLink | null {
  if (card !== null) {
    return { id: `${kind}-${id}`, title: titleOf(card, locale), path: listing !== null && isPublic(listing) ? listingPath(card, locale) : null }
  }
  return project && { id: `${kind}-${id}`, title: projectTitle(project, locale), path: listed ? projectPagePath(project, locale) : null }
}
