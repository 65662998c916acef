import { Hono } from 'hono'
import { findListing } from '#db/listings.ts'
import { listingPath } from '#ui/presenters/listing-address.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { requestAgency } from '#worker/http/agency.ts'
import { languageAsked, queryWithoutLanguage } from '#worker/http/locale-redirects.ts'
import { redirection } from '#worker/http/redirection.ts'
import { requestStore } from '#worker/http/request-store.ts'

/** `/property/4001`, as the CRM and its mails link: redirects to the property in the visitor's language, the query kept. An unknown one gets its 404 there. */
export const deepLink = new Hono<{ Bindings: Env }>().get('/:id{[^/]+/?}', async (context) => {
  const id = context.req.param('id').replace(/\/$/, '')
  const { locale, headers } = languageAsked(context, (await requestAgency(context)).languages)
  const listing = /^[1-9]\d{0,14}$/.test(id) ? await findListing((await requestStore(context)).db, Number(id)) : null
  const path = listing && listing.state !== 'prospective' ? listingPath(listing, locale) : href('propertyForSale', locale, { city: '', type: '', id })
  return redirection(302, path + queryWithoutLanguage(new URL(context.req.url)), headers)
})
