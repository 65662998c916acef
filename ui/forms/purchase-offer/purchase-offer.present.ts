import { numberWords } from '#db/model/calculators/number-words.ts'
import type { Advance } from '#db/model/calculators/offer-advance.ts'
import { advanceOn, readOffer } from '#db/model/forms/offer.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatPercent } from '../../site/number.present.ts'

/** Values derived from an offer. */
export interface OfferView {
  readonly amount: string
  readonly words: string
}

/** The advance on an offer: as a share until there is an amount; `amount` has '{amount}' for it, and is null where no share is named. */
export interface AdvanceView {
  readonly share: string
  readonly amount: { readonly rate: number; readonly text: string } | null
  readonly shown: string
  readonly note: string
}

/** Presents a typed offer; null when it is not an amount. */
export function presentOffer(typed: unknown, locale: Locale): OfferView | null {
  const offer = readTyped(typed)
  return offer === null ? null : { amount: formatEuro(offer), words: numberWords(offer, locale) }
}

/** Presents the advance on a typed offer. */
export function presentAdvance(typed: unknown, advance: Advance | null, locale: Locale): AdvanceView {
  const t = translator(locale)
  const note = advanceNote(advance, locale)
  if (advance === null) return { share: t('form.offerAdvance.agreed'), amount: null, shown: t('form.offerAdvance.agreed'), note }
  const offer = readTyped(typed)
  const kind = advance.isMost ? 'most' : 'share'
  const share = t(`form.offerAdvance.${kind}`, { share: formatPercent(advance.share, locale) })
  const text = advance.isMost ? t('form.offerAdvance.mostAmount', { amount: '{amount}' }) : '{amount}'
  const shown = offer === null ? share : text.replace('{amount}', formatEuro(advanceOn(offer, advance.share)))
  return { share, amount: { rate: advance.share, text }, shown, note }
}

/** When and where the advance is paid. */
export function advanceNote(advance: Advance | null, locale: Locale): string {
  const t = translator(locale)
  if (advance === null) return t('form.offerAdvance.account.agreed')
  return t(advance.isMost ? 'form.offerAdvance.account.most' : 'form.offerAdvance.account', { share: formatPercent(advance.share, locale) })
}

function readTyped(typed: unknown): number | null {
  return typeof typed === 'string' ? readOffer(typed) : null
}
