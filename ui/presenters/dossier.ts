import type { Listing } from '#db/model/listing.ts'
import { formatEuro } from '#db/model/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { CostEstimateView } from './cost-estimate.ts'
import type { FiguresView } from './figures.ts'
import type { LawView } from './law.ts'
import { type PriceView, priceText } from './listing-card.ts'
import { lawfulEnergy } from './property-energy.ts'

/** What the parts of the page say when they are closed: the answer that a visitor looks for, and what the law wants in the open. */
export interface DossierAnswers {
  readonly figures: string
  readonly energy: string
  readonly law: string
  readonly costs: string
}

interface Answered {
  readonly figures: FiguresView
  readonly law: LawView | null
  readonly price: PriceView | null
  readonly costEstimate: CostEstimateView | null
}

const lawInTheOpen: readonly string[] = ['floodPScore', 'floodGScore', 'floodZone', 'permit', 'zoning', 'summons', 'allotmentPermit', 'preemptiveRight']

export function presentAnswers(listing: Listing, { figures, law, price, costEstimate }: Answered, locale: Locale, now: Date): DossierAnswers {
  const { certificate, duty } = lawfulEnergy(listing, locale, now)
  const built = figures.groups.flatMap(({ facts }) =>
    facts.filter(({ key }) => key === 'constructionYear' || key === 'surfaceLiving' || key === 'surfaceGround'),
  )
  const required = law?.facts.filter(({ key }) => lawInTheOpen.includes(key)) ?? []
  return {
    figures: pairs(built.slice(0, 3)),
    energy: [certificate, duty].filter((part) => part !== null).join('. '),
    law: pairs(required),
    costs: [price?.isAmount ? priceText(price) : '', withCharges(listing, locale) ?? '', costEstimate ? `${costEstimate.title} ${costEstimate.amount}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  }
}

function pairs(facts: readonly { readonly label: string; readonly value: string }[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')
}

/** A monthly rent and its charges as one sum; null for any other price, and without charges. */
export function withCharges({ goal, price, takeover, facts }: Listing, locale: Locale): string | null {
  const charges = facts.chargesRenter
  if (goal !== 'rent' || takeover === true || price.unit !== undefined || price.amount === null || typeof charges !== 'number' || charges <= 0) return null
  return translator(locale)('price.withCharges', { total: formatEuro(price.amount + charges), charges: formatEuro(charges) })
}
