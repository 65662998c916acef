import { createContext, type ReactNode, use } from 'react'

/** The style sheets that a page links, and whether it has done so. */
interface LaterSheets {
  readonly hrefs: readonly string[]
  isLinked: boolean
}

/** Null outside a page, and on a page that links its styles in the head. Pieces pass it into their separate renders. */
export const LaterStylesContext = createContext<LaterSheets | null>(null)

/** Sets what `LaterStyles` links. @param hrefs null if the head has linked all styles */
export function LaterStylesProvider({ hrefs, children }: { hrefs: readonly string[] | null; children: ReactNode }) {
  return <LaterStylesContext value={hrefs && { hrefs, isLinked: false }}>{children}</LaterStylesContext>
}

/**
 * Links the whole style sheet where the first screen of a page ends; the head has the styles of what is above, as the build finds them in the code of
 * the parts. A browser shows what is above without waiting. Not in a cached piece. A page without it has it before the footer.
 */
export function LaterStyles() {
  const sheets = use(LaterStylesContext)
  if (sheets === null || sheets.isLinked) return null
  // Rendered in order, and once a page.
  sheets.isLinked = true
  return sheets.hrefs.map((href) => <link key={href} rel="stylesheet" href={href} fetchPriority="low" />)
}
