import { createContext, type ReactNode, use } from 'react'

/** Null outside a page, as in mails and tests of a part. Pieces pass it into their separate renders. */
export const OriginContext = createContext<string | null>(null)

/** Sets the site's origin, without a trailing slash, for everything below. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>
}

/** The site's origin, for addresses that must be absolute; null outside a page. */
export function useOrigin(): string | null {
  return use(OriginContext)
}
