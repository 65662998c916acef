import { advanceFor } from '#db/model/calculators/offer-advance.ts'
import { takesOffers } from '#db/model/forms/offer.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { PurchaseOfferPage } from '#ui/forms/purchase-offer/purchase-offer.page.tsx'
import { presentAdvance, presentOffer } from '#ui/forms/purchase-offer/purchase-offer.present.ts'
import { listingForm } from '#worker/forms/listing-form.ts'
import { purchaseOffer as form } from '#worker/forms/purchase-offer/purchase-offer.form.ts'

export const purchaseOffer = listingForm('purchaseOffer', {
  view: PurchaseOfferPage,
  suits: takesOffers,
  form: ({ locale, now }) => form(locale, wallTimeOf(now).day),
  props: (shown, { sent, locale, now }, home) => {
    const today = wallTimeOf(now).day
    const typed = sent?.typed.offer
    return { ...shown, offer: presentOffer(typed, locale), advance: presentAdvance(typed, advanceFor(home, today), locale), today }
  },
})
