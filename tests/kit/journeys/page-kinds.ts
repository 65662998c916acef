import type { OwnedHome } from '#db/model/owners/owner.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { isFull } from '../../full.ts'
import { demoArticlePath, vacancyPath } from '../demo-content.ts'
import { demoListings, demoProject, ownedHomes } from './demo-state.ts'
import { sealedPages } from './sealed-pages.ts'

/** A kind of page with its path per language. Slugs known only from the record are left to the site's redirect. */
export interface PageKind {
  readonly name: string
  readonly status: number
  path(locale: Locale): string
}

const kind = (name: string, path: (locale: Locale) => string, status = 200): PageKind => ({ name, path, status })
const forSale = (id: number) => (locale: Locale) => href('propertyForSale', locale, { city: '-', type: '-', id })
const forRent = (id: number) => (locale: Locale) => href('propertyForRent', locale, { city: '-', type: '-', id })

const owned =
  (home: OwnedHome, query = '') =>
  (locale: Locale) =>
    `${href('ownerHome', locale, home)}${query}`

/** The pages of an owner who is logged in, the richest first. */
export const ownerPageKinds: readonly PageKind[] = [
  kind('home of an owner', owned(ownedHomes.rich)),
  kind('account of an owner', (locale) => href('ownerAccount', locale)),
  kind('project of an owner', owned(ownedHomes.project)),
  kind('homes of an owner', (locale) => href('ownerPortal', locale)),
  kind('home with papers to bring', owned(ownedHomes.withPapers)),
  kind('former home', owned(ownedHomes.former)),
  kind('home without a history', owned(ownedHomes.empty)),
  kind('whole list of a home', owned(ownedHomes.rich, '?show=communications')),
  kind('report on a home', owned(ownedHomes.rich, '?print=1')),
]

