import { island, pageId, part } from '../islands/html-hooks.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { LaterStyles } from '../site/later-styles.tsx'
import { NoneKept } from './none-kept.part.tsx'
import { ViewedListings } from './viewed-listings.part.tsx'

export interface EmptyShortlistPageProps {
  readonly title: string
  readonly crumbs: readonly Crumb[]
}

/** The shortlist at an address without ids: a page of its own, so that its first screen brings no styles of cards and comparisons. The island fetches the favourites on the device. */
export function EmptyShortlistPage({ title, crumbs }: EmptyShortlistPageProps) {
  return (
    <>
      <div className="measure favourites" id={pageId('shortlist')} {...island('shortlist', { ids: [], compares: false })}>
        <div className="list-head" {...part('head')}>
          <Breadcrumb crumbs={crumbs} />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <NoneKept isNamed={false} />
      </div>
      <LaterStyles />
      <ViewedListings max={6} />
    </>
  )
}
