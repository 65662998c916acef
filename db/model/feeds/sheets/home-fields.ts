import { homeLawFields } from './home-law-fields.ts'
import { homeOfferFields } from './home-offer-fields.ts'
import { homePlaceFields } from './home-place-fields.ts'
import { homeRoomFields } from './home-room-fields.ts'
import { asFile, type SheetKind } from './sheet-kind.ts'

/**
 * Homes as a spreadsheet: the fields of the neutral format that a table usually has. Its other fields are columns too, by their own names. Prices are
 * shown if the file does not say otherwise, addresses are not.
 */
export const homeSheet: SheetKind = {
  fields: { ...homeOfferFields, ...homePlaceFields, ...homeRoomFields, ...homeLawFields },
  needs: [
    ['id', 'reference'],
    ['location.postal_code', 'location.city'],
  ],
  fixed: {
    negotiation: [asFile, 'sale', 'let'],
    status: ['available', 'option', 'sold', 'rented'],
    'price.hidden': ['false', 'true'],
    'location.hidden': ['true', 'false'],
  },
}
