import type { Suggestion } from '#db/model/zones.ts'

/** What the field of places says, in the page's language; '%' stands for a place or a number. */
export interface PlaceWords {
  readonly remove: string
  readonly added: string
  readonly removed: string
  readonly none: string
  readonly one: string
  readonly many: string
  readonly kinds: Readonly<Record<Suggestion['kind'], string>>
}
