import { WatchedBanner, type WatchedOwner } from '../owner-frame.part.tsx'
import { OwnerHome, type OwnerHomeProps } from '../owner-home.part.tsx'
import { OwnerPortal, type OwnerPortalProps } from '../owner-portal.part.tsx'

/** An owner's portal as the owner sees it, read-only, for the agency. */
export function DeskOwnerViewPage({ owner, portal }: { owner: WatchedOwner; portal: OwnerPortalProps }) {
  return (
    <>
      <WatchedBanner owner={owner} />
      <OwnerPortal {...portal} isWatched />
    </>
  )
}

/** The same for the page of one home. */
export function DeskOwnerHomePage({ owner, home }: { owner: WatchedOwner; home: OwnerHomeProps }) {
  return (
    <>
      <WatchedBanner owner={owner} />
      <OwnerHome {...home} />
    </>
  )
}
