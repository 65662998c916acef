import type { DatedRule } from '../law/dated-rule.ts'
import type { Region } from '../places/region.ts'
import { depositRule } from './deposit.ts'

type SigningKey = 'firstRent' | 'firstCharges' | 'inventory' | 'deposit'

interface SigningLine {
  readonly key: SigningKey
  /** Euro, to the cent. */
  readonly amount: number
  /** Months of rent, for a deposit derived from the region's rule. */
  readonly months: number | null
  /** The deposit that was requested, where it exceeds the region's maximum and that is due instead. */
  readonly requested: number | null
}

/** A rental as its listing or a visitor describes it. Amounts are euro; rent and charges per month. */
export interface Rental {
  readonly region: Region
  readonly rent: number
  readonly charges: number
  /** The tenant's share. */
  readonly inventory: number
  /** Deposit requested; null for the region's maximum. */
  readonly deposit: number | null
  /** A home, for which the region's maximum caps the deposit; absent for anything else, whose deposit is free. */
  readonly home?: 'home' | 'studentRoom'
}

export interface DueAtSigning {
  readonly lines: readonly SigningLine[]
  readonly total: number
  /** The rule behind the deposit; null when the deposit is given. */
  readonly rule: DatedRule | null
}

/**
 * What a tenant pays at signing: first rent, first charges, share of the inventory, deposit. An agency's fee is not included. Zero lines are left out, except the rent.
 * @param on the day of signing, YYYY-MM-DD
 * @returns null when the deposit is not given and no rule covers that day; a deposit without a rule is used as given
 * @source specification, section 9 ("Rental confirmation"); decisions, "Deposit"
 */
export function dueAtSigning({ region, rent, charges, inventory, deposit, home }: Rental, on: string): DueAtSigning | null {
  const rule = depositRule(region, on, home === 'studentRoom')
  const most = rule && rent * rule.months
  const isAboveMost = most !== null && home !== undefined && deposit !== null && deposit > most
  const applied = deposit === null || isAboveMost ? rule : null
  const due = applied ? most : deposit
  if (due === null) return null
  const lines = [
    line('firstRent', rent),
    line('firstCharges', charges),
    line('inventory', inventory),
    { ...line('deposit', due), months: applied?.months ?? null, requested: isAboveMost ? deposit : null },
  ].filter(({ key, amount }) => key === 'firstRent' || amount > 0)
  return { lines, total: lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100, rule: applied }
}

function line(key: SigningKey, amount: number): SigningLine {
  return { key, amount: Math.round(amount * 100) / 100, months: null, requested: null }
}
