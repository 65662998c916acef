import type { Listing } from './listing.ts'
import { wordKey } from './vocabulary.ts'

/** What tells whether a building exists, and since when. */
type Building = Pick<Listing, 'mainType' | 'facts' | 'projectId'>

/**
 * Whether a building does not exist yet: by its year or its description, or as a unit of a project without a year.
 * @param today YYYY-MM-DD
 */
export function isToBeBuilt({ facts: { constructionYear, condition }, projectId }: Omit<Building, 'mainType'>, today: string): boolean {
  if (typeof constructionYear === 'number') return constructionYear > yearOf(today)
  return projectId !== null || isCondition(condition, 'to-build')
}

/**
 * Whether a building may still be sold as new: it belongs to a project, is to be built, or was first used at most two years before this one.
 * @param today YYYY-MM-DD
 * @source Belgian VAT code, art. 44 § 3: new until 31 December of the second year after its first use
 */
export function maySellAsNew(building: Building, today: string): boolean {
  const { mainType, facts, projectId } = building
  const { constructionYear, condition } = facts
  if (projectId !== null || mainType === 'project') return true
  if (mainType === 'land') return false
  if (typeof constructionYear === 'number') return constructionYear >= yearOf(today) - 2
  return isCondition(condition, 'to-build') || isCondition(condition, 'new')
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

function isCondition(value: unknown, word: 'new' | 'to-build'): boolean {
  const said = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return said.some((each) => typeof each === 'string' && wordKey('condition', each) === `word.condition.${word}`)
}
