import { type FormName, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Goal, Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import type { Project } from '#db/model/projects/project.ts'
import type { Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { listingPath } from '../listings/listing-address.present.ts'
import { projectPagePath } from '../projects/project.present.ts'
import { href } from '../routes.ts'

/** A link to the next page. */
export interface WayView {
  readonly text: string
  readonly href: string
}

/** What an accepted form was about. */
export interface ThanksAbout {
  readonly listing: Listing | null
  readonly project: Project | null
  /** The path of a page of this site. */
  readonly page: string | null
  readonly search: { readonly goal: Goal; readonly search: Search } | null
  /** Whether the agency names its people on a page. */
  readonly hasTeam: boolean
}

/** The next step to offer after a form. */
export function wayOn(form: FormName, about: ThanksAbout, locale: Locale): WayView {
  const t = translator(locale)
  const { listing } = about
  switch (formCatalogue[form].next) {
    case 'viewing':
      return listing && isListed(listing.state) ? { text: t('enquiry.visit'), href: href('viewing', locale, { id: listing.id }) } : wayBack(about, locale)
    case 'costs':
      return { text: t('thanks.costs'), href: href('calculators', locale) }
    case 'testimonials':
      return { text: t('thanks.testimonials'), href: href('testimonials', locale) }
    case 'team':
      return about.hasTeam ? { text: t('thanks.team'), href: href('team', locale) } : wayBack(about, locale)
    case 'about':
      return wayBack(about, locale)
  }
}

function wayBack({ listing, project, page, search }: ThanksAbout, locale: Locale): WayView {
  const t = translator(locale)
  if (listing) return { text: t('thanks.listing'), href: listingPath(listing, locale) }
  if (project) return { text: t('thanks.project'), href: projectPagePath(project, locale) }
  if (page !== null) return { text: t('thanks.page'), href: page }
  if (search) return { text: t('subscription.list'), href: href(search.goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search.search) }
  return { text: t('notFound.forSale'), href: href('forSale', locale) }
}
