import { type Context, Hono } from 'hono'
import { findDeskHome } from '#db/listings/desk/desk-home.ts'
import { isGranted, worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { inFeed } from '#db/model/listings/presentation.ts'
import { staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { resizedOf } from '#worker/files/pictures/crm-photos.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

const width = 480

/** Unpublished photographs (hidden ones, and those of homes off the site), for staff only: `/desk-photos/4001/12/480.webp`. */
export const deskPhotos = new Hono<{ Bindings: Env }>()

deskPhotos.get(`/:id{[1-9][0-9]{0,14}}/:key/${width}.webp`, async (context) => {
  const store = await requestStore(context)
  const settings = settingsOf(context.env)
  const session = await staffSessionOf({ store, origin: settings.origin, cookies: context.req.header('Cookie') ?? null, now: new Date() })
  if (session === null || !isGranted(session.member.role, 'stock')) return nothing(context)
  const [agency, home] = await Promise.all([requestAgency(context), findDeskHome(store.primary, Number(context.req.param('id')))])
  if (home === null || !worksFor(session.member, servingOffice(agency, home.listing.place)?.key ?? null)) return nothing(context)
  const photo = inFeed(home.listing, home.feed).photos.find(({ key }) => key === context.req.param('key'))
  const picture = photo && (await resizedOf({ ...context.env, ...store }, photo, settings, { width }, 'image/webp'))
  // Asked for again each time, so that nothing is left to see after signing out.
  return picture ? context.body(picture.bytes, 200, { 'Content-Type': picture.type, 'Cache-Control': 'private, no-cache' }) : nothing(context)
})

function nothing(context: Context): Response {
  return context.body(null, 404, { 'Cache-Control': 'private, no-store' })
}
