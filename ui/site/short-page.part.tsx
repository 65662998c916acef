import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './frame/breadcrumb.part.tsx'

interface ShortPageProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly children: ReactNode
}

/** The layout of a page of a few lines: breadcrumb, title, text. */
export function ShortPage({ crumbs, title, children }: ShortPageProps) {
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
