import type { LocalizedText } from './localized.ts'
import { slug } from './path-segment.ts'
import type { Construction, Project } from './project.ts'

/** A listing that is a unit of a project. */
export interface UnitListing {
  /** Its id in the feed. */
  readonly id: string
  /** Its reference and the names of its unit. */
  readonly names: readonly string[]
  readonly isPublic: boolean
}

/**
 * A project without the units whose listings are withdrawn, held back or not yet on the market: they are out of its price list and counts, and
 * so are pictures that name one (documents: `namedDocuments`). Its starting price may come from such a unit, so it goes too. A unit without a
 * listing stays as the project has it, and so does a sold one, which is not advertised.
 */
export function withoutUnpublishedUnits(project: Project, listings: readonly UnitListing[]): Project {
  const unpublished = project.constructions.filter((unit) => unit.state !== 'sold' && isUnpublished(unit, listings))
  if (unpublished.length === 0) return project
  const names = unpublished.flatMap(({ unit }) => (unit === null ? [] : [unit]))
  return {
    ...project,
    startPrice: null,
    constructions: project.constructions.filter((unit) => !unpublished.includes(unit)),
    photos: project.photos.filter(({ name }) => !namesUnit(name, names)),
    unpublishedUnits: names,
  }
}

function isUnpublished(unit: Construction, listings: readonly UnitListing[]): boolean {
  const own = listings.filter(({ id, names }) => id === unit.id || names.some((name) => isSame(name, unit.unit)))
  return own.length > 0 && !own.some(({ isPublic }) => isPublic)
}

function isSame(name: string, unit: string | null): boolean {
  return unit !== null && slug(name) !== '' && slug(name) === slug(unit)
}

/** Whether a text names one of these units as a whole word ('Plan A02'); a single letter or figure is too ambiguous. */
export function namesUnit(text: LocalizedText | null, units: readonly string[]): boolean {
  const words = units.map((unit) => slug(unit)).filter((word) => word.length > 1)
  return Object.values(text ?? {}).some((each) => words.some((word) => `-${slug(each)}-`.includes(`-${word}-`)))
}
