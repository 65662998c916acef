import { type DatedRule, dayOf, ruleOn } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'

/** The maximum rental deposit, in months of rent without charges. */
export interface DepositRule extends DatedRule {
  readonly region: Region
  readonly months: number
  /** For rooms let to students; where a region has no such row, its rule for homes applies. */
  readonly studentRoom?: true
}

/** Dated, so that a change in the law is a new row: decisions, "Deposit". */
export const depositRules: readonly DepositRule[] = [
  {
    region: 'flanders',
    from: '2019-01-01',
    months: 3,
    source: { name: 'notaris.be', url: 'https://www.notaris.be/wonen/huren/een-woning-huren-in-vlaanderen/hoeveel-bedraagt-de-huurwaarborg' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'brussels',
    from: '2024-11-01',
    months: 2,
    source: { name: 'immovlan.be', url: 'https://immovlan.be/nl/article/67789/zoveel-maanden-huurwaarborg-mag-de-verhuurder-vragen' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'wallonia',
    from: '2018-09-01',
    months: 2,
    source: { name: 'immovlan.be', url: 'https://immovlan.be/nl/article/67789/zoveel-maanden-huurwaarborg-mag-de-verhuurder-vragen' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'luxembourg',
    from: '2024-08-01',
    months: 2,
    source: { name: 'paperjam.lu', url: 'https://paperjam.lu/article/assurer-retour-rapide-garantie' },
    checked: '2026-11-21',
    sure: 'high',
  },
  {
    region: 'flanders',
    studentRoom: true,
    from: '2019-01-01',
    months: 2,
    source: { name: 'immovlan.be', url: 'https://immovlan.be/fr/article/70635/garantie-locative-kot-etudiant' },
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    region: 'wallonia',
    studentRoom: true,
    from: '2023-06-01',
    months: 2,
    source: { name: 'droitsquotidiens.be', url: 'https://www.droitsquotidiens.be/fr/actualites/nouvelles-regles-pour-le-bail-etudiant-en-wallonie' },
    checked: '2026-11-26',
    sure: 'high',
  },
]

/** The rule that applies on a day, YYYY-MM-DD; null when no row covers it. */
export function depositRule(region: Region, on: string, isStudentRoom = false): DepositRule | null {
  const day = dayOf(on)
  if (day === null) return null
  const rule = (student: boolean) => ruleOn(depositRules, day, (row) => row.region === region && (row.studentRoom ?? false) === student)
  return (isStudentRoom ? rule(true) : null) ?? rule(false)
}
