import type { Agency } from '#db/model/agency/agency.ts'
import { withoutConditioned } from '#db/model/agency/agency-conditions.ts'
import { excerpt } from '#db/model/content/excerpt.ts'
import { isSvg } from '#db/model/files/image.ts'
import { takesOffers } from '#db/model/forms/offer.ts'
import { takesRentProfiles } from '#db/model/forms/rent-profile.ts'
import type { FactGroup } from '#db/model/listings/facts.ts'
import type { Listing, Photo } from '#db/model/listings/listing.ts'
import { addressLine } from '#db/model/places/address.ts'
import { languageOf, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { unbroken } from '#messages/unbroken.ts'
import { type ContactView, presentContact } from '../../agency/contact.present.ts'
import { type CostEstimateView, presentCostEstimate } from '../../calculators/cost-estimate.present.ts'
import { type MonthlyPaymentView, presentMonthlyPayment } from '../../calculators/monthly-payment.present.ts'
import { type LawView, presentLaw } from '../../law/law.present.ts'
import { presentStreetView, presentSurroundings, type SurroundingsView } from '../../places/surroundings.present.ts'
import { type FiguresView, presentFigures } from '../../statistics/figures.present.ts'
import { type OpenDayView, presentOpenDays } from '../../visits/open-days.present.ts'
import { type FactGroupView, presentGroup } from '../facts/fact-groups.present.ts'
import { type KeyFactView, presentKeyFacts } from '../facts/key-facts.present.ts'
import { type EnergyView, lawfulEnergy, presentEnergy } from '../facts/property-energy.present.ts'
import { listingPath, titleOf, typeLabel } from '../listing-address.present.ts'
import { type BadgeView, placeOf, presentBadge } from '../listing-card.present.ts'
import { memoizeByDay } from '../memoize-by-day.present.ts'
import { type FilmView, presentFilms } from '../photos/films.present.ts'
import { type PhotoView, presentPhoto } from '../photos/photo.present.ts'
import { type PlanView, presentRooms } from '../photos/plan.present.ts'
import { presentGallery, type RoomView } from '../photos/rooms.present.ts'
import { type PriceView, presentPrice, priceLabel, priceText } from '../price.present.ts'
import { type PriceHistoryView, presentPriceHistory } from '../price-history.present.ts'
import { type DossierAnswers, presentAnswers, withCharges } from './dossier.present.ts'
import { presentSun, type SunView } from './sun.present.ts'

/** The content of the property page. */
export interface PropertyView {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly titleLanguage: Locale | null
  readonly place: string
  readonly town: string
  readonly reference: string | null
  readonly price: PriceView | null
  readonly priceLabel: string
  /** The example of a loan; null for listings that are not bought with one. */
  readonly monthly: MonthlyPaymentView | null
  readonly priceHistory: PriceHistoryView
  /** Rent and charges as one sum; null without both. */
  readonly withCharges: string | null
  readonly kind: string
  readonly badge: BadgeView | null
  /** Coming ones, the next first. */
  readonly openDays: readonly OpenDayView[]
  /** Null if the record has no orientation. */
  readonly sun: SunView | null
  readonly photos: readonly PhotoView[]
  readonly rooms: readonly RoomView[]
  readonly plans: readonly PlanView[]
  readonly keyFacts: readonly KeyFactView[]
  readonly lead: string | null
  readonly paragraphs: readonly string[]
  readonly textLanguage: Locale | null
  readonly groups: readonly FactGroupView[]
  /** The same facts as the page lists them: related ones in one row, absent ones in one sentence. */
  readonly figures: FiguresView
  readonly answers: DossierAnswers
  readonly law: LawView | null
  readonly costs: FactGroupView | null
  /** Where the amounts come from, and what decides them. */
  readonly costsNote: string
  /** Additional costs of a buyer or tenant; null without a published price. */
  readonly costEstimate: CostEstimateView | null
  readonly surroundings: SurroundingsView
  /** URL of the embedded street pictures; null if absent. */
  readonly streetView: string | null
  readonly energy: EnergyView | null
  readonly films: readonly FilmView[]
  /** Purchase offer or rental application; null if neither is accepted. */
  readonly application: 'purchaseOffer' | 'rentProfile' | null
  readonly contact: ContactView
}

const factGroups: readonly FactGroup[] = ['building', 'surfaces', 'rooms', 'comfort', 'finish', 'annuity']

/** Presents a listing for its page. `now` decides badges and which duty applies. */
export function presentProperty(listing: Listing, agency: Agency, locale: Locale, now: Date): PropertyView {
  const view = presentedForDay(listing, locale, now)
  return {
    ...view,
    ...(agency.conditions.length === 0 ? {} : presentConditioned(view, withoutConditioned(listing, agency.conditions), locale, now)),
    streetView: presentStreetView(listing, agency, locale),
    contact: presentContact(listing, agency, locale),
  }
}

/** What the agency's condition rules change: `shown` is the home without what they leave out. */
function presentConditioned({ law, price, costEstimate }: ViewForDay, shown: Listing, locale: Locale, now: Date): Partial<ViewForDay> {
  const figures = presentFigures(shown, locale, now)
  return {
    groups: factGroups.map((group) => presentGroup(shown, group, locale, now)).filter((group) => group !== null),
    figures,
    answers: presentAnswers(shown, { figures, law, price, costEstimate }, locale, now),
    costs: presentGroup(shown, 'costs', locale, now),
    surroundings: presentSurroundings(shown, locale, now),
    energy: presentEnergy(shown, locale, now),
  }
}

type ViewForDay = Omit<PropertyView, 'contact' | 'streetView'>

const presentedForDay = memoizeByDay(present)

function present(listing: Listing, locale: Locale, now: Date): ViewForDay {
  const presentOne = (photo: Photo) => presentPhoto(photo, String(listing.id), titleOf(listing, locale), locale)
  const { photos, rooms } = presentGallery(
    listing.photos.filter(({ url }) => !isSvg(url)),
    presentOne,
  )
  const text = paragraphsOf(unbroken(textIn(listing.description, locale)))
  const hasLead = text.length > 1 && (text[0] ?? '').length <= 320
  const price = presentPrice(listing, locale)
  const figures = presentFigures(listing, locale, now)
  const law = presentLaw(listing, lawfulEnergy(listing, locale, now), locale, now)
  const costEstimate = presentCostEstimate(listing, locale, now)
  return {
    id: listing.id,
    path: listingPath(listing, locale),
    title: titleOf(listing, locale),
    titleLanguage: foreign(languageOf(listing.title, locale), locale),
    place: addressLine(listing.place, locale),
    town: placeOf(listing, locale),
    reference: listing.reference,
    price,
    priceLabel: priceLabel(listing, locale),
    monthly: presentMonthlyPayment(listing, locale),
    priceHistory: presentPriceHistory(listing, locale),
    withCharges: withCharges(listing, locale),
    kind: [typeLabel(listing, locale), textIn(listing.place.district, locale)].filter((part) => part !== '').join(', '),
    badge: presentBadge(listing, locale, now),
    openDays: presentOpenDays(listing, locale, now),
    sun: presentSun(listing, locale, now),
    photos,
    rooms,
    plans: listing.photos.filter(({ url }) => isSvg(url)).map((photo) => ({ ...presentOne(photo), rooms: presentRooms(photo, locale) })),
    keyFacts: presentKeyFacts(listing, locale, now),
    lead: hasLead ? (text[0] ?? null) : null,
    paragraphs: hasLead ? text.slice(1) : text,
    textLanguage: foreign(languageOf(listing.description, locale), locale),
    groups: factGroups.map((group) => presentGroup(listing, group, locale, now)).filter((group) => group !== null),
    figures,
    answers: presentAnswers(listing, { figures, law, price, costEstimate }, locale, now),
    law,
    costs: presentGroup(listing, 'costs', locale, now),
    costsNote: translator(locale)(listing.takeover ? 'costs.note.takeover' : listing.goal === 'rent' ? 'costs.note.rent' : 'costs.note'),
    costEstimate,
    surroundings: presentSurroundings(listing, locale, now),
    energy: presentEnergy(listing, locale, now),
    films: presentFilms(listing.films, listing.id, photos, locale),
    application: takesOffers(listing) ? 'purchaseOffer' : takesRentProfiles(listing) ? 'rentProfile' : null,
  }
}

/** Meta description of the page. */
export function summaryOf(listing: Listing, locale: Locale): string {
  const text = textIn(listing.description, locale).replace(/\s+/g, ' ').trim()
  const price = presentPrice(listing, locale)
  const facts = [typeLabel(listing, locale), addressLine(listing.place, locale), price ? priceText(price) : ''].filter((part) => part !== '')
  return excerpt(text === '' ? facts.join(', ') : text)
}

function foreign(language: Locale | null, locale: Locale): Locale | null {
  return language === locale ? null : language
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
