import type { ReactNode } from 'react'
import { BesideReachUs } from '../agency/reach-us.part.tsx'
import { Breadcrumb, type Crumb } from './frame/breadcrumb.part.tsx'

interface ShortPageProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly children: ReactNode
}

/** The layout of a page of a few lines: breadcrumb, title, text, and the way to a person. */
export function ShortPage({ crumbs, title, children }: ShortPageProps) {
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <BesideReachUs>
        <h1>{title}</h1>
        {children}
      </BesideReachUs>
    </div>
  )
}
