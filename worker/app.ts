import { type Context, type ExecutionContext, Hono } from 'hono'
import { noteRefusals } from '#worker/accounts/note-refusals.ts'
import { passkeys } from '#worker/accounts/passkeys.endpoint.ts'
import { staff } from '#worker/accounts/staff.endpoint.ts'
import { tokens } from '#worker/accounts/tokens.endpoint.ts'
import { agency } from '#worker/agency/agency.endpoint.ts'
import { agencyAssets } from '#worker/agency/agency-assets.endpoint.ts'
import { archive } from '#worker/archive/archive.endpoint.ts'
import { content } from '#worker/content/content.endpoint.ts'
import type { Env } from '#worker/env.ts'
import { exports } from '#worker/exports/exports.endpoint.ts'
import { importCategories, importStatistics } from '#worker/feeds/import/immediate-imports.endpoint.ts'
import { deskImporter, importer } from '#worker/feeds/import/import.endpoint.ts'
import { schema } from '#worker/feeds/import/schema.endpoint.ts'
import { sheetUploads } from '#worker/feeds/sheets/sheets.endpoint.ts'
import { sync } from '#worker/feeds/sync/sync.endpoint.ts'
import { webhooks } from '#worker/feeds/sync/webhooks.endpoint.ts'
import { documentFiles } from '#worker/files/documents.endpoint.ts'
import { files } from '#worker/files/files.endpoint.ts'
import { captcha } from '#worker/forms/captcha.endpoint.ts'
import { compliance } from '#worker/law/compliance.endpoint.ts'
import { deepLink } from '#worker/listings/deep-link.endpoint.ts'
import { listings } from '#worker/listings/listings.endpoint.ts'
import { deskPhotos, photos } from '#worker/listings/photos.endpoint.ts'
import { mail } from '#worker/mail/mail.endpoint.ts'
import { map } from '#worker/map/map.endpoint.tsx'
import { mapPoints } from '#worker/map/map-points.endpoint.ts'
import { newsletter } from '#worker/newsletters/newsletter.endpoint.ts'
import { ownerRecords } from '#worker/owners/owner-records.endpoint.ts'
import { owners } from '#worker/owners/owners.endpoint.ts'
import { notFound, pages, wrongMethod } from '#worker/pages.ts'
import { placeSuggestions } from '#worker/places/place-suggestions.endpoint.ts'
import { consent } from '#worker/privacy/consent.endpoint.ts'
import { privacy } from '#worker/privacy/privacy.endpoint.ts'
import { keysReadBy } from '#worker/site/caching/page-address.ts'
import { renderCanariesBy } from '#worker/site/canary/try-pages.ts'
import { answerInTime } from '#worker/site/faults/answer-in-time.ts'
import { endpointFault, errorPage } from '#worker/site/faults/uncaught-error.ts'
import { health } from '#worker/site/health.endpoint.ts'
import { islandMessages } from '#worker/site/island-messages.endpoint.ts'
import { toHome } from '#worker/site/languages/redirects.ts'
import { llmsTxt } from '#worker/site/llms.endpoint.ts'
import { answerPreview } from '#worker/site/pages/preview.ts'
import { createRenderer } from '#worker/site/pages/render.tsx'
import { answerScreen } from '#worker/site/pages/screen.ts'
import { secureHeaders } from '#worker/site/pages/security.ts'
import { recordAlternate } from '#worker/site/record-alternate.ts'
import { boundedRequest } from '#worker/site/requests/bounded-request.ts'
import { drainUnread } from '#worker/site/requests/read-body.ts'
import { refuseOtherMethods } from '#worker/site/requests/refuse-other-methods.ts'
import { requireSettings } from '#worker/site/requests/require-settings.ts'
import { robots, securityTxt } from '#worker/site/robots.endpoint.ts'
import { sitemap } from '#worker/site/sitemap.endpoint.ts'
import { speculation } from '#worker/site/speculation-rules.endpoint.ts'
import { testimonials } from '#worker/testimonials/testimonials.endpoint.ts'
import { seen } from '#worker/views/seen.endpoint.ts'
import { appointmentFile, calendarFeed, openDayFile } from '#worker/visits/calendar-files.endpoint.ts'
import { freeTimes } from '#worker/visits/free-times.endpoint.ts'
import { calendar } from '#worker/visits/office-calendar.endpoint.ts'

