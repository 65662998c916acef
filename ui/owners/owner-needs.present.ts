import { gapsOf } from '#db/model/law/compliance/compliance.ts'
import { paperOf } from '#db/model/law/compliance/publication-rule.ts'
import { type OwnedStock, type RequestablePaper, requestablePapers } from '#db/model/owners/owned-home.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** A paper that the agency still needs from the owner. */
export interface NeedView {
  readonly value: RequestablePaper
  readonly text: string
}

/** The papers that the agency still needs from the owner of a home, by the rules of a day. */
export function presentNeeds(stock: OwnedStock, day: string, locale: Locale): readonly NeedView[] {
  const t = translator(locale)
  if (stock.kind === 'project') return []
  const missing = new Set(gapsOf(stock.listing, day).map(({ rule }) => paperOf[rule]))
  return requestablePapers.filter((paper) => missing.has(paper)).map((value) => ({ value, text: t(`owner.paper.${value}`) }))
}
