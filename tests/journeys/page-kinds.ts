import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { demoProject, homes } from './demo.ts'

/** A kind of page, with an address of it in every language. Words of an address that only the record knows are left to the site's redirect. */
export interface PageKind {
  readonly name: string
  readonly status: number
  path(locale: Locale): string
}

const kind = (name: string, path: (locale: Locale) => string, status = 200): PageKind => ({ name, path, status })
const home = (id: number) => (locale: Locale) => href('propertyForSale', locale, { city: '-', type: '-', id })
const rental = (id: number) => (locale: Locale) => href('propertyForRent', locale, { city: '-', type: '-', id })

/** Every kind of page there is. The withdrawn home has to be withdrawn first. */
export const pageKinds: readonly PageKind[] = [
  kind('home', (locale) => href('home', locale)),
  kind('list as a grid', (locale) => href('forSale', locale)),
  kind('list as rows', (locale) => `${href('forRent', locale)}?view=list`),
  kind('list beside its map', (locale) => `${href('forSale', locale)}?view=map`),
  kind('list with filters set', (locale) => `${href('forSale', locale)}?type=house&zip=8000&priceMin=100000&priceMax=900000&bedroomsMin=2&sort=price&dir=asc`),
  kind('list with nothing found', (locale) => `${href('forSale', locale)}?q=zzzzzz`),
  kind('list past its end', (locale) => `${href('forSale', locale)}?page=99`, 404),
  kind('property', home(homes.rich)),
  kind('print page', (locale) => `${home(homes.rich)(locale)}?print=1`),
  kind('property without photographs', rental(homes.withoutPhotos)),
  kind('property that is sold', home(homes.sold)),
  kind('property that is rented', rental(homes.rented)),
  kind('property that is withdrawn', home(homes.withdrawn), 410),
  kind('property that never was', home(homes.unknown), 404),
  kind('projects', (locale) => href('projects', locale)),
  kind('project', (locale) => href('project', locale, { city: '-', name: '-', id: demoProject })),
  kind('favourites, none yet', (locale) => href('favourites', locale)),
  kind('shortlist', (locale) => `${href('favourites', locale)}?ids=4001,4003,4022,4002,4005,4023,4004`),
  kind('shortlist of unknown homes', (locale) => `${href('favourites', locale)}?ids=999999`),
  kind('homes side by side', (locale) => `${href('favourites', locale)}?ids=4001,4002&compare=4001&compare=4002&compare=4024&compare=4005&compare=4003`),
  kind('calculators', (locale) => href('calculators', locale)),
  kind('calculators with answers', (locale) => `${href('calculators', locale)}?region=brussels&price=395000&loan=300000&rent=1250&charges=87,5&inventory=190`),
  kind('calculators with every field asked for', (locale) => `${href('calculators', locale)}?region=luxembourg&new=1&price=985000&land=300000&buyers=2`),
  kind('calculators with faults', (locale) => `${href('calculators', locale)}?price=viel&land=x&loan=999999999999&rate=99&years=0&rent=0&charges=-1`),
  kind('project that is sold out', (locale) => href('project', locale, { city: '-', name: '-', id: 904 })),
  kind('project that knows little', (locale) => href('project', locale, { city: '-', name: '-', id: 905 })),
  kind('contact form', (locale) => href('contact', locale)),
  kind('jobs', (locale) => href('jobs', locale)),
  kind('vacancy with its form', (locale) => href('jobOfficeManager', locale)),
  kind('testimonials', (locale) => href('testimonials', locale)),
  kind('testimonials past their end', (locale) => `${href('testimonials', locale)}?page=9`, 404),
  kind('form for a testimonial', (locale) => href('testimonialForm', locale)),
  kind('review by a link that has ended', (locale) => href('testimonialReview', locale, { id: 'nobody' }), 403),
  kind('page to come', (locale) => href('team', locale)),
  kind('form about a project', (locale) => href('construction', locale, { id: demoProject })),
  kind('form that sends a home to a friend', (locale) => `${href('sendToFriend', locale)}?page=${home(homes.rich)('nl')}`),
  kind('purchase offer', (locale) => href('purchaseOffer', locale, { id: homes.rich })),
  kind('rent profile after a visit', (locale) => `${href('rentProfile', locale, { id: homes.forRent })}?stage=2`),
  kind('form that asks for documents', (locale) => href('documentRequest', locale, { id: homes.rich })),
  kind('form that asks for the documents of a project', (locale) => href('projectDocumentRequest', locale, { id: demoProject })),
  kind('form of a home that has no documents', (locale) => href('documentRequest', locale, { id: homes.withoutPhotos })),
  kind('documents asked for before', (locale) => href('thankYouDocumentsAgain', locale)),
  kind('link to a document that is over', (locale) => `${href('documentLink', locale)}?why=expired&property=${homes.rich}`, 410),
  kind('form for a demand', (locale) => href('demandRegister', locale)),
  kind(
    'form for a demand, filled in from a list',
    (locale) => `${href('demandRegister', locale)}?goal=rent&type=apartment&zone=be-31005&bedroomsMin=2&epc=b&q=zee&near=51.2,3.2`,
  ),
  kind('newsletter', (locale) => href('newsletter', locale)),
  kind('link to a subscription that works no more', (locale) => href('subscription', locale, { id: 'alert-0' }), 404),
  kind('form for a visit', (locale) => href('viewing', locale, { id: homes.rich })),
  kind('link of an appointment that has ended', (locale) => `${href('appointment', locale, { id: 'over' })}?until=1700000000000&seal=none`, 410),
  kind('no page', (locale) => `/${locale}/does-not-exist/`, 404),
]