/** The routes of the site, in matching order. */
const app = new Hono<{ Bindings: Env }>({ strict: true })

app.onError(errorPage)
app.use(secureHeaders)
app.use(drainUnread)
app.use(requireSettings)
app.use(noteRefusals)

/** URLs that are not pages. */
const endpoints = new Hono<{ Bindings: Env }>({ strict: true })
endpoints.onError(endpointFault)
endpoints.route('/health', health)
endpoints.route('/import/categories', importCategories)
endpoints.route('/import/statistics', importStatistics)
endpoints.route('/import/desk/sheets', sheetUploads)
endpoints.route('/import/desk', deskImporter)
endpoints.route('/import', importer)
endpoints.route('/agency', agency)
endpoints.route('/content', content)
endpoints.route('/mail', mail)
endpoints.route('/newsletter', newsletter)
endpoints.route('/privacy', privacy)
endpoints.route('/files', files(showPage))
endpoints.route('/calendar', calendar)
endpoints.route('/appointments', appointmentFile)
endpoints.route('/calendars', calendarFeed)
endpoints.route('/open-days', openDayFile)
endpoints.route('/owners', owners)
endpoints.route('/owner-records', ownerRecords)
endpoints.route('/staff', staff)
endpoints.route('/sync', sync)
endpoints.route('/webhooks', webhooks)
endpoints.route('/documents', documentFiles(showPage))
endpoints.route('/tokens', tokens)
endpoints.route('/archive', archive)
endpoints.route('/compliance', compliance)
endpoints.route('/passkeys', passkeys)
endpoints.route('/photos', photos)
endpoints.route('/desk-photos', deskPhotos)
endpoints.route('/testimonials', testimonials)
endpoints.route('/api', listings)
endpoints.route('/exports', exports)
endpoints.route('/map', mapPoints)
endpoints.route('/places', placeSuggestions)
endpoints.route('/free-times', freeTimes)
endpoints.route('/words', islandMessages)
endpoints.route('/captcha', captcha)
endpoints.route('/schema', schema)
endpoints.route('/seen', seen)
endpoints.route('/speculation-rules', speculation(pages))
endpoints.route('/robots.txt', robots)
endpoints.route('/llms.txt', llmsTxt)
endpoints.route('/', sitemap)
endpoints.route('/', consent(showPage))
endpoints.route('/.well-known/security.txt', securityTxt)
endpoints.route('/', agencyAssets)
endpoints.use(refuseOtherMethods(endpoints))
app.route('/', endpoints)

/** Everything with a localised URL; `/preview/…` mirrors it. */
const site = new Hono<{ Bindings: Env }>({ strict: true })
site.onError((error, context) => (context.req.path.endsWith('.json') ? endpointFault(error, context) : errorPage(error, context)))
site.get('/', toHome)
site.route('/property', deepLink(showPage))
site.route('/', map)
site.all('*', answerScreen({ render: createRenderer(pages, { notFound, wrongMethod }), alternate: recordAlternate }))

app.all('/:preview{[pP][rR][eE][vV][iI][eE][wW]}/*', answerPreview(site))
app.route('/', site)

renderCanariesBy((request, env, context) => app.fetch(request, env, context))

const keysRead = keysReadBy(pages)

/** Handles a request: from page memory if possible, else by the routes above, with a timeout while the database does not respond. */
export function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const bounded = boundedRequest(request)
  return answerInTime(bounded, env, context, keysRead, () => app.fetch(bounded, env, context))
}

/** Responds with the page at another path (internal rewrite). @param method GET by default (HEAD for a HEAD request), even for a POST */
function showPage({ req, env, executionCtx }: Context<{ Bindings: Env }>, path: string, method?: string): Response | Promise<Response> {
  return app.fetch(
    new Request(new URL(path, req.url), { method: method ?? (req.method === 'HEAD' ? 'HEAD' : 'GET'), headers: req.raw.headers }),
    env,
    executionCtx,
  )
}
