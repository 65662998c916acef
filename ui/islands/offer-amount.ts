import { numberWords } from '#db/model/number-words.ts'
import { advanceOn, readOffer } from '#db/model/offer.ts'
import { formatEuro } from '#db/model/price.ts'
import { isLocale } from '#messages/locales.ts'

/** Proposes the amount in words while it is typed in figures, unless the visitor has written words of their own, and reckons the advance. */
export function mountOfferAmount(part: HTMLElement): void {
  const figures = part.querySelector<HTMLInputElement>('#offer')
  const words = part.querySelector<HTMLInputElement>('#offerWords')
  const advance = part.querySelector('output')
  const locale = document.documentElement.lang
  if (!figures || !words || !advance || !isLocale(locale)) return
  let proposed = words.value === '' ? '' : null
  const share = advance.dataset.share ?? ''
  words.addEventListener('input', () => {
    proposed = words.value === '' ? '' : null
  })
  const show = () => {
    const offer = readOffer(figures.value)
    advance.textContent = offer === null ? share : formatEuro(advanceOn(offer))
    if (proposed === null) return
    proposed = offer === null ? '' : numberWords(offer, locale)
    words.value = proposed
  }
  figures.addEventListener('input', show)
  show()
}
