import { OwnerHome, type OwnerHomeProps } from './owner-home.part.tsx'

export function OwnerHomePage(props: OwnerHomeProps) {
  return <OwnerHome {...props} />
}
