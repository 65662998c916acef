import { type Context, Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { findListing } from '#db/listings/listings.ts'
import { findPublicIds } from '#db/listings/public-ids.ts'
import { isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import { listingPath } from '#ui/listings/listing-address.present.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { queryWithoutLanguage, requestedLanguage } from '#worker/site/languages/redirects.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import type { ShowPage } from '../files/document-link.endpoint.ts'

type Request = Context<{ Bindings: Env }, '/:id'>

/**
 * `/property/4001`, used in links from the CRM and its mails, or by the CRM's own id `/property/whise-501`: redirects to the property in the visitor's
 * language and keeps the query. An unknown id gets its 404 there; a method other than GET gets the 405 of the property page.
 */
export function deepLink(showPage: ShowPage): Hono<{ Bindings: Env }> {
  const path = '/:id{[^/]+/?}' as const
  return new Hono<{ Bindings: Env }>().get(path, toListing).all(path, async (context) => {
    const { locale } = requestedLanguage(context, (await requestAgency(context)).languages)
    return showPage(context, href('propertyForSale', locale, { city: '', type: '', id: context.req.param('id').replace(/\/$/, '') }), context.req.method)
  })
}

async function toListing(context: Request): Promise<Response> {
  const id = context.req.param('id').replace(/\/$/, '')
  const { locale, headers } = requestedLanguage(context, (await requestAgency(context)).languages)
  const { db } = await requestStore(context)
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : await idInCrm(db, id)
  const listing = number === null ? null : await findListing(db, number)
  const path =
    listing && listing.state !== 'prospective'
      ? listingPath(listing, locale)
      : href('propertyForSale', locale, { city: '', type: '', id: String(number ?? id) })
  return redirection(302, path + queryWithoutLanguage(new URL(context.req.url)), headers)
}

/** The public id of a home by its id in a CRM; null if unknown. */
async function idInCrm(db: Db, id: string): Promise<number | null> {
  const [, crm = '', externalId = ''] = /^([a-z]+)-(.{1,100})$/.exec(id) ?? []
  return isCrmName(crm) ? (await findPublicIds(db, crm, [{ kind: 'listing', externalId }])).of('listing', externalId) : null
}
