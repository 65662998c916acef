import type { FormName } from '#db/model/lead.ts'
import type { Goal, Listing } from '#db/model/listing.ts'
import type { Project } from '#db/model/project.ts'
import type { Search } from '#db/model/search.ts'
import { writeSearch } from '#db/model/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { listingPath } from './listing-address.ts'
import { projectPagePath } from './project.ts'

/** A link to a sensible next page. */
export interface WayView {
  readonly text: string
  readonly href: string
}

/** What an accepted form was about. */
export interface ThanksAbout {
  readonly listing: Listing | null
  readonly project: Project | null
  /** The path of a page of ours. */
  readonly page: string | null
  readonly search: { readonly goal: Goal; readonly search: Search } | null
}

/** Where to go after a form: back to what it was about, and one step further. */
export function waysOn(form: FormName, { listing, project, page, search }: ThanksAbout, locale: Locale): readonly WayView[] {
  const t = translator(locale)
  const home = { text: t('route.home'), href: href('home', locale) }
  if (listing) return [{ text: t('thanks.listing'), href: listingPath(listing, locale) }, listWay(listing.goal, locale)]
  if (project)
    return [
      { text: t('thanks.project'), href: projectPagePath(project, locale) },
      { text: t('thanks.projects'), href: href('projects', locale) },
    ]
  if (page !== null) return [{ text: t('thanks.page'), href: page }, home]
  if (search) {
    const list = href(search.goal === 'sale' ? 'forSale' : 'forRent', locale)
    return [{ text: t('subscription.list'), href: list + writeSearch(search.search) }, home]
  }
  if (form === 'jobApplication') return [{ text: t('route.jobs'), href: href('jobs', locale) }, home]
  if (form === 'testimonial') return [{ text: t('thanks.testimonials'), href: href('testimonials', locale) }, home]
  if (form === 'valuation') return [{ text: t('thanks.testimonials'), href: href('testimonials', locale) }, listWay('sale', locale)]
  return [listWay('sale', locale), listWay('rent', locale)]
}

function listWay(goal: Goal, locale: Locale): WayView {
  const t = translator(locale)
  return goal === 'sale' ? { text: t('notFound.forSale'), href: href('forSale', locale) } : { text: t('notFound.forRent'), href: href('forRent', locale) }
}
