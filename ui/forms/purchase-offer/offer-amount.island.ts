import { numberWords } from '#db/model/calculators/number-words.ts'
import { advanceOn, readOffer } from '#db/model/forms/offer.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { isLocale } from '#messages/locales.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { findControl } from '../../islands/lookup.ts'

/** Proposes the amount in words while the visitor types figures, unless they have written the words themselves, and shows the advance. */
export function mountOfferAmount(part: HTMLElement, { share, amount }: IslandProps['offer-amount']): void {
  const figures = findControl(part, 'offer')
  const words = findControl(part, 'offerWords')
  const advance = part.querySelector('output')
  const locale = document.documentElement.lang
  if (!figures || !words || !advance || !isLocale(locale)) return
  let isProposing = words.value === ''
  words.addEventListener('input', () => {
    isProposing = words.value === ''
  })
  const update = () => {
    const offer = readOffer(figures.value)
    advance.textContent = offer === null || amount === null ? share : amount.text.replace('{amount}', formatEuro(advanceOn(offer, amount.rate)))
    // A visitor already in the field when this script loads is about to type the words.
    if (isProposing && document.activeElement !== words) words.value = offer === null ? '' : numberWords(offer, locale)
  }
  figures.addEventListener('input', update)
  update()
}
