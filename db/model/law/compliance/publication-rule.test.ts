import { expect, test } from 'vitest'
import type { RequestablePaper } from '../../owners/owned-home.ts'
import { paperOf, type RuleName } from './publication-rule.ts'

test.each<[paper: RequestablePaper | null, rules: readonly RuleName[]]>([
  ['energy', ['energyLabel', 'energyScore', 'energyTotal', 'energyCode', 'co2Emission', 'insulationClass']],
  ['flood', ['floodPScore', 'floodGScore', 'floodZone', 'riverbankZone']],
  ['planning', ['permit', 'zoning', 'summons', 'preemptiveRight', 'allotmentPermit', 'heritage']],
  ['asbestos', ['asbestosCertificate']],
  ['soil', ['soilCertificate']],
  ['electricity', ['electricityInspection']],
  ['costs', ['monthlyRent', 'charges']],
  [null, ['place', 'renovationDuty']],
])('the paper %s of the owner answers %j', (paper, rules) => {
  expect(
    Object.entries(paperOf)
      .flatMap(([rule, each]) => (each === paper ? [rule] : []))
      .toSorted(),
  ).toEqual([...rules].sort())
})
