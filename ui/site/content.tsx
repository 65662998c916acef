import { createContext, type ReactNode, use } from 'react'
import type { ContentLinks } from '../content/content-links.present.ts'

/** The agency's published content, so that no link leads to a missing page. */
export const ContentContext = createContext<ContentLinks>({ missing: [], articles: {} })

/** Provides the content directory to everything below. */
export function ContentProvider({ content, children }: { content: ContentLinks; children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>
}

export function useContent(): ContentLinks {
  return use(ContentContext)
}
