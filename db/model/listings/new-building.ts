import type { FactValue, Listing } from './listing.ts'
import { wordKey } from './vocabulary.ts'

/** What tells whether a building exists, and since when. */
type Building = Pick<Listing, 'mainType' | 'facts' | 'projectId'>

/** How far a building is, as its condition says: still to be built, being built, to be finished by its buyer, or new. */
type Stage = 'toBuild' | 'building' | 'toFinish' | 'new'

/** For this many years after its completion a building may be sold as new. */
const yearsNew = 2

/**
 * Whether a building does not exist yet: by its year or its condition, or as a unit of a project without a year. A condition of 'to be built' or
 * 'under construction' counts more than a recent year, which may be that of the permit or of the planned completion.
 * @param today YYYY-MM-DD
 */
export function isToBeBuilt({ facts: { constructionYear, condition }, projectId }: Omit<Building, 'mainType'>, today: string): boolean {
  if (isUnfinished(constructionYear, condition, today, ['toBuild', 'building'])) return true
  return typeof constructionYear === 'number' ? constructionYear > yearOf(today) : projectId !== null
}

/**
 * Whether a building may be paid for before it is finished.
 * @param today YYYY-MM-DD
 * @source Housing Act of 9 July 1971 ('Breyne')
 */
export function maySellUnfinished(building: Building, today: string): boolean {
  const { mainType, facts, projectId } = building
  const { constructionYear, condition } = facts
  // A plot is sold as it is.
  if (mainType === 'land') return false
  if (isUnfinished(constructionYear, condition, today, ['toBuild', 'building', 'toFinish'])) return true
  // A building that was finished before this year is sold as it is, unless it belongs to a project.
  if (projectId === null && typeof constructionYear === 'number') return constructionYear >= yearOf(today)
  return maySellAsNew(building, today)
}

/**
 * Whether a building may still be sold as new: it belongs to a project, is not finished, or was first used at most two years before this one.
 * @param today YYYY-MM-DD
 * @source Belgian VAT code, art. 44 § 3: new until 31 December of the second year after its first use
 */
export function maySellAsNew(building: Building, today: string): boolean {
  const { mainType, facts, projectId } = building
  const { constructionYear, condition } = facts
  if (projectId !== null || mainType === 'project') return true
  if (mainType === 'land') return false
  return typeof constructionYear === 'number' ? isRecent(constructionYear, today) : stagesOf(condition).length > 0
}

/**
 * Whether a condition says that a building is still to be built or being built.
 * @source decisions, "Free text" (`newBuild`)
 */
export function saysUnbuilt(condition: FactValue | undefined): boolean {
  return stagesOf(condition).some((stage) => stage === 'toBuild' || stage === 'building')
}

/**
 * The first construction year that counts as new build: this year and the two before.
 * @param today YYYY-MM-DD
 * @source decisions, "Free text" (`newBuild`)
 */
export function firstNewYear(today: string): number {
  return yearOf(today) - yearsNew
}

function isUnfinished(year: FactValue | undefined, condition: FactValue | undefined, today: string, stages: readonly Stage[]): boolean {
  const isOld = typeof year === 'number' && !isRecent(year, today)
  return !isOld && stagesOf(condition).some((stage) => stages.includes(stage))
}

function isRecent(year: number, today: string): boolean {
  return year >= firstNewYear(today)
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

const stageOfWord: ReadonlyMap<string | null, Stage> = new Map([
  ['word.condition.to-build', 'toBuild'],
  ['word.condition.under-construction', 'building'],
  ['word.condition.to-finish', 'toFinish'],
  ['word.condition.new', 'new'],
])

/** The same within a longer text, as in 'sleutel-op-de-deur te bouwen', without accents. */
const stageInText: readonly (readonly [RegExp, Stage])[] = [
  [
    /\b(?:te bouwen|op te richten|op plan|a (?:construire|batir)|sur plan|en projet|vefa|zu (?:bauen|errichten)|auf plan|off[- ]plan|to be (?:built|constructed))\b/,
    'toBuild',
  ],
  [/\b(?:in (?:aanbouw|opbouw)|en (?:cours de )?construction|im bau|in bau|(?:under|in) construction|being built)\b/, 'building'],
  [/\b(?:casco|ruwbouw|gros[- ]oeuvre|rohbau|shell)\b/, 'toFinish'],
  [/\b(?:nieuwbouw|nieuwbouwproject|construction neuve|neubau|new[- ]build)\b/, 'new'],
]

function stagesOf(condition: FactValue | undefined): readonly Stage[] {
  const texts = typeof condition === 'object' ? Object.values(condition) : [condition]
  return texts.flatMap((text) => (typeof text === 'string' ? (stageOf(text) ?? []) : []))
}

function stageOf(text: string): Stage | null {
  const known = wordKey('condition', text)
  if (known !== null) return stageOfWord.get(known) ?? null
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase()
  return stageInText.find(([words]) => words.test(plain))?.[1] ?? null
}
