import { complianceOf } from '#db/model/law/compliance/compliance.ts'
import type { RuleName } from '#db/model/law/compliance/publication-rule.ts'
import { advertisedFacts } from '#db/model/law/compliance/stated.ts'
import type { FactKey } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { displayPrice, formatEuro } from '#db/model/listings/price.ts'
import { regionOf } from '#db/model/places/region.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { CostEstimateView } from '../../calculators/cost-estimate.present.ts'
import { type LawView, withoutNone } from '../../law/law.present.ts'
import type { FiguresView } from '../../statistics/figures.present.ts'
import { presentFacts } from '../facts/fact-groups.present.ts'
import { lawfulEnergy } from '../facts/property-energy.present.ts'
import { type PriceView, priceText } from '../price.present.ts'

/** The summaries of the closed parts of the page: the answer that a visitor looks for, and what the law requires to be visible. */
export interface DossierAnswers {
  readonly figures: string
  readonly energy: string
  readonly law: LawAnswer
  readonly costs: string
}

/** One fact per line, because the law requires many; everything absent in one sentence. */
export type LawAnswer = Pick<LawView, 'rows' | 'none'>

interface Answered {
  readonly figures: FiguresView
  readonly law: LawView | null
  readonly price: PriceView | null
  readonly costEstimate: CostEstimateView | null
}

/** Does not wrap to a new line. */
const separator = '\u00a0· '

export function presentAnswers(listing: Listing, { figures, law, price, costEstimate }: Answered, locale: Locale, now: Date): DossierAnswers {
  const rules = rulesMet(listing, now)
  const built = figures.groups.flatMap(({ facts }) =>
    facts.filter(({ key }) => key === 'constructionYear' || key === 'surfaceLiving' || key === 'surfaceGround'),
  )
  const facts = law?.facts ?? []
  const required = facts.filter(({ key }) => advertisedFacts.some((each) => each === key))
  const others = facts.filter(({ key }) => key !== 'energy' && key !== 'renovationDuty')
  return {
    figures: pairs(built.slice(0, 3), locale),
    energy: energyAnswer(listing, rules, locale, now),
    law: withoutNone(required.length > 0 ? required : others.slice(0, 3), locale),
    costs: [
      price ? priceText(price) : '',
      withCharges(listing, locale) ?? '',
      costEstimate && costEstimate.amount !== null ? `${costEstimate.title} ${costEstimate.amount}` : '',
    ]
      .filter((part) => part !== '')
      .join(separator),
  }
}

/** The rules that ask something of the listing's advertisement and are met. */
function rulesMet(listing: Listing, now: Date): readonly RuleName[] {
  return complianceOf(listing, now.toISOString()).flatMap(({ rule, state }) => (state === 'stated' ? [rule] : []))
}

/** The certificate, and what the region requires besides it. Flanders accepts the address instead of the certificate's code. */
function energyAnswer(listing: Listing, rules: readonly RuleName[], locale: Locale, now: Date): string {
  const { certificate, code, duty } = lawfulEnergy(listing, locale, now)
  const requiresCode = rules.includes('energyCode') && (listing.place.address === null || regionOf(listing.place.country, listing.place.zip) !== 'flanders')
  const beside = presentFacts(listing, besideCertificate(rules), locale, now)
  const parts = [certificate, pairs(beside, locale), requiresCode ? code : null].filter((part) => part !== null && part !== '')
  return [parts.join(separator), duty].filter((part) => part !== null && part !== '').join('. ')
}

function besideCertificate(rules: readonly RuleName[]): readonly FactKey[] {
  return [rules.includes('energyTotal') ? (['epcTotal'] as const) : [], rules.includes('co2Emission') ? (['co2Emission'] as const) : []].flat()
}

function pairs(facts: readonly { readonly label: string; readonly value: string }[], locale: Locale): string {
  const t = translator(locale)
  return facts.map(({ label, value }) => t('fact.line', { label, value })).join(separator)
}

/** A monthly rent and its charges as one sum; null for any other price, without charges, and where no price is published. */
export function withCharges(listing: Listing, locale: Locale): string | null {
  const { goal, price, takeover, facts } = listing
  const charges = facts.chargesRenter
  if (goal !== 'rent' || takeover === true || price.unit !== undefined || price.amount === null || typeof charges !== 'number' || charges <= 0) return null
  if (displayPrice(listing).kind !== 'amount') return null
  return translator(locale)('price.withCharges', { total: formatEuro(price.amount + charges), charges: formatEuro(charges) })
}
