import type { Listing, ListingCard, Photo, Place } from '../listings/listing.ts'
import type { LocalizedText } from '../site/localized.ts'

export type ConstructionState = 'available' | 'option' | 'sold'

/** The published listing of a unit. */
export interface ListingOfUnit extends Pick<ListingCard, 'id' | 'goal' | 'type' | 'typeName' | 'mainTypeName'> {
  readonly place: Pick<Place, 'city' | 'zip'>
  /** Square metres. */
  readonly surfaceTerrace: number | null
  /** Its first drawing. */
  readonly plan: Photo | null
}

/** One unit of a project. */
export interface Construction {
  readonly id: string
  readonly unit: string | null
  readonly floor: string | null
  readonly requirement: LocalizedText | null
  readonly price: number | null
  readonly state: ConstructionState
  readonly bedrooms: number | null
  readonly surfaceLiving: number | null
  /** Added when a project is read for its page (`withListings`), never stored. */
  readonly listing?: ListingOfUnit
}

/** A new-build project (specification, section 3). */
export interface Project {
  readonly id: number
  readonly number: string | null
  readonly name: LocalizedText
  readonly place: Place
  readonly summary: LocalizedText | null
  readonly situation: LocalizedText | null
  readonly technical: LocalizedText | null
  readonly delivery: LocalizedText | null
  readonly startPrice: number | null
  readonly constructions: readonly Construction[]
  readonly documents: readonly { readonly id: string; readonly name: LocalizedText }[]
  readonly photos: readonly Photo[]
  readonly externalUrl: string | null
  /** The CRM marks the whole project as sold, regardless of its units. */
  readonly sold: boolean
  readonly createdAt: string
  /** Not for the internet, and never was: its page does not exist rather than being gone. */
  readonly unpublished?: true
  /** Absent in records read before projects had one. */
  readonly contact?: Listing['contact']
  /** Names of units left out of it as not on the market (`withoutUnpublishedUnits`); never shown. */
  readonly unpublishedUnits?: readonly string[]
}

/** The data of a link to a project. */
export type ProjectLink = Pick<Project, 'id' | 'name' | 'place' | 'externalUrl'>

/**
 * Whether a project is sold out: the CRM says so, or every unit is sold, those left out of it included.
 * @source specification, section 4 (project construction: sold or sold out)
 */
export function isSoldOut({ sold, constructions, unpublishedUnits }: Pick<Project, 'sold' | 'constructions' | 'unpublishedUnits'>): boolean {
  return sold || (unpublishedUnits === undefined && constructions.length > 0 && constructions.every((construction) => construction.state === 'sold'))
}

/** The projects in the same order, with sold-out ones last. */
export function soldOutLast<Each extends Pick<Project, 'sold' | 'constructions' | 'unpublishedUnits'>>(projects: readonly Each[]): readonly Each[] {
  return [...projects.filter((project) => !isSoldOut(project)), ...projects.filter(isSoldOut)]
}
