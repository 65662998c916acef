import { Hono } from 'hono'
import { findListing } from '#db/listings/listings.ts'
import { calendarOffice } from '#db/model/agency/office.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { freeTimesShown } from '#db/model/visits/calendar-rules.ts'
import { presentFreeTimes } from '#ui/visits/appointment.present.ts'
import type { Env } from '#worker/env.ts'
import { readLanguage } from '#worker/site/languages/language.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { freeDaysOf } from '#worker/visits/free-days.ts'

/** `/free-times/4001?lang=nl`: the next free times for a viewing of a listing on offer. Separate from the listing's page, which is cached. */
export const freeTimes = new Hono<{ Bindings: Env }>().get('/:id{[1-9][0-9]{0,14}}', async (context) => {
  const store = await requestStore(context)
  const agency = await requestAgency(context)
  const locale = readLanguage(new URL(context.req.url).searchParams, agency.languages)
  const id = Number(context.req.param('id'))
  const listing = await findListing(store.db, id)
  if (!listing || !isListed(listing.state)) return context.json({ error: 'not found' }, 404)
  const days = await freeDaysOf(calendarOffice(agency, listing.place), id, { store, now: new Date() })
  return context.json({ times: presentFreeTimes(days, freeTimesShown, locale) }, 200, { 'Cache-Control': 'private, no-store' })
})
