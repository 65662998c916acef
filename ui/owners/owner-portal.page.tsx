import { OwnerPortal, type OwnerPortalProps } from './owner-portal.part.tsx'

export function OwnerPortalPage(props: OwnerPortalProps) {
  return <OwnerPortal {...props} />
}
