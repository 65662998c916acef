import { searchHomes } from '#db/listings/desk/home-search.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { readHomeFilter } from './home-query.ts'

const maxShown = 8

/** The queries for the homes of the member's offices that words may mean: by street, municipality or reference. */
export function selectHomesMeant({ store, session, now }: DeskContext, words: string) {
  const filter = readHomeFilter(new URLSearchParams({ q: words }), session.member)
  return searchHomes(store.primary, filter, null, maxShown + 1, now.toISOString())
}

/** `hasMore`: there may be others. */
export function homesMeant<Row>(rows: readonly Row[], [, unseen]: readonly unknown[]) {
  return { rows: rows.slice(0, maxShown), hasMore: rows.length > maxShown || unseen !== undefined }
}