/** Every kind of page. The withdrawn listing must be withdrawn first. */
export const pageKinds: readonly PageKind[] = [
  kind('home', (locale) => href('home', locale)),
  kind('list as a grid', (locale) => href('forSale', locale)),
  kind('list as rows', (locale) => `${href('forRent', locale)}?view=list`),
  kind('list beside its map', (locale) => `${href('forSale', locale)}?view=map`),
  kind('list with filters set', (locale) => `${href('forSale', locale)}?type=house&zip=8000&priceMin=100000&priceMax=900000&bedroomsMin=2&sort=price&dir=asc`),
  kind('list with nothing found', (locale) => `${href('forSale', locale)}?q=zzzzzz`),
  kind('list past its end', (locale) => `${href('forSale', locale)}?page=99`, 404),
  kind('property', forSale(demoListings.rich)),
  kind('print page', (locale) => `${forSale(demoListings.rich)(locale)}?print=1`),
  kind('property without photographs', forSale(demoListings.withoutPhotos)),
  kind('sold property', forSale(demoListings.sold)),
  kind('rented property', forRent(demoListings.rented)),
  kind('withdrawn property', forSale(demoListings.withdrawn), 410),
  kind('unknown property', forSale(demoListings.unknown), 404),
  kind('projects', (locale) => href('projects', locale)),
  kind('project', (locale) => href('project', locale, { city: '-', name: '-', id: demoProject })),
  kind('favourites, empty', (locale) => href('favourites', locale)),
  kind('shortlist', (locale) => `${href('favourites', locale)}?ids=4001,4003,4022,4002,4005,4023,4004`),
  kind('shortlist of unknown listings', (locale) => `${href('favourites', locale)}?ids=999999`),
  kind('listings compared', (locale) => `${href('favourites', locale)}?ids=4001,4002&compare=4001&compare=4002&compare=4024&compare=4005&compare=4003`),
  kind('calculators', (locale) => href('calculators', locale)),
  kind('calculators with answers', (locale) => `${href('calculators', locale)}?region=brussels&price=395000&loan=300000&rent=1250&charges=87,5&inventory=190`),
  kind('calculators with every field', (locale) => `${href('calculators', locale)}?region=luxembourg&new=1&price=985000&land=300000&buyers=2`),
  kind('calculators with errors', (locale) => `${href('calculators', locale)}?price=viel&land=x&loan=999999999999&rate=99&years=0&rent=0&charges=-1`),
  kind('sold-out project', (locale) => href('project', locale, { city: '-', name: '-', id: 904 })),
  kind('sparse project', (locale) => href('project', locale, { city: '-', name: '-', id: 905 })),
  kind('contact form', (locale) => href('contact', locale)),
  kind('jobs', (locale) => href('jobs', locale)),
  kind('vacancy with its form', vacancyPath),
  kind('assets', (locale) => href('assets', locale)),
  kind('tips', (locale) => href('tips', locale)),
  kind('article', (locale) => demoArticlePath('asset-green-number', locale)),
  kind('article with a checklist', (locale) => demoArticlePath('tip-checklist', locale)),
  kind('testimonials', (locale) => href('testimonials', locale)),
  kind('testimonials past their end', (locale) => `${href('testimonials', locale)}?page=9`, 404),
  kind('testimonial form', (locale) => href('testimonialForm', locale)),
  kind('review with an expired link', (locale) => href('testimonialReview', locale, { id: 'unknown' }), 403),
  kind('owner log-in', (locale) => href('ownerLogin', locale)),
  kind('forgotten password', (locale) => href('ownerReset', locale)),
  kind('code of a mailed link', (locale) => `${href('ownerSignIn', locale)}?ask=${'x'.repeat(43)}`),
  kind('invalid owner link', (locale) => href('ownerPassword', locale), 410),
  kind('team', (locale) => href('team', locale)),
  kind('person', (locale) => href('person', locale, { person: 'liesbet' })),
  kind('office', (locale) => href('office', locale, { office: 'brugge' })),
  kind('references', (locale) => href('references', locale)),
  kind('reference', (locale) => href('reference', locale, { city: '-', id: demoListings.sold })),
  kind('homes abroad', (locale) => href('abroad', locale)),
  kind('statistics with a chart', (locale) => href('statisticsCommons', locale)),
  kind('legal data', (locale) => href('legal', locale)),
  kind('privacy statement', (locale) => href('privacy', locale)),
  kind('cookie policy', (locale) => href('cookiePolicy', locale)),
  kind('cookie settings', (locale) => href('cookieSettings', locale)),
  kind('project form', (locale) => href('construction', locale, { id: demoProject })),
  kind('send-to-friend form', (locale) => `${href('sendToFriend', locale)}?page=${forSale(demoListings.rich)('nl')}`),
  kind('purchase offer', (locale) => href('purchaseOffer', locale, { id: demoListings.rich })),
  kind('rent profile after a viewing', (locale) => `${href('rentProfile', locale, { id: demoListings.forRent })}?stage=2`),
  kind('document request form', (locale) => href('documentRequest', locale, { id: demoListings.rich })),
  kind('document request form of a project', (locale) => href('projectDocumentRequest', locale, { id: demoProject })),
  kind('document request form without documents', (locale) => href('documentRequest', locale, { id: demoListings.garage })),
  kind('expired document link', (locale) => `${href('documentLink', locale)}?why=expired&property=${demoListings.rich}`, 410),
  kind('demand form', (locale) => href('demandRegister', locale)),
  kind(
    'demand form, filled in from a list',
    (locale) => `${href('demandRegister', locale)}?goal=rent&type=apartment&zone=be-31005&bedroomsMin=2&epc=b&q=zee&near=51.2,3.2`,
  ),
  kind('alert form', (locale) => `${href('alert', locale)}?goal=sale&type=house&zone=be-31005&priceMax=400000`),
  kind('newsletter', (locale) => href('newsletter', locale)),
  kind('invalid subscription link', (locale) => href('subscription', locale, { id: 'alert-0' }), 404),
  kind('alert to manage', sealedPages.manageAlert),
  kind('viewing form', (locale) => href('viewing', locale, { id: demoListings.rich })),
  kind('appointment to change', sealedPages.appointment),
  kind('thank-you page', (locale) => `${href('thankYouEnquiry', locale)}?listing=${demoListings.rich}`),
  kind('expired appointment link', (locale) => `${href('appointment', locale, { id: 'over' })}?until=1700000000000&seal=none`, 410),
  kind('not found', (locale) => `/${locale}/does-not-exist/`, 404),
  kind('valuation form with prices', (locale) => `${href('valuation', locale)}?kind=apartment&place=Ixelles`),
]

/** With FULL=1 every kind, otherwise every tenth. */
export const everyTenth = (kinds: readonly PageKind[]) => kinds.filter((_, at) => isFull || at % 10 === 0)
