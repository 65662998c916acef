import type { ComponentType } from 'react'
import type { FormName } from '#db/model/lead.ts'
import type { Listing } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FormView } from '#ui/forms/form-page.tsx'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { type ListingCardView, presentCard } from '#ui/presenters/listing-card.ts'
import { officeAddressOf, titleOf } from '#ui/presenters/property.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage, type Page, type PageContext } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { crumbsBelow } from '#worker/pages/crumbs.ts'
import { homeOnOffer } from '#worker/pages/on-offer.ts'
import { type FormDefinition, monthsKept, takeForm } from './form.ts'
import { openForm } from './form-view.ts'

/** What every form about a home shows. */
interface Shown {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
}

interface ListingForm<Props extends object> {
  readonly words: FormName & ('enquiry' | 'viewing' | 'purchaseOffer' | 'rentProfile')
  readonly thanks: RouteName & `thankYou${string}`
  readonly view: ComponentType<Props>
  /** Which homes it is for, besides being on offer; all of them when left out. */
  suits?(home: Listing): boolean
  form(context: PageContext, home: Listing): FormDefinition<{ readonly email: string }>
  props(shown: Shown, context: PageContext, home: Listing): Props | Promise<Props>
}

/** A form about a home on offer; one that is not, or never was, has a page of its own that says so. */
export function listingForm<Props extends object>(name: 'enquiry' | 'viewing' | 'purchaseOffer' | 'rentProfile', definition: ListingForm<Props>): Page {
  const { words, thanks } = definition
  return definePage(name, {
    view: definition.view,
    cache: neverKept,
    async load(context) {
      const { locale, now, sent } = context
      const t = translator(locale)
      const home = await homeOf(context, definition)
      const form = definition.form(context, home)
      const title = t(`form.${words}.title`)
      const view = await openForm(form.name, crumbsOf(home, title, locale), context)
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : `${title}, ${textIn(home.place.city, locale)}`,
          description: t(`form.${words}.lead`),
          alternates: byLocale((each) => href(name, each, { id: home.id })),
          index: false,
        },
        props: await definition.props({ view, months: form.months ?? monthsKept, card: presentCard(home, locale, now) }, context, home),
      }
    },
    async act(context, sent) {
      const home = await homeOf(context, definition)
      const about = { listingId: home.id, projectId: null, office: officeAddressOf(home) }
      const outcome = await takeForm(definition.form(context, home), context, sent, about)
      if (outcome.accepted) throw redirection(303, href(thanks, context.locale))
      return outcome.state
    },
  })
}

function crumbsOf(home: Listing, title: string, locale: Locale): readonly Crumb[] {
  const list = home.goal === 'sale' ? 'forSale' : 'forRent'
  return crumbsBelow(list, locale, { text: titleOf(home, locale), href: listingPath(home, locale) }, { text: title, href: null })
}

/** A home for which there is no such form is shown its page instead. */
async function homeOf(context: PageContext, { suits }: Pick<ListingForm<never>, 'suits'>): Promise<Listing> {
  const home = await homeOnOffer(context, context.parameters.id ?? '')
  if (suits?.(home) ?? true) return home
  throw redirection(302, listingPath(home, context.locale))
}
