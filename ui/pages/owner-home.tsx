import { OwnerHome, type OwnerHomeProps } from '../parts/owner-home.tsx'

export function OwnerHomePage(props: OwnerHomeProps) {
  return <OwnerHome {...props} />
}
