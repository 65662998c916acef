import { OwnerPortal, type OwnerPortalProps } from '../parts/owner-portal.tsx'

export function OwnerPortalPage(props: OwnerPortalProps) {
  return <OwnerPortal {...props} />
}
