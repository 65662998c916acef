import type { PresentListing } from '#db/feeds/import-presentations.ts'
import { type OwnPresentation, presented } from '#db/model/listings/presentation.ts'
import { secretCut } from './hidden/hide-secret.ts'
import type { Cut } from './hidden/street/hide-street.ts'
import { textsOf } from './listing-texts.ts'
import { mapText, unchangedText } from './values/text.ts'

/** Applies the agency's presentation to a listing. Redacts the hidden address from its texts, even if it was public when they were written. */
export const presentListing: PresentListing = (feed, own, secret) =>
  textsOf(presented(feed, secret === null ? own : withoutAddress(own, secretCut(secret, feed.place))))

function withoutAddress({ title, marquee, description, ...own }: OwnPresentation, cut: Cut): OwnPresentation {
  return { ...own, title: unchangedText(title, cut) ?? {}, marquee: unchangedText(marquee, cut) ?? {}, description: mapText(description, cut) ?? {} }
}
