import { createContext, type ReactNode, use } from 'react'
import type { ContentLinks } from './presenters/content-links.ts'

/** What the agency has written, for links that would otherwise lead to nothing. */
export const ContentContext = createContext<ContentLinks>({ missing: [], articles: {} })

/** Sets what there is to read for everything below. */
export function ContentProvider({ content, children }: { content: ContentLinks; children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>
}

export function useContent(): ContentLinks {
  return use(ContentContext)
}
