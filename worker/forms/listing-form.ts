import type { ComponentType } from 'react'
import { servingOffice } from '#db/model/agency/office.ts'
import { formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import type { FormView } from '#ui/forms/form-page.part.tsx'
import { listingPath, titleOf } from '#ui/listings/listing-address.present.ts'
import { type ListingCardView, presentCard } from '#ui/listings/listing-card.present.ts'
import { promisedWords } from '#ui/listings/property/promised-words.present.ts'
import { href, thankYouRoute } from '#ui/routes.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'
import type { FormDefinition } from '#worker/forms/form.ts'
import { thanksPath } from '#worker/forms/thanks-about.ts'
import { homeOnOffer } from '#worker/listings/on-offer.ts'
import { showsForm } from '#worker/site/caching/cache-policy.ts'
import { crumbsBelow } from '#worker/site/crumbs.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type Page, type PageContext } from '#worker/site/pages/page.ts'
import { handleForm } from './handle-form.ts'
import { openForm } from './open-form.ts'

/** Props common to all forms about a listing. */
interface Shown {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
}

interface ListingForm<Props extends object> {
  readonly view: ComponentType<Props>
  /** Which listings on offer the form applies to; all by default. */
  suits?(listing: Listing): boolean
  form(context: PageContext, listing: Listing): FormDefinition | Promise<FormDefinition>
  /** What the thank-you page needs besides the listing. */
  thanksQuery?(context: PageContext, leadId: string): Promise<Readonly<Record<string, string>>>
  props(shown: Shown, context: PageContext, listing: Listing): Props | Promise<Props>
}

/** The page of a form about a listing on offer; redirects for any other listing. */
export function listingForm<Props extends object>(
  name: 'enquiry' | 'viewing' | 'openDay' | 'purchaseOffer' | 'rentProfile',
  definition: ListingForm<Props>,
): Page {
  return definePage(name, {
    view: definition.view,
    cache: showsForm,
    async load(context) {
      const { locale, now, sent } = context
      const t = translator(locale)
      const listing = await listingOf(context, definition)
      const form = await definition.form(context, listing)
      const title = t(`form.${form.name}.title`)
      const view = await openForm(form.name, crumbsOf(listing, title, locale), context)
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : `${title}, ${textIn(listing.place.city, locale)}`,
          description: promisedWords(`form.${form.name}.lead`, context.agency.promises, locale) ?? title,
          alternates: byLocale((each) => href(name, each, { id: listing.id })),
          index: false,
        },
        props: await definition.props({ view, months: formCatalogue[form.name].months, card: presentCard(listing, locale, now) }, context, listing),
      }
    },
    async act(context, sent) {
      const listing = await listingOf(context, definition)
      const about = {
        listingId: listing.id,
        projectId: null,
        office: officeAddressOf(listing, context.agency),
        serving: servingOffice(context.agency, listing.place)?.key ?? null,
      }
      const outcome = await handleForm(await definition.form(context, listing), context, sent, about)
      if (!outcome.accepted) return outcome.state
      const sealed = (await definition.thanksQuery?.(context, outcome.leadId)) ?? {}
      throw redirection(303, thanksPath(thankYouRoute(name), context.locale, { listing: String(listing.id), ...sealed }))
    },
  })
}

function crumbsOf(listing: Listing, title: string, locale: Locale): readonly Crumb[] {
  const list = listing.goal === 'sale' ? 'forSale' : 'forRent'
  return crumbsBelow(list, locale, { text: titleOf(listing, locale), href: listingPath(listing, locale) }, { text: title, href: null })
}

/** The listing; redirects to its page if the form does not apply to it. */
async function listingOf(context: PageContext, { suits }: Pick<ListingForm<never>, 'suits'>): Promise<Listing> {
  const listing = await homeOnOffer(context, context.parameters.id ?? '')
  if (suits?.(listing) ?? true) return listing
  throw redirection(302, listingPath(listing, context.locale))
}
