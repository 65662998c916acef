import { saysNothing } from './nothing.ts'

const score = '(?:score|klasse|classe|class|cote)'
/** What a score is for: the plot or the building. */
const ofPlot = '(?:p|perceel|parcelle|plot|parcel|parzelle|grundstück)'
const ofBuilding = '(?:g|gebouw|bâtiment|building|gebäude)'
const grades = new RegExp(
  String.raw`(?:^|[\s,;/|]+)(?:(?:${score}[\s:=-]*)?(?:(?<plot>${ofPlot})|(?<building>${ofBuilding}))[\s:=-]*)?(?:${score}[\s:=-]*)?\(?(?<letter>[A-D])\)?(?=$|[\s,;/|])`,
  'giu',
)

/**
 * The letter of a flood score, alone or behind its name. Of both scores in one text, the field's own counts.
 * @param field the plot's score or the building's
 * @returns undefined if the text says that there is none; null if it is not understood, is the other score, or leaves the choice between letters
 */
export function readFloodGrade(field: 'plot' | 'building', value: unknown): string | null | undefined {
  if (typeof value !== 'string') return null
  if (saysNothing(value)) return undefined
  const text = value.trim()
  const found = [...text.matchAll(grades)].map(({ groups }) => groups ?? {})
  if (text.replace(grades, '').trim() !== '') return null
  const isNamed = found.length > 1
  const own = found.filter((each) => each[field] !== undefined || (!isNamed && each.plot === undefined && each.building === undefined))
  if (isNamed && found.some(({ plot, building }) => plot === undefined && building === undefined)) return null
  return own.length === 1 ? (own[0]?.letter?.toUpperCase() ?? null) : null
}
