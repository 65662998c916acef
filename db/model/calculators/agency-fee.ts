import { type DatedRule, dayOf, ruleOn } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'

/** The tenant's share of the agency's fee for letting a home. Fractions. */
export interface TenantFee extends DatedRule {
  readonly region: Region
  readonly share: number
  readonly vat: number
}

/** In Belgium the client who hires the agency pays its fee, so a tenant pays none. */
const tenantFees: readonly TenantFee[] = [
  {
    region: 'luxembourg',
    from: '2024-08-01',
    share: 0.5,
    vat: 0.17,
    source: { name: 'logement.public.lu', url: 'https://logement.public.lu/fr/actualites/2024/08/01-landing-page-campagne-bail-a-loyer.html' },
    checked: '2026-11-26',
    sure: 'high',
  },
]

/** The rule that applies on a day, YYYY-MM-DD; null where the tenant owes no fee. */
export function tenantFee(region: Region, on: string): TenantFee | null {
  const day = dayOf(on)
  return day === null ? null : ruleOn(tenantFees, day, (row) => row.region === region)
}
