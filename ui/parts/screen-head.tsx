import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

interface ScreenHeadProps {
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/** The head of a page: breadcrumb, title, lead, and the agency's text where it wrote one. */
export function ScreenHead({ crumbs, title, lead, children }: ScreenHeadProps) {
  return (
    <div className="measure screen-head">
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}
