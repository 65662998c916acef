import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Agency } from '#db/model/agency/agency.ts'
import { type OptionalCategory, optionalCategories, readConsent, writeConsent } from '#db/model/privacy/consent.ts'
import { countConsent } from '#db/privacy/consent-counts.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { consentVersion } from '#worker/privacy/consent-version.ts'
import { preferredLocale } from '#worker/site/languages/redirects.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { deletedCookies, deviceCookie, setCookies } from '#worker/site/requests/device-cookie.ts'
import { readForm } from '#worker/site/requests/read-form.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { isFromOwnPages } from '#worker/site/requests/write-guard.ts'
import type { ShowPage } from '../files/document-link.endpoint.ts'

type Request = Context<{ Bindings: Env }>

/** Mounted at the root: stores a cookie choice, and serves the style sheet that shows or hides the banner without script. */
export function consent(showPage: ShowPage) {
  return new Hono<{ Bindings: Env }>().post('/consent', (context) => storeChoice(context, showPage)).get('/consent.css', showBanner)
}

/** Stores the choice on the device and redirects back to its page. An invalid choice changes nothing and redirects to the cookie settings. */
async function storeChoice(context: Request, showPage: ShowPage): Promise<Response> {
  if (!isFromOwnPages(context.req.raw)) return refused(context, showPage)
  const { form } = await readForm(context.req.raw, false)
  const accepted = acceptedIn(form)
  if (accepted === null) return redirection(303, href('cookieSettings', await preferredLocale(context)))
  const agency = await requestAgency(context)
  await countChoice(context, agency, accepted)
  const at = Math.floor(Date.now() / 1000)
  const response = redirection(303, await cameFrom(context))
  const choice = deviceCookie(context.req.url, 'consent', writeConsent({ version: consentVersion(agency), at, accepted }))
  setCookies(response, [choice, ...refusedCookies(context.req.url, agency, accepted)])
  return response
}

/** A form posted from another site stores nothing: the response is the cookie settings page, with status 403. */
async function refused(context: Request, showPage: ShowPage): Promise<Response> {
  const page = await showPage(context, href('cookieSettings', await preferredLocale(context)))
  return new Response(page.body, { status: 403, headers: page.headers })
}

/** Shows the banner, or the button to withdraw, without script. Pages link it in `<noscript>`, so that they are the same for every visitor. */
async function showBanner(context: Request): Promise<Response> {
  const choice = readConsent(getCookie(context, 'consent'), consentVersion(await requestAgency(context)))
  const shown = choice === null ? '.consent { display: block; }' : choice.accepted.length > 0 ? '.consent-withdraw { display: inline; }' : ''
  return new Response(shown, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'private, no-store', Vary: 'Cookie' } })
}

/** The accepted categories of a form; null if invalid. */
function acceptedIn(form: FormData): readonly OptionalCategory[] | null {
  const choice = form.get('choice')
  if (choice === 'all') return optionalCategories
  if (choice === 'necessary') return []
  const named = form.getAll('category')
  return choice === 'chosen' ? optionalCategories.filter((category) => named.includes(category)) : null
}

/** A failure to count does not affect the choice. */
async function countChoice(context: Request, agency: Agency, accepted: readonly OptionalCategory[]): Promise<void> {
  const { primary, defer } = await requestStore(context)
  defer(countConsent(primary, consentVersion(agency), accepted, new Date()))
}

/** The path of the referring page on this site; the home page if the browser does not send it. */
async function cameFrom(context: Request): Promise<string> {
  const referrer = context.req.header('Referer') ?? ''
  const page = URL.canParse(referrer) ? new URL(referrer) : null
  if (page === null || page.origin !== new URL(context.req.url).origin) return href('home', await preferredLocale(context))
  // A path with two leading slashes would point to another host.
  return page.pathname.replace(/^\/+/, '/') + page.search
}

/** Deletes the cookies that scripts of refused categories have set. */
function refusedCookies(url: string, { scripts }: Agency, accepted: readonly OptionalCategory[]): readonly string[] {
  const refused = scripts.filter(({ category }) => !accepted.includes(category))
  return refused.flatMap(({ cookies }) => cookies.flatMap(({ name }) => deletedCookies(url, name)))
}
